# grade: --ev 1.1 --power 1.37,1.37,1.37 --bloom .08 --hal .07 --grain .013 --sat 1.0 --vig .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *; from oillamp import *; from PIL import Image, ImageDraw, ImageFilter
VAR = start('stage', 171, 16, {'': (2000, 1250), 'tall': (1200, 1500)}, bounces=3, clamp_i=3, transp=8); rnd.seed(23); R = np.random.default_rng(9)
# --- a chair of dark rosewood, turned and carved, caned in the back; front towards -y, its feet on z = 0 ---
WD, n = worn('rosewood', '#80492b', '#41210f', '#160a06', (.24, .46), 1.8, .22, .6, .85, .5, 40.); gr = nz(n, n.g, 3., 7., .65, (9, 9, 2.2), .8); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', n.ramp(gr, [(.35, 1.), (.62, 0.)]), .6), n.base, '#1a0c07'))
TH = .17; BA, BN = np.array((0, math.sin(TH), math.cos(TH))), np.array((0, math.cos(TH), -math.sin(TH)))
def bk(x, s, d=0.): return np.array((0, .235, .43))+np.multiply.outer(x, (1., 0, 0))+np.multiply.outer(s, BA)+np.multiply.outer(d, BN)    # a point of the back: x across, s up along its lean, d out of its plane
def curve(pts, step=.004):
    p = np.pad(np.array(pts, float), ((1, 1), (0, 0)), 'edge'); out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]): t = np.linspace(0, 1, 14, endpoint=False)[:, None]; out.append(.5*(2*b+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-3*c+d-a)*t**3))
    return resample(np.concatenate(out+[p[-1:]]), step)
def limb(pts, sec, side=(1., 0, 0), fn=None, seg=28, step=.004):
    """A rounded bar along pts, half-widths sec across and along side; fn(t) thins it."""
    p = curve(pts, step); t = np.linspace(0, 1, len(p)); T = np.gradient(p, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); s = np.array(side)-T*(T@np.array(side))[:, None]; s /= np.linalg.norm(s, axis=1, keepdims=True); u = np.cross(s, T); a = np.linspace(0, 2*math.pi, seg, endpoint=False); ca, sa = (np.sign(f(a))*np.abs(f(a))**.5 for f in (np.cos, np.sin))
    k = fn(t)[:, None, None] if fn else 1.; P = p[:, None]+k*(s[:, None]*(ca*sec[0])[None, :, None]+u[:, None]*(sa*sec[1])[None, :, None]); P = np.concatenate([p[:1, None]+0*P[:1], P, p[-1:, None]+0*P[:1]]); return sheet('limb', P, WD, cyclic=True)
def turn(pr, a, b, seg=40):
    """Turned on the lathe, from a to b; pr: (radius, share of the length)."""
    a, b = Vector(a), Vector(b); o = lathe('turn', smooth_profile([(r, z*(b-a).length) for r, z in pr], 5), seg, WD); o.matrix_world = Matrix.Translation(a) @ (b-a).to_track_quat('Z', 'Y').to_matrix().to_4x4(); return o
