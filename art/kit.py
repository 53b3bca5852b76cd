# Shared helpers for the picture scripts (Blender 3.4, Cycles CPU). Run: blender -b -P scenes/NAME.py -- [preview|final] [variant]
import bpy, bmesh, math, random, sys, os, time
from mathutils import Vector, Matrix, noise as mnoise
OUT = os.environ.get('ART_OUT') or os.path.join(os.path.dirname(os.path.abspath(__file__)), 'build')
ARGS = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
MODE = ARGS[0] if ARGS else 'preview'
F = MODE == 'final'
rnd = random.Random(7)
NAME = VAR = ''

def start(name, seed, spp, sizes, pspp=8, **kw):
    """Begin picture NAME: empty scene, seed, size of the chosen variant (2nd argument after --; default = first of sizes).
    sizes: {'': (w, h), 'tall': (w, h), ...}. Returns the variant's name. preview = 480 px on the long side, pspp samples."""
    global NAME, VAR
    sc = reset(seed)
    VAR = ARGS[1] if len(ARGS) > 1 else next(iter(sizes))
    NAME = name+('-'+VAR if VAR else '')
    w, h = sizes[VAR]
    if not F: k = float(os.environ.get('PREVIEW', 480))/max(w, h); w, h = round(w*k), round(h*k)
    setup(w, h, int(os.environ.get('SPP', spp if F else pspp)), **kw)
    return VAR

def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rnd.seed(seed); random.seed(seed); mnoise.seed_set(seed)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    return sc

def setup(w, h, spp, *, bounces=6, volume=0, transp=24, clamp_i=4.0, threads=2, trans=6):
    sc = bpy.context.scene; c = sc.cycles; r = sc.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    c.samples = spp; c.use_adaptive_sampling = False; c.use_denoising = False
    c.max_bounces = max(bounces, trans); c.diffuse_bounces = bounces; c.glossy_bounces = bounces
    c.transmission_bounces = trans; c.transparent_max_bounces = transp; c.volume_bounces = volume
    c.sample_clamp_indirect = clamp_i; c.sample_clamp_direct = 0
    c.caustics_reflective = True; c.caustics_refractive = False; c.blur_glossy = 1.0
    r.threads_mode = 'FIXED'; r.threads = threads
    r.film_transparent = False; c.pixel_filter_type = 'BLACKMAN_HARRIS'
    r.use_persistent_data = True
    if os.environ.get('BORDER'):                          # re-render a part only: BORDER=x0,x1,y0,y1 (0..1, from the lower left); merge with patch.py
        r.use_border = True; r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = map(float, os.environ['BORDER'].split(','))

def render(name=None, groups=()):
    """Render to one multilayer EXR: combined, albedo, normal [and light groups]."""
    name = name or NAME; os.makedirs(OUT, exist_ok=True)
    sc = bpy.context.scene; vl = sc.view_layers[0]
    vl.use_pass_combined = True
    vl.cycles.denoising_store_passes = True
    for g in groups:
        vl.lightgroups.add(name=g)
    im = sc.render.image_settings
    im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '32'; im.exr_codec = 'ZIP'
    sc.cycles.seed = 7919; sc.render.filepath = f'{OUT}/{name}.exr'
    t = time.time(); bpy.ops.render.render(write_still=True)
    print(f'RENDERTIME {name} {sc.render.resolution_x}x{sc.render.resolution_y} spp={sc.cycles.samples} {time.time()-t:.1f}s', flush=True)

def mist(start, depth):
    bpy.context.scene.view_layers[0].use_pass_mist = True
    w = bpy.context.scene.world.mist_settings; w.start = start; w.depth = depth; w.falloff = 'LINEAR'

# ---------------------------------------------------------------- nodes
class NT:
    """Tiny node-graph helper: n = NT(mat); x = n('ShaderNodeTexNoise', Scale=5); n.link(x.outputs[0], y.inputs[1])"""
    def __init__(s, tree): s.t = tree; s.nodes = tree.nodes; s.links = tree.links
    def __call__(s, typ, _attrs=None, **inp):
        n = s.nodes.new(typ)
        for k, v in (_attrs or {}).items(): setattr(n, k, v)
        for k, v in inp.items():
            k = k.replace('_', ' ')
            s.set(n.inputs[k], v)
        return n
    def set(s, sock, v):
        if hasattr(v, 'is_output'): s.links.new(v, sock)
        elif hasattr(v, 'outputs'): s.links.new(v.outputs[0], sock)
        else: sock.default_value = v
    def link(s, a, b): s.links.new(a if hasattr(a, 'is_output') else a.outputs[0], b)
    def math(s, op, a, b=None, c=None, clamp=False):
        n = s.nodes.new('ShaderNodeMath'); n.operation = op; n.use_clamp = clamp
        for i, v in enumerate((a, b, c)):
            if v is not None: s.set(n.inputs[i], v)
        return n.outputs[0]
    def ramp(s, fac, stops, interp='LINEAR'):
        n = s.nodes.new('ShaderNodeValToRGB'); cr = n.color_ramp; cr.interpolation = interp
        while len(cr.elements) > 1: cr.elements.remove(cr.elements[-1])
        cr.elements[0].position = stops[0][0]; cr.elements[0].color = col(stops[0][1])
        for p, c in stops[1:]:
            e = cr.elements.new(p); e.color = col(c)
        s.set(n.inputs[0], fac); return n.outputs[0]
    def mix(s, fac, a, b, blend='MIX'):
        n = s.nodes.new('ShaderNodeMixRGB'); n.blend_type = blend
        s.set(n.inputs[0], fac); s.set(n.inputs[1], col(a) if isinstance(a, (tuple, str)) else a); s.set(n.inputs[2], col(b) if isinstance(b, (tuple, str)) else b)
        return n.outputs[0]
    def bump(s, height, strength=.2, dist=.01, normal=None):
        n = s('ShaderNodeBump', Strength=strength, Distance=dist, Height=height)
        if normal is not None: s.link(normal, n.inputs['Normal'])
        return n.outputs[0]

def srgb(c): return c/12.92 if c <= .04045 else ((c+.055)/1.055)**2.4
def col(c):
    if isinstance(c, (int, float)): return (c, c, c, 1)
    if isinstance(c, str):
        c = c.lstrip('#'); return tuple(srgb(int(c[i:i+2], 16)/255) for i in (0, 2, 4)) + (1,)
    return tuple(c) if len(c) == 4 else tuple(c) + (1,)

def mat(name):
    m = bpy.data.materials.new(name); m.use_nodes = True; m.node_tree.nodes.clear()
    n = NT(m.node_tree); n.out = n('ShaderNodeOutputMaterial'); n.mat = m
    return m, n

def principled(name, base='#808080', rough=.5, metal=0., spec=.5, **kw):
    m, n = mat(name); p = n('ShaderNodeBsdfPrincipled')
    n.set(p.inputs['Base Color'], col(base) if isinstance(base, (str, tuple)) else base)
    p.inputs['Roughness'].default_value = rough; p.inputs['Metallic'].default_value = metal; p.inputs['Specular'].default_value = spec
    for k, v in kw.items(): n.set(p.inputs[k.replace('_', ' ')], col(v) if isinstance(v, str) else v)
    n.link(p, n.out.inputs[0]); n.p = p
    return m, n

