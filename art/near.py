# What lies within an arm's length, for the scenes that come close: stone in daylight, cotton, bangles, marigold strings, jasmine
from kit import *; from oillamp import *

def stone(name, light, dark, rough=(.25, .5), scale=1., bump=.25, spec=.4):
    """Dressed stone that holds at 30 cm: clouds, pits, grains, scratches; coordinates are metres in the world."""
    m, n = principled(name, light, .4, 0, spec); g = n('ShaderNodeNewGeometry').outputs['Position']; a, b, c, d = nz(n, g, 7*scale, 9., .64, dist=.6), nz(n, g, 55*scale, 7., .68), nz(n, g, 420*scale, 4., .7), nz(n, g, 1700*scale, 2., .6)
    vo = n('ShaderNodeTexVoronoi', Vector=g, Scale=260*scale).outputs[0]; pit = n.math('MULTIPLY', n.ramp(vo, [(.05, 1.), (.16, 0.)]), n.ramp(b, [(.5, 0.), (.62, 1.)])); vein = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', nz(n, g, 3.2*scale, 9., .6, (1, .6, 1), 1.4), .5)), [(0., .55), (.018, .2), (.05, 0.)])
    k = n.mix(n.ramp(a, [(.32, 0.), (.70, 1.)]), light, dark); k = n.mix(vein, k, n.mix(.5, dark, '#6f675f')); k = n.mix(n.math('MULTIPLY', n.ramp(b, [(.55, 0.), (.75, 1.)]), .35), k, dark); k = n.mix(n.math('MULTIPLY', n.ramp(c, [(.32, 1.), (.46, 0.)]), .35), k, n.mix(.6, dark, '#4a4038')); k = n.mix(n.math('MULTIPLY', pit, .6), k, '#5a5048'); k = n.mix(n.math('MULTIPLY', n.ramp(d, [(.62, 0.), (.74, 1.)]), .18), k, '#ffffff')
    n.set(n.p.inputs['Base Color'], k); n.set(n.p.inputs['Roughness'], n.math('ADD', n.ramp(b, [(.3, rough[0]), (.7, rough[1])]), n.math('MULTIPLY', c, .08)))
    n.set(n.p.inputs['Normal'], n.bump(n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', a, 1.4), n.math('ADD', n.math('MULTIPLY', b, .32), n.math('MULTIPLY', c, .12))), n.math('MULTIPLY', pit, .25)), bump, .006)); n.base, n.g = k, g; return m, n

def cotton(name, c1, c2, thread=.00042, edge=None, through=.22, sheen=.3, coord='UV'):
    """Handloom cloth: warp and weft that are seen from near, slubs. UV in metres (uvgrid). edge: (v0, [(width, colour), ...]) woven stripes from v0 on."""
    m, n = principled(name, c1, .82, 0, .18, Sheen=sheen); uv = n('ShaderNodeTexCoord').outputs[coord]; s = n('ShaderNodeSeparateXYZ', Vector=uv); T = 2*math.pi/(2*thread)
    wob = n('ShaderNodeTexNoise', Vector=uv, Scale=90., Detail=3.).outputs[0]; u = n.math('ADD', s.outputs[0], n.math('MULTIPLY', wob, thread*1.3)); v = n.math('ADD', s.outputs[1], n.math('MULTIPLY', wob, thread*1.1)); su, sv = n.math('SINE', n.math('MULTIPLY', u, T)), n.math('SINE', n.math('MULTIPLY', v, T))
    wv = n.math('MULTIPLY', su, sv); slub = nz(n, uv, 1., 3., .6, (30., 1100., 1.)); slub2 = nz(n, uv, 1., 3., .6, (1100., 30., 1.)); a = nz(n, uv, 14., 6., .6)
    c = n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.math('MULTIPLY', n.ramp(n.math('MAXIMUM', slub, slub2), [(.58, 0.), (.76, 1.)]), .35), c, n.mix(.35, c2, '#8a7a62'))
    if edge:
        at = edge[0]; stops = [(0., 0.)]
        for w, colour in edge[1]:
            k = n.math('MULTIPLY', n.math('GREATER_THAN', s.outputs[1], at), n.math('LESS_THAN', s.outputs[1], at+w)); at += w
            if colour: c = n.mix(k, c, n.mix(n.ramp(a, [(.3, 0.), (.7, .5)]), colour, c1))
    c = n.mix(n.math('MULTIPLY_ADD', wv, .10, .10), c, n.mix(.5, c, '#3a2c20')); n.set(n.p.inputs['Base Color'], c)
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', wv, .5), n.math('ADD', n.math('MULTIPLY', slub, .7), n.math('MULTIPLY', slub2, .7))), .45, thread*.9))
    t = n('ShaderNodeBsdfTranslucent'); n.link(c, t.inputs[0]); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = through; n.link(n.p, mx.inputs[1]); n.link(t, mx.inputs[2]); n.link(mx, n.out.inputs[0]); return m, n

def folds(P, spec, seed=0):
    """Height of cloth that was thrown down: ridges with a sharp crest and a slack lee. spec = [(angle, wavelength, height, reach of the ridge)]."""
    z = 0.
    for k, (ang, wl, h, warp) in enumerate(spec):
        c, s = math.cos(ang), math.sin(ang); q = P[..., 0]*c+P[..., 1]*s; r = -P[..., 0]*s+P[..., 1]*c; q = q+warp*fbm(np.stack([q*2.2/wl*.12, r*2.2/wl*.12, 0*q+seed+k*7.], -1), 1., 3)
        ph = (q/wl) % 1; ridge = np.where(ph < .38, sstep(0, .38, ph), sstep(1, .38, ph)); z = z+h*ridge*(.35+.65*sstep(-.35, .45, fbm(np.stack([q/wl*.5, r/wl*.30, 0*q+seed+k*3.1], -1), 1., 2)))
    return z

def bangle_kit(deep=1.):
    """Glass bangles of five colours, a twisted gold one and a broad beaded one, each about the x axis, radius .031. As in the scene bangles, with finer beads. deep: how clear the glass is; in daylight the old ones are nearly opaque."""
    GOLD, n = principled('gold', '#e8b457', .20, 1.); tc = n('ShaderNodeTexCoord').outputs['Object']; a = nz(n, tc, 220., 4.); b = nz(n, tc, 60., 5., .65); n.set(n.p.inputs['Normal'], n.bump(a, .05, .0006)); n.set(n.p.inputs['Roughness'], n.ramp(b, [(.35, .13), (.7, .34)])); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(b, [(.5, 0.), (.8, .5)]), '#e8b457', '#a06a28'))
    def glass(name, c):
        m, n = mat(name); p = n('ShaderNodeBsdfPrincipled', Roughness=.03, Transmission=deep, IOR=1.5, Specular=.6); p.inputs['Base Color'].default_value = col(c); t = n('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = col(c); mx = n('ShaderNodeMixShader'); n.link(n('ShaderNodeLightPath').outputs['Is Shadow Ray'], mx.inputs[0]); n.link(p, mx.inputs[1]); n.link(t, mx.inputs[2]); n.link(mx, n.out.inputs[0]); return m
    GL = dict(r=glass('red', '#b8000f'), m=glass('maroon', '#5c0412'), c=glass('clear', '#f6e8d6'), a=glass('amber', '#f09a2a'), g=glass('green', '#06532f')); R = .031
    def ring(name, prof, m, seg=220, fn=None):
        V, Fc = [], []; P = len(prof)
        for j in range(seg):
            a = 2*math.pi*j/seg
            for dr, dx in prof:
                if fn: dr, dx = fn(dr, dx, a)
                V.append((dx, (R+dr)*math.cos(a), (R+dr)*math.sin(a)))
        for j in range(seg): Fc += [(j*P+i, j*P+(i+1) % P, ((j+1) % seg)*P+(i+1) % P, ((j+1) % seg)*P+i) for i in range(P)]
        return obj(name, V, Fc, m)
    circ = lambda r, n=18: [(r*math.cos(2*math.pi*k/n), r*math.sin(2*math.pi*k/n)) for k in range(n)]
    facet = lambda dr, dx, a: (dr*(1+.05*math.cos(40*a)*(dr > 0)), dx)
    B = {k: ring('gl'+k, circ(.0019), GL[k], 240, facet if k in 'rg' else None) for k in GL}; B['T'] = ring('twist', circ(.0021, 14), GOLD, 620, lambda dr, dx, a: (dr*(1+.20*math.cos(52*a+math.atan2(dx, dr)*2)), dx*(1+.20*math.cos(52*a+math.atan2(dx, dr)*2))))
    wide = ring('wide', [(-.0009, -.0045), (.0010, -.0050), (.0024, -.0044), (.0013, -.0036), (.0018, -.0015), (.0020, 0), (.0018, .0015), (.0013, .0036), (.0024, .0044), (.0010, .0050), (-.0009, .0045), (-.0012, 0)], GOLD, 360, lambda dr, dx, a: (dr+(.0008*abs(math.cos(18*a+dx*500))*(abs(dx) < .003)*(dr > 0)), dx)); bm = bmesh.new()
    for k in range(72):
        for sx in (-1, 1): a = 2*math.pi*(k+.5*(sx > 0))/72; bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=9, radius=.00095, matrix=Matrix.Translation((sx*.0043, (R+.0027)*math.cos(a), (R+.0027)*math.sin(a))))
    for k in range(36): a = 2*math.pi*k/36; bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=10, radius=.00140, matrix=Matrix.Translation((0, (R+.0022)*math.cos(a), (R+.0022)*math.sin(a))))
    me = bpy.data.meshes.new('beads'); bm.to_mesh(me); bm.free(); me.materials.append(GOLD)
    for p in me.polygons: p.use_smooth = True
    bo = bpy.data.objects.new('beads', me); bpy.context.scene.collection.objects.link(bo); bpy.context.view_layer.update(); B['W'] = join([wide, bo], 'wide'); return B
