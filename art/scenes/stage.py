# grade: --ev .8 --power 1.34,1.34,1.32 --bloom .09 --hal .07 --thr 1.1 --grain .013 --sat .92 --sharpen .4 --off .016,.012,.012
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *; from chair import *
VAR = start('stage', 171, 10, {'': (2000, 1250), 'tall': (1200, 1500)}, pspp=7, bounces=2, clamp_i=3, transp=6); rnd.seed(23); N = mnoise.noise
# ---------------------------------------------------------------- the chairs
VV = velvet('velvet', '#4d0c16', '#2c060d')
GL = giltleaf(); CH = chair(GL, VV, True); PL = .16                            # height of the low stage
M1 = Matrix.Translation((.0, 0, PL)) @ Matrix.Rotation(.10, 4, 'Z'); M2 = Matrix.Translation((.86, .10, PL)) @ Matrix.Rotation(-.20, 4, 'Z')
C2 = inst(CH); C2.matrix_world = M2; CH.matrix_world = M1
# ---------------------------------------------------------------- cloth: hand-woven, light comes through it
def cloth(name, c1, c2, zari='#c9983f', sheer=.10, through=.38, edge=.10):
    m, n = mat(name); u, v, w = attr(n, 'across'), attr(n, 'along'), attr(n, 'width'); q = n('ShaderNodeCombineXYZ', X=u, Y=v); slub = nz(n, q, 1., 4., .65, (260, 9, 1)); weft = nz(n, q, 1., 4., .65, (12, 300, 1)); dye = nz(n, q, 2.2, 5., .6)
    c = n.mix(n.ramp(dye, [(.3, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.math('MULTIPLY', n.ramp(slub, [(.5, 0.), (.75, 1.)]), .3), c, '#f4e6cf'); e = n.math('MINIMUM', u, n.math('SUBTRACT', w, u)); gold = n.ramp(n.math('DIVIDE', e, edge), [(0, 0.), (.06, 1.), (.5, 1.), (.52, 0.), (.68, 0.), (.70, 1.), (.82, 1.), (.84, 0.)], 'CONSTANT'); c = n.mix(n.math('MULTIPLY', gold, .85), c, zari)
    p = n('ShaderNodeBsdfPrincipled', Roughness=.55, Specular=.3, Sheen=.6); n.set(p.inputs['Base Color'], c); n.set(p.inputs['Normal'], n.bump(n.math('ADD', slub, weft), .25, .004)); n.set(p.inputs['Metallic'], n.math('MULTIPLY', gold, .5)); t = n('ShaderNodeBsdfTranslucent'); n.set(t.inputs[0], c); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = through; n.link(p, mx.inputs[1]); n.link(t, mx.inputs[2])
    if not sheer: n.link(mx, n.out.inputs[0]); return m
    o = n('ShaderNodeMixShader'); n.set(o.inputs[0], n.math('MULTIPLY', n.math('SUBTRACT', 1., gold), n.ramp(slub, [(.3, sheer*2), (.7, 0.)]))); n.link(mx, o.inputs[1]); n.link(n('ShaderNodeBsdfTransparent'), o.inputs[2]); n.link(o, n.out.inputs[0]); return m
DUP, DRP, LSE = cloth('stole', '#d9bd97', '#c3a076', '#cf9f4a', 0., .28, .055), cloth('drape', '#a88f74', '#8c7154', sheer=.06), cloth('loose', '#8d5a42', '#744432', '#b98b3e', .04, .3)
def uvk(nx, ny): return np.meshgrid(np.linspace(0, 1, nx), np.linspace(0, 1, ny))
def laid(name, P, m, w, h): u, v = uvk(P.shape[1], P.shape[0]); return sheet(name, P, m, {'across': u*w, 'along': v*h, 'width': np.full(u.shape, w)})
# a stole thrown over the arm: gathered in the hand, it opens on the seat and spreads where it reaches the carpet
QP = round_path([(.20, .492), (-.02, .484), (-.225, .497), (-.268, .560), (-.272, .700), (-.300, .735), (-.340, .728), (-.364, .640), (-.372, .40), (-.366, .12)], .035, 7); QP = resample(QP, .006); S_ = np.r_[0, np.cumsum(np.linalg.norm(np.diff(QP, axis=0), axis=1))]; TT = np.gradient(QP, axis=0); TT /= np.linalg.norm(TT, axis=1, keepdims=True); NN = np.stack([TT[:, 1], -TT[:, 0]], -1); NN = np.where((NN[:, :1]*0+1) > 0, NN, NN)
nv, nu = len(QP), 200; u, v = uvk(nu, nv); s_ = S_[:, None]+0*u; X0, Z0 = QP[:, 0][:, None], QP[:, 1][:, None]; fb = lambda a, b, k, o=3: fbm(np.stack([u*a, s_*b, 0*u+k], -1), 1., o)
END = S_[-1]; hung = sstep(.70, 1.0, s_); seat_, floor_ = 1-sstep(.30, .52, s_), 0*s_; arm_ = np.exp(-((s_-.66)/.10)**2)
amp = .006+.013*seat_*(.4+.6*u)+.028*hung*(.7+.6*u)+.003*arm_; ph = 2*math.pi*(4.6*u+.35*fb(2., 1.6, 2.)+.25*fb(5., .7, 5.)); fold = (np.sin(ph)*(.7+.5*fb(3., 1.2, 8.))+.38*np.sin(2.2*ph+1.+1.5*fb(2., 1., 4.)))
span = .17+.17*seat_+.11*hung*sstep(.75, END, s_); Y = -.045+(u-.5)*span*(1+.10*fb(1., 2.2, 6.))+.035*hung*sstep(.7, 1.4, s_)+.02*fb(.6, 3., 7.)-.06*seat_*(.5-s_)
off = amp*(1.05+fold)+.004*np.abs(fb(9., 9., 3.))+.010*arm_*np.clip(fb(3., 4., 12.), 0, 1); tug = .045*(u-.4)*sstep(.9, 1.4, s_)
drop_ = sstep(.78, END, s_)*(s_-.78); slant = (.26*(u-.30)+.10*fb(1.6, .5, 15.)+.05*np.sin(9*u+1))*drop_/(END-.78)*.42           # its end hangs aslant, one corner low
Xc, Zc = X0+NN[:, :1]*off-.035*hung*fb(.8, 2.2, 21.)*drop_, np.maximum(Z0+NN[:, 1:]*off-slant, .02); Y = Y+.10*drop_*fb(.5, 1.4, 25.)
sx_, sy_ = np.clip(Xc/.58, -.5, .5), np.clip(Y/.54, -.5, .5); sw = 1-sstep(.34, .45, s_); cush = .395+.095*np.maximum((1-(2*np.abs(sx_))**6)*(1-(2*np.abs(sy_))**6), 0)**.35-.030*np.exp(-((sx_/.22)**2+((sy_+.03)/.2)**2))         # where it lies on the cushion it follows it
Xc = Xc-.09*np.clip(.5+fb(1.3, .4, 31.), 0, 1)*(1-sstep(0, .34, s_)); Zc = sw*(cush+.006+amp*.42*(1.1+fold)+.004*np.abs(fb(4., 7., 33.)))+(1-sw)*Zc
ST_ = laid('stole', np.stack([Xc, Y, Zc], -1), DUP, .56, S_[-1]); ST_.matrix_world = M1
TS = cloth('fringe', '#cfae7c', '#b98f58', sheer=0., through=.1)
for k in range(0, nu, 3): q = Vector((Xc[-1, k], Y[-1, k], Zc[-1, k])); d = Vector((rnd.gauss(0, .004), rnd.gauss(0, .005), 0)); pts = [M1 @ Vector((p_.x, p_.y, max(.009, p_.z))) for p_ in (q+Vector((0, 0, .004)), q+d*.6-Vector((0, 0, .030)), q+d*1.4-Vector((0, 0, .058+rnd.gauss(0, .006))))]; tube('fr', pts, .0009, TS, False, 0)
# the hangings behind: from a rail, two of them tied back; one length has come off its hook
def on(p, q): p, q = np.array(p, float), np.array(q, float); d = (q-p)/np.linalg.norm(q-p); o = np.array((d[1], -d[0])); return lambda x, y, z: np.stack([p[0]+d[0]*x+o[0]*y, p[1]+d[1]*x+o[1]*y, z], -1)
def curtain(p, q, m, w, tie=None, seed=0., z1=2.95, full=2.2):
    f = on(p, q); u, v = uvk(300, 190); z0 = PL+.014; N_ = lambda a, b, k=0: fbm(np.stack([u*a, v*b, 0*u+seed+k], -1), 1., 4); ph = 2*math.pi*w*full*2.5*u+2.8*N_(4., .7)+1.2*v*N_(3., 1., 3); fold = np.sin(ph)*(.55+.6*N_(6., 1., 7))+.34*np.sin(2.1*ph+seed+2*N_(5., 2., 9))+.10*N_(14., 5., 11); z = z1-.03-(z1-z0)*v+.03*N_(5., 9., 2)*v; x = w*u; amp = .022+.032*np.minimum(1, v*2.2)
    if tie:
        tx, tz = tie; k = np.where(z > tz, np.exp(-((z-tz)/.80)**2), np.clip(1-.38*(tz-z)/(tz-z0)*(1+.3*np.sin(9*u+seed)), 0, 1)); s = .10+.18*np.abs(z-tz)**.8; x = x*(1-.90*k)+(tx+(u-.5)*s)*.90*k; amp = amp*(1+.9*k*np.exp(-((z-tz)/.3)**2)); z = z-.20*np.exp(-((z-tz-.25)/.5)**2)*np.abs(u*w-tx)/max(w, .1)
    low = np.clip((z0+.10-z)/.10, 0, 1); y = amp*fold*(1+.5*low)+.05*low*(1+N_(8., 3., 5))+.05*N_(1.5, 1.5, 6); laid('curtain', f(x, y, np.maximum(z, z0+.004+.012*np.abs(fold)*low)), m, w*full, z1-PL)
    if tie: a = np.linspace(0, 6.3, 30); pts = f(tx+.075*np.cos(a), .068*np.sin(a), tz+.012*np.sin(a+seed)); tube('tie', [tuple(q_) for q_ in pts], .013, GL, True, 2)
curtain((-2.5, 1.05), (0, 1.05), DRP, 1.9, (.72, 1.05), 1.3); curtain((1.28, 1.12), (-2., 1.12), DRP, 1.75, (.20, 1.18), 4.4); curtain((1.10, 1.24), (4., 1.24), DRP, 2.1, None, 6.1, full=1.9)
u, v = uvk(150, 170); N_ = lambda a, b, k=0: fbm(np.stack([u*a, v*b, 0*u+k], -1), 1., 4); g_ = .30+.70*np.clip(u*1.05, 0, 1); x = 1.24+.86*u-.30*u*(1-np.exp(-v*2.6))*.9; zt = 2.14-.40*np.sin(math.pi*u**.8)**1.2-.28*u; ln_ = 1.52+.30*np.sin(3*u+1); ph = 2*math.pi*(2.6*u+.9*v*(1-u)+.5*N_(2., 1.5, 3)); fold = np.sin(ph)*(.6+.5*N_(4., 1.5, 2))+.35*np.sin(2.3*ph+1)
laid('loose', np.stack([x+.03*N_(2., 2., 8), .93-.045*fold*(.4+.6*np.sqrt(v))-.05*N_(1.5, 1.5, 5)*v, np.maximum(zt-ln_*v**.95+.02*fold, PL+.02+.012*np.abs(fold))], -1), LSE, .95, 1.6)
# ---------------------------------------------------------------- stage, carpet, ground
CP, n = principled('carpet', '#4a1016', .95, 0, .1, Sheen=.5)
uv = n('ShaderNodeTexCoord').outputs['UV']; f = n('ShaderNodeTexNoise', Vector=uv, Scale=260., Detail=4., Roughness=.7); a = n('ShaderNodeTexNoise', Vector=uv, Scale=3., Detail=8., Roughness=.7); vo = n('ShaderNodeTexVoronoi', dict(distance='CHEBYCHEV'), Vector=uv, Scale=5.5); vo.inputs['Randomness'].default_value = .15; pat = n.ramp(n.math('FRACT', n.math('MULTIPLY', vo.outputs['Distance'], 3.2)), [(0, '#5a141a'), (.35, '#2a1a24'), (.5, '#7d5a38'), (.58, '#4a1016')], 'CONSTANT')
c = n.mix(n.ramp(a, [(.38, 0.), (.72, .65)]), n.mix(.55, '#4a1016', pat), '#231410'); c = n.mix(n.ramp(nz(n, uv, 1.1, 6., .7, dist=.6), [(.54, 0.), (.74, .45)]), c, '#6d5546'); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', f.outputs[0], a.outputs[0]), .7, .006))
cg = grid('carpet', 180, 120, lambda u, v: (-1.9+4.6*u, -1.25+2.5*v, PL+.008+.006*N(Vector((u*14, v*9, 1)))+.018*math.exp(-((u*4.6-1.15-.2*math.sin(v*5))/.05)**2)*max(0, .5-v)), CP); uvgrid(cg, 180, 120, 4.6, 2.5)
ED = principled('edge', '#2a1a12', .8)[0]; box('stage', (5.2, 3.0, PL), (.5, .2, PL/2), ED, .01)
GR, n = principled('ground', '#2a241f', .5, 0, .4); g = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=g, Scale=3., Detail=8., Roughness=.7); n.set(n.p.inputs['Base Color'], n.mix(a, '#1b1813', '#3d352b')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.38, .22), (.68, .65)])); n.set(n.p.inputs['Normal'], n.bump(a, .3, .01)); obj('ground', [(-9, -6, 0), (9, -6, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)], GR, smooth=False)
# ---------------------------------------------------------------- garlands, half fallen
MG = [marigold_material('m0', '#ffa406', '#c05402'), marigold_material('m1', '#ffbe12', '#d07a04'), marigold_material('m2', '#a3142c', '#5a0716', .14)]; MB_ = [marigold(f'mg{k}', MG[k % 2], .0245, 120, k*9+1, (1., .85, .75)[k % 3], (0, .2, .3)[k % 3]) for k in range(5)]; RB_ = [marigold(f'rb{k}', MG[2], .024, 46, 50+k, .85) for k in range(2)]
TWINE = principled('twine', '#7a6a48', .9, 0, .1)[0]
def string(P, gap=.029, rose=8):
    P = [Vector(p) for p in P]; out = []; acc = 0; tube('thread', P, .0016, TWINE, False, 1)
    for i in range(len(P)-1):
        L_ = (P[i+1]-P[i]).length; 
        while acc < L_: out.append(P[i].lerp(P[i+1], acc/L_)); acc += gap*rnd.uniform(.85, 1.2)
        acc -= L_
    for k, p in enumerate(out):
        if rnd.random() < .015: continue
        inst(rnd.choice(RB_ if k % rose == 0 else MB_), p+Vector((rnd.gauss(0, .003), rnd.gauss(0, .003), 0)), (rnd.gauss(0, .8), rnd.gauss(0, .8), rnd.uniform(0, 6.3)), rnd.uniform(.75, 1.12))