def relief(w, h, q):
    """The crest's carving, drawn at q metres a pixel: a lotus, vines that roll up to either side of it, beads along the foot. Height 0..1."""
    k = 2; W, H = int(w/q*k), int(h/q*k); im = Image.new('L', (W, H), 0); d = ImageDraw.Draw(im); X = lambda x, s: ((x/w+.5)*W, (1-s/h)*H); g = lambda v: v/q*k
    def leaf(x, s, a, L, b): P = [(x+L*t*math.cos(a)-b*L*math.sin(math.pi*t)**.8*math.sin(a)*e, s+L*t*math.sin(a)+b*L*math.sin(math.pi*t)**.8*math.cos(a)*e) for e, ts in ((1, np.linspace(0, 1, 16)), (-1, np.linspace(1, 0, 16))) for t in ts]; d.polygon([X(*p) for p in P], fill=235); d.line([X(x+L*t*math.cos(a), s+L*t*math.sin(a)) for t in (.1, .9)], fill=70, width=int(g(.0012)))
    for m in (-1, 1):
        pts = [(m*(.030+.165*t), .040+.020*math.sin(5.6*t)-.008*t) for t in np.linspace(0, 1, 60)]; d.line([X(*p) for p in pts], fill=220, width=int(g(.0048)), joint='curve')
        for x0, s0, r0, ph, tw in ((.075, .062, .017, 3.9, 1), (.132, .030, .016, 2.0, -1), (.185, .046, .013, 4.2, 1)):
            sp = [(m*(x0+r0*(1-t*.85)*math.cos(tw*(ph+t*9))), s0+r0*(1-t*.85)*math.sin(tw*(ph+t*9))) for t in np.linspace(0, 1, 70)]; d.line([X(*p) for p in sp], fill=235, width=int(g(.0040)), joint='curve'); c = X(*sp[-1]); d.ellipse([c[0]-g(.0032), c[1]-g(.0032), c[0]+g(.0032), c[1]+g(.0032)], fill=255)
        for x0, s0, a, L in ((.050, .040, 1.9, .020), (.056, .052, -.9, .020), (.098, .066, .5, .024), (.105, .047, -1.1, .021), (.155, .046, 1.2, .022), (.160, .030, -.6, .020), (.200, .030, .3, .020), (.040, .072, 1.0, .026)): leaf(m*x0, s0, a if m > 0 else math.pi-a, L, .24)
    for k_ in range(-4, 5): a = math.pi/2+k_*.33; leaf(.006*math.cos(a), .036+.006*math.sin(a), a, .052*(1-.035*abs(k_)), .20)
    for k_ in range(-3, 4): a = math.pi/2+k_*.40; leaf(.004*math.cos(a), .034+.004*math.sin(a), a, .032, .26)
    c = X(0, .033); d.ellipse([c[0]-g(.009), c[1]-g(.009), c[0]+g(.009), c[1]+g(.009)], fill=255)
    for x in np.arange(-w/2+.006, w/2, .0092): c = X(x, .0085); d.ellipse([c[0]-g(.0034), c[1]-g(.0034), c[0]+g(.0034), c[1]+g(.0034)], fill=235)
    a, b = (np.asarray(im.filter(ImageFilter.GaussianBlur(g(r))), float)/255 for r in (.0009, .0022)); return (.55*a+.45*b)[::-1]
def cane():
    """Six-way cane, one hole of 12 mm drawn on 96 pixels and repeated; the holes are dark, backed with cloth."""
    im = Image.new('L', (384, 384), 0); d = ImageDraw.Draw(im); l = lambda a, b, w: d.line([a, b], fill=255, width=w)
    for k in (-384, 0, 384): l((k-400, -400), (k+784, 784), 46); l((k+784, -400), (k-400, 784), 46)
    for c in (150, 234): l((c, 0), (c, 384), 40); l((0, c), (384, c), 40)
    return im.resize((96, 96), Image.LANCZOS)
