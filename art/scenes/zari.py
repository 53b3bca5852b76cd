# grade: --ev .4 --power 1.34,1.36,1.4 --slope 1.02,1,.96 --bloom .05 --hal .05 --grain .013 --sat 1.05 --vig .38
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
from PIL import Image, ImageDraw
V = start('zari', 63, 20, {'': (2000, 1250), 'tall': (1200, 1500)}, bounces=3, clamp_i=3, transp=4); rnd.seed(6); R = np.random.default_rng(8)
# --- the weave: a mask of zari drawn in metres (border along both edges, end-piece, butis), .35 mm a pixel
CW, CL, Q = .62, 1.75, .00035; iw, ih = int(CW/Q), int(CL/Q); im = Image.new('L', (iw, ih), 0); dr = ImageDraw.Draw(im); px = lambda v: v/Q
def poly(pts, f=255): dr.polygon([(px(a), px(b)) for a, b in pts], fill=f)
def paisley(cx, cy, s, rot=0, flip=1):
    """Mango motif: body, a void ring, an inner body, a flower."""
    def shape(k): return [(flip*k*(.52*math.sin(t)*math.sin(t/2)**1.1+.30*((math.cos(t)+1)/2)**2), -k*.72*math.cos(t)) for t in np.linspace(0, 2*math.pi, 60)]
    c, sn = math.cos(rot), math.sin(rot)
    for k, f in ((1, 255), (.80, 0), (.70, 255), (.46, 0), (.36, 255)):
        poly([(cx+(x*c-(y-.12*s*(1-k))*sn), cy+(x*sn+(y-.12*s*(1-k))*c)) for x, y in shape(s*k)], f)
def flower(cx, cy, s, n=6, f=255):
    for i in range(n):
        a = 2*math.pi*i/n; poly([(cx+s*(.25*math.cos(a)+.22*math.cos(a+t)*1.0+.33*math.cos(a)), cy+s*(.25*math.sin(a)+.22*math.sin(a+t)+.33*math.sin(a))) for t in np.linspace(0, 6.28, 14)], f)
    poly([(cx+s*.2*math.cos(t), cy+s*.2*math.sin(t)) for t in np.linspace(0, 6.28, 14)], f)
def border(x0, w, sgn):
    X = lambda d: x0+sgn*d
    def band(a, b, f=255): p, q = sorted((X(a), X(b))); dr.rectangle([px(p), 0, px(q), ih], fill=f)
    band(0, .010); band(.0125, .0145); band(.017, .081); band(.083, .085); band(.0875, .0945)
    y = -.02
    while y < CL+.05:                                                       # dark ground inside the band, with motifs of gold
        poly([(X(.021), y+.001), (X(.077), y+.001), (X(.077), y+.0775), (X(.021), y+.0775)], 40); paisley(X(.047), y+.040, .044, 0, sgn)
        flower(X(.068), y+.012, .009); flower(X(.026), y+.013, .007, 5); flower(X(.027), y+.066, .006, 5); flower(X(.067), y+.068, .008); y += .0785
    t = 0.
    while t < CL: poly([(X(.0945), t), (X(.0945), t+.013), (X(.118), t+.0065)]); poly([(X(.0945), t+.0045), (X(.0945), t+.0085), (X(.106), t+.0065)], 0); t += .0135   # temple edge
for i, y in enumerate(np.arange(.40, CL, .052)):                             # butis on the field
    for x in np.arange(.14+.026*(i % 2), CW-.13, .052): flower(x, y, .0085, 5)
