# grade: --ev 1.0 --power 1.46,1.46,1.44 --bloom .06 --thr 1.8 --hal .04 --grain .011 --sat 1.02 --vig .26 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
VAR = start('silk-fold', 77, 12, {'': (1600, 1000), 'tall': (1080, 1350)}, bounces=3, clamp_i=3, transp=4); rnd.seed(4); tall = VAR == 'tall'
# --- the border as it stands on the loom's card: one pixel a thread ------------------------------------------------------------
T = .00030; SEL = .066; PX, PY = 230, 96; x, y = np.meshgrid(np.arange(PX)+.5, np.arange(PY)+.5); M = np.zeros((PY, PX)); band = lambda a, b, v=1.: M.__setitem__((slice(None), slice(a, b)), v)
for a, b in ((4, 18), (21, 23), (34, 36), (39, 139), (142, 144), (155, 157), (160, 170)): band(a, b)
bead = lambda c, q: (np.abs(x-c)/4.2+np.abs((y % 12)-6)/4.6 < 1) | q; M[bead(28.5, False)] = 1; M[bead(149.5, False)] = 1
X, Y = x-89, (y-48); q = np.abs(X)/46+np.abs(Y)/48; M[(q > .92) & (q < .985)] = 0; M[(q > .84) & (q < .875)] = 0                         # a lozenge, in it a flower
def rose(cx, cy, R, n, ph=0.):
    r, a = np.hypot(x-cx, y-cy), np.arctan2(y-cy, x-cx); e = R*(.74+.26*np.cos(n*a+ph)); M[(r > e) & (r < e+3.)] = 0; M[(r < e*.62) & (r > e*.62-2.6)] = 0; M[(r < R*.17)] = 0
rose(89, 48, 25, 8)
for cx in (50.5, 127.5):
    for cy in (0, PY): rose(cx, cy, 13, 6)
M[(x > 170) & (x-170 < 30*(1-np.abs((y % 16)-8)/8))] = 1; M[(x > 170) & (np.abs((y % 16)-8) < 1.3) & (x < 186)] = 0                     # temple edge
im = bpy.data.images.new('card', PX, PY, float_buffer=True); im.colorspace_settings.name = 'Non-Color'; im.pixels.foreach_set(np.stack([M, M, M, M*0+1], -1).astype(np.float32).ravel()); im.pack()
# --- silk: a madder warp, an orange weft that shows where it turns away; gold strip laid in -------------------------------------
SK, n = principled('silk', '#8c1420', .38, 0, .36, Sheen=.25); n.set(n.p.inputs['Sheen Tint'], .8); uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ', Vector=uv); A, B = (lambda a, b: n.math('ADD', a, b)), (lambda a, b: n.math('MULTIPLY', a, b))
wob = n.math('SUBTRACT', nz(n, uv, 70., 3.), .5); u, v = A(s.outputs[0], B(wob, T*2.4)), A(s.outputs[1], B(wob, T*2.0)); card = n('ShaderNodeCombineXYZ', X=n.math('DIVIDE', n.math('SUBTRACT', SEL, u), T*PX), Y=n.math('DIVIDE', v, T*PY))
def tex(ip): k = n('ShaderNodeTexImage', dict(interpolation=ip, extension='REPEAT', image=im)); n.link(card, k.inputs[0]); return n.math('MULTIPLY', k.outputs[0], n.math('GREATER_THAN', u, SEL-T*PX))
m, ms = tex('Closest'), tex('Linear'); W = math.pi/T; sv = n.math('ABSOLUTE', n.math('SINE', B(v, W))); su = n.math('ABSOLUTE', n.math('SINE', B(u, W*.8))); plain = B(n.math('SINE', B(u, W*.8)), n.math('SINE', B(v, W)))
row = n('ShaderNodeTexWhiteNoise', dict(noise_dimensions='1D')); n.link(n.math('FLOOR', n.math('DIVIDE', v, T)), row.inputs['W']); tie = n.ramp(n.math('FRACT', A(n.math('DIVIDE', u, T*6), n.math('DIVIDE', v, T*3))), [(.0, 1.), (.14, .9), (.24, 0.), (.94, 0.), (1., 1.)])   # a warp that binds the gold, on the slant
slub, fine, cl = nz(n, uv, 1., 3., .6, (22., 1300., 1.)), nz(n, uv, 1., 3., .6, (1500., 40., 1.)), nz(n, uv, 12., 5., .6); turn = n('ShaderNodeLayerWeight', Blend=.40).outputs['Facing']
silk = n.mix(n.ramp(cl, [(.3, 0.), (.7, 1.)]), '#780a18', '#90121a'); silk = n.mix(B(n.ramp(turn, [(.35, 0.), (.95, 1.)]), .8), silk, '#d0532a'); silk = n.mix(B(n.ramp(slub, [(.52, 0.), (.70, 1.)]), .32), silk, '#b53026'); silk = n.mix(B(n.ramp(fine, [(.34, 1.), (.52, 0.)]), .30), silk, '#4d0612'); silk = n.mix(n.math('MULTIPLY_ADD', plain, .26, .22), silk, '#52060f')
gold = n.mix(row.outputs[0], '#d29a48', '#f2c878'); gold = n.mix(n.ramp(nz(n, uv, 1., 4., .6, (260., 2600., 1.)), [(.35, .5), (.62, 0.)]), gold, '#a8702c'); gold = n.mix(B(tie, .55), gold, '#8f2a1c'); gold = n.mix(n.ramp(sv, [(.05, .7), (.45, 0.)]), gold, '#4a1a0c')
n.set(n.p.inputs['Base Color'], n.mix(m, silk, gold)); n.set(n.p.inputs['Metallic'], B(m, n.math('SUBTRACT', .95, B(tie, .6)))); n.set(n.p.inputs['Roughness'], n.mix(m, n.math('MULTIPLY_ADD', slub, -.20, .48), n.math('MULTIPLY_ADD', row.outputs[0], .12, .25)))
hs = A(B(plain, .45), A(B(slub, 1.1), B(fine, .5))); hg = A(.9, n.math('SUBTRACT', B(sv, .75), B(tie, .55))); n.set(n.p.inputs['Normal'], n.bump(A(B(hs, n.math('SUBTRACT', 1., m)), A(B(hg, m), B(ms, .5))), .55, .00030)); n.set(n.p.inputs['Sheen'], n.math('SUBTRACT', .25, B(m, .25)))
# --- folded, and folded again: each turn of the cloth is a soft round, none above the next ----------------------------------------
def fold(r, z, y0, seed, m, back=.22, v0=0., S=np.arange(-.16, .13, .0006)):
    """One turn at height z (its upper face): back to front at the top, round the edge, a little way in below. UV in metres."""
    d = np.r_[np.arange(-back, -.03, .0012), np.arange(-.03, 0, .0005), np.linspace(0, math.pi*r, 34)[1:], np.linspace(math.pi*r, math.pi*r+.05, 40)[1:]]; U, D = np.meshgrid(S, d); a = np.clip(D/r, 0, math.pi)
    yy = np.where(D < 0, -D, np.where(D > math.pi*r, D-math.pi*r, 0))-r*np.sin(a)*1.25; zz = -r+r*np.cos(a); Q = np.stack([U, D, 0*U], -1)
    edge = .0030*fbm(np.stack([U, 0*U, 0*U+seed], -1), 16, 2)+.0007*fbm(np.stack([U, .3*D, 0*U+seed+4], -1), 60, 2); near_ = np.exp(-(np.maximum(-D, 0)/.05)**2)
    zz = zz+.0034*fbm(np.stack([U, D*.8, 0*U+seed+9], -1), 13, 3)*(.35+.65*near_)+.0012*np.exp(-((D+.012)/.011)**2)*(1+fbm(np.stack([U, 0*U, 0*U+seed], -1), 22, 2))
    for at in (SEL-T*170, SEL-T*205): zz = zz+.00030*np.exp(-((U-at+.003)/.0055)**2)*np.sin(D*2*math.pi/.0085+3*fbm(np.stack([U*.5, D, 0*U+seed], -1), 40, 2))*(D < .001)          # the gold draws the silk together
    zz = zz+.00012*fbm(Q, 160, 2, seed=int(seed)); o = sheet('fold', np.stack([U, yy+edge+y0, zz+z], -1), m); k = np.empty(len(o.data.loops), np.int32); o.data.loops.foreach_get('vertex_index', k); o.data.uv_layers.new(name='UV').data.foreach_set('uv', np.stack([U, D+v0], -1).reshape(-1, 2)[k].astype(np.float32).ravel()); return o