def cat(p, q, s, n_=26): p, q = Vector(p), Vector(q); return [p.lerp(q, k/n_)-Vector((0, 0, s*4*(k/n_)*(1-k/n_))) for k in range(n_+1)]
string(cat((-.62, .80, 2.1), (.42, .82, 2.02), .38)); string(cat((.42, .80, 2.02), (1.5, .82, 2.12), .46))
string([(.42, .78, 2.02-.02*k) for k in range(30)]); string([(-.62, .80, 2.1-.03*k) for k in range(32)])
# one has slipped: from the crest of the second chair over its arm to the carpet
string([(.98, .46, PL+1.055), (.86, .36, PL+.99), (.72, .20, PL+.86), (.60, .02, PL+.735), (.545, -.10, PL+.66), (.515, -.16, PL+.45), (.50, -.20, PL+.22), (.47, -.25, PL+.06), (.40, -.36, PL+.035), (.28, -.44, PL+.033), (.12, -.46, PL+.033), (.02, -.56, PL+.033)])
string([(-1.0+.09*k, -.74+.05*math.sin(k*.9), PL+.033) for k in range(8)])
for o in MB_+RB_: hide_src(o)
petals([(rnd.gauss(-.1, .55), rnd.gauss(-.55, .28), PL+.014) for _ in range(230)]+[(rnd.gauss(.75, .5), rnd.gauss(-.5, .25), PL+.014) for _ in range(150)]+[(rnd.gauss(0, .16), rnd.gauss(-.03, .14), PL+.49) for _ in range(9)]+[(rnd.uniform(-1.8, 1.4), rnd.uniform(-2.4, -1.2), .006) for _ in range(60)], [('#a8142c', '#54060f', 5), ('#e88d12', '#b84a04', 4), ('#cf9a90', '#a0625a', 1)], .030, .025)
# ---------------------------------------------------------------- the last string of bulbs; a few are out
GL_, n = mat('glass'); e = n('ShaderNodeEmission', Strength=26.); n.link(n('ShaderNodeBlackbody', Temperature=2350), e.inputs[0]); n.link(e, n.out.inputs[0]); OFF = principled('off', '#6b5a48', .1, 0, .6)[0]; WI = principled('wire', '#120f0d', .6)[0]
bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=12, radius=.017); me = bpy.data.meshes.new('bulb'); bm.to_mesh(me); bm.free()
wp = cat((-.25, .62, 2.15), (.98, .50, 1.37), .10, 30)+cat((.98, .50, 1.37), (2.3, .5, 2.1), .10, 26)[1:]; tube('wire', wp, .0035, WI, False, 2)
for k in range(2, len(wp), 4):
    p = wp[k]; on = k not in (10, 34); m_ = me.copy(); m_.materials.append(GL_ if on else OFF); o = bpy.data.objects.new('bulb', m_); bpy.context.scene.collection.objects.link(o); o.location = p-Vector((0, 0, .045)); o.scale = (1, 1, 1.25); o.visible_diffuse = o.visible_shadow = False
    tube('sock', [p, p-Vector((0, 0, .028))], .010, WI, False, 2)
    if on: point(p-Vector((0, 0, .045)), 7.5, 2500, .02)
