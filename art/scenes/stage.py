# grade: --ev .8 --power 1.34,1.34,1.32 --bloom .09 --hal .07 --thr 1.1 --grain .013 --sat .92 --sharpen .4 --off .016,.012,.012
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *; from chair import *
VAR = start('stage', 171, 20, {'': (2000, 1250), 'tall': (1200, 1500)}, pspp=7, bounces=2, clamp_i=3, transp=6); rnd.seed(23); N = mnoise.noise
# ---------------------------------------------------------------- gilded carved wood, rubbed to the red ground on the edges; velvet; cloths
GW = giltwood()
VV = velvet('velvet', '#4d0c16', '#2c060d'); BO = velvet('bolster', '#5a2a10', '#3a1808')
def silk(name, c1, c2, zari=None, transl=.25, w=.06):
    m, n = mat(name); uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ'); n.link(uv, s.inputs[0]); a = n('ShaderNodeTexNoise', Vector=uv, Scale=5., Detail=6.); w1 = n('ShaderNodeTexWave', dict(bands_direction='X'), Vector=uv, Scale=190., Distortion=.6); w2 = n('ShaderNodeTexWave', dict(bands_direction='Y'), Vector=uv, Scale=190., Distortion=.6)
    c = n.mix(a, c1, c2); p = n('ShaderNodeBsdfPrincipled', Roughness=.5, Specular=.35, Sheen=.5)
    if zari:
        g = n.ramp(s.outputs[1], [(0, 1.), (w, 1.), (w+.001, 0.), (w+.012, 0.), (w+.013, 1.), (w+.020, 1.), (w+.021, 0.)], 'CONSTANT'); mb = n('ShaderNodeTexVoronoi', Vector=uv, Scale=16.); bt = n.ramp(mb.outputs['Distance'], [(.16, 1.), (.20, 0.)]); g = n.math('MULTIPLY', n.math('MAXIMUM', g, n.math('MULTIPLY', bt, .8)), n.ramp(w1, [(.2, .55), (.6, 1.)])); c = n.mix(g, c, zari); n.set(p.inputs['Metallic'], n.math('MULTIPLY', g, .7)); n.set(p.inputs['Roughness'], n.math('SUBTRACT', .55, n.math('MULTIPLY', g, .2)))
    n.set(p.inputs['Base Color'], c); n.set(p.inputs['Normal'], n.bump(n.math('MULTIPLY', w1.outputs[0], w2.outputs[0]), .25, .001))
    t = n('ShaderNodeBsdfTranslucent'); n.set(t.inputs[0], c); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = transl; n.link(p, mx.inputs[1]); n.link(t, mx.inputs[2]); n.link(mx, n.out.inputs[0]); return m
DUP = silk('dupatta', '#c4a888', '#a88a68', '#cf9f4a', .3, .05); DRP = silk('drape', '#a08870', '#84694f', None, .4)
CH = chair(GW, VV); PL = .16                            # height of the low stage
M1 = Matrix.Translation((.0, 0, PL)) @ Matrix.Rotation(.10, 4, 'Z'); M2 = Matrix.Translation((.86, .10, PL)) @ Matrix.Rotation(-.20, 4, 'Z')
C2 = inst(CH); C2.matrix_world = M2; CH.matrix_world = M1
# proxies the cloth falls on
def proxy(M, parts):
    out = []
    for sz, lc in parts: o = box('px', sz, (0, 0, 0), None, .02); o.matrix_world = M @ Matrix.Translation(lc); collider(o, .008, 30); out.append(o)
    return out
