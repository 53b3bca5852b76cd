# grade: --ev .35 --power 1.36,1.38,1.42 --slope 1.02,1,.96 --bloom .08 --hal .06 --grain .013 --sat 1.06 --vig .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
start('light', 46, 20, {'': (1200, 1500)}, bounces=3, clamp_i=3, transp=8); rnd.seed(4); R = np.random.default_rng(5)
# griha pravesh, from inside: the doorsill (x), outside at +y; late sun from the outer left
SX0, SX1, SY, FLZ = -1.0, .60, .46, -.06
# --- sill: one long stone, hollowed by feet, its inner arris chipped
def sill():
    pr = round_path([(-.02, -.14), (-.012, 0), (SY+.02, .0), (SY+.03, -.14)], .022, 9); pr = resample(pr, .0035); x = np.arange(SX0, SX1+.1, .0035); P = sweep(pr, x)
    top = sstep(-.03, -.005, P[..., 2]); wear = np.exp(-((P[..., 0]+.12)/.42)**2)*(.010*np.exp(-((P[..., 1]-.05)/.17)**2)+.009*np.exp(-(P[..., 1]/.05)**2)); P[..., 2] -= wear*top
    ar = np.exp(-((P[..., 1]+.010)**2+(P[..., 2]+.004+wear)**2)/.020**2)
    d = .0030*fbm(P, 5, 3, seed=3)+.0013*fbm(P, 42, 4, .6, seed=5)+.0007*fbm(P, 150, 2, .6, seed=8)
    ch = fbm(P*np.array([1, 1.2, 1.2]), 17, 4, .55, seed=21); d -= ar*.013*sstep(.12, .32, ch)+.004*ar*sstep(-.2, .4, fbm(P, 7, 2, seed=9))
    d -= .0010*sstep(.42, .6, fbm(P, 40, 3, .6, seed=31))                                    # pits
    cx = P[..., 0]-.33-.06*P[..., 1]-.02*fbm(P, 9, 3, seed=41)[...]; d -= .006*np.exp(-(cx/.0022)**2)  # a crack
    return sheet("sill", P, ST, disp=-d)
ST, n = worn('stone', '#b59a80', '#8a6d58', '#4a352a', (.5, .78), 2.2, .5, .55, .75)
# kumkum: fingermarks on the sill's inner face, dust of it on the top
g = n.g; km = n('ShaderNodeSeparateXYZ'); n.link(g, km.inputs[0]); jit = n.math('MULTIPLY', n.math('SUBTRACT', nz(n, g, 55, 4, .6), .5), .030)
marks = None
for i, (x, z, w) in enumerate([(-.245, -.035, .0085), (-.205, -.030, .0095), (-.163, -.034, .009), (-.120, -.029, .010), (-.078, -.034, .008)]):
    dx, dz = n.math('DIVIDE', n.math('SUBTRACT', km.outputs[0], x), w), n.math('DIVIDE', n.math('SUBTRACT', km.outputs[2], z), w*1.7); r_ = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dz, dz)))
    q = n.ramp(n.math('ADD', r_, n.math('MULTIPLY', jit, 26.)), [(.55, 1.), (1.15, 0.)]); marks = q if marks is None else n.math('MAXIMUM', marks, q)