area((2.6, -1.4, 1.9), (.4, 0, .7), (.5, .5), 52., temp=2800)                                                        # a work lamp beyond the frame
area((-3.2, -2.4, 3.2), (0, 0, .6), (2.2, 2.2), 60., color=(.56, .68, 1.))                                              # the night
area((-1.9, -2.3, 1.1), (-.3, -.1, .55), (.5, .5), 9., temp=2700)                                                     # what the hall behind still gives
# the garden: chairs left where they stood, a wall and trees in what the lamps give, a string or two of bulbs
LM = limewash('lime', '#a39884', '#877a66', '#453c31', '#705c46'); box('wall', (34, .4, 1.75), (4, 10.4, .87), LM, .03)
for k in range(-6, 14): box('pier', (.5, .6, 2.05), (k*2.6+.4, 10.3, 1.02), LM, .03)
TR = worn('bark', '#5a4a3c', '#3c3028', '#1c1511', (.8, .95), 1.5, .8, .4, .8, .15)[0]; R2 = np.random.default_rng(9)
def leaves(name, c1, c2, K, size):
    m, n = mat(name); c = n.mix(n('ShaderNodeNewGeometry').outputs['Random Per Island'], c1, c2); d = n('ShaderNodeBsdfDiffuse'); n.link(c, d.inputs[0]); t = n('ShaderNodeBsdfTranslucent'); n.link(c, t.inputs[0]); x = n('ShaderNodeMixShader'); x.inputs[0].default_value = .35; n.link(d, x.inputs[1]); n.link(t, x.inputs[2]); n.link(x, n.out.inputs[0]); V, F_ = [], []
    for i in range(K): d = Vector(R2.normal(size=3)).normalized(); q = d*(.5+.5*R2.random()**.5)*(1+.4*N(d*2.3)); a = Vector(R2.normal(size=3)+(0, 0, -.7)).normalized()*size*R2.uniform(.7, 1.2); b = a.orthogonal().normalized()*size*.34; k = len(V); V += [q-a, q+b, q+a, q-b]; F_.append((k, k+1, k+2, k+3))
    o = obj(name, V, F_, m, smooth=False); hide_src(o); return o