def brass(name='brass', base='#c9963f', rough=.22, scale=60, tarnish=.5, dirt='#4a2d12'):
    m, n = principled(name, base, rough, 1.0)
    tc = n('ShaderNodeTexCoord').outputs['Object']
    nz = n('ShaderNodeTexNoise', Vector=tc, Scale=scale*.4, Detail=8., Roughness=.65)
    fine = n('ShaderNodeTexNoise', Vector=tc, Scale=scale*6, Detail=4.)
    f = n.ramp(nz, [(.42, 0.), (.72, 1.)])
    n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', f, tarnish), base, dirt))
    r = n('ShaderNodeMapRange', Value=nz.outputs[0]); r.inputs[1].default_value = .3; r.inputs[2].default_value = .75
    r.inputs[3].default_value = rough*.7; r.inputs[4].default_value = min(1, rough*2.1)
    n.set(n.p.inputs['Roughness'], r)
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', nz.outputs[0], n.math('MULTIPLY', fine.outputs[0], .25)), .12, .004))
    return m, n

def emission(name, color, strength, temp=None, lights=True):
    """lights=False: seen, and found by chance, but no sample is aimed at it; for what is far, or many, or lit by a lamp beside it."""
    m, n = mat(name); m.cycles.sample_as_light = lights; e = n('ShaderNodeEmission', Strength=strength)
    if temp: n.link(n('ShaderNodeBlackbody', Temperature=temp), e.inputs[0])
    else: e.inputs[0].default_value = col(color)
    n.link(e, n.out.inputs[0]); return m

# ---------------------------------------------------------------- mesh
def obj(name, verts, faces, m=None, smooth=True, coll=None):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts], [], faces); me.update()
    o = bpy.data.objects.new(name, me); (coll or bpy.context.scene.collection).objects.link(o)
    if m: me.materials.append(m)
    if smooth:
        for p in me.polygons: p.use_smooth = True
    return o

def inst(src, loc=(0, 0, 0), rot=(0, 0, 0), scale=1., coll=None):
    o = bpy.data.objects.new(src.name+'_i', src.data); (coll or bpy.context.scene.collection).objects.link(o)
    for md in src.modifiers:
        d = o.modifiers.new(md.name, md.type)
        for k in ('levels', 'render_levels', 'width', 'segments', 'limit_method', 'angle_limit', 'thickness', 'offset'):
            if hasattr(md, k): setattr(d, k, getattr(md, k))
    o.location = loc; o.rotation_euler = rot
    o.scale = (scale,)*3 if isinstance(scale, (int, float)) else scale
    return o

def hide_src(o): o.location = (0, 0, -1000); o.hide_render = True; return o

def lathe(name, profile, seg=64, m=None, fn=None, close=False, **kw):
    """profile: [(r,z)...]; fn(r,z,angle)->(x,y,z) optional deformation."""
    V, F = [], []
    for i, (r, z) in enumerate(profile):
        for j in range(seg):
            a = 2*math.pi*j/seg
            V.append(fn(r, z, a, i) if fn else (r*math.cos(a), r*math.sin(a), z))
    for i in range(len(profile)-1):
        for j in range(seg):
            k = (j+1) % seg
            F.append((i*seg+j, i*seg+k, (i+1)*seg+k, (i+1)*seg+j))
    return obj(name, V, F, m, **kw)

def smooth_profile(pts, n=6):
    """Catmull-Rom through (r,z) control points."""
    out = []
    P = [pts[0]] + list(pts) + [pts[-1]]
    for i in range(1, len(P)-2):
        for k in range(n):
            t = k/n; p0, p1, p2, p3 = P[i-1], P[i], P[i+1], P[i+2]
            out.append(tuple(.5*((2*p1[d]) + (-p0[d]+p2[d])*t + (2*p0[d]-5*p1[d]+4*p2[d]-p3[d])*t*t + (-p0[d]+3*p1[d]-3*p2[d]+p3[d])*t**3) for d in (0, 1)))
    out.append(tuple(pts[-1])); return out

def grid(name, nx, ny, fn, m=None, **kw):
    V = [fn(i/(nx-1), j/(ny-1)) for j in range(ny) for i in range(nx)]
    F = [(j*nx+i, j*nx+i+1, (j+1)*nx+i+1, (j+1)*nx+i) for j in range(ny-1) for i in range(nx-1)]
    return obj(name, V, F, m, **kw)