WIDTH = dict(W=.0104, T=.0045)
def lay(o, x, y, z, tilt=0., ax=0., rz=0., R=.031):
    """A bangle lying flat with its underside at z, tilted about its edge."""
    q = inst(o); q.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(ax, 4, 'Z') @ Matrix.Rotation(math.pi/2+tilt, 4, 'Y') @ Matrix.Rotation(rz, 4, 'X'); return q
def pile(B, seq, x, y, z, lean=.0, jit=.0006):
    """Bangles heaped like coins from z up; returns the height."""
    for s in seq: w = WIDTH.get(s, .0041); lay(B[s], x+rnd.gauss(0, jit), y+rnd.gauss(0, jit), z+w/2, rnd.gauss(0, .006)+lean, rnd.uniform(0, 6.3), rnd.uniform(0, 6.3)); z += w*.98
    return z

def heads(k=9, R=.0225, seed=1):
    """Marigold heads of four tones."""
    MO, MD, MY, MR = marigold_material('mo', '#f57c06', '#a32e02', .34), marigold_material('md', '#ea6408', '#8a1f02', .34), marigold_material('my', '#fbaa1c', '#c76408', .36), marigold_material('mr', '#d8430a', '#6d1202', .32); GR, n = principled('cup', '#5f6630', .55, 0, .3); n.set(n.p.inputs['Base Color'], n.mix(nz(n, n('ShaderNodeTexCoord').outputs['Object'], 160., 4., .6, (1, 1, .25)), '#46491c', '#8c8e4e'))
    return [pompon(f'h{i}', (MO, MY, MD, MY, MO, MY, MR, MO, MD)[i % 9], R*(1.04, 1., .95, 1.04, 1., .88, 1., 1.08, .72)[i % 9], (170, 150, 160, 175, 140, 130, 130, 180, 90)[i % 9], seed+i, (.80, .78, .86, .76, .70, .9, .66, .74, 1.1)[i % 9], (1., .9, 1.1, 1., .6, 1., .8, 1.1, .2)[i % 9], (0, .2, 0, .1, .6, 0, .8, 0, 0)[i % 9], GR) for i in range(k)]