NE = leaves('neem', '#1c2a14', '#43532a', 1100, .075)
for tx, ty, h in ((.9, 8.6, 3.0), (3.6, 9.3, 3.6), (6.6, 8.4, 3.2), (-2.4, 9.2, 3.4)):
    tube('trunk', [(tx, ty, 0), (tx+.08, ty, h*.4), (tx-.12, ty+.1, h*.75), (tx+.1, ty, h)], .13, TR)
    for _ in range(26): inst(NE, (tx+R2.normal()*1.0, ty+R2.normal()*.8, h+R2.normal()*.55), (R2.uniform(0, 6), R2.uniform(0, 6), 0), R2.uniform(.45, .85))
for k in range(26): inst(NE, (-3+k*.55+R2.normal()*.15, 9.7+R2.normal()*.1, .25+.1*R2.random()), (R2.uniform(0, 6), R2.uniform(0, 6), 0), R2.uniform(.30, .5))
GC, CU = principled('gilt', '#8a6534', .38, .6, .4)[0], principled('cushion', '#cdbfa8', .8, 0, .2)[0]; gp = []
for sx in (-.19, .19): gp += [tube('l', [(sx, -.19, 0), (sx*.95, -.18, .45)], .013, GC), tube('l', [(sx, .20, 0), (sx*.96, .19, .45), (sx*.94, .245, .92)], .013, GC)]
for z in (.92, .84, .60): gp.append(tube('b', [(-.18, .19+.055*(z-.45)/.47, z), (0, .205+.055*(z-.45)/.47, z+.012), (.18, .19+.055*(z-.45)/.47, z)], .011, GC))
for x in (-.12, -.06, 0, .06, .12): gp.append(tube('s', [(x, .21, .60), (x, .238, .84)], .007, GC))
for z in (.14, .22): gp += [tube('r', [(-.19, -.19, z), (.19, -.19, z)], .008, GC), tube('r', [(-.19, -.19, z), (-.19, .2, z)], .008, GC), tube('r', [(.19, -.19, z), (.19, .2, z)], .008, GC)]
gp += [box('seat', (.40, .40, .03), (0, 0, .45), GC, .012), box('cush', (.38, .38, .05), (0, 0, .49), CU, .02)]; bpy.context.view_layer.update(); GCH = join(gp, 'guest'); hide_src(GCH)
for k in range(17):
    x, y = -.9+(k % 6)*.62+rnd.gauss(0, .10), 4.3+(k//6)*1.25+rnd.gauss(0, .12)
    if k in (3, 8, 14): continue
    fell = k in (5, 13); inst(GCH, (x, y, .20 if fell else 0), (-math.pi/2+.06, 0, rnd.uniform(0, 6)) if fell else (0, 0, .35+rnd.gauss(0, .35)))
BU = [emission(f'bu{k}', None, p, t, False) for k, (p, t) in enumerate(((14, 2200), (8, 2050), (20, 2350), (2.5, 1900)))]; bl = [lathe('b', smooth_profile([(.001, -.034), (.016, -.026), (.021, -.008), (.012, .016), (.009, .028)], 4), 12, m) for m in BU]; [hide_src(b) for b in bl]
def run(p, q, sag, gap=.5):
    p, q = Vector(p), Vector(q); L = (q-p).length; K = int(L/gap); at_ = lambda t: p.lerp(q, t)-Vector((0, 0, sag*4*t*(1-t)+.04*N(Vector((t*5, sag, 0))))); tube('wire', [at_(k/40) for k in range(41)], .005, WI, False, 1)
    for k in range(1, K): t = (k+rnd.gauss(0, .13))/K; inst(rnd.choices(bl, (4, 3, 2, 2))[0], at_(t)-Vector((0, 0, .03)), (rnd.gauss(0, .2), rnd.gauss(0, .2), 0), rnd.uniform(.8, 1.1)) if rnd.random() < .82 else None
run((-2.2, 6.4, 2.5), (1.1, 8.5, 2.75), .55); run((1.1, 8.5, 2.75), (4.0, 9.2, 2.6), .42); run((4.0, 9.2, 2.9), (7.5, 7.5, 2.4), .5)
for x, y, z, p_ in ((.55, 9.95, .18, 16.), (3.15, 9.95, .18, 9.), (-1.9, 9.95, .18, 6.), (5.9, 9.9, .18, 14.)): area((x, y, z), (x+.15, 10.4, 1.9), (.35, .10), p_, temp=2350, spread=150)
point((2.1, 6.9, .55), 3.2, 2250, .06); lathe('lamp', [(.001, .06), (.05, .05), (.055, -.05), (.02, -.08), (.02, -.5), (.001, -.5)], 16, emission('lm', None, .9, 2000, False)).location = (2.1, 6.9, .52)
world(sky_gradient([(0., '#3b3138'), (.10, '#232a44'), (.35, '#121a38'), (1, '#090e20')]), strength=.42)
if VAR: camera((-1.95, -3.55, 1.38), (.16, .10, .44), 50, 2.8, (-.05, -.2, .8))
else: camera((-2.1, -3.2, 1.32), (-.36, .10, .78), 52, 2.8, (-.05, -.2, .8))
render()