os.makedirs(OUT, exist_ok=True); cane().save(f'{OUT}/stage-cane.png'); CI = bpy.data.images.load(f'{OUT}/stage-cane.png'); CI.colorspace_settings.name = 'Non-Color'
CN, n = mat('cane'); uv = n('ShaderNodeTexCoord').outputs['UV']; tx = n('ShaderNodeTexImage', Vector=uv); tx.image = CI; p = n('ShaderNodeBsdfPrincipled', Roughness=.42, Specular=.4); fi = nz(n, uv, .7, 5., .65); n.set(p.inputs['Base Color'], n.mix(n.ramp(fi, [(.34, 0.), (.66, 1.)]), '#6a4520', '#a97c44')); n.set(p.inputs['Normal'], n.bump(tx.outputs['Color'], .5, .002)); tr = n('ShaderNodeBsdfTranslucent', Color=col('#8a5a26')); a_ = n('ShaderNodeMixShader'); a_.inputs[0].default_value = .18; n.link(p, a_.inputs[1]); n.link(tr, a_.inputs[2]); x = n('ShaderNodeMixShader'); n.set(x.inputs[0], n.ramp(tx.outputs['Color'], [(.35, 0.), (.65, 1.)])); n.link(n('ShaderNodeBsdfDiffuse', Color=col('#1c0f08')), x.inputs[1]); n.link(a_, x.inputs[2]); n.link(x, n.out.inputs[0])
SILK, n = principled('silk', '#5c0d18', .5, 0, .3, Sheen=.5); uv = n('ShaderNodeTexCoord').outputs['Object']; th = nz(n, uv, 1., 3., .6, (900, 60, 60)); n.set(n.p.inputs['Base Color'], n.mix(nz(n, uv, 9., 5., .6), '#3f0810', '#631420')); n.set(n.p.inputs['Normal'], n.bump(th, .3, .0008))
def chair():
    P = []
    post = [(.019, 0), (.019, .065), (.0125, .076), (.020, .088), (.0125, .100), (.0155, .125), (.0195, .205), (.0140, .270), (.020, .281), (.020, .290), (.0195, .300), (.0195, .385), (.020, .392), (.0130, .403), (.0190, .414), (.0130, .425), (.0155, .455), (.0182, .570), (.0135, .640), (.020, .652), (.0135, .664), (.0195, .672), (.0195, .815), (.0185, .825), (.0110, .834), (.0190, .843), (.0120, .854), (.0160, .866), (.0228, .893), (.0200, .920), (.0100, .942), (.0082, .956), (.0105, .968), (.0064, .984), (.0006, 1.)]
    leg = [(.0120, 0), (.0165, .012), (.0175, .030), (.0140, .055), (.0190, .085), (.0135, .110), (.0150, .16), (.0235, .50), (.0250, .56), (.0180, .61), (.0260, .645), (.0180, .68), (.0265, .72), (.0265, 1.)]; arm = [(.0185, 0), (.0185, .10), (.0125, .16), (.0185, .20), (.0130, .24), (.0150, .32), (.0210, .55), (.0150, .74), (.0200, .79), (.0130, .84), (.0150, 1.)]; st = [(.010, 0), (.0115, .2), (.0095, .36), (.0150, .40), (.0105, .44), (.0165, .5), (.0105, .56), (.0150, .60), (.0095, .64), (.0115, .8), (.010, 1.)]
    for s in (-1, 1):
        P += [turn(post, bk(s*.262, -.01), bk(s*.262, .722)), turn(leg, (s*.280, -.240, 0), (s*.280, -.240, .43)), turn(arm, (s*.284, -.200, .425), (s*.300, -.200, .660)), turn(st, (s*.280, -.225, .135), (s*.263, .262, .135), 24)]
        P.append(limb([(s*.262, .238, .44), (s*.262, .240, .30), (s*.262, .262, .14), (s*.263, .312, 0)], (.0185, .0185), fn=lambda t: 1-.18*t)); b = box('block', (.041, .041, .062), tuple(bk(s*.262, .245)), WD, .004); b.rotation_euler = (-TH, 0, 0); P.append(b)
        P.append(limb([bk(s*.262, .262, -.01), (s*.284, .165, .690), (s*.299, .02, .668), (s*.304, -.13, .668), (s*.301, -.225, .688), (s*.299, -.276, .672), (s*.298, -.286, .634), (s*.298, -.262, .612), (s*.298, -.240, .624), (s*.298, -.244, .642)], (.0225, .0125), fn=lambda t: (1-.40*np.maximum(0, t-.68)/.32)*np.sqrt(np.maximum(1-np.maximum(0, (t-.965)/.035)**2, .01))))
        P.append(limb([bk(s*.226, .188), bk(s*.226, .520)], (.0135, .009))); P.append(box('side', (.034, .50, .072), (s*.282, 0, .394), WD, .005)); P.append(tube('bead', [(s*.299, -.25, .366), (s*.299, .25, .366)], .005, WD, False, 3))
    P += [turn(st, (-.272, .02, .135), (.272, .02, .135), 24), limb([bk(-.262, .165), bk(.262, .165)], (.024, .0125), BA), limb([bk(-.24, .508), bk(.24, .508)], (.0125, .009), BA), limb([bk(-.24, .196), bk(.24, .196)], (.0125, .009), BA)]
    for y in (-.255, .235): P += [box('rail', (.56, .034, .072), (0, y, .394), WD, .005), tube('bead', [(-.28, y*1.072, .366), (.28, y*1.072, .366)], .005, WD, False, 3)]
    nx, q = 620, .0004; x = np.linspace(-.258, .258, nx)[:, None]; a = np.linspace(0, 2*math.pi, 230, endpoint=False)[None]; lo, hi = .522-.010*np.cos(math.pi*x/.258), .606+.050*np.exp(-(x/.10)**2)-.012*np.exp(-((np.abs(x)-.165)/.045)**2)+.006*(np.abs(x)/.258)**4
    sa, ca = (np.sign(f(a))*np.abs(f(a))**e for f, e in ((np.sin, .62), (np.cos, .30))); s = (lo+hi)/2+(hi-lo)/2*sa; rl = relief(.516, .15, q); i, j = np.clip(((s-.515)/q).astype(int), 0, rl.shape[0]//2-1)*2, np.clip(((x+.258)/.516*rl.shape[1]).astype(int), 0, rl.shape[1]-1)+0*s.astype(int); d = ca*(.0125+.0062*rl[i, j]*sstep(.55, .9, np.abs(ca))*sstep(0, .006, hi-s)*sstep(0, .004, s-lo))
    P.append(sheet('crest', bk(x+0*s, s, d), WD, cyclic=True)); y, z = np.linspace(-.214, .214, 24), np.linspace(.205, .50, 24); u, v = np.meshgrid(y, z); c = sheet('cane', bk(u, v, .004*(1-(u/.214)**2)*(1-((v-.35)/.15)**2)), CN); l = c.data.uv_layers.new(name='uv'); li = np.empty(len(c.data.loops), np.int32); c.data.loops.foreach_get('vertex_index', li); l.data.foreach_set('uv', (np.stack([u.ravel()[li], v.ravel()[li]], -1)/.0125).astype(np.float32).ravel()); P.append(c)
    u, v = np.meshgrid(np.linspace(-math.pi, math.pi, 140, endpoint=False), np.linspace(-math.pi/2, math.pi/2, 60)); pw = lambda f, e: np.sign(f)*np.abs(f)**e; cx, cy, cz = .246*pw(np.cos(v), .32)*pw(np.cos(u), .30), -.012+.222*pw(np.cos(v), .32)*pw(np.sin(u), .30), pw(np.sin(v), .55); w_ = 1-.35*(np.abs(cx)/.262)**6-.35*(np.abs(cy)/.24)**6; Q = np.stack([cx, cy, .461+cz*(.031*w_)-.016*(cz > 0)*np.exp(-((cx/.16)**2+((cy+.02)/.15)**2))], -1); Q += (.005*fbm(Q, 11, 4, seed=4)-.004*sstep(.02, .0, np.abs(fbm(Q*np.array((1, 1, .3)), 7, 2, seed=6)))*sstep(.12, .22, np.maximum(np.abs(cx), np.abs(cy))))[..., None]*np.array((.5, .5, 1)); P += [sheet('cushion', Q, SILK, cyclic=True), box('seat', (.545, .48, .020), (0, -.01, .421), WD, .004)]
    bpy.context.view_layer.update(); return join(P, 'chair')
CH = chair(); M1, M2 = (Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.pi+r, 4, 'Z') for x, y, r in ((.0, 0, .30), (.80, .16, -.10))); CH.matrix_world = M1; inst(CH).matrix_world = M2
# --- the terrace: flags of dark stone after rain ---
x, y = np.meshgrid(np.arange(-2.4, 2.6, .0085), np.arange(-3.0, 2.4, .0085)); P = np.stack([x, y, 0*x], -1); jx, jy = x+.008*fbm(P, 7, 3, seed=9), y+.008*fbm(P, 7, 3, seed=10); rows = [-2.42, -1.72, -1.10, -.43, .27, .86, 1.55]; row = np.digitize(jy, rows); e = np.min(np.abs(jy[..., None]-np.array(rows)), -1); tone, dz = 0*x, 0*x
for k in range(8):
    cut = np.cumsum(R.uniform(.55, 1.15, 9))-2.9; M = row == k; e = np.where(M, np.minimum(e, np.min(np.abs(jx[..., None]-cut), -1)), e); idx = np.digitize(jx, cut)
    for q in range(10): S = M & (idx == q); tone[S] = R.random(); dz[S] = R.normal(0, .0022)+(x[S]*R.normal(0, .003)+y[S]*R.normal(0, .003) if S.any() else 0)
