# grade: --ev .95 --power 1.30,1.30,1.30 --bloom .09 --thr 1.2 --hal .06 --grain .012 --sat 1.05 --vig .30
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('latch', 41, 10, {'': (1500, 938)}, bounces=3, clamp_i=3, transp=10); rnd.seed(6)
# --- a leaf of old teak: three planks, grain that has weathered into ridges, an iron-dark rail --------------------
WD, n = principled('teak', '#3a2114', .5, 0, .35); g = n('ShaderNodeNewGeometry').outputs['Position']; pt = n('ShaderNodeNewGeometry').outputs['Pointiness']; w = attr(n, 'grain'); k = attr(n, 'tone'); f = nz(n, g, 1., 5., .6, (900., 300., 9.)); a = nz(n, g, 9., 7., .66, (1, 1, .35)); d = nz(n, g, 420., 3., .6, (1, 1, .25))
c = n.mix(n.ramp(w, [(.25, 0.), (.72, 1.)]), '#1a0d07', '#5b3720'); c = n.mix(n.ramp(a, [(.40, 0.), (.68, .6)]), c, '#6d5540'); c = n.mix(n.math('MULTIPLY', n.ramp(f, [(.30, 1.), (.44, 0.)]), .6), c, '#140a05'); c = n.mix(n.math('MULTIPLY', k, .45), c, '#20110a'); c = n.mix(n.ramp(pt, [(.515, 0.), (.56, .45)]), c, '#8f6d4c'); c = n.mix(n.ramp(pt, [(.43, .8), (.49, 0.)]), c, '#0b0604'); v = nz(n, g, 1., 7., .68, (210., 60., 4.5)); c = n.mix(n.math('MULTIPLY', n.ramp(v, [(.34, 1.), (.52, 0.)]), .75), c, '#120803'); c = n.mix(n.math('MULTIPLY', n.ramp(v, [(.56, 0.), (.72, 1.)]), .5), c, '#8a5f3c'); n.set(n.p.inputs['Base Color'], c)
n.set(n.p.inputs['Roughness'], n.math('ADD', .34, n.math('ADD', n.math('MULTIPLY', w, .16), n.math('MULTIPLY', a, .22)))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('ADD', n.math('MULTIPLY', f, .6), n.math('MULTIPLY', v, .9)), n.math('MULTIPLY', d, .35)), .55, .0012))
def plank(x0, x1, z0, z1, y, seed, st=.0022, r=.004):
    """A board whose face is y: rings cut lengthwise stand out, long cracks, its arrises rubbed round; x1 turned back for its thickness."""
    xs = np.r_[np.linspace(x0-.0, x0+r, 7)[:-1], np.arange(x0+r, x1-r, st), np.linspace(x1-r, x1, 7)]; zs = np.arange(z0, z1, st*1.6); X, Z = np.meshgrid(xs, zs); Q = np.stack([X, 0*X, Z], -1)
    warp = .030*fbm(Q*np.array((1, 1, .35)), 5., 3, seed=seed)+.012*fbm(Q*np.array((1, 1, .25)), 17., 3, seed=seed+1); ring = (X+warp)*150+3*fbm(Q, 1.5, 2, seed=seed+2); s = .5+.5*np.sin(ring+1.6*fbm(Q*np.array((1, 1, .12)), 60., 3, seed=seed+3)); grain = np.clip(s**.7*.8+.2*fbm(Q*np.array((1, 1, .05)), 160., 3, seed=seed+5), 0, 1)
    crack = sstep(.52, .64, fbm(Q*np.array((1., 1, .028)), 46., 4, .55, seed=seed+4)); e = np.minimum(X-x0, x1-X); edge = np.clip(1-e/r, 0, 1); Yd = -.0011*(grain-.5)+.0045*crack+r*(1-np.sqrt(np.clip(1-edge**2, 0, 1)))*(1+.3*fbm(Q, 24., 3, seed=seed+6))+.0010*fbm(Q, 4., 3, seed=seed+7)
    P = np.stack([X, y+Yd, Z], -1); B_ = np.stack([np.full((len(zs), 3), x1), np.tile(y+r+np.array([.0, .02, .05]), (len(zs), 1))+.0006*fbm(np.stack([np.tile([0., 1, 2], (len(zs), 1)), 0*np.ones((len(zs), 3)), np.tile(zs[:, None]*30, (1, 3))], -1), 1., 3), np.tile(zs[:, None], (1, 3))], -1); P = np.concatenate([P, B_], 1); pad = lambda q, v: np.concatenate([q, np.full((len(zs), 3), v)], 1)
    return sheet('plank', P, WD, {'grain': pad(grain, .4)+0*P[..., 0], 'tone': np.full(P.shape[:2], rnd.random())})
