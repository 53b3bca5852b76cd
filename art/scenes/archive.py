# grade: --ev .6 --power 1.42,1.4,1.4 --bloom .05 --hal .05 --grain .010 --sat 1.0
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('archive', 45, 18, {'': (1500, 1000)}, bounces=3, clamp_i=4, transp=8); rnd.seed(6)
def cloth(name, c1, c2):
    """Bookcloth: threads of half a millimetre, none as thick as the next; rubbed pale along the edges, handled."""
    m, n = principled(name, c1, .85, 0, .2, Sheen=.1); tc = n('ShaderNodeTexCoord').outputs['Object']
    def wv(ax): return n('ShaderNodeTexWave', dict(wave_type='BANDS', bands_direction=ax), Vector=tc, Scale=520., Distortion=3.2, Detail=3., Detail_Scale=.35).outputs[1]
    h = n.math('ADD', n.math('ADD', wv('X'), wv('Y')), wv('Z')); s, sl, rub = nz(n, tc, 22., 7., .7), n.math('ADD', nz(n, tc, 1., 3., .6, (40, 40, 1500)), nz(n, tc, 1., 3., .6, (1500, 40, 40))), nz(n, tc, 70., 6., .7)
    bv = n('ShaderNodeBevel', Radius=.0035); bv.samples = 2; dt = n('ShaderNodeVectorMath', dict(operation='DOT_PRODUCT')); n.link(bv, dt.inputs[0]); n.link(n('ShaderNodeNewGeometry').outputs['Normal'], dt.inputs[1]); worn_ = n.math('MULTIPLY', n.ramp(dt.outputs['Value'], [(.86, 1.), (.995, 0.)]), n.ramp(rub, [(.40, 0.), (.62, .75)]))
    c = n.mix(n.ramp(s, [(.3, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.ramp(sl, [(.98, 0.), (1.2, .30)]), c, n.mix(.5, c1, '#0a0605')); c = n.mix(n.ramp(rub, [(.60, 0.), (.78, .25)]), c, n.mix(.5, c2, '#8a7458')); c = n.mix(worn_, c, n.mix(.55, c2, '#b09a78')); n.set(n.p.inputs['Base Color'], c)
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('ADD', n.math('MULTIPLY', h, .7), n.math('MULTIPLY', sl, 1.4)), n.math('MULTIPLY', s, 1.2)), .42, .0008)); return m
CL = [cloth('madder', '#4a0c12', '#66181d'), cloth('kohl', '#16110f', '#251c19'), cloth('ivory', '#a8977c', '#c4b497'), cloth('ochre', '#7a4a14', '#96611f')]
MB, _ = brass('brass', '#dba84e', .24, 60, .3); 
def brushed(name, c, rough):
    m, n = principled(name, c, rough, 1., Anisotropic=.85); t = n('ShaderNodeTangent', dict(direction_type='RADIAL', axis='Z')); n.link(t, n.p.inputs['Tangent']); tc = n('ShaderNodeTexCoord').outputs['Object']; z = n('ShaderNodeTexNoise', Vector=tc, Scale=26., Detail=7., Roughness=.7); n.set(n.p.inputs['Roughness'], n.ramp(z, [(.3, rough*.75), (.75, rough*1.5)])); return m
BRU, TIN = brushed('brub', '#dba84e', .28), brushed('tinb', '#b0a595', .3)
PAPER, n = principled('card', '#c9b68e', .85, 0, .15); p = n('ShaderNodeNewGeometry').outputs['Position']; n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nz(n, p, 45., 6., .7), [(.38, 0.), (.68, .8)]), n.mix(n.ramp(nz(n, p, 600., 4., .7), [(.4, 0.), (.6, .5)]), '#cbb78e', '#b59e74'), '#8d6f43'))
INK, n = principled('ink', '#2a1c14', .7); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nz(n, n('ShaderNodeNewGeometry').outputs['Position'], 900., 4., .7), [(.50, 0.), (.68, .6)]), '#1c120c', '#8d7650'))
def text(s, loc, size, m):
    """Stamped letter by letter."""
    adv = [size*({'I': .42, 'J': .50, 'M': .98, 'O': .92, 'C': .82, 'D': .86, 'H': .86, 'U': .84}.get(ch, .74)+.06) for ch in s]; x = loc[0]-sum(adv)/2+rnd.uniform(-.003, .003); z = loc[2]+rnd.uniform(-.0012, .0012); sl = rnd.gauss(0, .022); d = 0
    for ch, w in zip(s, adv):
        cu = bpy.data.curves.new('t', 'FONT'); cu.body = ch; cu.size = size*rnd.uniform(.96, 1.04); cu.align_x = 'CENTER'; cu.align_y = 'CENTER'; cu.materials.append(m); o = bpy.data.objects.new('t', cu); bpy.context.scene.collection.objects.link(o); d += w/2; o.location = (x+d+rnd.gauss(0, .00012), loc[1], z+sl*d+rnd.gauss(0, .00018)); o.rotation_euler = (math.pi/2, -sl+rnd.gauss(0, .02), 0); d += w/2
