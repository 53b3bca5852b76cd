# grade: --ev .60 --power 1.24,1.24,1.23 --bloom .06 --thr 1.8 --hal .03 --grain .010 --sat 1.03 --vig .18 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('gajra', 67, 7, {'': (1080, 1350)}, bounces=4, clamp_i=3, transp=12); rnd.seed(21)
# --- the bed: white cotton, handloomed, as she left it; a red sari with a gold border thrown over its far side ------------------
CW, n = cotton('white', '#f1ece2', '#e2dacb', .00040, (.78, [(.010, '#b8323a'), (.004, None), (.003, '#b8323a')]), .18)
xs, ys = np.linspace(-.42, .42, 560), np.linspace(-.26, .62, 600); X, Y = np.meshgrid(xs, ys); Q = np.stack([X, Y, 0*X], -1); calm = 1-.88*np.exp(-((X-.0)/.13)**4-((Y-.0)/.10)**4)
Hc = (folds(Q, [(1.25, .105, .017, .05), (.35, .16, .013, .06), (2.3, .21, .012, .08)], 4)+.004*fbm(Q, 9, 3, seed=3))*calm+.0012*fbm(Q, 30, 3, seed=5)+.035*sstep(.30, .62, Y); Q[..., 2] = Hc; o = sheet('bed', Q, CW); uvgrid(o, 560, 600, .84, .88)
def top(x, y): i, j = int(round((x+.42)/.84*559)), int(round((y+.26)/.88*599)); return float(Hc[max(0, min(599, j)), max(0, min(559, i))])
SK, n = principled('silk', '#a3122a', .42, 0, .4, Sheen=.05); uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ', Vector=uv); a = nz(n, uv, 1., 4., .6, (20., 900., 1.)); k = n.math('MULTIPLY', n.math('GREATER_THAN', s.outputs[1], .012), n.math('LESS_THAN', s.outputs[1], .085)); z = n.math('MULTIPLY', k, n.ramp(n('ShaderNodeTexVoronoi', Vector=uv, Scale=95.).outputs[0], [(.30, 1.), (.42, .15)])); n.set(n.p.inputs['Base Color'], n.mix(z, n.mix(a, '#7d0a1e', '#a51630'), '#d9a648')); n.set(n.p.inputs['Metallic'], n.math('MULTIPLY', z, .85)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', a, z), .25, .0006))
xs, ys = np.linspace(-.5, .5, 420), np.linspace(0, .5, 260); X2, Y2 = np.meshgrid(xs, ys); P = np.stack([X2, .205+.05*np.sin(X2*7+1)+.035*np.sin(X2*17)+Y2*.75, 0*X2], -1); P[..., 2] = .030+.05*sstep(0, .3, Y2)+np.interp(P[..., 1], [-.2, .3, .62], [0, 0, .035])+folds(P, [(.25, .085, .034, .05), (1.1, .13, .022, .06)], 9)*sstep(0, .05, Y2+.02)+.004*fbm(P, 22, 3, seed=8); o = sheet('sari', P, SK); uvgrid(o, 420, 260, 1., .5)
# --- what will be pinned in her hair: a string of jasmine in a loose coil, its thread still long; ear-rings; two bangles -------------
J = jasmine(9)
cx, cy = -.004, .022; MB, _ = touched('brass', '#c4a05a', '#4a2f15', .20, 1.2); PZ = top(cx, cy)+.001
pl = lathe('plate', smooth_profile([(.0005, .0), (.066, .0), (.078, .0008), (.0862, .0050), (.0905, .0115), (.0935, .0132), (.0965, .0136), (.0972, .0146), (.0962, .0155), (.0930, .0151), (.0895, .0136), (.0850, .0075), (.0770, .0030), (.066, .0020), (.0005, .0018)], 6), 260, MB, lambda r, z, a, i: ((r+.0004*mnoise.noise(Vector((math.cos(a)*2, math.sin(a)*2, z*50))))*math.cos(a), (r+.0004*mnoise.noise(Vector((math.cos(a)*2, math.sin(a)*2, z*50))))*math.sin(a), z+.0006*mnoise.noise(Vector((r*40*math.cos(a), r*40*math.sin(a), 3))))); pl.location = (cx, cy, PZ); pl.rotation_euler = (.012, -.008, 0)
th = np.linspace(-.9, 2*math.pi*1.62, 80); r = np.interp(th, [-.9, 5.2, 10.2], [.060, .052, .026]); path = [(cx+q*math.cos(t), cy+q*math.sin(t), PZ+.0105+.006*sstep(4.8, 6., t)*(1-sstep(7.5, 9., t))) for t, q in zip(th, r)]
tail = [(.030, -.112), (.052, -.100), (.072, -.078)]; path = spline([(x, y, top(x, y)+.0062) for x, y in tail]+[(.080, -.052, PZ+.0205)]+path[3::6], 8); gajra(J, path, .0054, s=.80)
TH = principled('thread', '#d8cfae', .8)[0]; e = path[0]; tube('th', spline([e, (e[0]-.016, e[1]-.006, top(e[0]-.016, e[1]-.006)+.001), (e[0]-.034, e[1]+.004, top(e[0]-.034, e[1]+.004)+.0006), (e[0]-.050, e[1]-.006, top(e[0]-.05, e[1]-.006)+.0006), (e[0]-.062, e[1]-.020, top(e[0]-.062, e[1]-.02)+.0006)]), .00035, TH, False, 2)
for _ in range(9):
    x, y = rnd.gauss(.0, .075), rnd.gauss(-.075, .03)
    if math.hypot(x-cx, y-cy) > .105: inst(rnd.choice(J), (x, y, top(x, y)+.0032), (math.pi/2+rnd.gauss(0, .12), 0, rnd.uniform(0, 6.3)), .96)