EX = 0.                                                          # the leaf's edge; to the right of it the gap
plank(-.134, EX, -.36, .42, 0, 3); plank(-.250, -.136, -.36, .42, .0012, 13); plank(-.42, -.252, -.36, .42, -.0006, 23, .003); plank(-.75, -.422, -.36, .42, 0, 33, .005)
# --- bell metal and iron: a boss, a pull ring through a staple, a chain that hangs unhooked ----------------------------
MB, _ = touched('brass', '#b98f4a', '#3a2110', .2, 1.3); IR, n_ = worn('iron', '#6b5846', '#42362b', '#1d1611', (.32, .6), 5., .5, .6, .7, .5, 90.); n_.p.inputs['Metallic'].default_value = .85
CX, CZ = -.052, .035
ham = lambda r, z, a, i: ((r*(1+.05*math.cos(12*a)*sstep(.020, .034, r)*(r < .0365)))*math.cos(a), -z-.0012*(abs(math.sin(6*a))**.6)*float(sstep(.012, .018, r)-sstep(.030, .034, r)), (r*(1+.05*math.cos(12*a)*sstep(.020, .034, r)*(r < .0365)))*math.sin(a))
o = lathe('boss', smooth_profile([(.0002, .0150), (.005, .0146), (.0095, .0115), (.0105, .0078), (.0125, .0064), (.0140, .0072), (.018, .0088), (.026, .0082), (.031, .0058), (.0335, .0044), (.0355, .0052), (.0375, .0046), (.0390, .0020), (.0392, -.002)], 7), 240, MB, ham); o.location = (CX, .0, CZ)
tube('staple', [(CX+.0048*math.cos(t), -.0135-.0085*math.sin(t), CZ) for t in np.linspace(-.3, math.pi+.3, 22)], .0026, MB, False, 6)
RR = .040; tilt = .16
def rp(t): x, z = RR*math.sin(t), -RR+RR*math.cos(t); return (CX+x, -.0200+z*math.sin(tilt)*.45-.0015, CZ+.002+z*math.cos(tilt))
V, Fc, NS, NP = [], [], 220, 18
for j in range(NS):
    t = 2*math.pi*j/NS; p = Vector(rp(t)); c_ = Vector(rp(0))*.5+Vector(rp(math.pi))*.5; u = (p-c_).normalized(); nn = Vector((0, -math.cos(tilt*.45), -math.sin(tilt*.45))); r = .0040*(1+.30*math.cos(t-math.pi)**8*(math.cos(t) < 0)); r *= 1+.10*math.exp(-((abs(((t/(2*math.pi))*8) % 1-.5)-.0)/.08)**2)*(abs(math.cos(t)) < .95)
    for i in range(NP): q = 2*math.pi*i/NP; V.append(p+u*r*math.cos(q)+nn*r*math.sin(q)*.92)
for j in range(NS):
    for i in range(NP): Fc.append((j*NP+i, j*NP+(i+1) % NP, ((j+1) % NS)*NP+(i+1) % NP, ((j+1) % NS)*NP+i))
obj('pull', V, Fc, MB)
def link(p, d, roll, s=1.):
    """An oval of drawn wire, its weld a little thick."""
    o = inst(LK); o.matrix_world = Matrix.Translation(p) @ Vector(d).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(roll, 4, 'Z') @ Matrix.Scale(s, 4)
