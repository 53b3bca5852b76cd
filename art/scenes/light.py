# grade: --ev .45 --power 1.26,1.26,1.25 --bloom .06 --thr 1.8 --hal .03 --grain .010 --sat 1.05 --vig .18 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('light', 46, 7, {'': (1080, 1350)}, bounces=3, clamp_i=3, transp=10); rnd.seed(4); R = np.random.default_rng(5)
# griha pravesh: the threshold of the other house, a little after sunrise
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
def top(x, y): return .0009*float(fbm(np.array([[x, y, 0.]]), 6, 3, seed=4)[0])
for i in range(620):
    if i < 470: r = .062+abs(R.normal(0, .050)); a = R.normal(-1.6, 1.0); x, y = KX+r*math.cos(a), KY+r*math.sin(a)
    else: x, y = KX+.06+R.normal(0, .12), KY-.06+R.normal(0, .08)
    if math.hypot(x-KX, y-KY) > .046: S.append((x, y, top(x, y)+.0016, R.uniform(0, 6.3), R.normal(0, .10), R.uniform(.8, 1.1)))
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
# --- mango leaves and marigolds that were left over from the door; petals ------------------------------------------------------
H = heads(9, .0215); RP = fresh_roses(10, (.026, .033), (.025, .032), .25); D_ = Drift(.0004)
for x, y, ax, q in ((.070, .035, (.4, -.7, .7), 1.), (.103, .062, (-.3, -.4, .9), .95), (.082, .075, (.2, .1, 1), 1.04), (-.165, .105, (-.5, -.5, .7), 1.), (-.20, .17, (.2, -.5, .8), 1.)): head(H, (x, y, .0165), ax, q)
for x0, y0, sx, sy, n_ in ((-.12, .03, .045, .03, 9), (.04, -.02, .06, .025, 8), (.17, .12, .06, .06, 10), (-.25, .3, .1, .1, 14), (.2, .5, .2, .15, 26), (-.1, .9, .3, .2, 40)):
    for _ in range(n_):
        x, y = rnd.gauss(x0, sx), rnd.gauss(y0, sy)
        if math.hypot(x-KX, y-KY) > .075: D_.put(RP[rnd.randrange(10)], x, y, rnd.uniform(.7, 1.05), .08, .22)
for y in (.52, .60): marigold_string(H, [(.27+.006*math.sin(z*11+y*9), y, z) for z in np.arange(1.2, .05 if y < .55 else .22, -.02)], .027)
marigold_string(H, [(-.47+.006*math.sin(z*9), .56, z) for z in np.arange(1.2, .16, -.02)], .027)
for o in H+RP: hide_src(o)
# --- white stone, washed; the two jambs and the court beyond, colour only ---------------------------------------------------------
S_, n = stone('threshold', '#e4dccb', '#c2b49c', (.22, .46), 1., .34, .4); xs, ys = np.r_[np.arange(-.5, -.36, .006), np.arange(-.36, .36, .0024), np.arange(.36, .55, .006)], np.arange(-.16, .66, .0024); X, Y = np.meshgrid(xs, ys); Q = np.stack([X, Y, 0*X], -1); fr = np.clip((-.120-Y)/.03, 0, 1); Q[..., 2] = .0009*fbm(Q, 6, 3, seed=4)+.0003*fbm(Q, 60, 3, .6, seed=5)-.03*(1-np.sqrt(np.clip(1-fr**2, 0, 1)))-.0010*sstep(.34, .6, fbm(Q, 24, 4, seed=8))
km = n('ShaderNodeSeparateXYZ', Vector=n.g); jit = nz(n, n.g, 60., 4., .6); mk = None                        # a line of fingertips in kumkum
for i in range(7):
    dx, dy = n.math('DIVIDE', n.math('SUBTRACT', km.outputs[0], -.21+.034*i+.002*math.sin(i*5)), .0082+.0006*math.sin(i*3)), n.math('DIVIDE', n.math('SUBTRACT', km.outputs[1], -.072+.003*math.sin(i*2.3)), .0105); r_ = n.math('ADD', n.math('SQRT', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dy, dy))), n.math('MULTIPLY', n.math('SUBTRACT', jit, .5), 1.1)); q = n.ramp(r_, [(.62, 1.), (1.12, 0.)]); mk = q if mk is None else n.math('MAXIMUM', mk, q)
mk = n.math('MULTIPLY', mk, n.ramp(nz(n, n.g, 260., 3., .7), [(.34, .25), (.54, .95)])); n.set(n.p.inputs['Base Color'], n.mix(mk, n.base, '#a01518')); n.set(n.p.inputs['Roughness'], n.math('ADD', .30, n.math('MULTIPLY', mk, .5))); sheet('threshold', Q, S_)
W = limewash('lime', '#efe6d4', '#e0d2b8', '#b59c78', '#cbb08a', fall=.75); WD = principled('door', '#5b7f86', .5, 0, .4)[0]
box('jl', (.5, .5, 3), (-.80, .70, 1.5), W, .02); box('jr', (.5, .5, 3), (.62, .70, 1.5), W, .02); obj('court', [(-9, .65, -.05), (9, .65, -.05), (9, 20, -.05), (-9, 20, -.05)], [(0, 1, 2, 3)], stone('court', '#e2d5bc', '#bfae90', (.5, .8), .5)[0], smooth=False)
box('far', (14, .3, 3.6), (0, 7.6, 1.75), W); box('fd', (1.1, .2, 2.2), (-.75, 7.5, 1.1), WD); [lathe('col', smooth_profile([(.20, 0), (.20, .15), (.14, .2), (.13, 1.7), (.2, 1.95), (.2, 2.05)], 4), 20, W) for _ in (0,)][0].location = (.55, 6.4, 0)
GRN = principled('green', '#7d9448', .8)[0]; tree = pompon('tree', GRN, .55, 160, 4, 1., 1.2); tree.location = (.95, 5.2, .95); box('pot', (.6, .6, .6), (.95, 5.2, .3), W, .02); inst(tree, (-1.9, 6.2, .8), (0, 0, 2), 1.3)
sun(Vector((.74, -.15, -.50)), 7.5, 4600, .55); area((-.5, -1.0, .8), (0, .1, .05), (1., .8), 3.2, temp=5400)
world(sky_gradient([(0., '#f3efe4'), (.2, '#e0e8ee'), (.6, '#afc9ea'), (1, '#80a8de')]), strength=.8)
camera((-.16, -.60, .225), (.012, .12, .122), 72, 2.0, (KX-.02, KY-.075, .10), blades=0, shift=(.01, -.03))
render()
