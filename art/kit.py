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
    elif os.environ.get('RS'): k = float(os.environ['RS']); w, h = round(w*k), round(h*k)   # render scale; grade.py --up 1/RS restores the size
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

def render(name=None, seeds=(1, 2), groups=()):
    """Render once per seed to multilayer EXR (combined + albedo + normal [+ light groups])."""
    name = name or NAME; os.makedirs(OUT, exist_ok=True)
    sc = bpy.context.scene; vl = sc.view_layers[0]
    vl.use_pass_combined = True
    vl.cycles.denoising_store_passes = True
    for g in groups:
        vl.lightgroups.add(name=g)
    im = sc.render.image_settings
    im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '32'; im.exr_codec = 'ZIP'
    tot = 0
    for s in seeds:
        sc.cycles.seed = s*7919
        sc.render.filepath = f'{OUT}/{name}.s{s}.exr'
        t = time.time(); bpy.ops.render.render(write_still=True); tot += time.time()-t
    print(f'RENDERTIME {name} {sc.render.resolution_x}x{sc.render.resolution_y} spp={sc.cycles.samples}x{len(seeds)} {tot:.1f}s', flush=True)

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

def emission(name, color, strength, temp=None):
    m, n = mat(name); e = n('ShaderNodeEmission', Strength=strength)
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
    w = tube('wick', [(.006, .002, .0218), (.018, .001, .0228), (.032, .0, .0255), (.0455, 0, .0305), (.047, 0, .033)], .0014, principled('wick', '#5a4a30', .9)[0])
    return join([b, oil, w], 'diya')

def lamp(D, FL, x, y, z, rot=0., s=1., power=.3, temp=1950):
    inst(D, (x, y, z), (0, 0, rot), s); fx, fy = x+math.cos(rot)*.0475*s, y+math.sin(rot)*.0475*s
    f = inst(rnd.choice(FL), (fx, fy, z+.0325*s), (0, 0, rnd.uniform(0, 6)), s*rnd.uniform(.92, 1.1))
    for k in ('visible_diffuse', 'visible_shadow', 'visible_volume_scatter'): setattr(f, k, False)
    if power: point((fx, fy, z+.052*s), power, temp, .006*s)

def bulbs(spots, r, temps=((1900, 1.), (2100, 1.6), (2300, 2.), (1850, .5))):
    """Large dim spheres for bokeh: spots = [(x, y, z)]."""
    ms = [emission(f'bk{i}', None, v, t) for i, (t, v) in enumerate(temps)]
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

# ---------------------------------------------------------------- flame
def flame_material():
    m, n = mat('flame')
    tc = n('ShaderNodeTexCoord').outputs['Generated']; s = n('ShaderNodeSeparateXYZ'); n.link(tc, s.inputs[0]); z = s.outputs[2]
    lw = n('ShaderNodeLayerWeight', Blend=.5)
    core = n.math('POWER', n.math('SUBTRACT', 1., lw.outputs['Facing']), 1.3)
    c = n.ramp(z, [(0, (.05, .10, .55)), (.10, (.30, .16, .12)), (.26, (1, .42, .09)), (.6, (1, .55, .16)), (1, (1, .30, .04))])
    st = n.ramp(z, [(0, .05), (.12, .10), (.30, .7), (.55, 1.), (.85, .5), (1, .15)])
    e = n('ShaderNodeEmission', Color=c); n.set(e.inputs['Strength'], n.math('MULTIPLY', n.math('MULTIPLY', st, core), 17.))
    t = n('ShaderNodeBsdfTransparent'); mx = n('ShaderNodeMixShader')
    n.set(mx.inputs[0], n.math('MULTIPLY', core, .85)); n.link(t, mx.inputs[1]); n.link(e, mx.inputs[2]); n.link(mx, n.out.inputs[0])
    return m

def flame_mesh(m, h=.03, w=.0085, lean=.06, name='flame'):
    prof = []
    for i in range(25):
        t = i/24
        r = w*(math.sin(math.pi*min(1, t**.62))**.9)*(1-.15*t) if 0 < t < 1 else 0.0002
        prof.append((max(r, .0002), t*h))
    def fn(r, z, a, i):
        t = z/h; off = lean*h*(math.sin(t*2.6)*t)
        return (r*math.cos(a)+off, r*math.sin(a)+off*.4, z)
    o = lathe(name, prof, 24, m, fn)
    for k in ('visible_diffuse', 'visible_shadow', 'visible_volume_scatter'): setattr(o, k, False)
    return o

# ---------------------------------------------------------------- petals
def petal_mesh(name, m, L=.03, W=.022, curl=.35, cup=.25, nx=8, ny=10, notch=.08, seed=0):
    rr = random.Random(seed); ph = rr.uniform(0, 6); tw = rr.uniform(-.3, .3)
    def fn(u, v):
        x = (u-.5)*2; wv = math.sin(math.pi*min(1, v**.75*.93+.05))**.7
        xx = x*W*.5*wv; yy = v*L*(1-notch*(1-abs(x))*max(0, v-.8)*5*.5)
        zz = cup*W*x*x*wv + curl*L*(v-.2)**2 + .03*L*math.sin(5*v+ph+3*x) + tw*x*v*W*.5
        return (xx, yy, zz)
    return grid(name, nx, ny, fn, m)

def petal_material(name, c1, c2, transl=.35, rough=.55):
    m, n = mat(name)
    oi = n('ShaderNodeObjectInfo'); tc = n('ShaderNodeTexCoord').outputs['Generated']; s = n('ShaderNodeSeparateXYZ'); n.link(tc, s.inputs[0])
    veins = n('ShaderNodeTexNoise', Scale=14., Detail=5., Vector=tc)
    base = n.mix(n.ramp(s.outputs[1], [(0., 0.), (.9, 1.)]), c2, c1)
    base = n.mix(.25, base, n.mix(veins.outputs[0], c2, c1))
    hs = n('ShaderNodeHueSaturation', Color=base); n.set(hs.inputs['Value'], n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .5), .72))
    n.set(hs.inputs['Hue'], n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .03), .485))
    p = n('ShaderNodeBsdfPrincipled', Roughness=rough, Specular=.25, Sheen=.3); n.link(hs, p.inputs['Base Color'])
    n.set(p.inputs['Normal'], n.bump(veins.outputs[0], .25, .002))
    tr = n('ShaderNodeBsdfTranslucent'); n.link(hs, tr.inputs[0])
    mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = transl; n.link(p, mx.inputs[1]); n.link(tr, mx.inputs[2]); n.link(mx, n.out.inputs[0])
    return m