marks = n.math('MULTIPLY', n.math('MULTIPLY', marks, n.ramp(nz(n, g, 140, 3, .7), [(.36, .15), (.56, .92)])), n.ramp(km.outputs[1], [(0., 1.), (.004, 0.)]))
b2 = n.mix(marks, n.base, '#7d0f10'); b2 = n.mix(n.math('MULTIPLY', n.ramp(nz(n, g, 9, 7, .75), [(.58, 0.), (.74, 1.)]), .28), b2, '#8d2418'); n.set(n.p.inputs['Base Color'], b2)
sill()
# --- floor inside: flags of uneven size, sunk and tilted
def flags(x0, x1, y0, y1, z, st, rows, m, seed=0, name='flags'):
    r = np.random.default_rng(seed); x = np.arange(x0, x1, st); y = np.arange(y0, y1, st); X, Y = np.meshgrid(x, y); P = np.stack([X, Y, np.full_like(X, z)], -1)
    jx, jy = X+.006*fbm(P, 14, 3, seed=seed), Y+.006*fbm(P, 14, 3, seed=seed+50); row = np.digitize(jy, rows); edge = np.min(np.abs(jy[..., None]-np.array(rows)), -1); tone = np.zeros_like(X); dz = np.zeros_like(X)
    for k in range(len(rows)+1):
        c, cs = x0-r.uniform(0, .4), []
        while c < x1: c += r.uniform(.34, .72); cs.append(c)
        M = row == k; cs = np.array(cs); e = np.min(np.abs(jx[..., None]-cs), -1); edge = np.where(M, np.minimum(edge, e), edge); idx = np.digitize(jx, cs)
        for q in range(len(cs)+1):
            S = M & (idx == q); tone[S] = r.random(); dz[S] = r.gauss(0, .0016) if hasattr(r, 'gauss') else r.normal(0, .0016); dz[S] += (X[S]-X[S].mean())*r.normal(0, .004)+(Y[S]-Y[S].mean())*r.normal(0, .004) if S.any() else 0
    P[..., 2] += dz+.0022*fbm(P, 5, 3, seed=seed+3)+.0008*fbm(P, 60, 3, .6, seed=seed+4)-.006*np.exp(-(edge/.0045)**2)-.003*np.exp(-(edge/.013)**2)*(1+fbm(P, 30, 3, seed=seed+7))
    return sheet(name, P, m, {'tone': tone, 'edge': np.exp(-(edge/.006)**2)})
FL, n = worn('flag', '#8d7361', '#66503f', '#36271f', (.32, .62), 2., .4, .4, .7, .4)
fb = n.mix(n.math('MULTIPLY', attr(n, 'tone'), .5), n.base, '#4d3a30'); fb = n.mix(n.math('MULTIPLY', attr(n, 'edge'), .8), fb, '#241913')
n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', n.ramp(nz(n, n.g, 7, 7, .75), [(.56, 0.), (.74, 1.)]), .25), fb, '#7e1c14'))
flags(-1.1, 1.3, -1.0, .0, FLZ, .004, [-.74, -.44, -.06], FL, 7)
# --- the right jamb: lime plaster over thin bricks, its corner broken
def path3(pts2, z):
    q = resample(pts2, .0042); Z, _ = np.meshgrid(z, q[:, 0], indexing='ij'); return np.stack([np.broadcast_to(q[:, 0], Z.shape), np.broadcast_to(q[:, 1], Z.shape), Z], -1).copy()