dz += .0035*fbm(P, 2.2, 3, seed=13)+.0007*fbm(P, 40, 3, .6, seed=14)-.007*np.exp(-(e/.006)**2)-.0035*np.exp(-(e/.02)**2); P[..., 2] = dz
FL, n = principled('flags', '#2a2420', .5, 0, .5); g = n('ShaderNodeNewGeometry').outputs['Position']; a, b, c_ = nz(n, g, 2.3, 8., .62, dist=.5), nz(n, g, 24., 7., .68), nz(n, g, 150., 4., .7); wet = n.ramp(n.math('ADD', n.math('MULTIPLY', a, .84), n.math('ADD', n.math('MULTIPLY', b, .16), n.math('MULTIPLY', attr(n, 'edge'), .08))), [(.46, 0.), (.58, 1.)], 'EASE')
base = n.mix(n.ramp(b, [(.34, 0.), (.68, 1.)]), '#2b2420', '#4b4138'); base = n.mix(n.math('MULTIPLY', attr(n, 'tone'), .5), base, '#1d1a1a'); base = n.mix(n.ramp(c_, [(.36, .7), (.52, 0.)]), base, '#14100e'); base = n.mix(n.ramp(c_, [(.62, 0.), (.74, .4)]), base, '#6a5e52'); base = n.mix(n.math('MULTIPLY', wet, .55), base, '#0b0807'); base = n.mix(n.math('MULTIPLY', attr(n, 'edge'), .8), base, '#0e0b09'); n.set(n.p.inputs['Base Color'], base)
n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', n.math('ADD', .34, n.math('MULTIPLY', b, .30)), n.math('MULTIPLY', wet, .42), clamp=True)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', a, .6), n.math('MULTIPLY', n.math('SUBTRACT', 1.06, wet), n.math('ADD', n.math('MULTIPLY', b, .35), n.math('MULTIPLY', c_, .10)))), .40, .02))
sheet('flags', P, FL, {'tone': tone, 'edge': np.exp(-(e/.007)**2)}); obj('beyond', [(-9, 2.39, -.002), (9, 2.39, -.002), (9, 9, -.002), (-9, 9, -.002)], [(0, 1, 2, 3)], FL, smooth=False); obj('before', [(-9, -9, -.03), (9, -9, -.03), (9, 2.4, -.03), (-9, 2.4, -.03)], [(0, 1, 2, 3)], FL, smooth=False)
def floor_at(px, py): return float(dz[min(dz.shape[0]-1, max(0, int((py+3.0)/.0085))), min(dz.shape[1]-1, max(0, int((px+2.4)/.0085)))])
# --- lamps on the floor, two of three still burning ---
MB, MO, FG = lamp_brass(), oil_material(), flame_glow(5.)
for k, (x, y, rz, h, pw) in enumerate(((-.47, .30, 2.6, .034, 11.), (.50, .72, .6, .030, 11.), (-.30, .52, 1.2, 0, 0))):
    oil_lamp(MB, MO, k, 110, .0212+.0006*k).matrix_world = Matrix.Translation((x, y, floor_at(x, y)+.001)) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Scale(1.25, 4)
    if h: q = (x+.0586*math.cos(rz), y+.0586*math.sin(rz)); flame(FG, h*1.35, .0062, (.10, .02), k+2).location = (*q, floor_at(x, y)+.040); point((*q, .066), pw, 1950, .008)
