# grade: --ev .75 --power 1.26,1.26,1.25 --bloom .06 --thr 1.8 --hal .03 --grain .010 --sat 1.06 --vig .18 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('pigment-close', 71, 6, {'': (1350, 900)}, bounces=3, clamp_i=3, transp=6); rnd.seed(12); R = np.random.default_rng(3)
MB, _ = touched('brass', '#c6a058', '#4a2f15', .20, 1.4)
def powder(name, c, deep, pale):
    """Dry colour: no shine at all, clumps that have another tone where they broke, grains."""
    m, n = principled(name, c, 1., 0, .02); g = n('ShaderNodeNewGeometry').outputs['Position']; a, b, d = nz(n, g, 130., 6., .7), nz(n, g, 900., 4., .7), nz(n, g, 3800., 2., .7); pt = n('ShaderNodeNewGeometry').outputs['Pointiness']
    k = n.mix(n.ramp(a, [(.34, 0.), (.70, 1.)]), n.mix(.45, c, deep), c); k = n.mix(n.math('MULTIPLY', n.ramp(b, [(.52, 0.), (.70, 1.)]), .55), k, pale); k = n.mix(n.math('MULTIPLY', n.ramp(d, [(.34, 1.), (.48, 0.)]), .45), k, deep); k = n.mix(n.ramp(pt, [(.44, .6), (.495, 0.)]), k, deep); n.set(n.p.inputs['Base Color'], k); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', b, .8), d), .9, .0007)); return m
PW = dict(red=powder('sindoor', '#b3160e', '#6d0907', '#d6402a'), yellow=powder('haldi', '#e0a012', '#a86a04', '#f2c04a'), pink=powder('gulal', '#c81f62', '#7d0c3c', '#e0608f'), orange=powder('kesar', '#d8560c', '#8f2f04', '#ee8a3a'))
def katori(x, y, r, h, seed):
    N3 = lambda x, y, z: mnoise.noise(Vector((x, y, z))); ctl = [(.0002, 0), (.40*r, 0), (.42*r, .04*h), (.40*r, .09*h), (.62*r, .20*h), (.86*r, .50*h), (.97*r, .88*h), (1.01*r, .965*h), (1.035*r, .985*h), (1.03*r, 1.02*h), (.99*r, 1.02*h), (.945*r, .95*h), (.91*r, .80*h), (.78*r, .42*h), (.5*r, .22*h), (.0002, .18*h)]
    def fn(q, z, a, i): k = .0004*N3(math.cos(a)*12, math.sin(a)*12, z*260+seed)*(.1*h < z < .93*h)+.0010*N3(math.cos(a)*1.3, math.sin(a)*1.3, z*20+seed); return ((q+k)*math.cos(a), (q+k)*math.sin(a), z)
    b = lathe('katori', smooth_profile(ctl, 7), 220, MB, fn); b.location = (x, y, 0); b.rotation_euler = (rnd.gauss(0, .008), rnd.gauss(0, .008), 0)
def heap(x, y, z, r, top, m, seed, step, dents=()):
    """Poured, then touched: the slope at which it rests, slides and clumps; a finger has been in it. It fills the bowl to its wall."""
    n_ = int(2*r/step); q = np.linspace(-r, r, n_); X, Y = np.meshgrid(q, q); rr = np.hypot(X, Y); S = np.stack([X, Y, 0*X+seed*.37], -1); wob = .0016*fbm(S, 60, 3, seed=seed); H = top*np.maximum(0, 1-(np.hypot(X+.10*r, Y-.06*r)+wob)/r)**.93
    H = np.minimum(H, top*.86+.0012*fbm(S, 160, 3, seed=seed+1)); H = H+.0030*fbm(S, 46, 4, .55, seed=seed+2)*sstep(1., .7, rr/r)+.0010*fbm(S, 210, 4, .62, seed=seed+3)+.00042*np.abs(fbm(S, 620, 3, .6, seed=seed+4))
    cl = fbm(S, 300, 2, .5, seed=seed+6); H += .0011*sstep(.42, .60, cl)*(1-.3*rr/r)                                  # clumps
    for dx, dy, a, b, k, ang in dents: c, s = math.cos(ang), math.sin(ang); u, v = (X-dx)*c+(Y-dy)*s, -(X-dx)*s+(Y-dy)*c; e = (u/a)**2+(v/b)**2; H += -k*np.exp(-e)+.38*k*np.exp(-((np.sqrt(e)-1.45)/.35)**2)
    P = np.stack([x+X, y+Y, z+H], -1); keep = rr <= r*1.0; P[..., 2] = np.where(keep, P[..., 2], z-.0025); P[..., 0] = np.where(keep, P[..., 0], x+X/np.maximum(rr, 1e-6)*r*.985); P[..., 1] = np.where(keep, P[..., 1], y+Y/np.maximum(rr, 1e-6)*r*.985); sheet('heap', P, m)