def extrude_poly(name, pts, depth, m=None, bevel=0., axis='y', **kw):
    """2D polygon (x,z), extruded along y by depth (centred)."""
    bm = bmesh.new()
    vs = [bm.verts.new((x, -depth/2, z)) for x, z in pts]
    f = bm.faces.new(vs)
    r = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, vec=(0, depth, 0), verts=[v for v in r['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4])
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    if m: me.materials.append(m)
    if bevel:
        b = o.modifiers.new('bv', 'BEVEL'); b.width = bevel; b.segments = 2; b.limit_method = 'ANGLE'
    return o

def cusped(half, spring, rise, foils=9, n=10, tip=.15):
    """Multifoil arch from (-half, spring) over the apex to (half, spring), points inward, ogee tip on the crowning foil."""
    P = []; K = [(-half*math.cos(math.pi*i/foils), spring+rise*(math.sin(math.pi*i/foils)**.82)) for i in range(foils+1)]
    for i in range(foils):
        (x0, z0), (x1, z1) = K[i], K[i+1]; dx, dz = x1-x0, z1-z0; L = math.hypot(dx, dz); top = i == foils//2
        for k in range(n):
            t = k/n; b = math.sin(math.pi*t)**.75*L*.36
            P.append((x0+dx*t-dz/L*b, z0+dz*t+dx/L*b+(tip*rise*max(0, 1-abs(2*t-1))**1.7 if top else 0)))
    P.append(K[-1]); return P

def arch_wall(name, half, spring, rise, x0, x1, z0, z1, depth, m, bevel=.012, foils=9, n=10, sill=None):
    """Wall x0..x1, z0..z1 with a cusped opening centred on x=0 (a second polygon below closes it at the sill height)."""
    A = cusped(half, spring, rise, foils, n)
    pts = [(x0, z0), (x0, z1), (x1, z1), (x1, z0), (half, z0)]+A[::-1]+[(-half, z0)]
    q = []
    for p in pts:
        if not q or math.hypot(p[0]-q[-1][0], p[1]-q[-1][1]) > 1e-4: q.append(p)
    return extrude_poly(name, q, depth, m, bevel), A

def petals(spots, kinds, L=.03, W=.026, seed=0, nk=4):
    """Scatter petals: spots = [(x, y, z)], kinds = [(top, base, weight)]."""
    ms = [petal_material(f'pt{i}', a, b, .38) for i, (a, b, w) in enumerate(kinds)]
    src = [petal_mesh(f'pm{i}{k}', ms[i], L=L, W=W, curl=rnd.uniform(.2, .65), cup=rnd.uniform(.2, .5), seed=seed+i*9+k) for i in range(len(kinds)) for k in range(nk)]
    for x, y, z in spots:
        i = rnd.choices(range(len(kinds)), [w for _, _, w in kinds])[0]
        inst(src[i*nk+rnd.randrange(nk)], (x, y, z), (rnd.gauss(0, .3), rnd.gauss(0, .3), rnd.uniform(0, 6.3)), rnd.uniform(.65, 1.15))
    for o in src: hide_src(o)
ROSE = [('#b0152f', '#5b0614', 5), ('#f2920f', '#cc5203', 3), ('#efb9ae', '#d47c78', 1)]

def diya_simple(mb, seg=96):
    """Brass oil lamp about 76 mm across, wick and flame included (flame does not light the scene; add a point)."""
    ctl = [(.0002, .0), (.017, .0), (.0185, .0014), (.017, .003), (.0105, .0052), (.0125, .0070), (.0245, .0092), (.0330, .0145), (.0366, .0210), (.0378, .0258), (.0384, .0272), (.0378, .0282), (.0362, .0276), (.0345, .0250), (.029, .0190), (.018, .0140), (.0002, .0125)]
    def fn(r, z, a, i):
        a2 = (a+math.pi) % (2*math.pi)-math.pi; t = max(0, min(1, (z-.010)/.016)); sp = math.exp(-(a2/.36)**2)
        r2 = r*(1+.42*sp*t*t*(r/.038)); return (r2*math.cos(a), r2*math.sin(a)*(1-.12*sp*t), z+.0035*sp*t*t*(r/.038))
    b = lathe('diya', smooth_profile(ctl, 4), seg, mb, fn)
    oil = lathe('oil', [(.0001, .0222), (.02, .0222), (.0315, .0223), (.0335, .0229)], 48, principled('oil', '#a2560f', .04, 0, .6)[0], lambda r, z, a, i: (r*math.cos(a)*(1+.25*math.exp(-(((a+math.pi) % (2*math.pi)-math.pi)/.36)**2)*(r/.034)), r*math.sin(a), z))
    w = tube('wick', [(.006, .002, .0218), (.018, .001, .0228), (.032, .0, .0255), (.0430, 0, .0296)], .0015, principled('wick', '#a8946a', .8)[0])
    c = tube('char', [(.0430, 0, .0296), (.0462, 0, .0318), (.0475, 0, .0352)], .0012, principled('char', '#0a0605', .9)[0])
    return join([b, oil, w, c], 'diya')

def lamp(D, FL, x, y, z, rot=0., s=1., power=.3, temp=1950):
    inst(D, (x, y, z), (0, 0, rot), s); fx, fy = x+math.cos(rot)*.0475*s, y+math.sin(rot)*.0475*s
    f = inst(rnd.choice(FL), (fx, fy, z+.0325*s), (0, 0, rnd.uniform(0, 6)), s*rnd.uniform(.92, 1.1))
    for k in ('visible_diffuse', 'visible_shadow', 'visible_volume_scatter'): setattr(f, k, False)
    if power: point((fx, fy, z+.052*s), power, temp, .006*s)

def bulbs(spots, r, temps=((1900, 1.), (2100, 1.6), (2300, 2.), (1850, .5))):
    """Large dim spheres for bokeh: spots = [(x, y, z)]."""
    ms = [emission(f'bk{i}', None, v, t, False) for i, (t, v) in enumerate(temps)]
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1.); me = bpy.data.meshes.new('bk'); bm.to_mesh(me); bm.free()
    for p in me.polygons: p.use_smooth = True
    src = []
    for m in ms: k = me.copy(); k.materials.append(m); src.append(k)
    for x, y, z in spots:
        o = bpy.data.objects.new('bk', rnd.choice(src)); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.scale = (r*rnd.uniform(.8, 1.2),)*3; o.visible_diffuse = False

def box(name, size, loc, m=None, bevel=0.):
    x, y, z = (s/2 for s in size)
    V = [(-x,-y,-z),(x,-y,-z),(x,y,-z),(-x,y,-z),(-x,-y,z),(x,-y,z),(x,y,z),(-x,y,z)]
    F = [(0,3,2,1),(4,5,6,7),(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7)]
    o = obj(name, V, F, m, smooth=False); o.location = loc
    if bevel:
        b = o.modifiers.new('bv', 'BEVEL'); b.width = bevel; b.segments = 2; b.limit_method = 'ANGLE'
    return o

def tube(name, pts, r, m=None, cyclic=False, res=3):
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = res; cu.use_fill_caps = True
    sp = cu.splines.new('POLY'); sp.points.add(len(pts)-1)
    for p, q in zip(sp.points, pts): p.co = (*q, 1)
    sp.use_cyclic_u = cyclic
    o = bpy.data.objects.new(name, cu); bpy.context.scene.collection.objects.link(o)
    if m: cu.materials.append(m)
    return o

def subsurf(o, lv=2):
    s = o.modifiers.new('ss', 'SUBSURF'); s.levels = lv; s.render_levels = lv; return o

def join(objs, name):
    dg = bpy.context.evaluated_depsgraph_get(); bm = bmesh.new(); mats = []
    me = bpy.data.meshes.new(name)
    for o in objs:
        ev = o.evaluated_get(dg); tmp = bpy.data.meshes.new_from_object(ev); tmp.transform(o.matrix_world)
        idx = {}
        for i, mm in enumerate(tmp.materials):
            if mm not in mats: mats.append(mm)
            idx[i] = mats.index(mm)
        for p in tmp.polygons: p.material_index = idx.get(p.material_index, 0)
        bm.from_mesh(tmp); bpy.data.meshes.remove(tmp)
    bm.to_mesh(me); bm.free()
    for mm in mats: me.materials.append(mm)
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    for q in objs: bpy.data.objects.remove(q)
    return o

# ---------------------------------------------------------------- light & camera
def point(loc, power, temp=1900, r=.01, color=None, group=None):
    l = bpy.data.lights.new('pt', 'POINT'); l.energy = power; l.shadow_soft_size = r
    l.color = color or blackbody(temp)
    o = bpy.data.objects.new('pt', l); o.location = loc; bpy.context.scene.collection.objects.link(o)
    if group: o.lightgroup = group
    return o

def area(loc, target, size, power, temp=5500, color=None, group=None, shape='RECTANGLE', spread=180):
    l = bpy.data.lights.new('ar', 'AREA'); l.energy = power; l.shape = shape
    l.size, l.size_y = (size, size) if isinstance(size, (int, float)) else size
    l.color = color or blackbody(temp); l.spread = math.radians(spread)
    o = bpy.data.objects.new('ar', l); o.location = loc; bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if group: o.lightgroup = group
    return o

def sun(direction, power, temp=4000, angle=.6, group=None):
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = power; l.angle = math.radians(angle); l.color = blackbody(temp)
    o = bpy.data.objects.new('sun', l); bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    if group: o.lightgroup = group
    return o

def blackbody(T):
    t = T/100
    r = 255 if t <= 66 else 329.7*(t-60)**-.1332
    g = 99.47*math.log(t)-161.12 if t <= 66 else 288.12*(t-60)**-.0755
    b = 255 if t >= 66 else (0 if t <= 19 else 138.52*math.log(t-10)-305.04)
    c = [srgb(max(0, min(255, x))/255) for x in (r, g, b)]
    m = max(c); return tuple(max(x/m, .004) for x in c)

def camera(loc, target, lens=85, fstop=None, focus=None, sensor=36, blades=9, shift=(0, 0), ratio=1.0):
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.sensor_width = sensor; c.clip_start = .005; c.clip_end = 5000
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new('cam', c); o.location = loc; bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = blades; c.dof.aperture_ratio = ratio
        c.dof.focus_distance = (Vector(focus)-Vector(loc)).dot((Vector(target)-Vector(loc)).normalized()) if focus is not None else (Vector(target)-Vector(loc)).length
    bpy.context.scene.camera = o; return o

def world(fn=None, color='#000000', strength=1., group=None):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; w.node_tree.nodes.clear()
    n = NT(w.node_tree); out = n('ShaderNodeOutputWorld'); bg = n('ShaderNodeBackground', Strength=strength)
    if fn: n.link(fn(n), bg.inputs[0])
    else: bg.inputs[0].default_value = col(color)
    n.link(bg, out.inputs[0]); n.out = out
    if group: w.lightgroup = group
    return n

def sky_gradient(stops):
    """Vertical gradient by elevation: stops at z 0..1 (0=horizon)."""
    def f(n):
        tc = n('ShaderNodeTexCoord').outputs['Generated']
        s = n('ShaderNodeSeparateXYZ'); n.link(tc, s.inputs[0])
        return n.ramp(s.outputs[2], stops, 'EASE')
    return f

def dusk(stops, clouds):
    """sky_gradient with thin streaks of cloud, in colours of their own by elevation."""
    def f(n):
        base = sky_gradient(stops)(n); tc = n('ShaderNodeTexCoord').outputs['Generated']; s = n('ShaderNodeSeparateXYZ'); n.link(tc, s.inputs[0]); up = n.math('ADD', s.outputs[2], .09)
        flat = n('ShaderNodeCombineXYZ', X=n.math('DIVIDE', s.outputs[0], up), Y=n.math('DIVIDE', s.outputs[1], up)); streaks = n.ramp(nz(n, flat, .62, 9., .60, (.55, 1.6, 1), .8), [(.50, 0.), (.72, .8)])
        return n.mix(n.math('MULTIPLY', streaks, n.ramp(s.outputs[2], [(0., .3), (.05, .8), (.2, .7), (.5, .25)])), base, n.ramp(s.outputs[2], clouds))
    return f

# ---------------------------------------------------------------- flame
def flame_material():
    m, n = mat('flame'); m.cycles.sample_as_light = False
    tc = n('ShaderNodeTexCoord').outputs['Generated']; s = n('ShaderNodeSeparateXYZ'); n.link(tc, s.inputs[0]); z = s.outputs[2]
    lw = n('ShaderNodeLayerWeight', Blend=.5)
    core = n.math('POWER', n.math('SUBTRACT', 1., lw.outputs['Facing']), 1.3)
    c = n.ramp(z, [(0, (.05, .11, .6)), (.08, (.12, .11, .35)), (.18, (.9, .32, .06)), (.34, (1, .50, .13)), (.6, (1, .55, .16)), (1, (1, .28, .03))])
    st = n.ramp(z, [(0, .06), (.09, .05), (.18, .22), (.36, .85), (.55, 1.), (.82, .5), (1, .10)])
    dark = n.math('MULTIPLY', n.ramp(z, [(.04, 0.), (.12, .85), (.22, .75), (.36, 0.)]), n.math('POWER', core, 2.))   # gas over the wick, not yet burning
    e = n('ShaderNodeEmission', Color=c); n.set(e.inputs['Strength'], n.math('MULTIPLY', n.math('MULTIPLY', st, n.math('MULTIPLY', core, n.math('SUBTRACT', 1., dark))), 17.))
    t = n('ShaderNodeBsdfTransparent'); mx = n('ShaderNodeMixShader')
    n.set(mx.inputs[0], n.math('MULTIPLY', core, .85)); n.link(t, mx.inputs[1]); n.link(e, mx.inputs[2]); n.link(mx, n.out.inputs[0])
    return m

def flame_mesh(m, h=.03, w=.0085, lean=.06, name='flame'):
    prof = []; q = (h*7919+w*104729+lean*31) % 1; k = .56+.12*q                 # each its own: where it is widest, how it wavers
    for i in range(25):
        t = i/24
        r = w*(math.sin(math.pi*min(1, t**k))**.9)*(1-.15*t) if 0 < t < 1 else 0.0002
        prof.append((max(r, .0002), t*h))
    def fn(r, z, a, i):
        t = z/h; off = lean*h*(math.sin(t*2.6)*t); s = .05*h*t*t*math.sin(5*t+6.3*q)
        return (r*math.cos(a)+off+s, r*math.sin(a)*(.86+.14*q)+off*.4-s*(q-.5), z)
    o = lathe(name, prof, 24, m, fn)
    for k in ('visible_diffuse', 'visible_shadow', 'visible_volume_scatter'): setattr(o, k, False)
    return o

# ---------------------------------------------------------------- petals
def petal_mesh(name, m, L=.03, W=.022, curl=.35, cup=.25, nx=8, ny=10, notch=.08, seed=0):
    rr = random.Random(seed); ph = rr.uniform(0, 6); tw = rr.uniform(-.3, .3); rl, sd = rr.uniform(-.20, .26), rr.choice((-1, 1))
    def fn(u, v):
        x = (u-.5)*2; wv = math.sin(math.pi*min(1, v**.75*.93+.05))**.7
        xx = x*W*.5*wv; yy = v*L*(1-notch*(1-abs(x))*max(0, v-.8)*5*.5)
        lip = max(0, v-.62)/.38; roll = rl*lip*lip*L
        zz = cup*W*x*x*wv + curl*L*(v-.2)**2 + .03*L*math.sin(5*v+ph+3*x) + tw*x*v*W*.5 + roll*(.7+.3*x*sd) + .055*W*abs(x)**3*math.sin(11*v+2*ph)
        return (xx*(1-.10*lip*abs(rl)*4), yy-abs(roll)*.55, zz)
    return grid(name, nx, ny, fn, m)

def petal_material(name, c1, c2, transl=.35, rough=.55):
    m, n = mat(name)
    oi = n('ShaderNodeObjectInfo'); tc = n('ShaderNodeTexCoord').outputs['Generated']; s = n('ShaderNodeSeparateXYZ'); n.link(tc, s.inputs[0])
    veins = n('ShaderNodeTexNoise', Scale=14., Detail=5., Vector=tc)
    base = n.mix(n.ramp(s.outputs[1], [(0., 0.), (.9, 1.)]), c2, c1)
    base = n.mix(.25, base, n.mix(veins.outputs[0], c2, c1))
    ribs = n('ShaderNodeTexNoise', Scale=1., Detail=3., Vector=n('ShaderNodeCombineXYZ', X=n.math('MULTIPLY', s.outputs[0], 26.), Y=n.math('MULTIPLY', s.outputs[1], 3.), Z=oi.outputs['Random'])); base = n.mix(n.ramp(ribs, [(.45, 0.), (.7, .3)]), base, c2)
    spot = n('ShaderNodeTexNoise', Scale=1., Detail=4., Vector=n('ShaderNodeCombineXYZ', X=n.math('MULTIPLY', s.outputs[0], 2.4), Y=n.math('MULTIPLY', s.outputs[1], 2.4), Z=n.math('MULTIPLY', oi.outputs['Random'], 90.)))   # a bruise, on some
    base = n.mix(n.math('MULTIPLY', n.ramp(spot, [(.58, 0.), (.70, .7)]), n.ramp(oi.outputs['Random'], [(.3, 0.), (.6, 1.)])), base, n.mix(.6, base, '#3a1c10'))
    hs = n('ShaderNodeHueSaturation', Color=base); n.set(hs.inputs['Value'], n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .5), .72))
    n.set(hs.inputs['Hue'], n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .03), .485))
    p = n('ShaderNodeBsdfPrincipled', Roughness=rough, Specular=.25, Sheen=.3); n.link(hs, p.inputs['Base Color'])
    n.set(p.inputs['Normal'], n.bump(veins.outputs[0], .25, .002))
    tr = n('ShaderNodeBsdfTranslucent'); n.link(hs, tr.inputs[0])
    mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = transl; n.link(p, mx.inputs[1]); n.link(tr, mx.inputs[2]); n.link(mx, n.out.inputs[0])
    return m

