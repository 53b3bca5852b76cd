# grade: --kc .9 --R 8 --ev .45 --power 1.42,1.45,1.5 --slope 1.03,.99,.93 --bloom .08 --hal .05 --grain .010 --sat 1.04
# master: RS=.75 SPP=14 ./build.sh light
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('light', 46, 18, {'': (1200, 1500), 'wide': (2000, 1250)}, bounces=2, clamp_i=4, transp=12); rnd.seed(4)
# dark lime plaster, stone floor
PL, n = principled('plaster', '#3a2a22', .75, 0, .25)
g = n('ShaderNodeNewGeometry').outputs['Position']; a1 = n('ShaderNodeTexNoise', Vector=g, Scale=1.1, Detail=8., Roughness=.7, Distortion=.9); a2 = n('ShaderNodeTexNoise', Vector=g, Scale=24., Detail=4., Roughness=.7)
mp = n('ShaderNodeMapping', Vector=g); mp.inputs['Scale'].default_value = (1.2, 1.2, .25); st = n('ShaderNodeTexNoise', Vector=mp, Scale=4., Detail=4., Roughness=.65)
n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', st.outputs[0], .5), n.mix(n.ramp(a1, [(.34, 0.), (.68, 1.)]), '#5c4231', '#38281e'), '#755844'))
n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', a1.outputs[0], 2.0), n.math('MULTIPLY', a2.outputs[0], .4)), .38, .02))
obj('wall', [(-6, 1.2, 0), (6, 1.2, 0), (6, 1.2, 6), (-6, 1.2, 6)], [(0, 1, 2, 3)], PL, smooth=False)
obj('back', [(-2.2, -8, 0), (6, -8, 0), (6, -8, 6), (-2.2, -8, 6)], [(0, 1, 2, 3)], PL, smooth=False); obj('ceil', [(-2.2, -8, 4.6), (6, -8, 4.6), (6, 2, 4.6), (-2.2, 2, 4.6)], [(0, 1, 2, 3)], PL, smooth=False); obj('wr', [(4.5, -8, 0), (4.5, 2, 0), (4.5, 2, 6), (4.5, -8, 6)], [(0, 1, 2, 3)], PL, smooth=False)
box('skirt', (12, .05, .16), (0, 1.185, .08), PL, .008)
ST, n = principled('stone', '#2c221d', .3, 0, .5); g = n('ShaderNodeNewGeometry').outputs['Position']
br = n('ShaderNodeTexBrick', dict(offset=.5), Vector=g, Scale=1., Mortar_Size=.006, Mortar_Smooth=.4, Brick_Width=1.1, Row_Height=.75); a1 = n('ShaderNodeTexNoise', Vector=g, Scale=3., Detail=6., Roughness=.68)
base = n.mix(n.ramp(a1, [(.3, 0.), (.7, 1.)]), '#2a1d17', '#5a4335'); n.set(n.p.inputs['Base Color'], n.mix(br.outputs['Fac'], base, '#0c0806')); n.set(n.p.inputs['Roughness'], n.ramp(a1, [(.35, .22), (.68, .48)]))
n.set(n.p.inputs['Normal'], n.bump(n.math('SUBTRACT', n.math('MULTIPLY', a1.outputs[0], .5), br.outputs['Fac']), .22, .012))
obj('floor', [(-6, -8, 0), (6, -8, 0), (6, 2, 0), (-6, 2, 0)], [(0, 1, 2, 3)], ST, smooth=False)
# cusped window in the left wall (x = -2.1), sun through it towards the right and the back
def cusped(w, h0, h1, N=7, k=14):
    """Half-width w, straight to h0, cusped head up to h1 (list of (y, z), counter-clockwise from the lower right)."""
    arc = [(w*math.cos(math.pi*i/N), h0+(h1-h0)*math.sin(math.pi*i/N)**.92) for i in range(N+1)]; P = [(-w, 0), (w, 0)]
    for (x0, z0), (x1, z1) in zip(arc[:-1], arc[1:]):
        mx, mz = (x0+x1)/2, (z0+z1)/2; r = math.hypot(x1-x0, z1-z0)/2; a0 = math.atan2(z0-mz, x0-mx)
        P += [(mx+r*math.cos(a0+math.pi*j/k), mz+r*1.1*math.sin(a0+math.pi*j/k)+(.085*max(0, 1-abs(mx+r*math.cos(a0+math.pi*j/k))/r)**1.6 if abs(mx) < .01 else 0)) for j in range(k)]
    return P+[arc[-1]]