def holder(x, y, z, w=.062, h=.030, s=None):
    t = .0032
    box('card', (w, .0006, h), (x, y-.0006, z), PAPER).rotation_euler = (0, rnd.gauss(0, .008), 0)
    for dx, dz, sx, sz in ((0, h/2, w+2*t, t), (0, -h/2, w+2*t, t), (-w/2, 0, t, h+t), (w/2, 0, t, h+t)): box('hf', (sx, .0026, sz), (x+dx, y-.0013, z+dz), MB, .0007)
    for sx in (-1, 1):
        box('tab', (.010, .0014, .012), (x+sx*(w/2+.006), y-.0007, z), MB, .0005); r = lathe('pin', smooth_profile([(.0001, .0016), (.0014, .0013), (.0020, 0)], 4), 16, MB); r.rotation_euler = (math.pi/2, 0, 0); r.location = (x+sx*(w/2+.0078), y-.0014, z)
    if s: text(s, (x, y-.00105, z), .0088, INK)
def abox(x, z, w, h, d, c, s, yaw=0.):
    """Clamshell box: body + overhanging lid, brass label holder."""
    o0 = set(bpy.context.scene.objects); lid = h*.36
    box('body', (w-.006, d-.006, h-lid), (0, d/2+.003, (h-lid)/2), CL[c], .002); box('lid', (w, d, lid), (0, d/2, h-lid/2), CL[c], .0025); holder(0, -.0002 if False else .003, (h-lid)/2, h=min(.030, (h-lid)*.62), s=s) if c != 9 else None
    bpy.context.view_layer.update(); M = Matrix.Translation((x, 0, z)) @ Matrix.Rotation(yaw, 4, 'Z')
    for o in set(bpy.context.scene.objects)-o0: o.matrix_world = M @ o.matrix_world
z = 0
for w, h, c, s, yaw, dx in ((.30, .072, 1, 'UDAIPUR', .01, 0), (.295, .072, 0, 'JODHPUR', -.025, .004), (.285, .064, 2, 'MYSORE', .02, -.005), (.25, .056, 0, 'KOCHI', -.05, -.012)): abox(-.235+dx, z, w, h, .23, c, s, yaw); z += h+.0006
def can(R, h): return smooth_profile([(.0005, 0), (R-.002, 0), (R, .002)], 2)+[(R, h*.52), (R+.0016, h*.53), (R+.0020, h*.55), (R+.0020, h-.003), (R+.0005, h), (R-.006, h+.0006), (R-.009, h-.0012), (R*.62, h-.0012), (R*.60, h), (R*.30, h), (R*.28, h-.001), (.0005, h-.001)]
# canisters: a stack lying flat, a reel leaning on it
zz = 0
for R, h, dx, m in ((.098, .030, 0, TIN), (.097, .030, .004, BRU), (.082, .026, -.004, TIN)):
    o = lathe('can', can(R, h), 160, m); o.location = (.17+dx, .12+.4*dx, zz); zz += h+.0008