def head(H, p, axis, s=1.):
    d = (Vector(axis).normalized()+Vector([rnd.gauss(0, .16) for _ in range(3)])).normalized(); o = inst(rnd.choice(H)); o.matrix_world = Matrix.Translation(p) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(rnd.uniform(0, 6.3), 4, 'Z') @ Matrix.Scale(s*rnd.uniform(.88, 1.10), 4); return o
def spline(pts, k=10):
    P = [pts[0]]+list(pts)+[pts[-1]]; return [tuple(.5*(2*P[i][d]+(P[i+1][d]-P[i-1][d])*(q/k)+(2*P[i-1][d]-5*P[i][d]+4*P[i+1][d]-P[i+2][d])*(q/k)**2+(-P[i-1][d]+3*P[i][d]-3*P[i+1][d]+P[i+2][d])*(q/k)**3) for d in range(3)) for i in range(1, len(P)-2) for q in range(k)]+[tuple(pts[-1])]
def along(path, gap, jitter=.12):
    """Points and directions at uneven steps along a path."""
    L, nxt, P = 0., gap/2, [Vector(p) for p in path]
    for a, b in zip(P, P[1:]):
        d = b-a; l = d.length
        while nxt < L+l: yield a+d*((nxt-L)/l), d.normalized(); nxt += gap*rnd.uniform(1-jitter, 1+jitter)
        L += l
