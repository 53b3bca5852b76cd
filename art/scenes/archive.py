# grade: --ev .5 --power 1.4,1.4,1.4 --bloom .05 --hal .05 --grain .010 --sat 1.0
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('archive', 45, 16, {'': (1500, 1000)}, bounces=3, clamp_i=4, transp=8); rnd.seed(6)
def cloth(name, c1, c2):
    m, n = principled(name, c1, .85, 0, .2, Sheen=.1); tc = n('ShaderNodeTexCoord').outputs['Object']
    def wv(ax): return n('ShaderNodeTexWave', dict(wave_type='BANDS', bands_direction=ax), Vector=tc, Scale=210., Distortion=1.5, Detail=2.).outputs[1]
    h = n.math('ADD', n.math('ADD', wv('X'), wv('Y')), wv('Z')); s = n('ShaderNodeTexNoise', Vector=tc, Scale=22., Detail=7., Roughness=.7)
    n.set(n.p.inputs['Base Color'], n.mix(n.ramp(s, [(.3, 0.), (.7, 1.)]), c1, c2)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', h, n.math('MULTIPLY', s.outputs[0], 1.2)), .5, .0012)); return m
CL = [cloth('madder', '#4a0c12', '#66181d'), cloth('kohl', '#16110f', '#251c19'), cloth('ivory', '#a8977c', '#c4b497'), cloth('ochre', '#7a4a14', '#96611f')]
MB, _ = brass('brass', '#dba84e', .24, 60, .3); 
def brushed(name, c, rough):
    m, n = principled(name, c, rough, 1., Anisotropic=.85); t = n('ShaderNodeTangent', dict(direction_type='RADIAL', axis='Z')); n.link(t, n.p.inputs['Tangent']); tc = n('ShaderNodeTexCoord').outputs['Object']; z = n('ShaderNodeTexNoise', Vector=tc, Scale=26., Detail=7., Roughness=.7); n.set(n.p.inputs['Roughness'], n.ramp(z, [(.3, rough*.75), (.75, rough*1.5)])); return m
BRU, TIN = brushed('brub', '#dba84e', .28), brushed('tinb', '#b0a595', .3)
PAPER = principled('card', '#e6dac2', .8, 0, .2)[0]; INK = principled('ink', '#1a120e', .7)[0]
def text(s, loc, size, m):
    cu = bpy.data.curves.new('t', 'FONT'); cu.body = s; cu.size = size; cu.align_x = 'CENTER'; cu.align_y = 'CENTER'; cu.materials.append(m); o = bpy.data.objects.new('t', cu); bpy.context.scene.collection.objects.link(o); o.location = loc; o.rotation_euler = (math.pi/2, 0, 0); return o
def holder(x, y, z, w=.062, h=.030, s=None):
    t = .0032
    box('card', (w, .0006, h), (x, y-.0006, z), PAPER)
    for dx, dz, sx, sz in ((0, h/2, w+2*t, t), (0, -h/2, w+2*t, t), (-w/2, 0, t, h+t), (w/2, 0, t, h+t)): box('hf', (sx, .0026, sz), (x+dx, y-.0013, z+dz), MB, .0007)
    for sx in (-1, 1):
        box('tab', (.010, .0014, .012), (x+sx*(w/2+.006), y-.0007, z), MB, .0005); r = lathe('pin', smooth_profile([(.0001, .0016), (.0014, .0013), (.0020, 0)], 4), 16, MB); r.rotation_euler = (math.pi/2, 0, 0); r.location = (x+sx*(w/2+.0078), y-.0014, z)
    if s: text(s, (x, y-.00105, z), .0100, INK)
def abox(x, z, w, h, d, c, s, yaw=0.):
    """Clamshell box: body + overhanging lid, brass label holder."""
    o0 = set(bpy.context.scene.objects); lid = h*.36
    box('body', (w-.006, d-.006, h-lid), (0, d/2+.003, (h-lid)/2), CL[c], .002); box('lid', (w, d, lid), (0, d/2, h-lid/2), CL[c], .0025); holder(0, -.0002 if False else .003, (h-lid)/2, h=min(.030, (h-lid)*.62), s=s) if c != 9 else None
    bpy.context.view_layer.update(); M = Matrix.Translation((x, 0, z)) @ Matrix.Rotation(yaw, 4, 'Z')
    for o in set(bpy.context.scene.objects)-o0: o.matrix_world = M @ o.matrix_world
z = 0
for w, h, c, s, yaw, dx in ((.30, .072, 1, 'UDAIPUR', .01, 0), (.295, .072, 0, 'JODHPUR', -.025, .004), (.285, .064, 2, 'MYSORE', .02, -.005), (.25, .056, 0, 'KOCHI', -.05, -.012)): abox(-.235+dx, z, w, h, .23, c, s, yaw); z += h+.0006
def can(R, h): return smooth_profile([(.0005, 0), (R-.002, 0), (R, .002)], 2)+[(R, h*.52), (R+.0016, h*.53), (R+.0020, h*.55), (R+.0020, h-.003), (R+.0005, h), (R-.006, h+.0006), (R-.009, h-.0012), (R*.62, h-.0012), (R*.60, h), (R*.30, h), (R*.28, h-.001), (.0005, h-.001)]
# canisters: a stack lying flat, one on edge leaning, a reel on edge in front
zz = 0
for R, h, dx, m in ((.098, .030, 0, TIN), (.097, .030, .004, BRU), (.082, .026, -.004, TIN)):
    o = lathe('can', can(R, h), 160, m); o.location = (.255+dx, .12, zz); zz += h+.0008
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
Rl = reel(); Rl.matrix_world = Matrix.Translation((.045, .045, .0885)) @ Matrix.Rotation(math.radians(-22), 4, 'Z') @ Matrix.Rotation(math.radians(-8), 4, 'X') @ Matrix.Rotation(math.pi/2, 4, 'X') @ Matrix.Rotation(.3, 4, 'Z')
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
camera((.03, -1.05, .235), (.024, 0, .138), 58, 4., (.03, .02, .1), blades=0)
render()