# --- a garland hung over a finial, another dropped; petals ---
MG = [marigold_material('m0', '#f08a08', '#a83a02'), marigold_material('m1', '#f5a516', '#c06204'), marigold_material('m2', '#8e0f22', '#4a0610', .14)]; HD = [pompon(f'h{k}', MG[(0, 1, 0, 2)[k]], .0195, 84, 30+k, (.7, .62, .8, .7)[k], 1.2, (.1, .5, .3, .3)[k]) for k in range(4)]; TW = principled('twine', '#7a6a48', .9, 0, .1)[0]
def string(pts, M=Matrix(), gap=.0170):
    P = [M @ Vector(p) for p in curve(pts, .002)]; tube('thread', P[::6], .0012, TW, False, 1); acc, k = 0., 0
    for a, b in zip(P, P[1:]):
        acc += (b-a).length
        if acc < gap: continue
        acc = rnd.uniform(-.002, .002); k += 1; d = (b-a).normalized(); q = d.to_track_quat('Z', 'Y') if k % 2 else (-d).to_track_quat('Z', 'Y'); o = inst(HD[3] if k % 9 in (0, 1) else HD[rnd.randrange(3)], a+Vector((rnd.gauss(0, .003), rnd.gauss(0, .003), rnd.gauss(0, .001))), (q @ Matrix.Rotation(rnd.gauss(0, .4), 3, 'X').to_quaternion() @ Matrix.Rotation(rnd.uniform(0, 6.3), 3, 'Z').to_quaternion()).to_euler(), rnd.uniform(.82, 1.12))