PX = proxy(M1, [((.70, .64, .15), (0, 0, .395)), ((.10, .60, .06), (-.303, 0, .683)), ((.07, .54, .05), (.303, 0, .678)), ((.10, .12, .34), (-.298, -.235, .53)), ((.60, .08, .56), (0, .31, .70))]); fl = box('px', (6, 6, .2), (0, 0, PL-.1)); collider(fl, .006, 60); PX.append(fl)
nx, ny = 40, 92                                   # a dupatta thrown over the arm, across the seat, its end on the carpet
def dup2(u, v):
    L = v*2.0; x = .28-min(L, .64) if L < .64 else -.36-(L-.64)*.30; z = PL+.60 if L < .5 else (PL+.60+.20*min(1, (L-.5)/.14) if L < .64 else PL+.80-(L-.64)*.50); y = -.16+u*.34+.05*math.sin(v*7)-(.10*(L-.64) if L > .64 else 0); return (x+.012*math.sin(u*30), y+.02*math.sin(v*19), max(PL+.03, z)+.016*math.sin(u*21+v*4)+.016*math.sin(u*11-v*5))
DC = grid('dupatta', nx, ny, dup2, DUP); uvgrid(DC, nx, ny, .62, 2.0)
for l in DC.data.uv_layers[0].data: l.uv = (l.uv[1], l.uv[0])
fall(DC, 42, .22, 6, .15, thick=.008, self_col=False, quality=4, sub=2, solid=.0012)
for o in PX: bpy.data.objects.remove(o)
MI = M1.inverted()                                # off the rail and the cushion, which the proxies only approximate
for v in DC.data.vertices:
    q = MI @ v.co; a_, b_ = q.x/.58, q.y/.54
    if abs(a_) < .5 and abs(b_) < .5: q.z = max(q.z, .404+.095*max((1-(2*abs(a_))**6)*(1-(2*abs(b_))**6), 0)**.35-.030*math.exp(-((q.x/.128)**2+((q.y+.016)/.108)**2)) if q.z > .36 else q.z)
    if q.x < -.20 and q.z < .62:
        k = min(1, (.62-q.z)/.15); q.x -= .058*k*k*(3-2*k)
        if .30 < q.z < .47: q.x = min(q.x, -.337+.012*math.sin(q.y*60))
    v.co = M1 @ q
# the hangings behind: swagged from a rail, one corner come down
def hang(name, x0, x1, y, ztop, zbot, m, nx=110, ny=60, seed=0., sag=0., gather=.05, tie=None):
    def f(u, v):
        x = x0+(x1-x0)*u; k = v**.8; fold = math.sin(u*30*abs(x1-x0)/1.2+5.5*N(Vector((u*4, k*.8, seed)))+.9*k)*(.6+.6*N(Vector((u*7, k*1.5, seed+9))))+.35*math.sin(u*83+seed+3*N(Vector((u*3, k*2, seed)))); zt = ztop-sag*math.sin(math.pi*min(1, u*1.05))**1.2*(1 if sag > 0 else 1); 
        if tie: zz = zt+(zbot-zt)*k; q = (tie[1]-zz)/tie[1]; g = .82*math.exp(-((zz-tie[1])/.62)**2) if q < 0 else .82-.20*min(1, q*1.1)-.05*q*math.sin(u*9); x = x+(tie[0]-x)*g; fold *= 1+.6*g
        return (x+gather*.6*N(Vector((u*4, k*2, seed)))+.02*k*N(Vector((u*9, k*3, seed+2))), y+gather*fold*(.35+.65*k)+.06*N(Vector((u*2, k*2, seed+5))), zt+(zbot-zt)*k+.012*fold*(1-k)+.03*N(Vector((u*6, 7, seed)))*k)
    o = grid(name, nx, ny, f, m); uvgrid(o, nx, ny, abs(x1-x0)*1.6, ztop-zbot); return subsurf(o, 1)