def reel(R=.088, w=.020):
    P = []
    for s in (-1, 1):
        bm = bmesh.new(); N = 180                                   # flange with five rounded windows
        pts = [[(R*math.cos(2*math.pi*k/N), R*math.sin(2*math.pi*k/N)) for k in range(N)]]
        for q in range(5):
            a0 = 2*math.pi*q/5+.18; a1 = 2*math.pi*(q+1)/5-.18; r0, r1 = R*.36, R*.84; w_ = []
            for k in range(13): a = a0+(a1-a0)*k/12; w_.append((r1*math.cos(a), r1*math.sin(a)))
            for k in range(13): a = a1-.16-(a1-a0-.32)*k/12; w_.append((r0*math.cos(a), r0*math.sin(a)))
            pts.append(w_)
        pts.append([(.006*math.cos(2*math.pi*k/32), .006*math.sin(2*math.pi*k/32)) for k in range(32)])
        cu = bpy.data.curves.new('fl', 'CURVE'); cu.dimensions = '2D'; cu.fill_mode = 'BOTH'; cu.extrude = .0006; cu.bevel_depth = .0004; cu.bevel_resolution = 1
        for pl in pts:
            sp = cu.splines.new('POLY'); sp.points.add(len(pl)-1); sp.use_cyclic_u = True
            for p, (x, y) in zip(sp.points, pl): p.co = (x, y, 0, 1)
        cu.materials.append(BRU); o = bpy.data.objects.new('fl', cu); bpy.context.scene.collection.objects.link(o); o.location = (0, 0, s*w/2); P.append(o); bm.free()
    FM, fn_ = principled('filmroll', '#1a0f0a', .22, 0, .6); tc = fn_('ShaderNodeTexCoord').outputs['Object']; s_ = fn_('ShaderNodeVectorMath', dict(operation='LENGTH')); mp = fn_('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (1, 1, 0); fn_.link(mp, s_.inputs[0])
    wv = fn_('ShaderNodeTexNoise', dict(noise_dimensions='1D'), Scale=1.); fn_.set(wv.inputs['W'], fn_.math('MULTIPLY', s_.outputs['Value'], 2600.)); fn_.set(fn_.p.inputs['Normal'], fn_.bump(wv.outputs[0], .4, .0008)); fn_.set(fn_.p.inputs['Base Color'], fn_.mix(wv.outputs[0], '#0d0705', '#3a2015'))
    P += [lathe('roll', [(.02, -w/2+.001), (R*.74, -w/2+.001), (R*.74, w/2-.001), (.02, w/2-.001)], 160, FM), lathe('hub', [(.006, -w/2-.001), (.024, -w/2-.001), (.024, w/2+.001), (.006, w/2+.001)], 64, MB)]
    bpy.context.view_layer.update(); return join(P, 'reel')
f_, al, Rr = math.radians(31), math.radians(-23), .0885; k = Rr*math.sin(f_)-.0104*math.cos(f_); Rl = reel(); Rl.matrix_world = Matrix.Translation((.112-k*math.sin(al), -.010+k*math.cos(al), Rr*math.cos(f_)+.0104*math.sin(f_))) @ Matrix.Rotation(al, 4, 'Z') @ Matrix.Rotation(-f_, 4, 'X') @ Matrix.Rotation(math.pi/2, 4, 'X') @ Matrix.Rotation(.62, 4, 'Z')      # leans on the canisters
# upright boxes further right and behind
for i, (x, w, h, c) in enumerate(((.62, .07, .26, 1),)): box('up', (w-.003, .21, h), (x, .13, h/2), CL[c], .003); holder(x, .0248, h*.62, .036, .024)
for i, (x, w, h, c) in enumerate(((-.45, .06, .27, 3), (-.52, .07, .265, 1), (-.595, .07, .28, 0))): box('up', (w-.003, .21, h), (x, .13, h/2), CL[c], .003); holder(x, .0248, h*.62, .036, .024)
# shelf, back and next board above
WD, n = principled('wood', '#20120b', .34, 0, .5); p = n('ShaderNodeNewGeometry').outputs['Position']; mp = n('ShaderNodeMapping', Vector=p); mp.inputs['Scale'].default_value = (1.4, 16, 16); a = n('ShaderNodeTexNoise', Vector=mp, Scale=3., Detail=9., Roughness=.66, Distortion=1.1)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.35, 0.), (.68, 1.)]), '#140906', '#3e2213')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.3, .26), (.7, .46)])); n.set(n.p.inputs['Normal'], n.bump(a, .12, .002))
box('shelf', (3, .42, .032), (0, .14, -.016), WD, .003); box('back', (3, .02, 1.2), (0, .345, .4), principled('dark', '#1d0f0a', .42, 0, .4)[0]); box('top', (3, .42, .032), (0, .14, .50), WD, .003)
# lamp: warm pool from upper right-front, small cool fill, card for the brass
area((.30, -.42, .46), (.02, .05, .06), (.10, .10), 13, temp=2750)
area((-.7, -.7, .40), (-.1, 0, .1), (.4, .4), .9, temp=4300)
area((.1, -1.1, .05), (0, 0, .1), (1.2, .15), 1.1, temp=2500)
point((.56, -.02, .33), 1.6, 2300, .035)
world(color='#140e0c', strength=.25)
camera((.03, -1.05, .235), (.024, 0, .138), 58, 4., (.03, .02, .1), blades=0, shift=(0, .05))
render()