JX = .31; zz = np.arange(FLZ-.02, .80, .0042)
P = path3(round_path([(JX+.5, SY+.06), (JX, SY+.06), (JX, 0), (JX+.8, -.0)], .03, 9), zz)
cd = np.exp(-((P[..., 0]-JX)**2+P[..., 1]**2)/.055**2)+.8*np.exp(-((P[..., 0]-JX)**2+(P[..., 1]-SY-.06)**2)/.04**2); low = np.exp(-((P[..., 2]-FLZ)/.09)**2)
fld = .75*fbm(P, 6.5, 5, .5, seed=61)+1.05*cd*(.6+.8*fbm(P, 4.2, 2, seed=66))+.55*low; chip = sstep(.60, .66, fld)
d = .0075*fbm(P, 2.4, 3, seed=62)+.0016*fbm(P, 22, 4, .6, seed=63)+.0005*fbm(P, 120, 2, .6, seed=64)-.019*chip-.0025*sstep(.42, .60, fld)
PL, n = worn('lime', '#cdb794', '#b39a78', '#846a4e', (.7, .9), 1., .45, .25, .6, .2, 70.)
st = nz(n, n.g, 3., 6., .7, (2.4, 2.4, .5)); pb = n.mix(n.math('MULTIPLY', n.ramp(st, [(.46, 0.), (.7, 1.)]), .55), n.base, '#8a6a4c'); sz = n('ShaderNodeSeparateXYZ'); n.link(n.g, sz.inputs[0])
pb = n.mix(n.math('MULTIPLY', n.ramp(n.math('ADD', sz.outputs[2], n.math('MULTIPLY', st, .2)), [(-.02, 1.), (.20, 0.)]), .55), pb, '#6b4f3a')   # splashed foot
pb = n.mix(n.ramp(attr(n, 'chip'), [(.05, 0.), (.5, .8)]), pb, '#b89a78'); n.set(n.p.inputs['Base Color'], pb)
sheet('plaster', P, PL, {'chip': chip}, disp=d)
P2 = path3(round_path([(JX+.5, SY+.05), (JX+.010, SY+.05), (JX+.010, .010), (JX+.8, .010)], .02, 9), zz); s2 = np.where(P2[..., 1] > .02, P2[..., 1], -(P2[..., 0]-JX)); H = .042
row = np.floor((P2[..., 2]+.004*fbm(P2, 11, 2, seed=71))/H); fz = np.abs((P2[..., 2]/H) % 1-.5)*2; fx_ = np.abs(((s2+row*.075+.01*np.sin(row*7))/.155) % 1-.5)*2
j = np.maximum(sstep(.72, .95, fz), sstep(.90, .97, fx_)); d2 = -.006*j+.0035*fbm(P2, 26, 4, .6, seed=73)+.0015*np.sin(row*12.9)
BR, n = worn('brick', '#93603f', '#6d4530', '#3f281d', (.8, .95), 3., .6, .4, .8, .15); n.set(n.p.inputs['Base Color'], n.mix(attr(n, 'joint'), n.base, '#9a7f66')); sheet('brick', P2, BR, {'joint': j}, disp=-d2)
# left jamb and the wall around (only for its shadow), lintel, room
box('lw', (2.0, SY, 2.6), (-1.5-1.0, SY/2, 1.2), PL); box('lint', (3.2, SY, .6), (0, SY/2, 2.3), PL); DK = principled('dark', '#2a1d17', .9, 0, .1)[0]
obj('room', [(-1.9, -2.2, -.1), (2.2, -2.2, -.1), (2.2, -2.2, 2.6), (-1.9, -2.2, 2.6)], [(0, 1, 2, 3)], DK, smooth=False); obj('ceil', [(-1.9, -2.2, 2.5), (2.2, -2.2, 2.5), (2.2, 0, 2.5), (-1.9, 0, 2.5)], [(0, 1, 2, 3)], DK, smooth=False)
obj('rwall', [(1.3, -2.2, -.1), (1.3, 0, -.1), (1.3, 0, 2.6), (1.3, -2.2, 2.6)], [(0, 1, 2, 3)], DK, smooth=False)
# outside: a yard falling into shade, a far wall, foliage that catches the sun
YD, _ = worn('yard', '#8d7157', '#6b523e', '#3d2c22', (.7, .9), .8); obj('yard', [(-4, SY, -.1), (5, SY, -.1), (5, 6, -.1), (-4, 6, -.1)], [(0, 1, 2, 3)], YD, smooth=False)
obj('farwall', [(-4, 4.2, -.1), (6, 3.6, -.1), (6, 3.6, 4), (-4, 4.2, 4)], [(0, 1, 2, 3)], worn('far', '#6b4f3c', '#3c2b22', '#1c1712', (.8, .95), .7)[0], smooth=False)
# --- kalash
MB, _ = touched('brass', '#c89544', '#5a3312', .17, 1.)
pr = smooth_profile([(.0005, .0015), (.030, .0), (.036, .0015), (.0365, .006), (.034, .009), (.046, .016), (.062, .032), (.0715, .054), (.070, .076), (.060, .094), (.046, .104), (.0395, .109), (.0385, .116), (.043, .124), (.055, .131), (.0585, .1335), (.0580, .1352), (.0545, .1340), (.044, .127), (.036, .118), (.036, .110), (.040, .104)], 9)
dents = [(.9, .060, .017, .0050), (3.9, .048, .012, .0038), (-1.9, .082, .011, .0030), (-2.6, .040, .014, .0032), (-1.25, .055, .008, .0016), (2.2, .07, .02, .004)]
A_ = np.linspace(0, 2*math.pi, 241)[:-1]; pr = np.array(pr); rr_, z_ = pr[:, 0][:, None], pr[:, 1][:, None]; out = np.arange(len(pr))[:, None] < 118
for zb, w, h in ((.0875, .0010, .0008), (.0905, .0008, .0007), (.0240, .0010, -.0006), (.0960, .0012, .0009)): rr_ = rr_+h*np.exp(-((z_-zb)/w)**2)*out*(z_ < .104)
rr_ = np.repeat(rr_, 240, 1); z_ = np.repeat(z_, 240, 1); AA = np.broadcast_to(A_, rr_.shape)
for a, zb, w, h in dents: rr_ = rr_-h*np.exp(-(((AA-a+math.pi) % (2*math.pi)-math.pi)*.068/w)**2-((z_-zb)/w)**2)*np.tile(out, (1, 240))
Pk = np.stack([rr_*np.cos(AA), rr_*np.sin(AA), z_], -1); am = sstep(.02, .03, rr_)[..., None]; k3 = np.stack([fbm(Pk, 14, 2, seed=81+i) for i in range(3)], -1)*.0011*am; Pk = Pk+k3; Pk[..., 2] += .0016*np.cos(AA-1.)*sstep(.12, .134, z_)
K_ = sheet('kalash', Pk, MB, cyclic=True); K0 = [K_]; KX = KY = KZ = 0
# rice: heaped in it, spilled round it
RI, n = principled('rice', '#f2e9d2', .42, 0, .35); t_ = attr(n, 'tone'); rc = n.mix(t_, '#f6eedb', '#e6d6b6'); rc = n.mix(n.ramp(t_, [(.965, 0.), (.97, 1.)]), rc, '#c9653a'); n.set(n.p.inputs['Base Color'], rc)
tr = n('ShaderNodeBsdfTranslucent'); n.link(rc, tr.inputs[0]); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = .34; n.link(n.p, mx.inputs[1]); n.link(tr, mx.inputs[2]); n.link(mx, n.out.inputs[0])
S = []; hz = lambda r: .1295+.030*max(0, 1-(r/.056)**1.7)
for i in range(3000):
    r = .0555*math.sqrt(R.random()); a = R.uniform(0, 6.283); x, y = r*math.cos(a), r*math.sin(a); z = hz(r)+R.uniform(-.004, .0012)+.0016*math.sin(a*2+1)+.003*math.exp(-((x-.012)**2+(y+.008)**2)/.012**2)
    S.append((x, y, z, R.uniform(0, 6.3), R.normal(0, .35)+.45*r/.056*math.cos(R.uniform(0, 6.3)), R.uniform(.85, 1.1)))