hang('h1', -2.4, -.55, 1.05, 2.9, PL+.01, DRP, 150, 60, 1., 0, .06, (-1.75, 1.05)); hang('h2', -.45, 1.2, 1.12, 2.9, PL+.01, DRP, 150, 60, 4., 0, .06, (1.05, 1.15)); hang('h3', 1.15, 3.0, 1.2, 2.9, PL+.01, DRP, 120, 50, 6.)
# a length that has come off its hook and hangs in a heap: simulated, held by one corner
nx, ny = 60, 70; LC = grid('loose', nx, ny, lambda u, v: (1.22+u*.75, .78-.05*math.sin(u*19)-v*.02, 2.05-v*1.55+.02*math.sin(u*31)), silk('loose', '#7a4a30', '#8d5a3c', '#b98b3e', .4, .05)); uvgrid(LC, nx, ny, .8, 1.6)
fl = box('px', (6, 6, .2), (0, 0, PL-.1)); collider(fl, .006, 60); fall(LC, 42, .25, 8, .2, pins={i: 1. for i in list(range(0, 5))+[nx-1]}, thick=.006, self_col=False, quality=4, sub=1); bpy.data.objects.remove(fl)
# ---------------------------------------------------------------- stage, carpet, ground
CP, n = principled('carpet', '#4a1016', .95, 0, .1, Sheen=.5)
uv = n('ShaderNodeTexCoord').outputs['UV']; f = n('ShaderNodeTexNoise', Vector=uv, Scale=260., Detail=4., Roughness=.7); a = n('ShaderNodeTexNoise', Vector=uv, Scale=3., Detail=8., Roughness=.7); vo = n('ShaderNodeTexVoronoi', dict(distance='CHEBYCHEV'), Vector=uv, Scale=5.5); vo.inputs['Randomness'].default_value = .15; pat = n.ramp(n.math('FRACT', n.math('MULTIPLY', vo.outputs['Distance'], 3.2)), [(0, '#5a141a'), (.35, '#2a1a24'), (.5, '#7d5a38'), (.58, '#4a1016')], 'CONSTANT')
c = n.mix(n.ramp(a, [(.38, 0.), (.72, .65)]), n.mix(.28, '#4a1016', pat), '#1f0d0b'); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', f.outputs[0], a.outputs[0]), .7, .006))
cg = grid('carpet', 180, 120, lambda u, v: (-1.9+4.6*u, -1.25+2.5*v, PL+.008+.006*N(Vector((u*14, v*9, 1)))+.018*math.exp(-((u*4.6-1.15-.2*math.sin(v*5))/.05)**2)*max(0, .5-v)), CP); uvgrid(cg, 180, 120, 4.6, 2.5)
ED = principled('edge', '#2a1a12', .8)[0]; box('stage', (5.2, 3.0, PL), (.5, .2, PL/2), ED, .01)
GR, n = principled('ground', '#2a241f', .5, 0, .4); g = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=g, Scale=3., Detail=8., Roughness=.7); n.set(n.p.inputs['Base Color'], n.mix(a, '#0d0b09', '#241d18')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.38, .22), (.68, .65)])); n.set(n.p.inputs['Normal'], n.bump(a, .3, .01)); obj('ground', [(-9, -6, 0), (9, -6, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)], GR, smooth=False)
# ---------------------------------------------------------------- garlands, half fallen
def ball(m, R, seed):
    rr = random.Random(seed); P = []; src = [petal_mesh('mg', m, L=R*.95, W=R*.8, curl=rr.uniform(.2, .5), cup=.5, nx=4, ny=5, notch=.25, seed=seed+k) for k in range(3)]
    for i in range(52):
        q = i/52; th = math.acos(1-1.9*q); ph = i*2.39996+rr.gauss(0, .2); d = Vector((math.sin(th)*math.cos(ph), math.sin(th)*math.sin(ph), math.cos(th))); o = inst(src[i % 3], d*R*.28, (0, 0, 0), rr.uniform(.65, 1.05)*(.65+.35*q)); o.rotation_euler = (d+Vector((rr.gauss(0, .18), rr.gauss(0, .18), rr.gauss(0, .12)))).to_track_quat('Y', 'Z').to_euler(); P.append(o)
    bpy.context.view_layer.update(); o = join(P, 'ball')
    for s_ in src: bpy.data.objects.remove(s_)
    return o