dr.rectangle([0, 0, iw, px(.012)], fill=0); dr.rectangle([0, px(.014), iw, px(.040)], fill=255); dr.rectangle([0, px(.043), iw, px(.046)], fill=255); dr.rectangle([0, px(.050), iw, px(.150)], fill=50)
for i, x in enumerate(np.arange(.03, CW, .058)): paisley(x, .102, .062, 0, 1); flower(x+.029, .066, .011, 6); flower(x+.029, .138, .009, 6)
for a, b in ((.150, .154), (.158, .186), (.189, .192), (.222, .225), (.228, .246), (.249, .251)): dr.rectangle([0, px(a), iw, px(b)], fill=255)
for x in np.arange(0, CW, .016): poly([(x, .251), (x+.016, .251), (x+.008, .282)]); flower(x+.008, .207, .0075, 6); poly([(x, .172), (x+.008, .164), (x+.016, .172), (x+.008, .180)], 60)
for x0, x1 in ((0, .0945), (CW-.0945, CW)): dr.rectangle([px(x0), 0, px(x1), ih], fill=0)
border(0, .12, 1); border(CW, .12, -1)
os.makedirs(OUT, exist_ok=True); im.transpose(Image.FLIP_TOP_BOTTOM).save(OUT+'/zari-mask.png'); IM = bpy.data.images.load(OUT+'/zari-mask.png'); IM.colorspace_settings.name = 'Non-Color'
SK, n = principled('silk', '#8c1420', .36, 0, .5, Sheen=.35); n.set(n.p.inputs['Sheen Tint'], .8)
uv = n('ShaderNodeTexCoord').outputs['UV']; tx = n('ShaderNodeTexImage', dict(interpolation='Linear', extension='EXTEND'), Vector=uv); tx.image = IM
lw = n('ShaderNodeLayerWeight', Blend=.42); th = nz(n, uv, 1., 4., .65, (90, 1500, 1)); th2 = nz(n, uv, 1., 3., .6, (620, 70, 1)); cl = nz(n, uv, 1., 4., .6, (5, 13, 1)); sl = nz(n, uv, 1., 2., .6, (6, 900, 1))
silk = n.mix(lw.outputs['Facing'], n.mix(cl, '#7c0f1c', '#931920'), '#c4502a'); silk = n.mix(n.math('MULTIPLY', n.ramp(sl, [(.5, 0.), (.75, 1.)]), .35), silk, '#5d0913'); silk = n.mix(n.math('MULTIPLY', n.ramp(th, [(.38, 1.), (.6, 0.)]), .42), silk, '#4f0812')
gold = n.mix(n.ramp(th, [(.3, 0.), (.7, 1.)]), '#80501a', '#edc06a'); gold = n.mix(n.math('MULTIPLY', n.ramp(cl, [(.5, 0.), (.7, 1.)]), .35), gold, '#6d451a')
mk = n.math('MULTIPLY', n.ramp(tx, [(.05, 0.), (.8, 1.)]), n.ramp(n.math('ADD', th2, n.math('MULTIPLY', th, .6)), [(.60, .30), (.86, 1.)])); n.set(n.p.inputs['Base Color'], n.mix(mk, silk, gold)); n.set(n.p.inputs['Metallic'], n.math('MULTIPLY', mk, .92)); n.set(n.p.inputs['Roughness'], n.math('MULTIPLY_ADD', th2, .26, .24))
n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', tx, .5), n.math('ADD', n.math('MULTIPLY', th, .5), n.math('MULTIPLY', th2, .7))), .42, .0014)); n.set(n.p.inputs['Sheen'], n.math('SUBTRACT', .4, n.math('MULTIPLY', mk, .4)))
# --- the chair, seen from its side: arm along x at z .66 (y 0), back to the right
WD, n = worn('rosewood', '#7a4a2e', '#43241a', '#180b07', (.26, .5), 1.8, .25, .55, .85, .5, 40.); gr = nz(n, n.g, 3., 7., .65, (2.2, 9, 9), .8); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', n.ramp(gr, [(.35, 1.), (.62, 0.)]), .6), n.base, '#1d0e08'))
def limb(name, pts, sec, seg=40, fn=None):
    """Sweep a rounded section (half-widths a, b along the path) along pts in (x, z) at y; fn(t) scales it."""
    p = resample(pts, .004); t = np.linspace(0, 1, len(p)); T = np.gradient(p, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); a = np.linspace(0, 2*math.pi, seg, endpoint=False); ca, sa = np.sign(np.cos(a))*np.abs(np.cos(a))**.55, np.sign(np.sin(a))*np.abs(np.sin(a))**.55
    up = np.cross(T, np.array([0, 1., 0])); up /= np.linalg.norm(up, axis=1, keepdims=True); k = np.array([fn(x) if fn else (1, 1) for x in t])
    P = p[:, None]+up[:, None]*(ca*sec[0])[None, :, None]*k[:, :1, None]*-1+np.array([0, 1., 0])*(sa*sec[1])[None, :, None]*k[:, 1:, None]
    return sheet(name, P, WD, disp=.0009*fbm(P, 18, 3, seed=5)+.0004*fbm(P, 90, 2, seed=6), cyclic=True)
def bez(pts, n=60):
    pr = smooth_profile([tuple(p) for p in pts], 14); return [(x, z) for x, z in pr]