# its wall stands left, behind the camera's view, turned so that the patch keeps the arch's shape; the camera looks through it
D = Vector((.68, .58, -.30)).normalized(); T = Vector((.94, -.34, 0)); C0 = Vector((.04, 1.2, .40))-D*5.; UPV = Vector((0, 0, 1)); HC = .56
win = cusped(.30, .84, 1.34); N = len(win)
V_ = [C0+T*y+UPV*(z-HC) for y, z in win]+[C0+T*9*math.cos(math.atan2(z-HC, y))+UPV*9*math.sin(math.atan2(z-HC, y)) for y, z in win]
ww = obj('wwall', V_, [(i, (i+1) % N, N+(i+1) % N, N+i) for i in range(N)], PL, smooth=False); ww.visible_camera = ww.visible_glossy = ww.visible_diffuse = False
sun(D, 60., 3700, .35)
# faint visible beam: nested sheaths of the window's shape along the sun's direction, additive, fading with length and at the edges
BM, n = mat('beam'); gp = n('ShaderNodeNewGeometry').outputs['Position']; lw = n('ShaderNodeLayerWeight', Blend=.5)
s = n('ShaderNodeSeparateXYZ'); n.link(gp, s.inputs[0]); dust = n('ShaderNodeTexNoise', Vector=gp, Scale=2.2, Detail=2., Roughness=.55)
fade = n.ramp(n.math('MULTIPLY', n.math('SUBTRACT', s.outputs[0], -2.6), .36), [(0., .9), (.5, .8), (1., .25)])
fac = n.math('MULTIPLY', n.math('MULTIPLY', fade, n.ramp(dust, [(.25, .45), (.75, 1.)])), n.math('POWER', n.math('SUBTRACT', 1., lw.outputs['Facing']), 1.2))
e = n('ShaderNodeEmission', Color=(1., .56, .26, 1)); n.set(e.inputs['Strength'], n.math('MULTIPLY', fac, float(os.environ.get('BEAM', .042)))); t = n('ShaderNodeBsdfTransparent'); ad = n('ShaderNodeAddShader'); n.link(e, ad.inputs[0]); n.link(t, ad.inputs[1]); n.link(ad, n.out.inputs[0])
BM.cycles.sample_as_light = False
for q in range(2):
    k = 1-.4*q; V2, F2 = [], []
    for L in (0, 7):
        for y, z in win: V2.append(C0+T*y*k+UPV*(z-HC)*k+D*L)
    F2 = [(i, (i+1) % N, N+(i+1) % N, N+i) for i in range(N)]
    o = obj('beam', V2, F2, BM); o.visible_shadow = False; o.visible_diffuse = False; o.visible_glossy = False
# brass kalash standing where the light reaches the floor
MB, _ = brass('brass', '#d6a046', .22, 22, .4)
pr = smooth_profile([(.0005, 0), (.085, 0), (.092, .006), (.088, .016), (.060, .030), (.062, .038), (.105, .062), (.150, .115), (.166, .170), (.158, .222), (.125, .262), (.078, .284), (.058, .300), (.056, .318), (.070, .338), (.104, .358), (.112, .366), (.108, .372), (.090, .364), (.052, .336), (.0005, .325)], 8)
def kf(r, z, a, i):
    for zb, w, h in ((.170, .006, .005), (.182, .003, .0025), (.158, .003, .0025), (.300, .004, .004)): r += h*math.exp(-((z-zb)/w)**2)
    if .060 < z < .150 and i < 100: r += .0035*abs(math.cos(12*a))*math.sin(math.pi*(z-.060)/.090)
    return (r*math.cos(a), r*math.sin(a), z)
K_ = lathe('kalash', pr, 240, MB, kf); K_.location = (-.30, .84, .24); box('plinth', (.42, .42, .24), (-.30, .84, .12), ST, .006)
area((3.5, -4, 3.), (0, 1, 1), (2.5, 2.5), 120, color=(.66, .74, 1.)); area((.3, -1.6, .25), (-.30, .84, .35), (.8, .4), 4, temp=2600)
world(color='#141014', strength=1.)
camera(*(((.56, -4.7, 1.1), (.47, 1.0, .84), 62, 5.6, (-.30, .84, .4)) if V == 'wide' else ((.35, -4.7, 1.22), (-.10, 1.0, 1.05), 60, 5.6, (-.30, .84, .4))))
render()
