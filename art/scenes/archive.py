# grade: --ev .70 --power 1.26,1.26,1.25 --bloom .06 --thr 1.7 --hal .03 --grain .011 --sat 1.02 --vig .22 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *; from PIL import Image, ImageDraw, ImageFont, ImageFilter
start('archive', 45, 12, {'': (1350, 900)}, bounces=3, clamp_i=3, transp=6); rnd.seed(6); os.makedirs(OUT, exist_ok=True)
# --- boxes in bookcloth: the front is each one's local xy, so that the threads run true ------------------------------------------------
GN, RD, IV, OC = (cotton(k, a, b, .00044, None, .0, .25)[0] for k, a, b in (('moss', '#4d5b49', '#3a473a'), ('madder', '#8a2630', '#6c1a24'), ('ivory', '#d9ccb2', '#c4b494'), ('ochre', '#b07a2c', '#946322')))
def part(w, h, d, x, z, m, out=0.):
    o = block('part', (w, h, d), (x, d/2-out, z+h/2), m, .004, .0014, .06, 0, 0, 0, .2); o.rotation_euler = (math.pi/2+rnd.gauss(0, .002), 0, 0); me = o.data; co = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', co); k = np.empty(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', k); c = co.reshape(-1, 3)[k]
    me.uv_layers.new(name='UV').data.foreach_set('uv', np.ascontiguousarray(c[:, :2]+c[:, 2:]).ravel()); return o
def abox(x1, z, w, h, m, d=.22, y=0.):
    """A clamshell: its right edge at x1, the tray below, the lid over it by the thickness of a board."""
    a = part(w-.005, h*.66, d-.004, x1-w/2-.0005, z, m); b = part(w, h*.36, d, x1-w/2, z+h*.64, m, .0025)
    for o in (a, b): o.location.y += y
abox(.0, .0, .30, .084, GN); abox(-.012, .0848, .28, .070, IV, .20, .010); abox(.004, -.0848, .30, .084, RD, .22, -.002)
# --- the label: brass, bent and pinned; a card typed on a machine whose letters dance ---------------------------------------------------------
MB, _ = touched('brass', '#c39a52', '#4a2f15', .24, 2.2); LX, LZ, LW, LH = -.066, .0275, .060, .026
def rim(w, h, r, q): return [(LX+sx*(w/2-r)+r*math.cos(a), q, LZ+sz*(h/2-r)+r*math.sin(a)) for sx, sz, a0 in ((1, 1, 0), (-1, 1, 1.5708), (-1, -1, 3.1416), (1, -1, 4.7124)) for a in np.linspace(a0, a0+1.5708, 9)]
P = np.array([rim(LW+2*e, LH+2*e, .0022+e, 0) for e in (-.0006, -.0004, .0004, .0014, .0024, .0030, .0032)]); zz = np.array([.0004, .0012, .0019, .0021, .0018, .0009, -.0004])[:, None]; P[..., 1] = -zz-.00012*fbm(P, 160., 2, seed=3); P[..., 2] += .00015*fbm(P, 60., 2, seed=5); P = np.concatenate([P, P[:, :1]], 1); sheet('frame', P[::-1], MB)
for sx in (-1, 1):
    x = LX+sx*(LW/2+.0066); t = lathe('tab', smooth_profile([(.0001, .0011), (.0036, .0011), (.0045, .0009), (.0048, .0002), (.0048, -.0006)], 4), 60, MB, lambda r, z, a, i: (r*math.cos(a)*1.25, -z, r*math.sin(a))); t.location = (x-sx*.0012, 0, LZ); p = lathe('pin', smooth_profile([(.0001, .0012), (.0010, .0010), (.0017, .0003), (.0019, -.0004)], 5), 40, MB, lambda r, z, a, i: (r*math.cos(a), -z, r*math.sin(a))); p.location = (x+sx*.0004, -.0011, LZ)
K = 24; im = Image.new('L', (int(LW*1000*K), int(LH*1000*K)), 0); rr = random.Random(4)
FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf'
def typed(s, x, y, mm, gap):
    f = ImageFont.truetype(FONT, int(mm*K*1.37))
    for ch in s:
        g = Image.new('L', (int(mm*K*1.6), int(mm*K*2)), 0); ImageDraw.Draw(g).text((mm*K*.3, mm*K*.25), ch, font=f, fill=int(rr.uniform(185, 255))); g = g.rotate(rr.gauss(0, 1.1), resample=Image.BICUBIC); im.paste(255, (int(x*K+rr.gauss(0, 1.6)), int(y*K+rr.gauss(0, 2.4))), g); x += gap