def chair(y):
    P = []
    arm = bez([(.36, .715), (.22, .690), (.05, .668), (-.12, .672), (-.235, .690), (-.300, .672), (-.318, .630), (-.292, .600), (-.262, .612), (-.262, .632)])
    P.append(limb('arm', [(x, y, z) for x, z in arm], (.017, .031), fn=lambda t: tuple(k*math.sqrt(max(.0004, 1-max(0, (t-.955)/.045)**2)) for k in ((1-.35*max(0, t-.72)/.28), 1+.15*math.sin(3*t)))))
    o = lathe('post', smooth_profile([(.001, .0), (.026, .0), (.026, .05), (.018, .062), (.024, .075), (.019, .085), (.015, .11), (.022, .155), (.028, .175), (.022, .190), (.016, .197), (.023, .206), (.017, .216), (.019, .235), (.019, .25)], 7), 48, WD); o.location = (-.20, y, .43); P.append(o)
    P.append(limb('stile', [(x, y, z) for x, z in bez([(.33, .0), (.335, .30), (.34, .50), (.365, .72), (.41, .95), (.455, 1.14)])], (.021, .026)))
    P.append(limb('leg', [(x, y, z) for x, z in bez([(-.20, .44), (-.205, .25), (-.20, 0)])], (.022, .024))); P.append(limb('rail', [(-.25, y, .405), (.36, y, .395)], (.032, .018)))
    for k in range(13): b = lathe('bead', [(.0005, .008), (.006, .0068), (.0095, .003), (.0105, 0)], 20, WD); b.rotation_euler = (math.pi/2, 0, 0); b.location = (-.16+.038*k, y-.017, .403); b.scale = (1, 1, rnd.uniform(.9, 1.1)); P.append(b)
    bs = lathe('boss', smooth_profile([(.0005, .016), (.008, .0155), (.012, .010), (.016, .0125), (.026, .010), (.031, .004), (.032, 0)], 5), 120, WD, lambda r, z, a, i: (r*math.cos(a)*(1+.12*abs(math.cos(4*a))*(r > .014)), r*math.sin(a)*(1+.12*abs(math.cos(4*a))*(r > .014)), z*(1+.25*abs(math.cos(4*a))*(r > .012))))
    bs.rotation_euler = (math.pi/2, 0, 0); bs.location = (.362, y-.022, .715); P.append(bs)
    return P
chair(0.); chair(.56)
for z in (.50, .80, 1.08): o = box('splat', (.022, .54, .06), (.345+.12*max(0, z-.5)*1.4, .28, z), WD, .006)
box('front', (.03, .54, .06), (-.225, .28, .405), WD, .006); CN, n = worn('cane', '#b58c54', '#8d6636', '#3c2412', (.5, .7), 4., .5, .4, .7); seat = box('seat', (.56, .53, .02), (.06, .28, .43), CN, .004)
# --- the sari, thrown over the near arm: laid in gathers, then settled by the cloth simulation (kept in build/ until this part changes)
NX, NY, WX = 56, 150, .47
def cloth():
    import hashlib, re
    src = open(os.path.abspath(sys.argv[sys.argv.index('-P')+1])).read(); src = src[src.index('NX, NY'):src.index("# --- the wall")]; key = os.path.join(os.path.dirname(OUT.rstrip('/')) if OUT.endswith('preview') else OUT, 'zari-'+hashlib.md5(src.encode()).hexdigest()[:8]+'.npy')
    u, v = np.meshgrid(np.linspace(0, 1, NX), np.linspace(0, 1, NY)); path = resample([(y, z) for y, z in round_path([(-.062, .20), (-.052, .700), (.052, .702), (.085, .47), (.66, .462)], .05, 8)], .004); L = len(path)
    yz = np.stack([np.interp(v*(L-1), np.arange(L), path[:, k]) for k in (0, 1)], -1); T = np.gradient(yz, axis=0); T /= np.linalg.norm(T, axis=-1, keepdims=True); N = np.stack([-T[..., 1], T[..., 0]], -1)
    ph = .9*fbm(np.stack([v*2.2, u*1.5, 0*v], -1), 1., 2, seed=11); am = (.013+.016*(.5+.8*fbm(np.stack([u*3.1, v*1.2, 0*u], -1), 1., 2, seed=14)))*(.55+.45*np.abs(v-.45)/.45); w = 2*math.pi*(4.2*u+.35*np.sin(5*u))+ph*1.6
    fan = .86+.22*np.abs(v-.42)/.42; P = np.stack([-.005+(u-.5)*WX*fan-.05*(.42-v)+.010*np.sin(2*w), yz[..., 0]+N[..., 0]*am*(np.sin(w)+.7), yz[..., 1]+N[..., 1]*am*(np.sin(w)+.7)+.018*(1-v)*np.sin(4*u+.4)], -1)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P[NY//4], axis=0), axis=1))]; s /= s[-1]; U = np.broadcast_to(s, u.shape); VV = v*(L*.004)/CL
    o = sheet('sari', P, SK); me = o.data; ul = me.uv_layers.new(name='UV'); li = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', li); ul.data.foreach_set('uv', np.stack([U.ravel()[li], VV.ravel()[li]], -1).astype(np.float32).ravel())
    if os.path.exists(key): me.vertices.foreach_set('co', np.load(key).ravel())
    else:
        cs = [c for c in bpy.data.objects if c.type == 'MESH' and c != o and c.name.split('.')[0] in ('arm', 'seat', 'post')]
        for c in cs: c.modifiers.new('col', 'COLLISION'); c.collision.thickness_outer = .005; c.collision.cloth_friction = 50
        md = o.modifiers.new('cl', 'CLOTH'); q = md.settings; q.quality = 5; q.mass = .15; q.tension_stiffness = q.compression_stiffness = 18; q.shear_stiffness = 6; q.bending_stiffness = .6; q.bending_damping = .6; q.air_damping = 1.5; md.collision_settings.distance_min = .004; md.collision_settings.collision_quality = 2; md.collision_settings.use_self_collision = False
        md.point_cache.frame_end = 60; t = time.time()
        for f in range(1, int(os.environ.get('FR', 34))): bpy.context.scene.frame_set(f)
        ev = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).data; co = np.empty(len(ev.vertices)*3, np.float32); ev.vertices.foreach_get('co', co); o.modifiers.clear(); me.vertices.foreach_set('co', co); np.save(key, co); print('CLOTH', round(time.time()-t, 1), co.reshape(-1, 3).min(0), co.reshape(-1, 3).max(0), flush=True)
        for c in cs: c.modifiers.remove(c.modifiers['col'])
    me.update(); sm = o.modifiers.new('sm', 'SMOOTH'); sm.factor = .5; sm.iterations = 2; so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = .0014; so.offset = 0; subsurf(o, 2)