for o in J: hide_src(o)
B = bangle_kit(.35); 
for kk, x, y, zz, t, ax in (('W', .142, .070, .0055, .03, .4), ('r', .143, .073, .0125, .05, 1.), ('T', .141, .068, .0165, .02, 2.)): lay(B[kk], x, y, top(x, y)+zz, t, ax)
for o in B.values(): hide_src(o)
GOLD = bpy.data.materials['gold']; PE = principled('pearl', '#f1e9dc', .18, 0, .6, Clearcoat=.5)[0]
def jhumka():
    """A bell of gold wire and granules hung under a flower, a fringe of seed pearls round its mouth."""
    P = [lathe('bell', smooth_profile([(.0004, .0140), (.0030, .0138), (.0060, .0120), (.0088, .0080), (.0102, .0030), (.0108, .0), (.0104, -.0006), (.0094, .0028), (.006, .010)], 6), 120, GOLD, lambda r, z, a, i: ((r+.00022*math.cos(24*a)*(.001 < z < .012))*math.cos(a), (r+.00022*math.cos(24*a)*(.001 < z < .012))*math.sin(a), z))]
    bm = bmesh.new()
    for z, r, n_, q in ((.0002, .0109, 44, .00062), (.0034, .0103, 40, .00048), (.0078, .0090, 30, .0005), (.0118, .0063, 20, .00045)):
        for k in range(n_): a = 2*math.pi*k/n_; bmesh.ops.create_uvsphere(bm, u_segments=10, v_segments=7, radius=q, matrix=Matrix.Translation((r*math.cos(a), r*math.sin(a), z)))
    for k in range(8):
        a = 2*math.pi*k/8; bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=10, radius=.0021, matrix=Matrix.Translation((.0052*math.cos(a), .0052*math.sin(a), .0245)) @ Matrix.Diagonal((1., 1., .55, 1)))
    bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=.0030, matrix=Matrix.Translation((0, 0, .0250)) @ Matrix.Diagonal((1., 1., .7, 1))); bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=9, radius=.0017, matrix=Matrix.Translation((0, 0, .0160)))
    me = bpy.data.meshes.new('gr'); bm.to_mesh(me); bm.free(); me.materials.append(GOLD); P.append(bpy.data.objects.new('gr', me)); bm = bmesh.new()
    for k in range(22): a = 2*math.pi*k/22; bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=9, radius=.00135, matrix=Matrix.Translation((.0102*math.cos(a), .0102*math.sin(a), -.0018)))
    m2 = bpy.data.meshes.new('pe'); bm.to_mesh(m2); bm.free(); m2.materials.append(PE); P.append(bpy.data.objects.new('pe', m2))
    for o in P[1:]:
        bpy.context.scene.collection.objects.link(o)
        for f in o.data.polygons: f.use_smooth = True
    P.append(tube('hook', [(0, .0030*math.cos(t)-.0030, .0175+.0035*math.sin(t)) for t in np.linspace(0, 6.28, 24)[:-1]], .0004, GOLD, True, 3)); bpy.context.view_layer.update(); return join(P, 'jhumka')
