# grade: --ev .40 --power 1.24,1.24,1.23 --bloom .06 --thr 1.8 --hal .03 --grain .010 --sat 1.04 --vig .16 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('album-morning', 131, 10, {'': (1350, 900)}, bounces=3, clamp_i=3, transp=6); rnd.seed(4)
# --- an album in indigo raw silk, one corner towards us -----------------------------------------------------------------------
def raw_silk(name, c1, c2, pale):
    """Unspun silk: a fine warp, a weft of uneven thickness that catches the light. Object metres."""
    m, n = principled(name, c1, .62, 0, .3, Sheen=.5); g = n('ShaderNodeTexCoord').outputs['Object']; s = n('ShaderNodeSeparateXYZ', Vector=g); wob = nz(n, g, 120., 3.); th = .00040; T = math.pi/th
    u, v = (n.math('SINE', n.math('MULTIPLY', n.math('ADD', s.outputs[i], n.math('MULTIPLY', wob, th*2.2)), T*k)) for i, k in ((0, 1.3), (1, 1.))); w = n.math('MULTIPLY', u, v); fat, fat2 = nz(n, g, 1., 4., .62, (26., 1500., 26.)), nz(n, g, 1., 3., .6, (9., 420., 9.)); thin = nz(n, g, 1., 2., .5, (2200., 40., 40.)); a = nz(n, g, 16., 6., .6)
    slub = n.math('MULTIPLY', n.ramp(fat, [(.53, 0.), (.64, 1.)]), n.ramp(fat2, [(.42, .25), (.58, 1.)])); c = n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.math('MULTIPLY', slub, .8), c, pale); c = n.mix(n.ramp(fat2, [(.36, .45), (.56, 0.)]), c, n.mix(.5, c2, '#0a0c14')); c = n.mix(n.math('MULTIPLY_ADD', w, .16, .14), c, n.mix(.6, c2, '#06070c')); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', .66, n.math('MULTIPLY', slub, .16)))
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', w, .5), n.math('ADD', n.math('MULTIPLY', slub, 1.5), n.math('ADD', n.math('MULTIPLY', fat2, .6), n.math('MULTIPLY', thin, .35)))), .55, .00040)); return m
SK = raw_silk('indigo', '#22365c', '#152342', '#5a769f'); T = .040; B = book(0, .27, .33, T, SK, gilt(), 9, .0, -.135, .165); bpy.context.view_layer.update()        # its near corner at 0, 0
# --- the ribbon: ivory silk, out of the leaves and on to the cloth ---------------------------------------------------------------
RB, n = principled('ribbon', '#e6d9bd', .45, 0, .35, Sheen=.6); uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ', Vector=uv); rib = n.math('SINE', n.math('MULTIPLY', s.outputs[1], 2*math.pi/.00050)); th = nz(n, uv, 1., 3., .6, (2600., 60., 1.)); sel = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', s.outputs[0], .0040)), [(.0033, 0.), (.0036, 1.)]); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', th, .45), n.mix(n.math('MULTIPLY', sel, .5), '#eadfc6', '#cdb88e'), '#c2ae88')); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', rib, th), .35, .00020))
def ribbon(pts, side, m, w=.0080, nx=13):
    """Lies along pts; side: across it at each of them. A little hollow, its end cut on the slant."""
    P, S = np.array(spline(pts, 14)), np.array(spline(side, 14)); t = np.gradient(P, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True); S = S-t*(S*t).sum(1, keepdims=True); S /= np.linalg.norm(S, axis=1, keepdims=True); nr = np.cross(S, t); q = np.linspace(-.5, .5, nx)[None, :, None]; v = np.linspace(0, 1, len(P))[:, None, None]; l = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    o = sheet('ribbon', P[:, None]+S[:, None]*w*q+nr[:, None]*(.0005*(q*q*4-.4)*np.sin(5*v+1)+.00012*np.sin(9*q+14*v))+t[:, None]*.005*q*np.clip((v-.92)/.08, 0, 1), m); U = np.stack(np.broadcast_arrays(w*(q[..., 0]+.5), l[:, None]), -1).reshape(-1, 2); k = np.empty(len(o.data.loops), np.int32); o.data.loops.foreach_get('vertex_index', k); o.data.uv_layers.new(name='UV').data.foreach_set('uv', U[k].astype(np.float32).ravel()); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .0002; return o