cloth()
# --- the wall: old lime, a worn band of red earth below
x, z = np.meshgrid(np.arange(-1.6, 1.9, .007), np.arange(-.05, 2.0, .007)); P = np.stack([x, np.full_like(x, .98), z], -1); f = fbm(P, 3.1, 5, .55, seed=61)+.35*np.exp(-((z-.2)/.3)**2); fl = sstep(.47, .51, f); cr = np.exp(-(fbm(P+.05*fbm(P, 6, 2, seed=64)[..., None], 2.3, 3, seed=65)/.012)**2)*sstep(-.1, .35, fbm(P, 1.9, 2, seed=66))
PL, n = worn('lime', '#d6c3a4', '#b89d78', '#7d634a', (.7, .9), 1., .5, .25, .6, .2, 70.); sz = n('ShaderNodeSeparateXYZ'); n.link(n.g, sz.inputs[0]); st = nz(n, n.g, 3., 6., .7, (2.4, 2.4, .5))
pb = n.mix(n.math('MULTIPLY', n.ramp(st, [(.46, 0.), (.7, 1.)]), .6), n.base, '#6f5237'); dd = n.math('ADD', sz.outputs[2], n.math('MULTIPLY', n.math('SUBTRACT', nz(n, n.g, 14, 4, .6), .5), .02))
red = n.math('MULTIPLY', n.ramp(dd, [(.455, 1.), (.462, 0.)]), n.ramp(nz(n, n.g, 5, 8, .72), [(.36, .25), (.56, .85)])); pb = n.mix(red, pb, '#6e2c1c'); pb = n.mix(n.ramp(attr(n, 'chip'), [(.05, 0.), (.6, .9)]), pb, '#7d6146'); n.set(n.p.inputs['Base Color'], pb)
sheet('wall', P, PL, {'chip': np.maximum(fl, .7*cr)}, disp=.010*fbm(P, 1.7, 3, seed=62)+.0022*fbm(P, 16, 4, .6, seed=63)-.007*fl-.0015*sstep(.3, .47, f)-.003*cr)
obj('floor', [(-3, -3, 0), (3, -3, 0), (3, 1.1, 0), (-3, 1.1, 0)], [(0, 1, 2, 3)], worn('fl', '#8a6c52', '#5d4433', '#33231a', (.4, .6), .8)[0], smooth=False)
# --- light: the yard's walls throw the sun back through a doorway at the right; a little sky from the left, far
area((1.75, -.75, 1.05), (.1, .25, .62), (.9, 1.7), 95, temp=3500); area((1.2, -1.2, .05), (.1, .1, .55), (.9, .6), 9, temp=2700); area((-2.2, -.6, 1.7), (0, .3, .6), (.5, .9), 15, color=(.62, .74, 1.))
box('pillar', (.12, .30, 2.6), (.95, -.18, 1.3), WD)
world(color='#2b2a33', strength=.06)
if V: camera((-.42, -2.35, .86), (.02, .05, .585), 120, 3.2, (.0, -.07, .52))
else: camera((-.42, -2.35, .86), (-.15, .05, .60), 96, 3.2, (.0, -.07, .52))
render()