Z0 = .028; fold(.0042, Z0, 0., 3., SK, v0=.010); fold(.0036, Z0-.0092, .0035, 11., SK, .04, .013); fold(.0040, Z0-.0172, -.0015, 23., SK, .04, .021)
box('in', (.29, .2, Z0-.012), (-.015, .118, (Z0-.012)/2), principled('in', '#3a0810', .9)[0])
# --- the bed's wood, other saris behind, a wall: all colour ------------------------------------------------------------------------
WD, n = worn('wood', '#6b4028', '#40241a', '#1c0e08', (.3, .55), 2., .2, .4, .8, .4, 40.); obj('wood', [(-2, -1, .001), (2, -1, .001), (2, 2, .001), (-2, 2, .001)], [(0, 1, 2, 3)], WD, smooth=False)
for c1, c2, z, y0, h in (('#c87a1e', '#a35a12', .0, .30, .05), ('#d9c7a4', '#c2ab84', .05, .32, .03)): block('sari', (.8, .25, h), (.02, y0+.125, z+h/2), cotton('s'+c1[1:3], c1, c2, .0004, None, 0., .4)[0], .02, .012, .3)
WL = limewash('wall', '#d8b48a', '#c49c70', '#8a6444', '#a07a54', fall=.8); box('wall', (6, .2, 4), (0, 2.2, 1.), WL)
# --- late sun, low, through the bars of a window --------------------------------------------------------------------------------------
D = Vector((.80, .34, -.34)).normalized(); BK = principled('bars', '#000000', 1.)[0]; e1 = Vector((-D.y, D.x, 0)).normalized(); e2 = D.cross(e1); C = Vector((.0, .03, Z0))-D*1.3; V, F_ = [], []
for k in range(-8, 9):
    c = C+e1*(k*.062-.017); q = len(V); V += [c-e1*.014-e2*2, c+e1*.014-e2*2, c+e1*.014+e2*2, c-e1*.014+e2*2]; F_.append((q, q+1, q+2, q+3))
o = obj('bars', V, F_, BK, smooth=False); o.visible_camera = o.visible_glossy = o.visible_diffuse = False
sun(D, 13., 3500, .4); area((-.6, .5, .5), (0, 0, .02), (.5, .5), 2.2, temp=4300); area((.25, 1.1, .62), (.03, 0, .03), (.7, .4), 3., temp=3800); area((.3, -.7, .3), (0, 0, .02), (.6, .3), 2.8, temp=3300)
world(sky_gradient([(0., '#e8d3b4'), (.3, '#d8cfc6'), (1, '#9fb2d0')]), strength=.16)
P = (.028, -.003, Z0)
if tall: camera((-.045, -.225, .130), (.028, .021, Z0-.004), 98, 7., P, blades=0)
else: camera((-.050, -.195, .116), (.016, .008, Z0-.007), 82, 7., P, blades=0)
render()
