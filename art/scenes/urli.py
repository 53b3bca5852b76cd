# grade: --ev .85 --power 1.25,1.25,1.24 --bloom .06 --thr 2. --hal .03 --grain .010 --sat 1.04 --vig .16 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('urli', 31, 10, {'': (1500, 938)}, bounces=4, clamp_i=3, transp=12); rnd.seed(5); G = np.random.default_rng(6)
# --- the bowl: bell metal, cast and scoured, a broad rim ------------------------------------------
MB, _ = touched('brass', '#c9a052', '#4a2c12', .17, .7); R = .205
ctl = [(.001, .000), (.085, .000), (.105, .006), (.150, .030), (.182, .066), (.193, .098), (.196, .106), (.206, .112), (.236, .1145), (.241, .1165), (.2415, .1190), (.238, .1212), (.232, .1216), (.204, .1196), (.190, .114), (.186, .100), (.174, .066), (.140, .028), (.001, .014)]
ham = lambda a, z: .0006*mnoise.noise(Vector((math.cos(a)*9, math.sin(a)*9, z*60)))+.0014*mnoise.noise(Vector((math.cos(a)*1.6, math.sin(a)*1.6, z*8)))
lathe('urli', smooth_profile(ctl, 7), 300, MB, lambda r, z, a, i: ((r+ham(a, z)*min(1, r*9))*math.cos(a), (r+ham(a, z)*min(1, r*9))*math.sin(a), z+ham(a+2, z)*.6*min(1, r*9)))
m, n = principled('water', '#10120c', .0, 0, .5, IOR=1.33, Transmission=.9); gp = n('ShaderNodeNewGeometry').outputs['Position']; n.set(n.p.inputs['Normal'], n.bump(nz(n, gp, 22., 2., .5), .05, .004)); WZ = .098
lathe('water', [(.0005, WZ), (.16, WZ), (.186, WZ), (.1895, WZ+.0012)], 96, m)
# --- what floats: petals, marigold heads, a little jasmine; what the wind took lies on the floor ----
RP = fresh_roses(14, (.028, .037), (.028, .037), .22); H = heads(9, .0225); J = jasmine()
D = Drift(WZ-.0006)
for x, y, s in ((-.085, -.075, 1.), (-.045, -.098, .95), (-.098, -.030, 1.08), (-.056, -.048, .9), (.072, .070, 1.), (.108, .040, 1.05), (.09, -.09, 1.)): head(H, (x, y, WZ+.006), (rnd.gauss(0, .2), rnd.gauss(0, .2)-.25, 1), s)
heads_at = [(-.085, -.075), (-.045, -.098), (-.098, -.030), (-.056, -.048), (.072, .070), (.108, .040), (.09, -.09)]
k = 0
while k < 84:
    a, r = rnd.uniform(0, 6.3), .178*rnd.random()**.5; x, y = r*math.cos(a), r*math.sin(a)
    if fbm(np.array([[x*9, y*9, 2.]]), 1., 2)[0] < -.16 or any(math.hypot(x-p, y-q) < .024 for p, q in heads_at): continue
    D.put(RP[rnd.randrange(14)], x, y, rnd.uniform(.72, 1.05), .09, .22); k += 1
for _ in range(26):
    a, r = rnd.uniform(0, 6.3), .17*rnd.random()**.5; o = inst(rnd.choice(J), (r*math.cos(a), r*math.sin(a), WZ+.0035), (math.pi/2+rnd.gauss(0, .15), 0, rnd.uniform(0, 6.3)))
F_ = Drift(0.)
for x0, y0, sx, sy, k in ((-.30, -.16, .05, .03, 9), (-.20, -.27, .05, .03, 7), (.16, -.33, .10, .03, 9), (-.36, .12, .08, .08, 14), (.45, .1, .15, .15, 22), (-.7, .6, .3, .3, 40), (0, 1.2, .5, .3, 60), (.5, 2.2, .8, .5, 90)):
    for _ in range(k):
        x, y = rnd.gauss(x0, sx), rnd.gauss(y0, sy)
        if math.hypot(x, y) > .135: F_.put(RP[rnd.randrange(14)], x, y, rnd.uniform(.7, 1.05), .08, .25)
for o in RP+H+J: hide_src(o)
# --- the house: white stone, an arcade across the court, a garden -----------------------------------
S, n = stone('marble', '#e9e4da', '#c9c1b4', (.16, .38), 1., .22); g = n.g; q = n('ShaderNodeSeparateXYZ', Vector=g); w = n.math('MULTIPLY', nz(n, g, 30., 3.), .004); line = None
for k, wd in ((0, .62), (1, .62)): f = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('ADD', n.math('DIVIDE', n.math('ADD', q.outputs[k], w), wd), (.28, .36)[k])), .5)); l = n.ramp(f, [(.4962, 0.), (.4978, 1.)]); line = l if line is None else n.math('MAXIMUM', line, l)
n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', line, .8), n.base, '#6f6152')); obj('floor', [(-9, -3, 0), (9, -3, 0), (9, 30, 0), (-9, 30, 0)], [(0, 1, 2, 3)], S, smooth=False)
W = limewash('wall', '#eee8dc', '#e2dacb', '#b9ad9a', '#cfc2ae', fall=.7)
prof = smooth_profile([(.26, 0), (.26, .18), (.20, .22), (.22, .34), (.165, .42), (.16, 1.7), (.165, 1.78), (.23, 1.95), (.25, 2.05)], 4)
for row, y in ((0, 5.2), (1, 8.4)):
    for i in range(-4, 5): lathe('col', prof, 24, W).location = (i*2.1+.55, y, 0)
    for i in range(-4, 4): arch_wall('ar', .86, 2.05, .75, -1.05, 1.05, 2.05, 4.4, .34, W, 0, 7, 6)[0].location = ((i+.5)*2.1+.55, y, 0)
box('back', (40, .3, 5), (0, 12.5, 2.5), W); box('roof', (20, 3.6, .3), (0, 6.8, 4.5), W)
GR = principled('green', '#6f7d45', .9)[0]; DK = principled('door', '#5a4634', .8)[0]
for x in (-3.6, .6, 4.7): box('dr', (1.2, .1, 2.3), (x, 12.3, 1.15), DK)
crown = pompon('tree', GR, 1., 160, 4, .9, 1.2)
for x, y, z, s in ((-3.2, 6.9, .5, .55), (-1.1, 6.9, .42, .45), (3.6, 6.8, .5, .6), (1.5, 7.0, .4, .4)): inst(crown, (x, y, z+s*.5), (0, 0, x), s); lathe('pot', [(.001, 0), (.22, 0), (.30, .45), (.33, .48), (.27, .46)], 24, principled('terra', '#a5603c', .9)[0]).location = (x, y, 0)
hide_src(crown)
sun(Vector((.80, .22, -.58)), 5.2, 5000, .55)
world(sky_gradient([(0., '#f2efe6'), (.15, '#dfe6ee'), (.5, '#a9c4e8'), (1, '#6f9bdc')]), strength=.85)
camera((-.36, -.80, .268), (.040, .05, .165), 76, 2.2, (-.085, -.115, .115), blades=0, shift=(-.02, .055))
render()