K0.append(grains('heap', S, .0060, .00095, RI, seed=2)); S = []; KX, KY, KS = -.035, .15, 1.22
def top(x, y): return -(math.exp(-((x+.12)/.42)**2)*(.010*math.exp(-((y-.05)/.17)**2)+.009*math.exp(-(y/.05)**2)))
for i in range(760):
    if i < 520: r = .070+abs(R.normal(0, .055)); a = R.normal(-1.5, 1.1); x, y = KX+r*math.cos(a), KY+r*math.sin(a)
    else: x, y = KX+.10+R.normal(0, .12), KY-.03+R.normal(0, .09)
    if math.hypot(x-KX, y-KY) < .04: continue
    if y > -.008 and y < SY: S.append((x, y, top(x, y)+.0030, R.uniform(0, 6.3), R.normal(0, .12), R.uniform(.8, 1.1)))
    elif -.9 < y < -.03: S.append((x, y, FLZ+.0016, R.uniform(0, 6.3), R.normal(0, .12), R.uniform(.8, 1.1)))
for i in range(46): S.append((R.normal(.10, .16), -abs(R.normal(.05, .12))-.03, FLZ+.0018, R.uniform(0, 6.3), R.normal(0, .1), R.uniform(.8, 1.1)))
grains('rice', S, .0068, .00105, RI, seed=3)
KX = KY = KZ = 0; K0 += [lathe('fill', [(r, hz(r)-.0022) for r in np.linspace(.0005, .0545, 16)], 48, RI)]
# moli: red and yellow cotton wound round the neck, two ends
MO, n = principled('moli', '#a5131a', .85, 0, .15, Sheen=.5); tc = n('ShaderNodeTexCoord').outputs['Object']; tw = n('ShaderNodeTexWave', dict(bands_direction='DIAGONAL'), Vector=tc, Scale=170., Distortion=1.5); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nz(n, tc, 42, 2, .5), [(.56, 0.), (.62, 1.)]), n.mix(tw.outputs[0], '#7d0a12', '#b81a1c'), '#d99a25')); n.set(n.p.inputs['Normal'], n.bump(tw.outputs[0], .6, .0006))
for w_ in range(5):
    ph = R.uniform(0, 6); K0 += [tube('moli', [(KX+(.0400+.0009*(w_ % 2)+.0006*math.sin(3*a+ph))*math.cos(a), KY+(.0400+.0009*(w_ % 2)+.0006*math.sin(3*a+ph))*math.sin(a), KZ+.1085+w_*.0021+.0012*math.sin(a+ph)+.0006*math.sin(4*a)) for a in np.linspace(0, 6.283, 90)], .00125, MO, True)]
