# grade: --ev .45 --power 1.25,1.25,1.25 --bloom .07 --hal .06 --grain .012 --sat 1.06
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *
VAR = start('spines', 141, 20, {'': (1600, 1067), 'tall': (1200, 1500)}, bounces=4, clamp_i=3, transp=6)
GOLD, _ = brass('foil', '#e2b35a', .26, 90, .25)
def leather(c1, c2):
    m, n = principled('leather', c1, .5, 0, .35); tc = n('ShaderNodeTexCoord').outputs['Object']; oi = n('ShaderNodeObjectInfo')
    a = n('ShaderNodeTexNoise', Vector=tc, Scale=26., Detail=9., Roughness=.66); v = n('ShaderNodeTexVoronoi', Vector=tc, Scale=420.)
    n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.35, 0.), (.7, 1.)]), c1, c2)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', v.outputs[0], a.outputs[0]), .25, .0012)); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.3, .36), (.7, .62)])); return m
LT = [leather('#5a111d', '#3a0a12'), leather('#3a1a10', '#241009'), leather('#1f2a22', '#121a15'), leather('#6d4a24', '#4a2f16'), leather('#1d1b22', '#121016'), leather('#c3ab86', '#9c815c')]
PG = principled('pages', '#c9b58f', .8)[0]
def volume(T, H, D, m, style):
    """upright book, spine towards -y, standing on z=0, x from 0 to T"""
    P = [box('b', (T, D, H), (T/2, D/2, H/2), m, .003)]
    sp = grid('sp', 20, 2, lambda u, v: (T*u, -.006*math.sin(math.pi*u), .001+(H-.002)*v), m); P.append(sp)
    y = lambda u: -.0066*math.sin(math.pi*u)-.0006
    for f in ((.10, .13, .30, .33, .50, .53, .70, .73, .88, .91), (.08, .12, .62, .66, .90), (.14, .16, .40, .60, .84, .86))[style]:
        P.append(tube('band', [(T*(.02+.96*k/14), y(.02+.96*k/14), H*f) for k in range(15)], .0011 if style != 2 else .0007, GOLD, False, 2))
    for zc in ((.215, .415, .615, .80), (.37, .78), (.28, .50, .72))[style]:                    # small tooled ornaments
        r = min(T*.26, .011)
        for k in range(8): a = k*math.pi/4; P.append(tube('or', [(T/2+r*.25*math.cos(a), y(.5)-.0003, H*zc+r*.25*math.sin(a)), (T/2+r*math.cos(a), y(.5), H*zc+r*math.sin(a))], .0006, GOLD, False, 1))
        P.append(tube('oc', [(T/2+r*.25*math.cos(a), y(.5)-.0003, H*zc+r*.25*math.sin(a)) for a in [q*math.pi/8 for q in range(16)]], .0006, GOLD, True, 1))
    bpy.context.view_layer.update(); return join(P, 'vol')
x = -.62; k = 0
while x < .62:
    T, H = rnd.uniform(.026, .052), rnd.uniform(.215, .275); o = volume(T, H, .17, LT[rnd.choices(range(6), [5, 4, 2, 2, 3, 1])[0]], k % 3)
    o.location = (x, rnd.uniform(-.004, .006), 0); k += 1
    if abs(x-.215) < .03: o.rotation_euler = (0, .20, 0); x += .052
    x += T+.0008
    if -.17 < x < -.10: x = .035                                                     # a gap in the row: lamp, ribbon-tied letters, one lying volume
for i, (T, rz, m) in enumerate(((.040, .12, 0), (.030, -.10, 3))):
    o = volume(T, .20, .15, LT[m], i); o.rotation_euler = (0, math.pi/2, rz); o.location = (-.135, .0+.004*i, (.0402 if i == 0 else .0706)); 
WD, n = principled('shelf', '#2c180d', .34, 0, .45); g = n('ShaderNodeNewGeometry').outputs['Position']; mp = n('ShaderNodeMapping', Vector=g); mp.inputs['Scale'].default_value = (1.6, 18, 12); w = n('ShaderNodeTexNoise', Vector=mp, Scale=2.4, Detail=11., Roughness=.66, Distortion=.9)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(w, [(.3, 0.), (.72, 1.)]), '#170b06', '#4c2b18')); n.set(n.p.inputs['Roughness'], n.ramp(w, [(.3, .24), (.7, .45)])); n.set(n.p.inputs['Normal'], n.bump(w, .14, .003))
box('sh', (3, .50, .034), (0, .06, -.017), WD, .004); box('sh2', (3, .40, .034), (0, .11, .40), WD, .004); box('bk', (3, .02, 2), (0, .27, .2), WD)
box('low', (3, .02, .06), (0, -.185, -.062), WD, .004)
MB, _ = brass('brass', '#d8a550', .22, 60, .3); D = diya_simple(MB); FM = flame_material(); FLS = [flame_mesh(FM, .040, .0066, .05), flame_mesh(FM, .036, .006, -.05)]
lamp(D, FLS, -.055, -.075, 0, -1.9, 1.15, .55); lamp(D, FLS, .150, -.120, 0, -1.3, 1.0, .42); hide_src(D); [hide_src(f) for f in FLS]
petals([(rnd.gauss(-.02, .14), rnd.uniform(-.17, -.06), .0015) for _ in range(26)], ROSE, .024, .021)
area((-.9, -.9, .75), (0, 0, .12), (.4, .6), 20., temp=3400); area((.9, -.5, .5), (0, 0, .12), (.3, .4), 4., temp=2600); area((0, -.5, -.12), (0, 0, .1), (1.2, .14), 1.6, temp=2500)
world(color='#2a2024', strength=.08)
camera((-.13, -.92, .165), (-.02, .0, .112), 58, 3.2, (-.03, -.02, .12)) if not VAR else camera((-.10, -.98, .19), (-.02, .0, .115), 60, 3.2, (-.03, -.02, .12))
render()