x0, z0 = -.062, T*.5; ribbon([(x0, .012, z0), (x0, .004, z0+.0002), (x0, -.006, z0-.0008), (x0-.001, -.0125, z0-.0070), (x0-.002, -.0165, .0062), (x0-.003, -.0215, .0012), (x0-.005, -.034, .0008), (x0-.002, -.052, .0022), (x0+.010, -.070, .0030), (x0+.030, -.083, .0012), (x0+.055, -.090, .0008), (x0+.074, -.100, .0022)], [(1, 0, 0)]*7+[(1, .1, .05), (.75, .6, .1), (.4, .9, .05), (.2, 1, 0), (.4, .9, -.05)], RB)
# --- the table: washed cotton; other albums behind, a bowl, all colour ------------------------------------------------------------------
CT, n = cotton('cloth', '#efe9dc', '#dfd5c2', .00046, None, .0, .25, 'Object'); xs, ys = np.arange(-.5, .45, .0022), np.arange(-.30, .7, .0022); X, Y = np.meshgrid(xs, ys); Q = np.stack([X, Y, 0*X], -1); Q[..., 2] = -.0012+.0016*fbm(Q, 7, 3, seed=3)*sstep(.0, .06, np.maximum(np.maximum(X, -Y), np.maximum(Y-.33, -.27-X)))+.0009*np.exp(-((Y+.11+.2*X)/.006)**2); sheet('cloth', Q, CT); obj('table', [(-3, .69, -.001), (3, .69, -.001), (3, 2.2, -.001), (-3, 2.2, -.001)], [(0, 1, 2, 3)], CT, smooth=False)
RED = cotton('madder', '#8d1c2c', '#6d1220', .0004, None, .0, .3, 'Object')[0]; IV = cotton('ivory', '#d8c8ac', '#bca885', .0004, None, .0, .3, 'Object')[0]; GE = gilt(); book(0, .25, .31, .036, RED, GE, 3, .5, -.12, .85); book(.036, .24, .30, .030, IV, GE, 5, .3, -.12, .86)
WL = limewash('wall', '#ece3d2', '#dccfb8', '#b09a7c', '#c0a888', fall=.8); box('wall', (9, .2, 4), (0, 3.6, 1.), WL); box('door', (.8, .1, 3), (.9, 3.4, .5), principled('door', '#4f7c80', .5)[0])
# --- morning through a lattice at the left, far enough that its bars are soft --------------------------------------------------------------
D = Vector((.80, .16, -.46)).normalized(); W = principled('bars', '#000000', 1.)[0]; V, F_ = [], []; e1 = Vector((-D.y, D.x, 0)).normalized(); e2 = D.cross(e1)
def bar(a, b, w):
    d = (b-a).normalized(); s = D.cross(d)*w/2; k = len(V); V.extend([a+s, b+s, b-s, a-s]); F_.append((k, k+1, k+2, k+3))
C = Vector((-.04, .06, .04))-D*1.5; st = .062
for i in range(-14, 15):
    for f in (-1, 1): o_ = C+e1*(i*st*1.414); bar(o_-(e1*f+e2)*1.3, o_+(e1*f+e2)*1.3, .021)
o = obj('bars', V, F_, W, smooth=False); o.visible_camera = o.visible_glossy = o.visible_diffuse = False
sun(D, 11.5, 4500, .5)
area((-.9, -.2, .7), (0, 0, .03), (.7, .9), 5., color=(.86, .93, 1.)); area((.25, -.9, .25), (0, 0, .02), (.7, .3), 3.2, temp=4400)
world(sky_gradient([(0., '#efe9dd'), (.3, '#e2e8ee'), (1, '#9fbbe2')]), strength=.42)
camera((.105, -.250, .170), (-.034, .012, .024), 62, 4.2, (-.010, .006, .037), blades=0, shift=(0, .0))
render()