F_ = bk(.262, .614); string([F_+(.004, -.034, .004), F_+(-.024, -.004, .002), F_+(-.032, .040, -.030), F_+(-.050, .050, -.15), F_+(-.066, .050, -.32), F_+(-.058, .050, -.47), F_+(-.018, .052, -.545), F_+(.030, .052, -.50), F_+(.054, .052, -.36), F_+(.044, .052, -.16), F_+(.030, .042, -.030), F_+(.026, -.002, .002), F_+(.004, -.034, .004)], M1)
fl = [(.30, -.34), (.40, -.40), (.52, -.40), (.58, -.34), (.55, -.28), (.47, -.29), (.45, -.36), (.52, -.46), (.66, -.50), (.80, -.47)]; string([(a, b, .017+.012*(k in (6, 7))) for k, (a, b) in enumerate(fl)])
for o in HD: hide_src(o)
RM = [rose_material('r0', '#9c1226', '#45060f', '#a8344a'), rose_material('r1', '#b01f33', '#5a0a16', '#c25566'), rose_material('r2', '#d9a39a', '#b4636a', '#ecc9bd', .5)]; RP = [rose_petal(RM[(0, 0, 1, 1, 0, 1, 0, 2, 1, 0)[k]], rnd.uniform(.021, .030), rnd.uniform(.020, .029), k+3) for k in range(10)]; D = Drift(.001)
for x0, y0, sx, sy, k in ((-.15, -.35, .30, .16, 60), (.55, -.25, .30, .18, 60), (-.55, -.05, .18, .2, 36), (.3, .5, .5, .3, 60), (-.3, -1.0, .7, .3, 36), (.9, -.6, .3, .3, 30), (-1.2, .6, .5, .5, 26)):
    for _ in range(k):
        x, y = rnd.gauss(x0, sx), rnd.gauss(y0, sy)
        if min(math.hypot(x-p, y-q) for p, q in ((-.47, .30), (.50, .72), (-.30, .52))) > .06: D.z = floor_at(x, y)+.0008; D.put(rnd.choice(RP), x, y, rnd.uniform(.72, 1.1), .10, .3)