# ---------------------------------------------------------------- worn things (numpy): noise, displaced sheets, scattered grains
import numpy as np
def pnoise(P, seed=0):
    """Gradient noise, about -1..1, for an array of points (..., 3)."""
    P = np.asarray(P, float); I = np.floor(P).astype(np.int64); f = P-I; u = f*f*f*(f*(f*6-15)+10); r = 0.
    for c in range(8):
        d = np.array([c & 1, c >> 1 & 1, c >> 2 & 1]); q = I+d
        h = (q[..., 0]*374761393+q[..., 1]*668265263+q[..., 2]*1440670441+seed*974634777) & 0xffffffff
        h = ((h ^ (h >> 13))*1274126177) & 0xffffffff; h ^= h >> 16; h = (h*2654435761) & 0xffffffff
        g = np.stack([(h & 1023), (h >> 10 & 1023), (h >> 20 & 1023)], -1)/511.5-1
        r = r+(g*(f-d)).sum(-1)*np.prod(np.where(d, u, 1-u), -1)
    return r*1.3

def fbm(P, scale=1., octaves=5, gain=.5, seed=0):
    P = np.asarray(P, float)*scale; r, a = 0., 1.
    for k in range(octaves): r = r+a*pnoise(P+17.3*k, seed+k); P = P*2.03; a *= gain
    return r