def marigold_string(H, path, gap=.027, s=1.):
    th = principled('thread', '#cfc2a4', .8)[0]; tube('th', path, .0006, th, False, 1)
    for p, d in along(path, gap): head(H, p+Vector([rnd.gauss(0, .002) for _ in range(3)]), d*(1 if rnd.random() < .5 else -1), s)

def jasmine(k=6, seed=5):
    """Buds of mogra about 17 mm long, the stem end at the origin, the tip towards +z: a green tube, an ivory bud of twisted petals."""
    m, n = principled('bud', '#f3eede', .5, 0, .25, Sheen=.2); v = attr(n, 'v'); tc = n('ShaderNodeTexCoord').outputs['Object']; a = nz(n, tc, 260., 4., .6); r = n('ShaderNodeObjectInfo').outputs['Random']; c = n.mix(n.ramp(v, [(.20, 1.), (.42, 0.)]), '#f6f1e4', '#a9b36a'); c = n.mix(n.ramp(v, [(.10, 1.), (.22, 0.)]), c, '#6c7d34'); c = n.mix(n.ramp(a, [(.5, 0.), (.75, .35)]), c, '#e0d3ae'); c = n.mix(n.math('MULTIPLY', n.ramp(v, [(.86, 0.), (1., .6)]), r), c, '#c9a9a0'); c = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', n.ramp(r, [(.55, 0.), (.9, 1.)]), n.ramp(nz(n, tc, 90., 3., .6), [(.52, 0.), (.66, 1.)])), .5), c, '#b99a5e')
    n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Normal'], n.bump(a, .2, .0006)); t = n('ShaderNodeBsdfTranslucent'); n.link(c, t.inputs[0]); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = .30; n.link(n.p, mx.inputs[1]); n.link(t, mx.inputs[2]); n.link(mx, n.out.inputs[0]); O = []
    for q in range(k):
        rr = np.random.default_rng(seed+q); L = rr.uniform(.0145, .0185); fat = rr.uniform(.0031, .0042); t = np.linspace(0, 1, 30)[:, None]; a_ = np.linspace(0, 2*math.pi, 29)[None, :-1]
        r_ = np.interp(t, [0, .03, .28, .36, .46, .62, .80, .92, .985, 1], [.0010, .0012, .0011, .0020, fat*.86, fat, fat*.80, fat*.46, fat*.14, .0001]); tw = 4.2*t*rr.uniform(.8, 1.3); r_ = r_*(1+.075*np.abs(np.sin(2.5*(a_+tw)))*sstep(.34, .55, t)); bx = rr.uniform(-.12, .12)*L*t**2
        O.append(sheet('bud', np.stack([r_*np.cos(a_)+bx, r_*np.sin(a_), L*t+0*a_], -1), m, {'v': t+0*a_}, cyclic=True))
    return O