JH = jhumka()
for x, y, rx, rz in ((-.082, -.076, 1.42, .5), (-.046, -.096, 1.40, -.75)): inst(JH, (x, y, top(x, y)+.0118), (rx, 0, rz), 1.05)
hide_src(JH)
# --- the lattice: hexagons cut in stone between the sun and the bed, and far behind the bed, burnt out ----------------------------
def lattice(name, size, cell, web, colour):
    m, n = mat(name); uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ', Vector=uv)
    def hexd(ox, oy):
        fx = n.math('SUBTRACT', n.math('FRACT', n.math('ADD', n.math('DIVIDE', s.outputs[0], cell), ox)), .5); fy = n.math('MULTIPLY', n.math('SUBTRACT', n.math('FRACT', n.math('ADD', n.math('DIVIDE', s.outputs[1], cell*1.7320508), oy)), .5), 1.7320508); ax, ay = n.math('ABSOLUTE', fx), n.math('ABSOLUTE', fy); return n.math('MAXIMUM', ax, n.math('ADD', n.math('MULTIPLY', ax, .5), n.math('MULTIPLY', ay, .8660254)))
    d = n.math('MINIMUM', hexd(0, 0), hexd(.5, .5)); hole = n.math('LESS_THAN', d, .5-web); df = n('ShaderNodeBsdfDiffuse', Color=col(colour)); t = n('ShaderNodeBsdfTransparent'); mx = n('ShaderNodeMixShader'); n.set(mx.inputs[0], hole); n.link(df, mx.inputs[1]); n.link(t, mx.inputs[2]); n.link(mx, n.out.inputs[0])
    o = obj(name, [(-size/2, 0, -size/2), (size/2, 0, -size/2), (size/2, 0, size/2), (-size/2, 0, size/2)], [(0, 1, 2, 3)], m, smooth=False); l = o.data.uv_layers.new(name='UV'); l.data.foreach_set('uv', [0, 0, size, 0, size, size, 0, size]); return o
SD = Vector((.62, -.40, -.62)).normalized()
o = lattice('jaali', 2.6, .105, .125, '#cdbfa6'); o.location = Vector((.0, .02, .02))-SD*.95; o.rotation_euler = (0, 0, -1.15)
o = lattice('jaali2', 2.0, .16, .11, '#8f8270'); o.location = (-.15, 3.2, .75); obj('sky', [(-3, 3.6, -1), (3, 3.6, -1), (3, 3.6, 3), (-3, 3.6, 3)], [(0, 1, 2, 3)], emission('day', (.93, .97, 1.), 3.2, None, False), smooth=False)
PL = limewash('plaster', '#e9dfcc', '#d8cbb2', '#a8957a', '#bfa888', fall=.8)
box('w1', (2., .2, 4), (-2.15, 3.2, .8), PL); box('w2', (2.4, .2, 4), (2.05, 3.2, .8), PL); box('w3', (3, .2, 1.2), (0, 3.2, -.85), PL); box('w4', (3, .2, 1.2), (0, 3.2, 2.35), PL); box('side', (.2, 6, 4), (1.9, 1., .8), PL)
obj('under', [(-1.2, -.8, -.02), (1.2, -.8, -.02), (1.2, 1.4, -.02), (-1.2, 1.4, -.02)], [(0, 1, 2, 3)], principled('mattress', '#e6dfd2', .9)[0], smooth=False)
sun(SD, 11., 4900, .5); area((-.6, -.6, .9), (0, 0, 0), (1., 1.), 2.2, color=(.90, .95, 1.)); area((0, 2.9, .8), (0, 0, 0), (1.6, 1.6), 12., color=(.9, .96, 1.))
world(color='#dfe4ea', strength=.12)
camera((-.075, -.38, .255), (.004, .020, .020), 70, 2.5, (-.030, -.056, .016), blades=0, shift=(0, .03))
render()