def sstep(a, b, x): t = np.clip((x-a)/(b-a), 0, 1); return t*t*(3-2*t)

def pnormals(P):
    n = np.cross(np.gradient(P, axis=1), np.gradient(P, axis=0)); return n/np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)

def sheet(name, P, m=None, attrs=None, disp=None, cyclic=False):
    """Mesh from an array of points (ny, nx, 3); disp (ny, nx) moves them along their normals; attrs {name: (ny, nx)} for ShaderNodeAttribute."""
    if disp is not None: P = P+pnormals(P)*disp[..., None]
    ny, nx = P.shape[:2]; i = np.arange(ny*nx).reshape(ny, nx); j = np.concatenate([i, i[:, :1]], 1) if cyclic else i
    F_ = np.stack([j[:-1, :-1], j[:-1, 1:], j[1:, 1:], j[1:, :-1]], -1).reshape(-1, 4)
    return fastmesh(name, P.reshape(-1, 3), F_, m, attrs)

def fastmesh(name, V, F_, m=None, attrs=None):
    k = F_.shape[1]; me = bpy.data.meshes.new(name); me.vertices.add(len(V)); me.vertices.foreach_set('co', np.ascontiguousarray(V, np.float32).ravel())
    me.loops.add(F_.size); me.loops.foreach_set('vertex_index', np.ascontiguousarray(F_, np.int32).ravel()); me.polygons.add(len(F_))
    me.polygons.foreach_set('loop_start', np.arange(0, F_.size, k, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(F_), k, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(F_), bool)); me.update(calc_edges=True)
    for a, v in (attrs or {}).items(): me.attributes.new(a, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(v, np.float32).ravel())
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    if m: me.materials.append(m)
    return o

def sweep(prof, path):
    """Points (len(path), len(prof), 3): each path entry is a function or an offset for the (a, b) profile; here prof (n, 2) in (y, z) swept along x values."""
    pr = np.asarray(prof); return np.stack([np.concatenate([np.full((len(pr), 1), x), pr], 1) for x in path])

def resample(pts, step):
    """Even points along a polyline (any dimension)."""
    p = np.asarray(pts, float); s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]; t = np.linspace(0, s[-1], max(2, int(s[-1]/step)+1))
    return np.stack([np.interp(t, s, p[:, k]) for k in range(p.shape[1])], -1)

def round_path(pts, r, n=8):
    """Polyline with its inner corners rounded by radius r (2D)."""
    p = [np.array(q, float) for q in pts]; out = [p[0]]
    for a, b, c in zip(p, p[1:], p[2:]):
        u, v = a-b, c-b; k = min(r, np.linalg.norm(u)*.49, np.linalg.norm(v)*.49); A, C = b+u/np.linalg.norm(u)*k, b+v/np.linalg.norm(v)*k
        out += [(1-t)**2*A+2*t*(1-t)*b+t*t*C for t in np.linspace(0, 1, n)]
    return np.array(out+[p[-1]])

def grains(name, spots, L, R, m, seg=6, rings=5, seed=0):
    """Rice: one mesh of spindles; spots = [(x, y, z, yaw, pitch, scale)]; attribute 'tone' 0..1 per grain."""
    rr = np.random.default_rng(seed); S = np.array(spots, float); t = np.linspace(-1, 1, rings+2); a = np.arange(seg)*2*math.pi/seg
    rad = np.sqrt(np.maximum(1-np.abs(t)**2.6, .02)); V0 = np.stack([np.repeat(t, seg)*L/2, (rad[:, None]*np.cos(a)).ravel()*R, (rad[:, None]*np.sin(a)).ravel()*R*.85], -1)
    F0 = np.array([(i*seg+j, i*seg+(j+1) % seg, (i+1)*seg+(j+1) % seg, (i+1)*seg+j) for i in range(rings+1) for j in range(seg)])
    cy, sy, cp, sp = np.cos(S[:, 3]), np.sin(S[:, 3]), np.cos(S[:, 4]), np.sin(S[:, 4]); Z = np.zeros_like(cy)
    M = np.stack([np.stack([cy*cp, -sy, cy*sp], -1), np.stack([sy*cp, cy, sy*sp], -1), np.stack([-sp, Z, cp], -1)], -2)
    bend = V0[None].repeat(len(S), 0)*(S[:, 5, None, None]*np.stack([rr.uniform(.8, 1.12, len(S)), rr.uniform(.85, 1.15, len(S)), np.ones(len(S))], -1)[:, None]); bend[..., 1] += (bend[..., 0]**2)*rr.uniform(-22, 22, (len(S), 1))
    V = np.einsum('kij,knj->kni', M, bend)+S[:, None, :3]; F_ = (F0[None]+(np.arange(len(S))*len(V0))[:, None, None]).reshape(-1, 4)
    return fastmesh(name, V.reshape(-1, 3), F_, m, {'tone': np.repeat(rr.random(len(S)), len(V0))})

def attr(n, name): return n('ShaderNodeAttribute', dict(attribute_name=name)).outputs['Fac']
def nz(n, g, scale, detail=5., rough=.6, stretch=None, dist=0.):
    """Noise value at position g; stretch = (x, y, z) scale of the coordinates."""
    if stretch: mp = n('ShaderNodeMapping', Vector=g); mp.inputs['Scale'].default_value = stretch; g = mp
    return n('ShaderNodeTexNoise', Vector=g, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist).outputs[0]

def worn(name, light, mid, dark, rough=(.55, .8), scale=1., bump=.4, wear=.5, grime=.6, spec=.3, grain=60.):
    """Stone, plaster, earth: three noises in colour, pale edges and dirty hollows by pointiness (needs a dense mesh), fine bump. Returns m, n, base, g."""
    m, n = principled(name, mid, .7, 0, spec); geo = n('ShaderNodeNewGeometry'); g = geo.outputs['Position']; pt = geo.outputs['Pointiness']
    a, b, c = nz(n, g, 2.2*scale, 8., .68, dist=.8), nz(n, g, 11*scale, 6., .65), nz(n, g, grain*scale, 4., .7); e = nz(n, g, grain*5*scale, 2., .6)
    base = n.mix(n.ramp(a, [(.34, 0.), (.66, 1.)]), dark, mid); base = n.mix(n.ramp(b, [(.42, 0.), (.7, .7)]), base, light)
    base = n.mix(n.math('MULTIPLY', n.ramp(c, [(.36, 1.), (.56, 0.)]), .35), base, dark)
    base = n.mix(n.math('MULTIPLY', n.ramp(e, [(.34, 1.), (.5, 0.)]), .30), base, dark); base = n.mix(n.math('MULTIPLY', n.ramp(e, [(.56, 0.), (.68, 1.)]), .25), base, light)
    base = n.mix(n.math('MULTIPLY', n.ramp(pt, [(.505, 0.), (.56, 1.)]), wear), base, light); base = n.mix(n.math('MULTIPLY', n.ramp(pt, [(.44, 1.), (.496, 0.)]), grime), base, dark)
    n.set(n.p.inputs['Base Color'], base); n.set(n.p.inputs['Roughness'], n.ramp(b, [(.35, rough[0]), (.65, rough[1])]))
    n.h = n.math('ADD', n.math('MULTIPLY', b, .7), n.math('ADD', n.math('MULTIPLY', c, .5), n.math('MULTIPLY', e, .30))); n.set(n.p.inputs['Normal'], n.bump(n.h, bump, .006/scale)); n.g = g; n.base = base
    return m, n