def gajra(J, path, gap=.0052, out=.0042, s=1., n_=5):
    """A string of jasmine: rings of buds round the thread, each turned the other way."""
    k = 0
    for p, d in along(path, gap):
        u = d.orthogonal().normalized(); w = d.cross(u); ph = rnd.uniform(0, 6.3)
        for i in range(n_):
            a = ph+2*math.pi*(i+rnd.gauss(0, .12))/n_; r = u*math.cos(a)+w*math.sin(a); ax = (r*rnd.uniform(.8, 1.1)+d*(rnd.uniform(.25, .8)*(1 if k % 2 else -1))).normalized(); o = inst(rnd.choice(J)); o.matrix_world = Matrix.Translation(p+r*.0008-ax*.002) @ ax.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(rnd.uniform(0, 6.3), 4, 'Z') @ Matrix.Scale(s*rnd.uniform(.85, 1.1), 4)
        k += 1

def gilt():
    """The gilt edge of a block of leaves: streaked by them, rubbed in places. Object metres, the leaves lie flat."""
    m, n = principled('gilt', '#dba850', .26, 1.); g = n('ShaderNodeTexCoord').outputs['Object']; leaf = nz(n, g, 1., 5., .62, (5., 5., 4200.)); leaf2 = nz(n, g, 1., 3., .6, (3., 3., 1300.)); rub = n.ramp(nz(n, g, 1., 6., .66, (60., 60., 260.)), [(.60, 0.), (.78, .7)]); cl = nz(n, g, 40., 5., .6)
    n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', rub, .65), n.mix(n.ramp(leaf, [(.35, 0.), (.66, 1.)]), '#c48d3c', '#e4b65f'), '#c8b48c')); n.set(n.p.inputs['Metallic'], n.math('SUBTRACT', 1., n.math('MULTIPLY', rub, .55))); n.set(n.p.inputs['Roughness'], n.math('ADD', .14, n.math('ADD', n.math('MULTIPLY', rub, .35), n.math('MULTIPLY', cl, .16)))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', leaf, n.math('MULTIPLY', leaf2, .8)), .40, .00030)); return m
def book(z, w, d, t, cloth, edge, seed, rot, x=0., y=0.):
    """Boards 2.6 mm with their cloth turned in, a block of leaves that is not quite flat, bellied at the middle. The tail is at -y, the spine at -x."""
    E = bpy.data.objects.new('book', None); bpy.context.scene.collection.objects.link(E); b = .0027; sq = .0036
    for k, zz in enumerate((b/2, t-b/2)):
        o = block('board', (w, d, b), (0, 0, zz), cloth, .006, .0011, .045, 0, 0, 0, 0); o.parent = E; o.rotation_euler = (rnd.gauss(0, .0008), rnd.gauss(0, .0008), 0)
    xs, zs = np.linspace(-w/2+.004, w/2-sq, 300), np.linspace(b+.0002, t-b-.0002, 90); X, Z = np.meshgrid(xs, zs); bel = (1-((Z-t/2)/(t/2))**2); Y = -d/2+sq+.0012*(1-bel)+.00022*fbm(np.stack([X*3, 0*X+seed, Z*2400], -1), 1., 3)+.00022*fbm(np.stack([X*14, 0*X, Z*160], -1), 1., 2); o = sheet('tail', np.stack([X, Y, Z], -1), edge); o.parent = E
    ys = np.linspace(-d/2+sq, d/2-sq, 300); Y2, Z2 = np.meshgrid(ys, zs); X2 = w/2-sq-.0012*(1-bel)+.00022*fbm(np.stack([Y2*3, 0*Y2+seed+5, Z2*2400], -1), 1., 3); o = sheet('fore', np.stack([X2, Y2, Z2], -1), edge); o.parent = E
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-d/2, d/2, 60)); o = sheet('spine', np.stack([-w/2-.004*(1-u*u), v, t/2+u*(t/2-.0002)], -1), cloth); o.parent = E
    E.location = (x, y, z); E.rotation_euler = (0, 0, rot); return E