ka = -2.0; kx, ky = KX+.0425*math.cos(ka), KY+.0425*math.sin(ka)
for q in range(3): K0 += [tube('knot', [(kx+.0030*math.cos(a)*math.cos(q)-.001, ky+.0026*math.sin(a), KZ+.113+.0030*math.sin(a+q)) for a in np.linspace(0, 6.283, 20)], .0013, MO, True)]
def drop(a0, L, sw):
    p = [(kx, ky, KZ+.113)]; c, s = math.cos(ka), math.sin(ka)
    for i in range(1, 22):
        t = i/21; out_ = .030*math.sin(min(1, t*1.4)*1.5)*(1 if t < .7 else 1-.25*(t-.7)/.3); p.append((kx+c*out_-s*(sw*t+.004*math.sin(6*t)), ky+s*out_+c*(sw*t+.004*math.sin(6*t)), KZ+.113-L*t+.006*math.sin(math.pi*t)))
    K0.append(tube('end', p, .0012, MO))
    for q in range(6): e = p[-1]; K0.append(tube('fray', [e, (e[0]+R.normal(0, .0015), e[1]+R.normal(0, .0015), e[2]-R.uniform(.004, .009))], .00035, MO, False, 1))
drop(ka, .052, .012); drop(ka, .070, -.010)
KX, KY = -.035, .15; E_ = bpy.data.objects.new('k', None); bpy.context.scene.collection.objects.link(E_); E_.location = (KX, KY, top(KX, KY)-.0004); E_.rotation_euler = (.014, -.022, .3); E_.scale = (KS,)*3
for o in K0: o.parent = E_
# --- marigold string down the reveal, its end coiled on the sill; mango leaves in it
MG = [petal_material('mg0', '#ffc02a', '#f08a10', .35), petal_material('mg1', '#f9a01a', '#e0660a', .35)]
def marigold(seed, m):
    r = random.Random(seed); V, F_ = [], []
    for i in range(190):
        z = 1-1.72*(i+.5)/190; a = i*2.39996+r.gauss(0, .15); d_ = Vector((math.sqrt(max(0, 1-z*z))*math.cos(a), math.sqrt(max(0, 1-z*z))*math.sin(a), z)); u = d_.orthogonal().normalized(); u.rotate(Matrix.Rotation(r.uniform(-.5, .5), 3, d_)); v = d_.cross(u)
        L, W = r.uniform(.80, 1.05), r.uniform(.17, .27); k = len(V); up = (d_*.8+Vector((0, 0, .5))*(1-abs(z))).normalized()
        for (s_, t_) in ((-.4, .35), (.4, .35), (-1, .85), (0, .90+r.uniform(-.05, .05)), (1, .85), (-.8, 1.0), (.1, .94), (.85, 1.02)): V.append(up*L*t_+u*s_*W+v*.10*abs(s_)*r.uniform(-1, 1.6))
        F_ += [(k, k+1, k+3), (k, k+3, k+2), (k+1, k+4, k+3), (k+2, k+3, k+6, k+5), (k+3, k+4, k+7, k+6)]
    return obj('mg', V, F_, m)
SRC = [marigold(i, MG[i % 2]) for i in range(4)]
LF = petal_material('mango', '#4f6a24', '#2c4416', .25, .35); LS = [petal_mesh(f'lf{i}', LF, L=.13, W=.036, curl=.25+.2*i, cup=.5, seed=90+i, notch=-.4) for i in range(3)]
def string(x, y, z1, z0, coil=0):
    z = z1; k = 0
    while z > z0:
        r = rnd.uniform(.0175, .023); inst(rnd.choice(SRC), (x+rnd.gauss(0, .004), y+rnd.gauss(0, .004), z), (rnd.gauss(0, .5)+(3.14 if k % 2 else 0), rnd.gauss(0, .5), rnd.uniform(0, 6)), r); z -= r*rnd.uniform(1.35, 1.6); k += 1
        if k % 5 == 3:
            for q in range(2): inst(rnd.choice(LS), (x, y, z+.01), (-1.9+rnd.gauss(0, .2), 0, rnd.uniform(-2.2, -.8)+q*1.2), rnd.uniform(.7, 1.))
