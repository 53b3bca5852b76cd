# grade: --ev .5 --power 1.34,1.36,1.4 --slope 1.02,1,.96 --bloom .10 --hal .06 --grain .013 --sat 1.03 --vig .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
start('window', 111, 16, {'': (1200, 1500)}, bounces=3, clamp_i=3, transp=8); rnd.seed(5); R = np.random.default_rng(12)
# a low sitting window, its sill 24 cm above the floor (floor z = 0, wall's inner face y = 0, outside +y)
SZ, HW, SP, RI, TH = .24, .37, .50, .40, .46
A = [(-HW, 0.)]+[(x, z) for x, z in cusped(HW, SP, RI, 7, 12, .12)]+[(HW, 0.)]; A = resample(A, .0045)
for _ in range(5): A[1:-1] = .25*A[:-2]+.5*A[1:-1]+.25*A[2:]
A3 = np.stack([A[:, 0], 0*A[:, 0], A[:, 1]], -1); A = A+.0024*np.stack([fbm(A3, 5, 3, seed=1), fbm(A3, 5, 3, seed=2)], -1)+.0006*np.stack([fbm(A3, 26, 3, seed=3), fbm(A3, 26, 3, seed=4)], -1)
c = np.stack([0*A[:, 0], np.minimum(A[:, 1], .52)], -1); N = (A-c)/np.linalg.norm(A-c, axis=1, keepdims=True)
# rows: out of the reveal, round the arris, out over the wall
dep = [(0., y) for y in np.arange(TH, .02, -.0055)]+[(.018*(1-math.cos(t)), .018*(1-math.sin(t))) for t in np.linspace(0, math.pi/2, 9)]+[(.018+s, 0.) for s in np.r_[np.arange(.004, .24, .0045), np.arange(.25, .95, .011)]]
P = np.stack([np.stack([A[:, 0]+N[:, 0]*t+.05*np.sign(N[:, 0])*max(0, y-.2)*1.0*(np.abs(N[:, 0])), np.full(len(A), y), SZ+A[:, 1]+N[:, 1]*t], -1) for t, y in dep]); T_ = np.array([t for t, y in dep])[:, None]; Y_ = np.array([y for t, y in dep])[:, None]
if pnormals(P)[-30, len(A)//2, 1] > 0: P = P[:, ::-1].copy()
ar = np.exp(-((T_/.030)**2+(Y_/.035)**2)); fld = .8*fbm(P, 5.5, 5, .5, seed=61)+.42*ar*(.5+.9*fbm(P, 3.6, 2, seed=66))+.40*np.exp(-((P[..., 2]-SZ)/.07)**2); chip = sstep(.58, .64, fld)
bead = np.exp(-((T_-.085)/.011)**2)*.010+np.exp(-((T_-.060)/.006)**2)*-.004+np.exp(-((T_-.115)/.004)**2)*.004; bead = bead*(.35+.65*sstep(-.35, .15, fbm(P, 4, 3, seed=67)))
d = .006*fbm(P, 2.2, 3, seed=62)+.0022*fbm(P, 20, 4, .6, seed=63)+.0006*fbm(P, 110, 2, .6, seed=64)+bead-.008*chip-.002*sstep(.4, .58, fld)
PL, n = worn('lime', '#cbb592', '#ae9470', '#7c6246', (.7, .9), 1., .5, .3, .65, .2, 70.); sz = n('ShaderNodeSeparateXYZ'); n.link(n.g, sz.inputs[0]); st = nz(n, n.g, 3., 6., .7, (2.6, 2.6, .5))
pb = n.mix(n.math('MULTIPLY', n.ramp(st, [(.45, 0.), (.68, 1.)]), .6), n.base, '#77593c'); pb = n.mix(n.math('MULTIPLY', n.ramp(n.math('ADD', sz.outputs[2], n.math('MULTIPLY', st, .25)), [(.20, 1.), (.42, 0.)]), .5), pb, '#5c4330'); pb = n.mix(n.ramp(attr(n, 'chip'), [(.05, 0.), (.6, .85)]), pb, '#8d6b4e'); n.set(n.p.inputs['Base Color'], pb)
sheet('wall', P, PL, {'chip': chip}, disp=d)
x, z = np.meshgrid(np.arange(-1.6, 1.6, .008), np.arange(-.02, SZ+.02, .008)); P = np.stack([x, np.full_like(x, .0), z], -1); sheet('below', P, PL, {'chip': sstep(.42, .5, fbm(P, 6, 4, seed=68))}, disp=.008*fbm(P, 2.5, 3, seed=69)+.002*fbm(P, 20, 4, .6, seed=63)-.008*sstep(.42, .5, fbm(P, 6, 4, seed=68)))
for sx, lx in ((4, -HW-.17-2), (4, HW+.17+2)): box('blk', (sx, .3, 3.6), (lx, .27, 1.6), PL)
box('blk', (8, .3, 2.), (0, .27, SZ+SP+RI+.26+1), PL); box('blk', (8, .3, SZ), (0, .27, SZ/2-.05), PL)
# sill: a hollowed slab, its edge broken
def slab():
    pr = resample(round_path([(-.055, SZ-.075), (-.055, SZ), (TH+.10, SZ+.004), (TH+.10, SZ-.09)], .02, 9), .0036); x = np.arange(-HW-.09, HW+.13, .0036); P = sweep(pr, x); top = sstep(SZ-.03, SZ-.006, P[..., 2])
    P[..., 2] -= top*.009*np.exp(-((x[:, None]-.02)/.26)**2)*np.exp(-((P[..., 1]+.02)/.12)**2); ar = np.exp(-((P[..., 1]+.05)**2+(P[..., 2]-SZ+.005)**2)/.018**2)
    d = .0028*fbm(P, 6, 3, seed=3)+.0013*fbm(P, 42, 4, .6, seed=5)+.0006*fbm(P, 150, 2, .6, seed=8)-ar*.013*sstep(.12, .34, fbm(P, 15, 4, .55, seed=22)); return sheet('sill', P, ST, disp=-d)
ST, n = worn('stone', '#bba289', '#93755e', '#523b2e', (.5, .75), 2.2, .45, .55, .75); slab()
# floor: old flags, a dhurrie's corner
x, y = np.meshgrid(np.arange(-1.3, 1.7, .0065), np.arange(-2.0, .02, .0065)); P = np.stack([x, y, 0*x], -1); jx, jy = x+.006*fbm(P, 12, 3, seed=9), y+.006*fbm(P, 12, 3, seed=10)
rows = [-1.72, -1.22, -.80, -.33]; row = np.digitize(jy, rows); e = np.min(np.abs(jy[..., None]-np.array(rows)), -1); tone = 0*x; cut = [[-.9, -.2, .5, 1.1], [-.6, .05, .78, 1.3], [-1., -.36, .33, .98], [-.7, .02, .60, 1.2], [-.5, .2, .9]]; dz = 0*x
for k in range(5):
    M = row == k; e = np.where(M, np.minimum(e, np.min(np.abs(jx[..., None]-np.array(cut[k])), -1)), e); idx = np.digitize(jx, cut[k])
    for q in range(6): S = M & (idx == q); tone[S] = R.random(); dz[S] = R.normal(0, .0018)
P[..., 2] += dz+.0025*fbm(P, 4, 3, seed=13)+.0007*fbm(P, 60, 3, .6, seed=14)-.006*np.exp(-(e/.006)**2)-.003*np.exp(-(e/.015)**2)
FL, n = worn('flag', '#937862', '#6b5341', '#3a2a20', (.30, .6), 1.8, .4, .4, .7, .4); fb = n.mix(n.math('MULTIPLY', attr(n, 'tone'), .55), n.base, '#4b382d'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', attr(n, 'edge'), .8), fb, '#251a14')); sheet('floor', P, FL, {'tone': tone, 'edge': np.exp(-(e/.007)**2)})
obj('fl2', [(-5, -5, -.01), (5, -5, -.01), (5, .2, -.01), (-5, .2, -.01)], [(0, 1, 2, 3)], FL, smooth=False)
# shutter leaf, opened into the room at the right: faded green paint on old wood
GW, n = worn('paint', '#6f8578', '#4c675c', '#26382f', (.5, .75), 2., .4, .1, .7, .3, 50.); gr = nz(n, n.g, 4., 6., .65, (9, 9, 1.6), .5); pt = n('ShaderNodeNewGeometry').outputs['Pointiness']
wd = n.mix(gr, '#3a2619', '#7c5a3d'); wearm = n.math('MAXIMUM', n.ramp(n.math('ADD', nz(n, n.g, 9, 8, .72, (2, 2, 1)), n.math('MULTIPLY', gr, .25)), [(.66, 0.), (.72, 1.)]), n.ramp(pt, [(.51, 0.), (.55, 1.)])); n.set(n.p.inputs['Base Color'], n.mix(wearm, n.base, wd)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', gr, n.math('MULTIPLY', wearm, -.5)), .5, .003))
LW, LH = .37, SP+.30
y, z = np.meshgrid(np.linspace(0, LW, 110), np.linspace(0, LH, 240)); fr = np.minimum(np.minimum(y, LW-y), np.minimum(np.minimum(z, LH-z), np.abs(z-.42)+.030)); pan = sstep(.058, .066, fr); fld_ = sstep(.085, .115, fr); P = np.stack([0*y, y, z], -1)
for s_ in (1, -1): h = sheet('leaf', P+np.array([.016*s_*-1, 0, 0]), GW, disp=None); co = np.empty(y.size*3, np.float32); h.data.vertices.foreach_get('co', co); co = co.reshape(-1, 3); co[:, 0] += (s_*(.011*pan-.008*fld_)+.0008*fbm(P*np.array([1, 4, .6]), 14, 3, seed=31)).ravel(); h.data.vertices.foreach_set('co', co.ravel()); h.data.update(); h.location = (HW+.035, -.015, SZ+.012); h.rotation_euler = (0, .004, math.pi+.20)
eg = box('edge', (.034, .004, LH), (0, 0, 0), GW, .001); a_ = math.pi+.20; eg.location = (HW+.035-math.sin(a_)*LW, -.015+math.cos(a_)*LW, SZ+.012+LH/2); eg.rotation_euler = (0, .004, a_)
IR = worn('iron', '#4a4440', '#2b2725', '#171413', (.4, .6), 3., .4, .3, .6, .4)[0]; e_ = bpy.data.objects.new('e', None); bpy.context.scene.collection.objects.link(e_); e_.location = h.location; e_.rotation_euler = h.rotation_euler
for z_ in (.10, LH-.12):
    it = [extrude_poly('strap', [(0, -.011), (.20, -.008), (.225, 0), (.20, .008), (0, .011)], .005, IR, .001), lathe('pin', [(.008, -.03), (.008, .03), (.001, .032)], 12, IR)]
    for k, x_ in enumerate((.04, .10, .17)): it.append(lathe('nail', [(.0048, 0), (.004, .0022), (.001, .003)], 10, IR)); it[-1].rotation_euler = (math.pi/2, 0, 0); it[-1].location = (x_, -.0025, R.normal(0, .0008))
    for o in it: o.parent = e_
    for o in it: b_ = o.matrix_basis.copy(); o.matrix_basis = Matrix.Translation((.0186, 0, z_))@Matrix.Rotation(math.pi/2, 4, 'Z')@b_
ri = bpy.ops.mesh.primitive_torus_add(major_radius=.021, minor_radius=.0026, major_segments=40, minor_segments=10); ri = bpy.context.object; ri.data.materials.append(IR); ri.parent = e_; ri.location = (.021, LW-.030, .395); ri.rotation_euler = (0, math.pi/2-.12, 0)
# a shawl folded on the sill, one end over its edge
SH, n = principled('shawl', '#7a1a22', .8, 0, .2, Sheen=.6); uv = n('ShaderNodeTexCoord').outputs['UV']; su = n('ShaderNodeSeparateXYZ'); n.link(uv, su.inputs[0]); th = nz(n, uv, 1., 3., .6, (900, 60, 1)); cl = nz(n, uv, 1., 5., .65, (9, 9, 1))
ed = n.math('MINIMUM', su.outputs[0], n.math('SUBTRACT', 1., su.outputs[0])); bd = n.ramp(ed, [(0., 1.), (.020, 1.), (.022, 0.), (.034, 0.), (.036, .8), (.125, .8), (.127, 0.), (.138, 0.), (.140, 1.), (.152, 1.), (.154, 0.)], 'LINEAR'); bt = n('ShaderNodeTexVoronoi', dict(distance='MANHATTAN'), Vector=uv, Scale=46., Randomness=.35); bd = n.math('MULTIPLY', bd, n.ramp(bt.outputs[0], [(.22, 1.), (.42, .25)]))
sb = n.mix(cl, '#6d1420', '#96303a'); sb = n.mix(n.math('MULTIPLY', bd, .8), sb, '#c99a52'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', th, .45), sb, '#3d0a10')); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', th, n.math('MULTIPLY', cl, 1.5)), .5, .0012))
y0, y1, hz_ = .035, .27, .0100; pts = []
for k in range(7):
    za = SZ+.004+k*hz_; a, b = (y1, y0) if k % 2 else (y0, y1); j1, j2 = R.normal(0, .010, 2); pts += [(a+j1, za), (b+j2, za+.001)]
pts += [(y1+.004, SZ+.004+7*hz_), (-.012, SZ+.005+7*hz_), (-.074, SZ+.052), (-.106, SZ+.004), (-.110, SZ-.120)]
pr = resample(round_path(pts, .010, 6), .0045); u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, len(pr))); X = (u-.5)*.235; Q = np.stack([X, pr[:, 0][:, None]+0*u, pr[:, 1][:, None]+0*u], -1)
hang = sstep(.86, 1., v); Q[..., 1] += .010*fbm(np.stack([u*2, v*9, 0*u], -1), 1., 3, seed=41)-.020*hang*(.5+.5*np.sin(u*13+1+2.*fbm(np.stack([u*2, v*3, 0*u], -1), 1., 2, seed=45))); Q[..., 2] += -.020*hang*(u-.3)+.0045*fbm(np.stack([u*3, v*14, 0*u], -1), 1., 3, seed=42)-.004*(np.abs(u-.5)*2)**3*(v); Q[..., 0] += .006*fbm(np.stack([u*1, v*7, 0*u], -1), 1., 2, seed=43)+.020*hang*(u-.4)
o = sheet('shawl', Q, SH); ul = o.data.uv_layers.new(name='UV'); li = np.empty(len(o.data.loops), np.int32); o.data.loops.foreach_get('vertex_index', li); ul.data.foreach_set('uv', np.stack([u.ravel()[li], (v*7).ravel()[li]], -1).astype(np.float32).ravel())
so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = .0086; so.offset = 0; subsurf(o, 1); o.location = (-.075, .02, .0015); o.rotation_euler = (0, 0, -.13)
FRG = []
for i in range(64):
    uu = (i+.5)/64; k = int(uu*89); q = Vector(Q[-1, k]); c_, s_ = math.cos(-.13), math.sin(-.13); b_ = (-.075+q.x*c_-q.y*s_, .02+q.x*s_+q.y*c_, q.z); L_ = R.uniform(.020, .034); tube('fr', [b_, (b_[0]+R.normal(0, .002), b_[1]+R.normal(0, .002), b_[2]-L_*.5), (b_[0]+R.normal(0, .004), b_[1]+R.normal(0, .003), b_[2]-L_)], .0007, SH, False, 1)
# a brass bowl beside it
MB, _ = touched('brass', '#c79443', '#57300f', .18, 1.2); bp = np.array(smooth_profile([(.0005, .001), (.022, 0), (.024, .003), (.022, .006), (.040, .014), (.052, .032), (.0545, .047), (.0565, .050), (.0555, .052), (.0525, .047), (.049, .032), (.038, .017), (.0005, .009)], 8)); AA = np.linspace(0, 2*math.pi, 181)[:-1]
rr_ = np.repeat(bp[:, :1], 180, 1); zz_ = np.repeat(bp[:, 1:], 180, 1)+.0012*np.cos(AA*2+1)*sstep(.03, .05, bp[:, 1:]); rr_ = rr_*(1+.012*np.cos(2*AA+.4)*sstep(.01, .05, zz_))-.0022*np.exp(-((AA-3.9)*.05/.012)**2-((zz_-.030)/.010)**2)*(rr_ > .03)
K_ = sheet('bowl', np.stack([rr_*np.cos(AA), rr_*np.sin(AA), zz_], -1), MB, cyclic=True); K_.location = (.175, .085, SZ-.004); K_.scale = (1.15,)*3; K_.rotation_euler = (.01, .02, 0)
# jasmine in it, bougainvillea blown in
JM = petal_material('jasmine', '#f4efe2', '#d9d6b8', .35); js = [petal_mesh(f'j{i}', JM, L=.013, W=.008, curl=.5, cup=.4, seed=50+i) for i in range(4)]
for i in range(120): r, a = .046*math.sqrt(R.random()), R.uniform(0, 6.3); inst(rnd.choice(js), (.175+1.1*r*math.cos(a), .085+1.1*r*math.sin(a), SZ+.036+.018*(1-(r/.05)**2)+R.uniform(-.004, .004)), (R.uniform(-1, 1), R.uniform(-1, 1), R.uniform(0, 6.3)), R.uniform(.8, 1.2))
BG = petal_material('boug', '#c2185f', '#8a0f42', .5); bs = [petal_mesh(f'b{i}', BG, L=.032, W=.026, curl=.3+.15*i, cup=.5, seed=60+i, notch=-.2) for i in range(4)]
for x_, y_, z_ in [(.29, .02, SZ), (.265, .15, SZ), (.06, .30, SZ), (.24, .30, SZ), (-.24, .17, SZ), (.13, -.03, SZ-.003), (.30, -.52, 0), (.42, -.60, 0), (.36, -.75, 0), (.12, -.40, 0), (-.05, -.62, 0), (.52, -.44, 0), (.47, -.98, 0), (.25, -.9, 0), (-.3, -.3, 0)]: inst(rnd.choice(bs), (x_, y_, z_+.004), (rnd.gauss(0, .35), rnd.gauss(0, .35), rnd.uniform(0, 6.3)), rnd.uniform(.75, 1.1))
for o in js+bs: hide_src(o)
# the room, and the yard outside
DK = principled('dark', '#4a382c', .9, 0, .1)[0]
for V_ in ([(-2, -3.4, 0), (2, -3.4, 0), (2, -3.4, 3), (-2, -3.4, 3)], [(1.75, -3.4, 0), (1.75, .1, 0), (1.75, .1, 3), (1.75, -3.4, 3)], [(-1.9, -3.4, 0), (-1.9, .1, 0), (-1.9, .1, 3), (-1.9, -3.4, 3)], [(-2, -3.4, 2.8), (2, -3.4, 2.8), (2, .3, 2.8), (-2, .3, 2.8)]): obj('room', V_, [(0, 1, 2, 3)], DK, smooth=False)
def seen(name, color, power):
    """Far things in the haze: as bright as they look, and no light for the room."""
    m, n = mat(name); g = n('ShaderNodeNewGeometry').outputs['Position']; v = n.math('MULTIPLY_ADD', nz(n, g, 1.7, 7., .66), .5, .74); e = n('ShaderNodeEmission', Color=col(color)); n.set(e.inputs[1], n.math('MULTIPLY', v, power)); n.link(e, n.out.inputs[0]); m.cycles.sample_as_light = False; return m
def far(o): o.visible_diffuse = o.visible_shadow = False; return o
m, n = mat('out'); z_ = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeNewGeometry').outputs['Position']).outputs[2]; e_ = n('ShaderNodeEmission', Strength=2.1); n.link(n.ramp(n.math('MULTIPLY_ADD', z_, .16, .3), [(.2, '#e3b67c'), (.5, '#f0d09c'), (.8, '#efe2c6')]), e_.inputs[0]); n.link(e_, n.out.inputs[0]); m.cycles.sample_as_light = False
far(obj('out', [(-9, 12, -3), (14, 12, -3), (14, 12, 9), (-9, 12, 9)], [(0, 1, 2, 3)], m, smooth=False))
# across the yard: an arcade in its own shade, a storey above it
WALL, DEEP, SILL_ = seen('wallf', '#dcb484', 2.7), seen('deep', '#7d5a3c', .95), seen('edge', '#f2d8ac', 3.3)
for k in range(7):
    x = -3.3+k*1.28; w_, _ = arch_wall('arc', .45, .42, .40, -.64, .64, -.9, 1.75, .25, WALL, 0, 7, 8); far(w_).location = (x, 7.2, 0); far(lathe('col', [(.10, -.9), (.10, -.75), (.065, -.7), (.055, .30), (.10, .42)], 12, SILL_)).location = (x+.64, 7.02, 0)
    for q, (a_, b_) in enumerate(((-.17, .17),)): far(box('up', (.36, .05, .66), (x, 7.06, 2.35), DEEP)); far(box('up2', (.5, .08, .06), (x, 7.03, 1.98), SILL_))
far(box('above', (11, .25, 1.5), (.5, 7.2, 2.5), WALL)); far(box('back', (11, .1, 4), (.5, 9., .9), DEEP)); far(box('cornice', (11, .7, .08), (.5, 6.95, 1.72), SILL_)); far(box('yardf', (16, 12, .1), (0, 7.5, -.95), seen('yard', '#d2ab78', 2.0)))
# a neem before it, its leaves with the sun behind them
LM, n = mat('neem'); r_ = n('ShaderNodeNewGeometry').outputs['Random Per Island']; c_ = n.mix(r_, '#3f4d1a', '#748030'); d_ = n('ShaderNodeBsdfDiffuse'); n.link(c_, d_.inputs[0]); t_ = n('ShaderNodeBsdfTranslucent'); n.link(n.mix(.4, c_, '#c9c64a'), t_.inputs[0]); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = .55; n.link(d_, mx.inputs[1]); n.link(t_, mx.inputs[2]); n.link(mx, n.out.inputs[0])
BK_ = worn('bark', '#6b5138', '#4b3826', '#241a12', (.8, .95), 2., .6, .3, .7, .15)[0]; V_, F_ = [], []
def limb(pts, r): P = resample([Vector(q) for q in smooth3(pts)], .03); far(tube('limb', [tuple(q) for q in P], r, BK_, False, 2)); return P
def smooth3(pts, k=8): P = [np.array(q, float) for q in [pts[0]]+list(pts)+[pts[-1]]]; return [.5*(2*P[i]+(P[i+1]-P[i-1])*t+(2*P[i-1]-5*P[i]+4*P[i+1]-P[i+2])*t*t+(-P[i-1]+3*P[i]-3*P[i+1]+P[i+2])*t**3) for i in range(1, len(P)-2) for t in np.arange(k)/k]+[P[-2]]
def sprig(p, d, L):
    """A twig that bends under its own weight, leaflets in pairs along it."""
    d = d/np.linalg.norm(d); q = np.array(p, float); st_ = L/9; pts = [q.copy()]
    for k in range(9):
        d = d+np.array((0, 0, -.13)); d /= np.linalg.norm(d); q = q+d*st_; pts.append(q.copy()); u_ = np.cross(d, R.normal(size=3)*.5+np.array((0, -1, .2))); u_ /= np.linalg.norm(u_)
        for sd in ((-1, 1) if k < 8 else (0,)):
            a_ = u_*sd*.8+d*.75+np.array((0, 0, -.35))+R.normal(size=3)*.16; a_ /= np.linalg.norm(a_); w_ = np.cross(a_, R.normal(size=3)*.35+np.cross(u_, d)); w_ /= np.linalg.norm(w_); l_ = R.uniform(.045, .07)*(1-.35*abs(k-4)/5); n0 = len(V_); V_.extend([q, q+a_*l_*.35+w_*l_*.14, q+a_*l_*.7+w_*l_*.10+np.array((0, 0, -.06*l_)), q+a_*l_+np.array((0, 0, -.18*l_)), q+a_*l_*.65-w_*l_*.11+np.array((0, 0, -.05*l_)), q+a_*l_*.3-w_*l_*.13]); F_.append(tuple(range(n0, n0+6)))
    far(tube('twig', [tuple(q) for q in pts], .0022, BK_, False, 0))
for pts, r_, n_ in (([(2.3, 3.6, 1.15), (1.5, 3.5, 1.20), (.8, 3.5, 1.02), (.25, 3.6, .92)], .030, 46), ([(1.5, 3.5, 1.2), (1.05, 3.3, .78), (.70, 3.2, .50)], .016, 26), ([(1.9, 4.2, 1.9), (.9, 4.1, 1.75), (.0, 4.2, 1.55), (-.5, 4.2, 1.35)], .026, 44)):
    P_ = limb(pts, r_)
    for k in range(n_): sprig(P_[int(len(P_)*R.uniform(.15, 1))-1], np.array((R.normal(-.3, .6), R.normal(-.2, .5), R.normal(.15, .4))), R.uniform(.22, .42))
ob = obj('neem', V_, F_, LM, smooth=False); ob.visible_shadow = ob.visible_diffuse = False
# light: sun through the window, broken by a creeper outside; sky; the room's return
D = Vector((.44, -.62, -.52)).normalized(); sun(D, 34., 4000, .8)
LV, LFc = [], []; c0 = Vector((0, .3, SZ+.45))-D*2.2; e1 = D.orthogonal().normalized(); e2 = D.cross(e1)
for i in range(260):
    a, b = R.normal(0, .45), R.normal(0, .45)
    if fbm(np.array([[a, b, 0]]), 2.1, 2, seed=97)[0] < .04: continue
    q = c0+e1*a+e2*b+D*R.normal(0, .2); w_ = q-Vector((.03, .10, SZ+.06))
    if (w_-D*w_.dot(D)).length < .17: continue
    u_ = Vector(R.normal(size=3)).normalized(); v_ = u_.orthogonal().normalized(); s = R.uniform(.03, .07); k = len(LV); LV += [q-u_*s, q-v_*s*.5, q+u_*s, q+v_*s*.5]; LFc.append((k, k+1, k+2, k+3))
obj('creeper', LV, LFc, principled('leaves', '#3a4a22', .7)[0], smooth=False)
area((-.2, 1.6, 1.6), (0, 0, .5), (1.4, 1.4), 14, color=(.66, .77, 1.)); area((1.2, -1.5, .12), (.1, 0, .7), (.9, .7), 9, temp=3000); area((-1., -2.4, 1.8), (0, 0, .5), (1.2, 1.2), 7, temp=3800)
# dust: motes that only the sun finds
DM, n = mat('mote'); t = n('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = (1, .95, .88, 1); n.link(t, n.out.inputs[0]); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1.); me = bpy.data.meshes.new('mo'); bm.to_mesh(me); bm.free(); me.materials.append(DM)
for i in range(380):
    o = bpy.data.objects.new('mo', me); bpy.context.scene.collection.objects.link(o); o.location = (R.uniform(-.3, .9), R.uniform(-1.1, .2), R.uniform(.05, 1.3)); o.scale = (R.uniform(.0005, .0011),)*3; o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
world(color='#3a3f52', strength=.05)
camera((-.98, -2.15, 1.02), (.09, -.05, .505), 55, 3.2, (-.02, -.02, SZ+.06))
render()