def limewash(name, light, mid, dark, bare, patch='#dccdb2', fall=.555):
    """Lime plaster over coursed stone: rain has run down it, some has fallen off (less with a higher fall) and been mended. Returns the material."""
    m, n = principled(name, mid, .82, 0, .22); p = n('ShaderNodeNewGeometry').outputs['Position']; s = n('ShaderNodeSeparateXYZ', Vector=p); flat = n('ShaderNodeCombineXYZ', X=n.math('ADD', s.outputs[0], s.outputs[1]), Y=s.outputs[2])
    br = n('ShaderNodeTexBrick', dict(offset=.47), Vector=flat, Scale=1., Color1=col(1.), Color2=col(.55), Mortar=col(.12), Mortar_Size=.013, Mortar_Smooth=.3, Brick_Width=.82, Row_Height=.31); tone = br.outputs['Color']
    a, b, c = nz(n, p, .32, 7., .62, dist=.6), nz(n, p, 1.9, 7., .68), nz(n, p, 9., 4., .65); rain = nz(n, p, 1., 5., .66, (1.5, 1.5, .11)); soot = nz(n, p, .6, 5., .6, (1.2, 1.2, .5))
    fallen = n.ramp(n.math('ADD', n.math('MULTIPLY', a, .72), n.math('MULTIPLY', b, .28)), [(fall, 0.), (fall+.03, 1.)]); mended = n.ramp(nz(n, p, .55, 3., .5, dist=.3), [(.63, 0.), (.65, 1.)])
    plaster = n.mix(n.ramp(b, [(.33, 0.), (.68, 1.)]), mid, light); plaster = n.mix(n.math('MULTIPLY', mended, .6), plaster, patch); coursed = n.mix(.65, n.mix(n.ramp(c, [(.35, 0.), (.65, 1.)]), bare, dark), tone, 'MULTIPLY')
    base = n.mix(fallen, n.mix(.10, plaster, tone, 'MULTIPLY'), coursed); base = n.mix(n.math('MULTIPLY', n.ramp(rain, [(.50, 0.), (.70, 1.)]), .62), base, dark); base = n.mix(n.math('MULTIPLY', n.ramp(soot, [(.56, 0.), (.76, 1.)]), .4), base, dark)
    damp = n.math('ADD', s.outputs[2], n.math('MULTIPLY', b, -2.2)); base = n.mix(n.math('MULTIPLY', n.ramp(n.math('MULTIPLY', damp, .2), [(.02, 1.), (.22, 0.)]), .6), base, '#40342a'); n.set(n.p.inputs['Base Color'], base)
    h = n.math('ADD', n.math('MULTIPLY', n.mix(fallen, (.5, .5, .5), tone), .8), n.math('ADD', n.math('MULTIPLY', b, .5), n.math('MULTIPLY', fallen, -.5))); n.set(n.p.inputs['Normal'], n.bump(h, .55, .06)); return m

def touched(name='brass', base='#c79647', deep='#5b3413', rough=.2, scale=1.):
    """Brass that is used: tarnish in hollows and clouds, turning lines, smudges and fingermarks in the roughness. Object metres, dense mesh."""
    m, n = principled(name, base, rough, 1.); tc = n('ShaderNodeTexCoord').outputs['Object']; pt = n('ShaderNodeNewGeometry').outputs['Pointiness']
    cl, sm, fi = nz(n, tc, 17*scale, 7., .68, dist=.6), nz(n, tc, 48*scale, 4., .6), nz(n, tc, 500*scale, 3., .6); ln = nz(n, tc, 10*scale, 4., .6, (1, 1, 90))
    w = n('ShaderNodeTexWave', dict(wave_type='RINGS'), Vector=tc, Scale=330*scale, Distortion=6., Detail=1., Detail_Scale=.6); fm = n.math('MULTIPLY', n.ramp(nz(n, tc, 26*scale, 2., .5), [(.56, 0.), (.63, 1.)]), n.math('ADD', n.math('MULTIPLY', w.outputs[0], .5), .5))
    tar = n.math('ADD', n.math('MULTIPLY', n.ramp(cl, [(.40, 0.), (.84, 1.)]), .55), n.math('MULTIPLY', n.ramp(pt, [(.43, 1.), (.497, 0.)]), .8), clamp=True)
    col_ = n.mix(tar, n.mix(n.ramp(sm, [(.3, 0.), (.7, .5)]), base, '#dcb165'), deep); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nz(n, tc, 120*scale, 2., .5), [(.68, 0.), (.76, .7)]), col_, '#3b2712'))
    r = n.math('ADD', n.math('MULTIPLY', n.ramp(sm, [(.3, 0.), (.75, 1.)]), .16), n.math('ADD', n.math('MULTIPLY', fm, .16), n.math('MULTIPLY', tar, .18))); n.set(n.p.inputs['Roughness'], n.math('ADD', r, rough))
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', ln, .5), n.math('ADD', n.math('MULTIPLY', cl, .9), n.math('MULTIPLY', fi, .12))), .16, .0016)); return m, n

# ---------------------------------------------------------------- marigolds, cloth
def marigold_material(name, tip='#f59a10', base='#b84402', transl=.22):
    """Each petal its own tone (random per island); dark and red at the claw, a pale ragged edge. UV v runs along the petal."""
    m, n = mat(name); oi = n('ShaderNodeObjectInfo'); isl = n('ShaderNodeNewGeometry').outputs['Random Per Island']; uv = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['UV'])
    nz = n('ShaderNodeTexNoise', Scale=5., Detail=5., Vector=n('ShaderNodeTexCoord').outputs['UV'])
    c = n.mix(n.ramp(uv.outputs[1], [(.1, 0.), (.85, 1.)]), base, tip); c = n.mix(n.ramp(uv.outputs[1], [(.86, 0.), (1., .35)]), c, '#ffc23c'); c = n.mix(n.ramp(nz, [(.62, 0.), (.8, .5)]), c, '#7a3205')
    hs = n('ShaderNodeHueSaturation', Color=c); n.set(hs.inputs['Value'], n.math('ADD', n.math('MULTIPLY', isl, .5), n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .3), .52))); n.set(hs.inputs['Hue'], n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .022), .497))
    p = n('ShaderNodeBsdfPrincipled', Roughness=.55, Specular=.2, Sheen=.2); n.link(hs, p.inputs['Base Color']); tr = n('ShaderNodeBsdfTranslucent'); n.link(hs, tr.inputs[0])
    mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = transl; n.link(p, mx.inputs[1]); n.link(tr, mx.inputs[2]); n.link(mx, n.out.inputs[0]); return m