typed('UDAIPUR', 7.2, 4.2, 4.3, 4.05); typed('1-4', 41.5, 4.2, 4.3, 4.05); typed('35 mm  2019', 7.6, 13.6, 3.1, 2.95); im = im.filter(ImageFilter.GaussianBlur(1.4)); f = f'{OUT}/label.png'; im.save(f); ti = bpy.data.images.load(f); ti.colorspace_settings.name = 'Non-Color'
CD, n = principled('card', '#e6dcc4', .8, 0, .15); uv = n('ShaderNodeTexCoord').outputs['UV']; g = n('ShaderNodeNewGeometry').outputs['Position']; tx = n('ShaderNodeTexImage', dict(image=ti)); n.link(uv, tx.inputs[0]); fib, cl, wear = nz(n, g, 1., 4., .65, (900, 900, 2600)), nz(n, g, 70., 5., .6), nz(n, g, 2200., 2., .6); ink = n.math('MULTIPLY', n.ramp(tx.outputs[0], [(.20, 0.), (.50, 1.)]), n.ramp(wear, [(.36, .45), (.56, .95)]))
c = n.mix(n.ramp(cl, [(.35, 0.), (.75, .7)]), '#e6dcc4', '#cdb892'); c = n.mix(n.math('MULTIPLY', n.ramp(fib, [(.34, 1.), (.46, 0.)]), .3), c, '#b39c76'); n.set(n.p.inputs['Base Color'], n.mix(ink, c, '#221d22')); n.set(n.p.inputs['Normal'], n.bump(n.math('SUBTRACT', n.math('ADD', fib, n.math('MULTIPLY', cl, .6)), n.math('MULTIPLY', ink, .6)), .30, .00018))
o = obj('card', [(LX-LW/2, -.0006, LZ-LH/2), (LX+LW/2, -.0005, LZ-LH/2), (LX+LW/2, -.0008, LZ+LH/2), (LX-LW/2, -.0004, LZ+LH/2)], [(0, 1, 2, 3)], CD, smooth=False); o.data.uv_layers.new(name='UV').data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
# --- a film can, its rim near us; a shelf; the rest is a pale room ---------------------------------------------------------------------------
def tin(name, c, rough):
    m, n = principled(name, c, rough, 1.); tc = n('ShaderNodeTexCoord').outputs['Object']; z, sc, ln = nz(n, tc, 60., 6., .7), nz(n, tc, 1., 3., .6, (2400., 90., 900.)), nz(n, tc, 1., 3., .6, (60., 60., 2600.)); n.set(n.p.inputs['Roughness'], n.ramp(z, [(.3, rough*.7), (.75, rough*1.6)])); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(z, [(.55, 0.), (.8, .6)]), c, '#5c4c3a')); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', sc, .4), ln), .12, .0003)); return m
TN = tin('tin', '#b9b0a2', .26); R, h = .075, .030; can = smooth_profile([(.0005, 0), (R-.002, 0), (R, .0018)], 3)+[(R, h*.50), (R+.0008, h*.515), (R+.0014, h*.53), (R+.0018, h*.56), (R+.0018, h-.0026), (R+.0014, h-.0012), (R+.0004, h-.0003), (R-.0010, h), (R-.0030, h-.0002), (R-.0044, h-.0012), (R-.0056, h-.0022), (R*.64, h-.0022), (R*.62, h-.0014), (R*.60, h-.0006), (R*.30, h-.0006), (.0005, h-.0006)]
o = lathe('can', can, 260, TN); o.location = (.072, -.062, -.0848)
o = lathe('can2', can, 200, TN); o.location = (.064, -.058, -.0545); o = lathe('can3', can, 200, TN); o.location = (.074, -.064, -.0245); o = lathe('can4', can, 160, tin('tin2', '#c79a4e', .3)); o.location = (.035, .40, -.0848)
SH, n = principled('shelf', '#8a6238', .4, 0, .4); box('shelf', (3, .9, .03), (0, .20, -.0998), SH, .003); W = limewash('wall', '#e9dfcc', '#d8cab0', '#ab9576', '#bda584', fall=.8); box('wall', (8, .2, 5), (0, 2.6, .6), W); obj('win', [(-.33, 2.4, -.22), (.45, 2.4, -.22), (.45, 2.4, 1.6), (-.33, 2.4, 1.6)], [(0, 1, 2, 3)], emission('day', (.93, .97, 1.), 2.6, None, False), smooth=False)
box('b1', (.10, .20, .27), (-.075, .60, .05), RD, .003); box('b2', (.07, .20, .24), (.30, .62, .035), OC, .003)
# --- a window at the left, its light along the cloth ------------------------------------------------------------------------------------------
area((-.62, -.20, .22), (-.02, 0, .03), (.40, .60), 13., color=(.93, .97, 1.)); area((.4, -.9, .4), (0, 0, .02), (.6, .5), 2.0, temp=3600); area((-.8, 1.2, 1.0), (.3, 2.2, .3), (.8, .8), 26., color=(.95, .97, 1.))
world(color='#4a4a4c', strength=.30)
camera((.062, -.335, .075), (-.030, 0, .024), 78, 3.4, (-.040, -.002, .028), blades=0, shift=(0, 0))
render()