LK = join([tube('lk', [(.0056*math.cos(t)*(1+.0*t), .0003*math.sin(3*t), .0105*math.sin(t)) for t in np.linspace(0, 2*math.pi, 40)[:-1]], .0020, IR, True, 6)], 'link')
path = spline([(-.113, -.012, .205), (-.113, -.011, .150), (-.112, -.0095, .08), (-.1115, -.0085, -.02), (-.112, -.0085, -.09), (-.113, -.0085, -.118)], 12)
k = 0
for p, d in along(path, .0166, .0): link(p, d, (k % 2)*math.pi/2+rnd.gauss(0, .10)+.5); k += 1
tube('hook', [(-.113, -.0085, -.101), (-.1128, -.0085, -.150), (-.1122, -.009, -.170), (-.1092, -.0098, -.178), (-.1055, -.0095, -.172), (-.1054, -.009, -.164)], .0024, IR, False, 6)
o = lathe('st', smooth_profile([(.0002, .010), (.006, .0095), (.0095, .006), (.0145, .004), (.0150, 0)], 5), 40, IR, lambda r, z, a, i: (r*math.cos(a), -z, r*math.sin(a))); o.location = (-.113, 0, .210); tube('eye', [(-.113+.0052*math.cos(t), -.0135-.002*math.sin(t), .208+.0060*math.sin(t)) for t in np.linspace(0, 6.28, 30)[:-1]], .0019, IR, True, 5)
hide_src(LK)
stud = lathe('stud', smooth_profile([(.0002, .0078), (.0042, .0070), (.0078, .0042), (.0098, .0012), (.0128, .0010), (.0134, -.001)], 5), 60, IR, lambda r, z, a, i: (r*(1+.03*math.cos(3*a))*math.cos(a), -z-.0005*mnoise.noise(Vector((r*400*math.cos(a), r*400*math.sin(a), 1))), r*(1+.03*math.cos(3*a))*math.sin(a)))
for x in (-.175, -.30, -.41):
    for z in (-.20, -.085, .03, .145, .26): inst(stud, (x+rnd.gauss(0, .0015), 0, z+rnd.gauss(0, .002)), (rnd.gauss(0, .03), rnd.uniform(0, 6.3)*0, rnd.gauss(0, .03)), rnd.uniform(.92, 1.08))
for z in (-.22, .265): inst(stud, (-.052+rnd.gauss(0, .002), 0, z), (0, 0, 0), 1.)
hide_src(stud)
# --- within: a passage, lamps on its floor and in niches, a marigold string across the far arch; all of it colour -----------
RMw = limewash('room', '#c99f6a', '#a67a48', '#5d3f25', '#8a6038', fall=.75); box('rw', (.3, 9, 4), (2.2, 5.2, .6), RMw); box('rf', (6, 9, .2), (0, 5.2, -1.32), principled('fl', '#4a382b', .25, 0, .5)[0]); box('rb', (8, .3, 5), (0, 9.6, .6), RMw); box('lw', (.3, 9, 4), (-1.6, 5.2, .6), RMw)
bulbs([(.10, 2.6, -.30), (.24, 3.2, .12), (-.06, 3.6, .30), (.02, 4.6, -.12), (.34, 4.4, -.36), (-.24, 5.4, .10), (.30, 5.6, .52), (.46, 6.2, .16), (-.30, 6.0, -.50), (.10, 6.8, .40), (.55, 7.2, -.10), (-.10, 7.4, -.34), (.22, 5.2, -.62)], .060, ((1900, 2.4), (2050, 3.6), (2250, 5.), (1850, 1.5)))
box('behind', (.74, .02, .9), (-.385, .05, .03), principled('dark', '#0c0705', .9)[0])
point((.6, 3.2, 1.0), 90, 2200, .2); point((.8, 6.2, .6), 160, 2250, .3); point((.15, 1.2, -.3), 8.0, 2050, .1)
# --- light: out of the gap, over the edge; a little dusk along the face, raking, so that the grain stands up ------------------
area((.22, .12, .10), (-.02, -.01, 0), (.10, .55), 9., temp=2250); area((.62, -.36, .34), (-.06, 0, .03), (.25, .4), 17., temp=2700); area((-1.1, -.30, .6), (-.10, 0, 0), (.5, .9), 22., color=(.50, .64, 1.)); area((.10, -1.2, -.2), (0, 0, 0), (.9, .5), 4., temp=2300)
world(color='#1a2036', strength=.12)
camera((.055, -.62, .055), (-.052, 0, .002), 78, 3.2, (CX, -.010, CZ-.03), blades=0, shift=(0, .0))
render()