def marigold(name, m, R=.023, N=190, seed=0, squash=1., crush=0., open_=0.):
    """Pom-pom head, stem down the -z axis, about 2R wide: ruffled petals on a dome, crowded and curled. crush 0..1 lays one side flat; open_ 0..1 bends the tips outwards until their faces show."""
    rr = random.Random(seed); V, Fc, UV = [], [], []; nx, ny = 5, 6; side = rr.uniform(0, 6.3)
    for k in range(N):
        t = (k+.5)/N; el = math.radians(-28+118*t**.8)+rr.gauss(0, .10); az = k*2.39996+rr.gauss(0, .25)
        d = Vector((math.cos(el)*math.cos(az), math.cos(el)*math.sin(az), math.sin(el)*.82)); a = Vector((-math.sin(az), math.cos(az), 0)); up = d.cross(a)   # up: towards the axis
        tw = rr.gauss(0, .5); a, up = a*math.cos(tw)+up*math.sin(tw), up*math.cos(tw)-a*math.sin(tw)
        L = R*rr.uniform(.55, .72); W = R*rr.uniform(.40, .62)*(1-.35*t); curl = rr.uniform(.25, .9); ph = rr.uniform(0, 6.3); am = rr.uniform(.07, .17)*W; r0 = R*rr.uniform(.30, .40); k2 = R*rr.uniform(.90, 1.06)/(r0+L)
        fl = 1-crush*.55*max(0, math.cos(az-side))**2; b = len(V)
        for j in range(ny):
            v = j/(ny-1); w = W*.5*(.35+.65*math.sin(min(1., v*.85+.12)*math.pi*.62)); 
            for i in range(nx):
                x = (i/(nx-1)-.5)*2; s = L*(v-open_*.34*max(0, v-.55)**1.4)*(1-.10*x*x*v+.05*math.sin(x*9+ph)*(v > .9))
                q = d*((r0+s)*k2)+a*(x*w)+up*(-curl*L*max(0, v-.45)**2*1.5-open_*L*.62*max(0, v-.38)**1.5+am*v*v*math.sin(x*4.2+ph)+.18*w*x*x)
                V.append((q.x*fl, q.y*fl, q.z*squash*(1-.3*crush))); UV.append((i/(nx-1), v))
        Fc += [(b+j*nx+i, b+j*nx+i+1, b+(j+1)*nx+i+1, b+(j+1)*nx+i) for j in range(ny-1) for i in range(nx-1)]
    o = obj(name, V, Fc, m); l = o.data.uv_layers.new(name='UV'); l.data.foreach_set('uv', [c for lp in o.data.loops for c in UV[lp.vertex_index]]); return o

def florets(name, spots, m, nx=9, ny=8, seed=0, calyx=None, nose=.0):
    """Ray florets of a marigold, one mesh: spots = [(root, knee, tip, width, ruffle)] as vectors; each follows its bend from claw to a frilled, notched tip. UV v runs along. calyx: (material, radius) adds the green cup beneath."""
    rr = np.random.default_rng(seed); A, B, C = (np.array([q[i] for q in spots], float)[:, None, None, :] for i in range(3)); W, U = (np.array([q[i] for q in spots], float)[:, None, None] for i in (3, 4)); n_ = len(spots)
    x = np.linspace(-1, 1, nx)[None, None, :]; v0 = np.linspace(0, 1, ny)[None, :, None]; h = lambda a, b: rr.uniform(a, b, (n_, 1, 1))
    v = (v0*(1-.13*np.abs(x)**h(1.6, 3.2)-.045*np.cos(x*h(4.5, 7.5)+h(0, 6.3))*(v0 > .8)))[..., None]
    P = (1-v)**2*A+2*v*(1-v)*B+v*v*C; T = 2*(1-v)*(B-A)+2*v*(C-B); T = T/np.maximum(np.linalg.norm(T, axis=-1, keepdims=True), 1e-9)
    side = np.cross(C-A, np.array([0, 0, 1.])+rr.normal(0, .35, (n_, 1, 1, 3))); side = side/np.maximum(np.linalg.norm(side, axis=-1, keepdims=True), 1e-9); nrm = np.cross(side, T); L = np.linalg.norm(C-A, axis=-1)
    w = W*.5*(.16+.84*np.sin(np.clip(v0*.80+.02, 0, 1)*math.pi*.60)**1.15); lip = np.clip((v0-.45)/.55, 0, 1)**1.5
    z = U*lip*(np.sin(x*h(2.6, 5.2)+h(0, 6.3))+.34*np.sin(x*h(8, 13)+h(0, 6.3))*v0)+h(-.1, .32)*w*x*x-h(-.10, .36)*L*np.clip((v0-.72)/.28, 0, 1)**1.6
    Q = P+side*(w*x*(1+.10*np.sin(v0*7+h(0, 6.3))))[..., None]+nrm*z[..., None]; i = np.arange(ny*nx).reshape(ny, nx); f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4); F_ = (f[None]+(np.arange(n_)*ny*nx)[:, None, None]).reshape(-1, 4); V = Q.reshape(-1, 3); uv = np.stack(np.broadcast_arrays((x+1)/2, v0+0*x), -1)[0].reshape(1, -1, 2).repeat(n_, 0).reshape(-1, 2); k = len(F_)
    if calyx:
        a = np.linspace(0, 2*math.pi, 15)[:-1]; pr = np.array([(.10, -1.05), (.30, -1.0), (.46, -.78), (.54, -.42), (.60, -.10), (.66, .06)])*calyx[1]; c = np.stack([np.stack([r*(1+.05*np.cos(a*7))*np.cos(a), r*(1+.05*np.cos(a*7))*np.sin(a), z_+.10*calyx[1]*np.cos(a*7)*(q == 5)+0*a], -1) for q, (r, z_) in enumerate(pr)]); j = np.arange(c.shape[0]*14).reshape(-1, 14); j = np.concatenate([j, j[:, :1]], 1)+len(V)
        F_ = np.concatenate([F_, np.stack([j[:-1, :-1], j[:-1, 1:], j[1:, 1:], j[1:, :-1]], -1).reshape(-1, 4)]); V = np.concatenate([V, c.reshape(-1, 3)]); uv = np.concatenate([uv, np.full((c.shape[0]*14, 2), .5)])
    o = fastmesh(name, V, F_, m); o.data.uv_layers.new(name='UV').data.foreach_set('uv', uv[F_.ravel()].astype(np.float32).ravel())
    if calyx: o.data.materials.append(calyx[0]); o.data.polygons.foreach_set('material_index', np.r_[np.zeros(k, np.int32), np.ones(len(F_)-k, np.int32)]); o.data.update()
    return o

def pompon(name, m, R=.023, N=120, seed=0, flat=.78, full=1., crush=0., green=None):
    """Head of a double marigold about 2R across, its axis +z: frilled florets that stand up from the cup and arch outwards, smaller and upright in the middle. full: how far the lowest hang; crush 0..1: one side pressed flat."""
    rr = random.Random(seed); S = []; g = rr.uniform(0, 6.3)
    for k in range(N):
        t = (k+.5)/N; el = math.radians(-24*full+112*t**.82)+rr.gauss(0, .09); az = k*2.39996+rr.gauss(0, .22); c, s = math.cos(az), math.sin(az); q = R*rr.uniform(.88, 1.07)*(1-.10*t); q *= 1-crush*.45*max(0, math.cos(az-g))**2*math.cos(el)
        r0 = R*.34*max(0, math.cos(max(0, el)))**.8; tip = (q*math.cos(el)*c, q*math.cos(el)*s, q*math.sin(el)*flat*(1-.3*crush)); root = (r0*c, r0*s, -R*.10); b = R*rr.uniform(.16, .42)*math.cos(el); knee = ((root[0]*.62+tip[0]*.38), (root[1]*.62+tip[1]*.38), max(root[2]+.45*(tip[2]-root[2])+b, root[2]+R*.1))
        S.append((root, knee, tip, R*rr.uniform(.50, .78)*(1-.38*t), R*rr.uniform(.045, .115)*(1-.25*t)))
    return florets(name, S, m, seed=seed, calyx=(green, R*.47) if green else None)