MG = [petal_material('m0', '#f2a812', '#d07206', .3), petal_material('m1', '#f6bd2e', '#d98a10', .3), petal_material('m2', '#a3142c', '#5a0716', .3)]; MB_ = [ball(MG[k % 2], .026, k*9) for k in range(3)]; RB_ = [ball(MG[2], .025, 50+k) for k in range(2)]
LEAF = petal_material('leaf', '#3a5a26', '#22391a', .3)
TWINE = principled('twine', '#7a6a48', .9, 0, .1)[0]
def string(P, gap=.036, rose=7):
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
string([(.98, .46, PL+1.06), (.86, .36, PL+.99), (.72, .20, PL+.86), (.60, .02, PL+.735), (.545, -.10, PL+.66), (.515, -.16, PL+.45), (.50, -.20, PL+.22), (.47, -.25, PL+.06), (.40, -.36, PL+.035), (.28, -.44, PL+.033), (.12, -.46, PL+.033), (.02, -.56, PL+.033)])
string([(-1.0+.09*k, -.74+.05*math.sin(k*.9), PL+.033) for k in range(8)])
for o in MB_+RB_: hide_src(o)
petals([(rnd.gauss(-.1, .55), rnd.gauss(-.55, .28), PL+.014) for _ in range(230)]+[(rnd.gauss(.75, .5), rnd.gauss(-.5, .25), PL+.014) for _ in range(150)]+[(rnd.gauss(0, .16), rnd.gauss(-.03, .14), PL+.49) for _ in range(9)]+[(rnd.uniform(-1.8, 1.4), rnd.uniform(-2.4, -1.2), .006) for _ in range(60)], [('#a8142c', '#54060f', 5), ('#e88d12', '#b84a04', 4), ('#cf9a90', '#a0625a', 1)], .034, .029)
# ---------------------------------------------------------------- the last string of bulbs; a few are out
GL_, n = mat('glass'); e = n('ShaderNodeEmission', Strength=26.); n.link(n('ShaderNodeBlackbody', Temperature=2350), e.inputs[0]); n.link(e, n.out.inputs[0]); OFF = principled('off', '#6b5a48', .1, 0, .6)[0]; WI = principled('wire', '#120f0d', .6)[0]
bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=12, radius=.017); me = bpy.data.meshes.new('bulb'); bm.to_mesh(me); bm.free()
wp = cat((-.25, .62, 2.15), (.98, .50, 1.37), .10, 30)+cat((.98, .50, 1.37), (2.3, .5, 2.1), .10, 26)[1:]; tube('wire', wp, .0035, WI, False, 2)
for k in range(2, len(wp), 4):
    p = wp[k]; on = k not in (10, 34); m_ = me.copy(); m_.materials.append(GL_ if on else OFF); o = bpy.data.objects.new('bulb', m_); bpy.context.scene.collection.objects.link(o); o.location = p-Vector((0, 0, .045)); o.scale = (1, 1, 1.25); o.visible_diffuse = o.visible_shadow = False
    tube('sock', [p, p-Vector((0, 0, .028))], .010, WI, False, 2)
    if on: point(p-Vector((0, 0, .045)), 7.5, 2500, .02)
area((2.6, -1.4, 1.9), (.4, 0, .7), (.4, .4), 60., temp=2750)                                                        # a work lamp beyond the frame
area((-3.2, -2.4, 3.2), (0, 0, .6), (2.2, 2.2), 46., color=(.52, .62, 1.))                                              # the night
area((-1.9, -2.3, 1.1), (-.3, -.1, .55), (.5, .5), 9., temp=2700)                                                     # what the hall behind still gives
bulbs([(rnd.uniform(.3, 3.2), rnd.uniform(5, 8), rnd.uniform(.9, 1.9)) for _ in range(11)], .03, ((1900, .3), (2050, .4), (2250, .45), (1850, .2)))
world(color='#0a0c14', strength=.5)
if VAR: camera((-1.95, -3.55, 1.38), (.16, .10, .44), 50, 2.8, (-.05, -.2, .8))
else: camera((-2.1, -3.2, 1.32), (-.36, .10, .78), 52, 2.8, (-.05, -.2, .8))
render()