for o in RP: hide_src(o)
# --- the garden, as a fast lens sees it from the terrace: trees, a last string of bulbs, a few lamps left on; every light is spread to the disc of its aperture ---
def garden(w, h, px):
    X, Z = np.meshgrid((np.arange(w)-w/2)*px, np.arange(h)*px-.2); P = np.stack([X, 0*X, Z], -1); C = lambda *c: np.array(c)
    im = (C(.013, .018, .040)*(1.1-.5*np.clip(Z/4, 0, 1))[..., None]+C(.020, .012, .010)*np.exp(-((Z-.6)/.8)**2)[..., None]); crown = sstep(-.08, .10, fbm(P, .55, 4, .55, seed=201)+.9*np.exp(-((Z-2.2-.5*np.sin(X*.9))/1.3)**2)-.42); lf = fbm(P, 7., 3, .6, seed=202); im = im*(1-crown[..., None])+crown[..., None]*C(.0022, .0032, .0030)*(1+.6*lf)[..., None]
    for x0, s_, k in ((-1.7, .45, .07), (1.9, .5, .10), (.3, .35, .03)): im += (crown*k*np.exp(-(((X-x0)/s_)**2+((Z-.8)/.7)**2))*np.clip(.1+3.2*fbm(P, 4.2, 3, .6, seed=209), 0, 2.5))[..., None]*C(1., .52, .16)
    hedge = sstep(.12, -.02, Z-.52-.10*fbm(P, 1.6, 3, seed=204)); im = im*(1-hedge[..., None])+hedge[..., None]*(C(.0035, .0050, .0032)+(.05*np.exp(-((X+1.7)/.5)**2)+.09*np.exp(-((X-1.85)/.6)**2))[..., None]*C(1., .55, .18)*np.exp(-((Z-.4)/.3)**2)[..., None])
    for x0, w_, l in ((-2.6, .10, .06), (1.55, .13, -.05), (3.4, .09, .04)): t = sstep(w_, w_*.6, np.abs(X-x0-l*(Z-1.2)-.06*fbm(P, 1.2, 2, seed=207)))[..., None]*(Z < 2.6)[..., None]; im = im*(1-t)+t*C(.010, .007, .005)
    dd = np.hypot(*np.meshgrid(np.arange(w)-w//2, np.arange(h)-h//2))
    def K(r): q = np.clip(r+.5-dd, 0, 1)*(1.+.30*(dd/r)**4); return np.fft.rfft2(np.fft.ifftshift(q/q.sum()))
    bl = lambda a, r: np.maximum(np.stack([np.fft.irfft2(np.fft.rfft2(a[..., q])*K(r), (h, w)) for q in range(3)], -1), 0); im = bl(im, 18); S = []
    for (x0, z0), (x1, z1), sag, k in (((-3.6, 2.35), (-.9, 2.1), .5, 10), ((-.9, 2.1), (1.6, 2.45), .62, 9), ((1.6, 2.3), (4.2, 1.9), .35, 9)):
        for i in range(k): t = (i+.5+R.normal(0, .12))/k; S.append((x0+(x1-x0)*t, z0+(z1-z0)*t-sag*4*t*(1-t)+R.normal(0, .03), R.choice((0., 0., 0., .1, .3, .8), p=(.2, .2, .2, .15, .15, .1)), (1., .50, .15), R.choice((14, 17, 20))))
    S += [(x, z, e, c, r) for x, z, e, c, r in ((-1.75, .42, 1.5, (1., .46, .12), 21), (-1.50, .36, .7, (1., .44, .11), 21), (1.83, .40, 2.0, (1., .50, .15), 18), (3.9, .46, .8, (1., .47, .13), 18), (.35, .62, .4, (1., .58, .24), 16), (-.6, .55, .16, (.8, .75, .6), 15), (3.3, .6, .12, (1., .42, .10), 16), (-3.2, .8, .25, (1., .5, .2), 16))]
    for r in sorted({s[4] for s in S}):
        g_ = np.zeros_like(im)
        for x, z, e, c, q in S:
            if q == r and e: g_[int(np.clip((z+.2)/px, 0, h-1)), int(np.clip(x/px+w/2, 0, w-1))] += np.array(c)*e*1.8*math.pi*r*r*R.lognormal(0, .4)
        im = im+bl(g_, r)
    return im
GW, GH, PX = 2240, 960, .00625; im = np.ones((GH, GW, 4), np.float32); im[..., :3] = garden(GW, GH, PX); bi = bpy.data.images.new('garden', GW, GH, float_buffer=True); bi.colorspace_settings.name = 'Linear'; bi.pixels.foreach_set(im.ravel())
m, n = mat('garden'); e_ = n('ShaderNodeEmission', Strength=1.); tx = n('ShaderNodeTexImage', Vector=n('ShaderNodeTexCoord').outputs['UV']); tx.image = bi; n.link(tx, e_.inputs[0]); n.link(e_, n.out.inputs[0]); m.cycles.sample_as_light = False
gx = 1.6; o = obj('garden', [(gx-7, 8, -.2), (gx+7, 8, -.2), (gx+7, 8, 5.8), (gx-7, 8, 5.8)], [(0, 1, 2, 3)], m, smooth=False); o.data.uv_layers.new(name='uv').data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); o.visible_diffuse = o.visible_shadow = False
# --- light: the lamps; what the garden's give along the wood's edges; a little night from above ---
area((3.2, 1.9, 1.5), (.4, .1, .7), (.5, .7), 110., temp=2350); area((-3.0, 2.4, 1.7), (0, 0, .6), (.5, .6), 60., temp=2500); area((-2.6, -2.0, 3.4), (0, 0, .4), (2.2, 2.2), 60., color=(.50, .64, 1.)); area((2.5, -2.3, 1.5), (.3, 0, .8), (.35, .6), 34., temp=2700)
world(color='#1a2236', strength=.10)
if VAR: camera((-1.15, -4.35, .98), (.34, .1, .50), 62, 1.8, (-.05, -.28, .8), blades=0)
else: camera((-1.15, -4.10, .80), (-.06, .1, .575), 62, 1.8, (-.05, -.28, .8), blades=0)
render()