BW = [(-.052, -.010, .040, .028, 'red', .00020, .016, ((-.006, -.012, .013, .0075, .0058, .5), (.013, -.002, .008, .006, .0030, .2))), (.036, .052, .040, .028, 'yellow', .00034, .019, ((.004, -.010, .012, .008, .005, -.3),)), (-.098, .105, .038, .026, 'pink', .0006, .017, ()), (.120, .140, .040, .028, 'orange', .0006, .018, ()), (.016, .190, .038, .026, 'red', .0008, .017, ()), (-.19, .22, .04, .028, 'yellow', .0008, .018, ()), (.23, .27, .04, .028, 'pink', .0008, .018, ())]
for k, (x, y, r, h, c, st, top, dn) in enumerate(BW): katori(x, y, r, h, k*3.1); heap(x, y, h*.80, r*.895, top, PW[c], k+1, st, dn)
# --- what was spilled: dust that thins out, crumbs in it, a pinch dropped on the way -----------------------------------------------------------
S_, n = stone('slab', '#e6decd', '#c6b9a2', (.35, .6), 1., .34, .3); g = n.g; sp = n('ShaderNodeSeparateXYZ', Vector=g); c = n.base; f1, f2 = nz(n, g, 120., 6., .7), nz(n, g, 1500., 3., .65)
for x, y, sx, sy, colr, amt in ((-.044, -.062, .030, .013, '#b3160e', 1.15), (-.010, -.048, .016, .010, '#b3160e', .9), (.052, .004, .026, .012, '#e0a012', 1.1), (-.09, -.040, .018, .02, '#b3160e', .7), (.09, .03, .03, .02, '#e0a012', .55), (-.06, .066, .03, .012, '#c81f62', .8)):
    dx, dy = n.math('DIVIDE', n.math('SUBTRACT', sp.outputs[0], x), sx), n.math('DIVIDE', n.math('SUBTRACT', sp.outputs[1], y), sy); e = n.math('EXPONENT', n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dy, dy)), -1.)); k = n.math('MULTIPLY', e, n.math('ADD', n.math('MULTIPLY', n.ramp(f1, [(.34, 0.), (.66, 1.)]), .8), n.math('MULTIPLY', n.ramp(f2, [(.40, 0.), (.60, 1.)]), .6))); c = n.mix(n.math('MULTIPLY', k, amt, None, True), c, colr)
n.set(n.p.inputs['Base Color'], c); obj('slab', [(-2, -1, 0), (2, -1, 0), (2, .75, 0), (-2, .75, 0)], [(0, 1, 2, 3)], S_, smooth=False)
def crumbs(m, spots):
    bm = bmesh.new()
    for x, y, sx, sy, k in spots:
        for _ in range(k):
            r = .00009+.00055*rnd.random()**7; px, py = rnd.gauss(x, sx), rnd.gauss(y, sy)
            if all(math.hypot(px-b[0], py-b[1]) > b[2]*.46 for b in BW): bmesh.ops.create_icosphere(bm, subdivisions=1, radius=r, matrix=Matrix.Translation((px, py, r*.5)) @ Matrix.Rotation(rnd.uniform(0, 3), 4, 'X') @ Matrix.Diagonal((1, rnd.uniform(.6, 1.1), rnd.uniform(.5, .9), 1)))
    me = bpy.data.meshes.new('cr'); bm.to_mesh(me); bm.free(); me.materials.append(m); o = bpy.data.objects.new('cr', me); bpy.context.scene.collection.objects.link(o)
crumbs(PW['red'], ((-.044, -.062, .026, .012, 900), (-.02, -.05, .03, .02, 300))); crumbs(PW['yellow'], ((.052, .004, .024, .012, 700), (.08, .02, .03, .03, 250)))
# --- the yard: washed wall in the sun, a doorway, green; colour only ------------------------------------------------------------------------------
W = limewash('lime', '#efe6d2', '#e0d2b6', '#b59c78', '#cbb08a', fall=.75); obj('court', [(-9, .8, -.45), (9, .8, -.45), (9, 20, -.45), (-9, 20, -.45)], [(0, 1, 2, 3)], stone('court', '#e2d5bc', '#bfae90', (.5, .8), .5)[0], smooth=False); box('far', (14, .3, 4), (0, 5.6, 1.4), W); box('fd', (1.2, .2, 2.3), (.55, 5.45, .7), principled('door', '#4f7c86', .5, 0, .4)[0]); GRN = principled('green', '#7d9448', .8)[0]; tree = pompon('tree', GRN, .5, 160, 4, 1., 1.2); tree.location = (-1.0, 4.2, .4); inst(tree, (1.9, 4.4, .2), (0, 0, 2), .8)
sun(Vector((.78, -.22, -.46)), 7., 4700, .55); area((-.3, -.9, .5), (0, 0, .02), (.9, .6), 1.6, temp=5600)
world(sky_gradient([(0., '#f3efe4'), (.2, '#e0e8ee'), (.6, '#afc9ea'), (1, '#80a8de')]), strength=.75)
camera((-.115, -.330, .150), (-.008, .022, .026), 74, 2.6, (-.052, -.030, .034), blades=0, shift=(0, .02))
render()
