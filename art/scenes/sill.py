# grade: --ev .75 --power 1.26,1.26,1.25 --bloom .07 --thr 1.6 --hal .04 --grain .010 --sat 1.05 --vig .20 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('sill', 37, 9, {'': (1080, 1350)}, bounces=4, clamp_i=3, transp=16, trans=7); rnd.seed(11)
# --- bangles as they were taken off the night before: two heaps like coins, some that slid, one that leans ---
B = bangle_kit(.35); Z0 = .0006
z = pile(B, 'WrrmTrmrcrrTmrW', .012, .020, Z0); pile(B, 'gTg', .014, .019, z)
z = pile(B, 'rmrTrmW', -.074, .052, Z0)
lay(B['r'], -.050, -.022, Z0+.0021, .004, .3); lay(B['m'], -.064, -.034, Z0+.0052, .050, 1.1); lay(B['T'], -.046, -.040, Z0+.0090, -.09, .4); lay(B['g'], .074, -.036, Z0+.0021, .0, .3); lay(B['r'], .086, -.022, Z0+.0058, .06, 2.2)
q = inst(B['W']); q.matrix_world = Matrix.Translation((.0530, .0020, .0320)) @ Matrix.Rotation(.95, 4, 'Z') @ Matrix.Rotation(-.32, 4, 'Y')               # it leans on the heap
q = inst(B['r']); q.matrix_world = Matrix.Translation((.0590, -.0020, .0310)) @ Matrix.Rotation(.90, 4, 'Z') @ Matrix.Rotation(-.40, 4, 'Y')
for o in B.values(): hide_src(o)
# --- the sill: old sandstone, its edge rubbed round; a few petals -------------------------------------------
S, n = stone('sill', '#d9c6a6', '#b39a76', (.45, .7), 1., .40, .3); xs, ys = np.arange(-.45, .5, .0018), np.r_[np.arange(-.16, .30, .0018), np.arange(.30, .52, .004)]; X, Y = np.meshgrid(xs, ys); Q = np.stack([X, Y, 0*X], -1)
front = np.clip((-.125-Y)/.035, 0, 1); back = np.clip((Y-.44)/.05, 0, 1); h = .0009*fbm(Q, 6, 3, seed=4)+.0003*fbm(Q, 70, 3, .6, seed=5)-.03*(1-np.sqrt(np.clip(1-front**2, 0, 1)))*(1+.2*fbm(Q, 20, 3, seed=6))-.03*back**2-.0014*sstep(.30, .55, fbm(Q, 26, 4, seed=8))-.0006*np.exp(-(fbm(Q, 7, 3, seed=9)/.02)**2); flat = np.exp(-(np.minimum(np.hypot(X-.012, Y-.02), np.hypot(X+.074, Y-.052))/.045)**4); h = h*(1-flat); Q[..., 2] = h; sheet('sill', Q, S)
RP = fresh_roses(8, (.020, .027), (.019, .026), .1); D = Drift(.0004)
for x, y in ((.118, .012), (.128, .028), (-.135, -.04), (.03, -.085), (.16, .12), (-.14, .13), (.10, .16), (.20, -.05), (-.02, .17)): D.put(RP[rnd.randrange(8)], x, y, rnd.uniform(.75, 1.05), .08, .2)
for o in RP: hide_src(o)
# --- the window's reveal and a shutter, far out of focus; the garden burnt out behind --------------------------
PL = limewash('reveal', '#efe6d4', '#e0d2b8', '#b59c78', '#cbb08a', fall=.75); WD = principled('shutter', '#3f6a66', .5, 0, .4)[0]
box('jl', (.5, .50, 2.4), (-.465, .40, 1.2), PL, .02); box('jr', (.5, .62, 2.4), (.86, .34, 1.2), PL, .02); box('wallb', (3, .3, 1.), (0, .15, -.53), PL)
o = box('leaf', (.42, .035, 1.5), (.40, .66, .75), WD, .004); o.rotation_euler = (0, 0, 1.15); o.location = (.56, .78, .75)
for zz in (.12, .55, 1.0): o = box('rail', (.30, .05, .06), (.55, .76, zz), WD, .004); o.rotation_euler = (0, 0, 1.15)
LFm, n = mat('leaves'); r_ = n('ShaderNodeNewGeometry').outputs['Random Per Island']; c_ = n.mix(r_, '#6c8a3a', '#c6cf7a'); d_ = n('ShaderNodeBsdfDiffuse'); n.link(c_, d_.inputs[0]); t_ = n('ShaderNodeBsdfTranslucent'); n.link(c_, t_.inputs[0]); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = .5; n.link(d_, mx.inputs[1]); n.link(t_, mx.inputs[2]); n.link(mx, n.out.inputs[0])
G = np.random.default_rng(5); k = 9000; c = G.normal(size=(30, 3))*np.array((2.2, .8, 1.2)); P = np.concatenate([q+G.normal(size=(300, 3))*.42 for q in c])+np.array((-.6, 6.5, 1.6)); u = G.normal(size=(k, 3)); u /= np.linalg.norm(u, axis=1, keepdims=True); v = np.cross(u, G.normal(size=(k, 3))); v /= np.linalg.norm(v, axis=1, keepdims=True); s_ = .13*G.uniform(.6, 1.3, (k, 1)); fastmesh('tree', np.stack([P-u*s_, P-v*s_*.4, P+u*s_, P+v*s_*.4], 1).reshape(-1, 3), np.arange(k*4).reshape(k, 4), LFm)
obj('lawn', [(-20, 1.5, -1.2), (20, 1.5, -1.2), (20, 30, -1.2), (-20, 30, -1.2)], [(0, 1, 2, 3)], principled('lawn', '#a3ab6a', .9)[0], smooth=False); box('gwall', (30, .3, 2.6), (0, 11, .1), PL)
sun(Vector((.17, -.72, -.52)), 9.5, 4700, .6)
area((-.35, -.75, .55), (0, 0, .03), (.7, .7), 3.2, temp=5000)                                                   # the white room behind us gives some back
world(sky_gradient([(0., '#f4f0e4'), (.2, '#e6ebf0'), (.6, '#b7cfee'), (1, '#86aae0')]), strength=1.6)
camera((-.115, -.40, .190), (.004, .012, .052), 78, 2.2, (.000, -.014, .036), blades=0, shift=(0, .07))
render()