def drape(o, colliders, frames=60, mass=.3, stiff=8., bend=.4, self_coll=False, dist=.004, quality=6, pin=None, air=1., tag=None, gravity=1., shrink=0.):
    """Let the sheet o fall on the colliders (Blender's cloth) and keep the last frame. Cached beside the EXRs under tag, which must change with the settings."""
    import numpy as np
    f = tag and os.path.join(os.environ.get('ART_OUT') or OUT, f'../cloth-{tag}.npy' if os.path.basename(OUT) == 'preview' else f'cloth-{tag}.npy')
    if f and os.path.exists(f) and len(c := np.load(f)) == len(o.data.vertices)*3: o.data.vertices.foreach_set('co', c); o.data.update(); return o
    sc = bpy.context.scene; t = time.time()
    for c in colliders: k = c.modifiers.new('col', 'COLLISION'); c.collision.thickness_outer = dist; c.collision.cloth_friction = 12.
    if pin: g = o.vertex_groups.new(name='pin'); g.add(pin, 1., 'REPLACE')
    m = o.modifiers.new('cloth', 'CLOTH'); s = m.settings; s.quality = quality; s.mass = mass; s.tension_stiffness = s.compression_stiffness = stiff; s.shear_stiffness = stiff*.4; s.bending_stiffness = bend; s.air_damping = air; s.shrink_min = shrink
    s.effector_weights.gravity = gravity
    if pin: s.vertex_group_mass = 'pin'
    m.collision_settings.distance_min = dist; m.collision_settings.collision_quality = 3; m.collision_settings.use_self_collision = self_coll; m.collision_settings.self_distance_min = dist
    sc.frame_start, sc.frame_end = 1, frames; m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    for k in range(1, frames+1): sc.frame_set(k)
    ev = o.evaluated_get(bpy.context.evaluated_depsgraph_get()); co = np.empty(len(o.data.vertices)*3, np.float32); ev.data.vertices.foreach_get('co', co)
    o.modifiers.remove(m); o.data.vertices.foreach_set('co', co); o.data.update(); sc.frame_set(1)
    for c in colliders: c.modifiers.remove(c.modifiers['col'])
    if f: np.save(f, co)
    print(f'drape {tag} {time.time()-t:.1f}s', flush=True); return o

# ---------------------------------------------------------------- worn stone, cloth that falls
def block(name, size, loc, m, res=.025, r=.014, rough=1., hollow=0., tilt=.006, rot=0., edge=1., link=True):
    """A stone block with its own wear: rounded, chipped edges, uneven faces, the top hollowed by feet (hollow in m, deepest at the front, -x).
    size, loc: of the whole block (loc = centre); res: mesh size; r: edge radius; edge: how chipped."""
    h = [s/2 for s in size]; s0 = Vector((rnd.random()*50, rnd.random()*50, rnd.random()*50)); N = mnoise.noise
    ax = []
    for a in h:
        e = [0, r*.35, r*.8, r*1.5, r*2.4]; e = [x for x in e if x < a*.8]; c = a-e[-1]; k = max(2, int(2*c/res)); inner = [-c+2*c*i/k for i in range(1, k)]
        ax.append([-a+x for x in e]+inner+[a-x for x in e[::-1]])
    n = [len(a)-1 for a in ax]; idx = {}; V, Fc = [], []
    def vert(i, j, k):
        if (i, j, k) in idx: return idx[i, j, k]
        p = Vector((ax[0][i], ax[1][j], ax[2][k])); s = p+s0
        rr = r*(.75+.7*N(s*6))
        c = N(s*8.5)+.5*N(s*23); rr += max(0, c-.30)*.085*edge
        rr = max(.003, min(rr, min(h)*.8))
        q = Vector([max(-a+rr, min(a-rr, x)) for a, x in zip(h, p)]); d = p-q; d = d.normalized() if d.length > 1e-6 else Vector((0, 0, 1))
        p2 = q+d*min(rr, (p-q).length)
        p2 += d*(.0038*N(s*3.4)+.0030*N(s*14)+.0018*N(s*46))*rough
        if hollow and p.z > 0:
            f = max(0, p.z/h[2])**2; p2.z -= f*hollow*math.exp(-((p.y-.08*N(s0))/(h[1]*.62))**2)*(.55-.45*p.x/h[0])*(1+.4*N(s*3))
        V.append(p2); idx[i, j, k] = len(V)-1; return len(V)-1
    for k, fl in ((0, 0), (n[2], 1)):
        for i in range(n[0]):
            for j in range(n[1]): f = (vert(i, j, k), vert(i+1, j, k), vert(i+1, j+1, k), vert(i, j+1, k)); Fc.append(f if fl else f[::-1])
    for j, fl in ((0, 0), (n[1], 1)):
        for i in range(n[0]):
            for k in range(n[2]): f = (vert(i, j, k), vert(i, j, k+1), vert(i+1, j, k+1), vert(i+1, j, k)); Fc.append(f if fl else f[::-1])
    for i, fl in ((0, 0), (n[0], 1)):
        for j in range(n[1]):
            for k in range(n[2]): f = (vert(i, j, k), vert(i, j+1, k), vert(i, j+1, k+1), vert(i, j, k+1)); Fc.append(f if fl else f[::-1])
    o = obj(name, V, Fc, m); o.location = loc; o.rotation_euler = (rnd.gauss(0, tilt), rnd.gauss(0, tilt), rot+rnd.gauss(0, tilt)); return o

def collider(o, thick=.004, fric=40.):
    md = o.modifiers.new('col', 'COLLISION'); o.collision.thickness_outer = thick; o.collision.thickness_inner = .02; o.collision.cloth_friction = fric; return o

def fall(o, frames=60, mass=.3, stiff=12., bend=.4, air=1.5, pins=None, thick=.003, self_col=True, shrink=0., quality=5, sub=1, solid=0., key=0):
    """Let the mesh o fall as cloth on the colliders; freezes the result into the mesh. pins: weights per vertex index {i: w}."""
    import hashlib, array
    key = hashlib.md5(repr((frames, mass, stiff, bend, air, sorted((pins or {}).items()), thick, self_col, shrink, quality, [tuple(round(x, 5) for x in v.co) for v in o.data.vertices], key)).encode()).hexdigest()[:12]
    cache = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'build', 'fall-'+key+'.f32'); t = time.time()          # a fall is kept: build/fall-*.f32
    if os.path.exists(cache):
        co = array.array('f'); co.frombytes(open(cache, 'rb').read()); o.data.vertices.foreach_set('co', co); o.data.update()
    else:
        sc = bpy.context.scene; sc.frame_start = 1; sc.frame_end = max(sc.frame_end, frames+5)
        c = o.modifiers.new('cloth', 'CLOTH'); s = c.settings; s.quality = quality; s.mass = mass; s.air_damping = air
        s.tension_stiffness = s.compression_stiffness = stiff; s.shear_stiffness = stiff*.4; s.bending_stiffness = bend; s.tension_damping = s.compression_damping = s.shear_damping = 6; s.bending_damping = .6; s.shrink_min = shrink
        k = c.collision_settings; k.distance_min = thick; k.collision_quality = 3; k.use_self_collision = self_col; k.self_distance_min = thick*1.2
        if pins:
            g = o.vertex_groups.new(name='pin')
            for i, w in pins.items(): g.add([i], w, 'REPLACE')
            s.vertex_group_mass = 'pin'
        c.point_cache.frame_end = frames+5
        for f in range(1, frames+1): sc.frame_set(f)
        dg = bpy.context.evaluated_depsgraph_get(); me = o.evaluated_get(dg).to_mesh(); co = array.array('f', [0.]*3*len(me.vertices)); me.vertices.foreach_get('co', co)
        o.modifiers.clear(); sc.frame_set(1); o.data.vertices.foreach_set('co', co); o.data.update(); os.makedirs(os.path.dirname(cache), exist_ok=True); open(cache, 'wb').write(co.tobytes())
    me = o.data
    for p in me.polygons: p.use_smooth = True
    if solid: q = o.modifiers.new('so', 'SOLIDIFY'); q.thickness = solid; q.offset = 0
    if sub: subsurf(o, sub)
    print(f'fall {o.name} {len(me.vertices)} verts {time.time()-t:.1f}s', flush=True); return o

def uvgrid(o, nx, ny, su=1., sv=1.):
    """UV (in metres: su, sv) on a grid() of nx x ny."""
    l = o.data.uv_layers.new(name='uv')
    for lp in o.data.loops: i = lp.vertex_index; l.data[lp.index].uv = (i % nx/(nx-1)*su, i//nx/(ny-1)*sv)
    return o