string(JX-.033, .33, .9, .02); string(JX-.030, .43, .9, .17)
for a in np.linspace(0, 5.2, 9): inst(rnd.choice(SRC), (JX-.075+.040*math.cos(a)+rnd.gauss(0, .004), .33+.05*math.sin(a), .018+.004*rnd.random()), (rnd.gauss(0, .9), rnd.gauss(0, .9), rnd.uniform(0, 6)), rnd.uniform(.018, .022))
for o in SRC+LS: hide_src(o)
PT = [petal_mesh(f'q{i}', MG[i % 2], L=.013, W=.006, curl=.4, cup=.4, seed=70+i) for i in range(4)]
for i in range(26): x, y = R.normal(.22, .14), R.uniform(.02, .40); inst(rnd.choice(PT), (x, y, top(x, y)+.003), (rnd.gauss(0, .4), rnd.gauss(0, .4), rnd.uniform(0, 6)), rnd.uniform(.7, 1.1))
for o in PT: hide_src(o)
# --- light: low sun, broken by a tree outside; cool sky in the doorway; warm return from the room
D = Vector((.80, -.40, -.25)).normalized(); sun(D, 30., 3900, .6)
PTS = []
# a thali of kumkum water on the floor within, for her feet: cut by the frame
TH, _ = touched('thali', '#c08d40', '#55300f', .24, .6); tp = smooth_profile([(.001, .003), (.150, .003), (.160, .006), (.168, .020), (.176, .030), (.183, .031), (.186, .0285), (.180, .024), (.172, .010), (.160, .0), (.001, .0)], 6); th = lathe('thali', tp, 160, TH); th.location = (.10, -.37, FLZ+.003)
WT, n = principled('kumkum', '#4d0508', .10, 0, .12); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nz(n, n('ShaderNodeTexCoord').outputs['Object'], 22, 6, .7, dist=1.2), [(.40, 0.), (.68, 1.)]), '#3f0306', '#7d120f')); lathe('water', [(.001, .016), (.1655, .016)], 64, WT).location = (.10, -.37, FLZ+.003)
for i in range(16): a, r = R.uniform(1.2, 4.6), R.uniform(.05, .155); PTS.append((.10+r*math.cos(a), -.37+r*math.sin(a), FLZ+.0205))
petals(PTS, [('#b3162c', '#6a0717', 3), ('#ffb32a', '#e8780c', 2)], .026, .020)
bm_ = []; c0 = Vector((0.1, .2, .25))-D*3.4; e1 = D.orthogonal().normalized(); e2 = D.cross(e1); LV, LFc = [], []
for i in range(420):
    a, b = R.normal(0, .55), R.normal(0, .55)
    if fbm(np.array([[a, b, 0]]), 1.9, 2, seed=95)[0]+.25*b < -.02: continue
    q = c0+e1*a+e2*b+D*R.normal(0, .25); w_ = q-Vector((-.035, .15, .13))
    if (w_-D*w_.dot(D)).length < .13: continue
    u = Vector(R.normal(size=3)).normalized(); v = u.orthogonal().normalized(); s = R.uniform(.05, .11); k = len(LV); LV += [q-u*s, q-v*s*.4, q+u*s, q+v*s*.4]; LFc.append((k, k+1, k+2, k+3))
tr_ = obj('tree', LV, LFc, principled('leaves', '#27331a', .7)[0], smooth=False)
area((.3, 3.2, 2.6), (0, 0, 0), (2.6, 2.0), 26, color=(.60, .72, 1.)); area((-.2, -1.9, 1.3), (.1, .1, .05), (1.0, 1.3), 8., temp=3200); area((1.2, -1.2, .7), (0, .1, .1), (.7, .9), 1.3, temp=2500)
BS = []
for i in range(17):
    t = R.random(); y = R.uniform(3., 3.5); x = 1.1+1.7*t; BS.append((x, y, .30+R.normal(0, .12)+.08*t))
bulbs(BS, .016, ((2500, 1.1), (2800, .8), (2200, 1.5), (3200, .5)))
area((2.4, 2.6, 2.0), (1.6, 4., .7), (.7, 1.1), 210, temp=3100)
world(color='#3a3f55', strength=.05)
camera((-.78, -1.02, .42), (.075, .10, .125), 78, 2.8, (KX-.05, KY-.06, .08))
render()
