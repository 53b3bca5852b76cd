# grade: --ev .3 --power 1.32,1.32,1.32 --bloom .05 --hal .05 --grain .010 --sat 1.06
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('album-lattice', 42, 16, {'': (1500, 1000)}, bounces=4, clamp_i=4, transp=8); rnd.seed(5)
W_, L_, T_ = .30, .30, .042                                       # square album, spine on the left (-x)
# linen: woven threads from crossed waves, in object space
LN, n = principled('linen', '#4a1016', .85, 0, .2, Sheen=.1)
tc = n('ShaderNodeTexCoord').outputs['Object']
def weave(ax, sc): 
    w = n('ShaderNodeTexWave', dict(wave_type='BANDS', bands_direction=ax, wave_profile='SIN'), Vector=tc, Scale=sc, Distortion=1.6, Detail=2., Detail_Scale=1.2); return w.outputs[1]
wx, wy = weave('X', 190.), weave('Y', 190.); sl = n('ShaderNodeTexNoise', Vector=tc, Scale=40., Detail=6., Roughness=.7)
mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (12, 420, 12); slub = n('ShaderNodeTexNoise', Vector=mp, Scale=1., Detail=3.)
h = n.math('ADD', n.math('MULTIPLY', wx, wy), n.math('MULTIPLY', slub.outputs[0], 1.1))
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(h, [(.35, 0.), (1.1, 1.)]), '#2c060a', n.mix(sl.outputs[0], '#4c0a11', '#6d151c')))
n.set(n.p.inputs['Normal'], n.bump(h, .75, .0009))
# gilt page block: gold with fine horizontal leaf lines
G, n = principled('gilt', '#e6b656', .3, 1.)
tc = n('ShaderNodeTexCoord').outputs['Object']; mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (14, 14, 2600)
pg = n('ShaderNodeTexNoise', Vector=mp, Scale=1., Detail=3., Roughness=.6); mp2 = n('ShaderNodeMapping', Vector=tc); mp2.inputs['Scale'].default_value = (9, 9, 500); pg2 = n('ShaderNodeTexNoise', Vector=mp2, Scale=1., Detail=4.)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(pg, [(.40, 0.), (.62, 1.)]), '#a8701f', '#f1c567')); n.set(n.p.inputs['Roughness'], n.ramp(pg, [(.3, .48), (.7, .22)]))
n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', pg.outputs[0], pg2.outputs[0]), 1.0, .0014))
bd = .0042
parts = [box('c0', (W_, L_, bd), (0, 0, bd/2), LN, .0016), box('c1', (W_, L_, bd), (0, 0, T_-bd/2), LN, .0016)]
sp = [( -W_/2-.010*math.cos(t), .5*T_+(.5*T_)*math.sin(t)) for t in [(-.5+k/16)*math.pi for k in range(17)]]
spine = extrude_poly('spine', [(-W_/2+.004, 0)]+sp+[(-W_/2+.004, T_), (-W_/2+.004, T_-bd), ]+[(-W_/2-.005*math.cos(t), .5*T_+(.5*T_-bd)*math.sin(t)) for t in [(.5-k/16)*math.pi for k in range(17)]]+[(-W_/2+.004, bd)], L_, LN, .0008)
pages = box('pages', (W_-.010, L_-.012, T_-2*bd), (-.001, 0, T_/2), G, .0006)
# gilt rule + small gilt lotus medallion stamped into the cover
GF, n = principled('foil', '#f4cb74', .42, 1.); f = n('ShaderNodeTexNoise', Scale=900., Detail=3.); n.set(n.p.inputs['Normal'], n.bump(f, .35, .0004))
def foil(pts, r=.00055): 
    o = tube('foil', [(x, y, T_+.0001) for x, y in pts], r, GF, True, 2); o.scale = (1, 1, .35); o.location.z = (T_+.0001)*(1-.35); parts.append(o)
for e in (.018, .0225): foil([(-W_/2+e+.008, -L_/2+e), (W_/2-e, -L_/2+e), (W_/2-e, L_/2-e), (-W_/2+e+.008, L_/2-e)], .0008 if e < .02 else .0004)
cx = .004
for R_, NP, w in ((.022, 8, .58), (.034, 16, .30)):
    for k in range(NP):
        a = 2*math.pi*k/NP; r0 = R_*.42 if NP == 8 else R_*.62
        foil([(cx+(r0+(R_-r0)*t)*math.cos(a+s*w*R_/.026*.42*math.sin(math.pi*min(1, t**.8))*(1-t*.25)*(1 if NP == 8 else .8)), (r0+(R_-r0)*t)*math.sin(a+s*w*R_/.026*.42*math.sin(math.pi*min(1, t**.8))*(1-t*.25)*(1 if NP == 8 else .8))) for s, ts in ((1, range(0, 11)), (-1, range(10, -1, -1))) for t in [q/10 for q in ts]], .0006)
for r in (.008, .0385, .0405): foil([(cx+r*math.cos(2*math.pi*k/64), r*math.sin(2*math.pi*k/64)) for k in range(64)], .0006)
# silk ribbon: around the cover near the fore-edge, long tail over the front edge onto the table
SK, n = principled('silk', '#d9a24a', .32, 0, .55, Sheen=.5, Anisotropic=.6)
tc = n('ShaderNodeTexCoord').outputs['UV']; p = n('ShaderNodeNewGeometry').outputs['Position']; mp = n('ShaderNodeMapping', Vector=p); mp.inputs['Scale'].default_value = (3000, 60, 60); th = n('ShaderNodeTexNoise', Vector=mp, Scale=1., Detail=2.)
n.set(n.p.inputs['Normal'], n.bump(th.outputs[0], .12, .0004))
def ribbon(path, w, m, twist=lambda t: 0., N=160, K=14, cupf=.0012):
    P = [Vector(q) for q in path]; C = []
    for i in range(N):                                              # Catmull-Rom in 3D
        t = i/(N-1)*(len(P)-1); k = min(int(t), len(P)-2); u = t-k; p0, p1, p2, p3 = P[max(k-1, 0)], P[k], P[k+1], P[min(k+2, len(P)-1)]
        C.append(.5*(2*p1+(p2-p0)*u+(2*p0-5*p1+4*p2-p3)*u*u+(3*p1-p0-3*p2+p3)*u**3))
    def fn(u, v):
        i = round(v*(N-1)); T = (C[min(i+1, N-1)]-C[max(i-1, 0)]).normalized(); side = Vector((1, 0, 0)); side = (side-T*side.dot(T)).normalized(); nn = T.cross(side); a = twist(v); d = side*math.cos(a)+nn*math.sin(a); s = (u-.5)*2
        q = C[i]+d*s*w/2+nn*cupf*(s*s-.4)*math.sin(9*v+1); q.z = max(q.z, .0006+.0004*s); return tuple(q)
    return subsurf(grid('ribbon', K, N, fn, m), 1)
A_ = Matrix.Rotation(math.radians(27), 4, 'Z') @ Matrix.Scale(-1, 4, (1, 0, 0))                    # album turned on the table
rx = .085
ribbon([(rx, L_/2+.003, .01), (rx, L_/2+.0035, T_*.5), (rx, L_/2+.002, T_+.0006), (rx, L_/2-.02, T_+.0010), (rx, 0, T_+.0008), (rx, -L_/2+.02, T_+.0010), (rx, -L_/2-.002, T_+.0006), (rx, -L_/2-.0042, T_*.5), (rx-.001, -L_/2-.006, .012), (rx-.004, -L_/2-.013, .0022), (rx-.012, -L_/2-.04, .0012), (rx-.035, -L_/2-.085, .0045), (rx-.030, -L_/2-.13, .0012), (rx+.01, -L_/2-.175, .006)], .017, SK, lambda t: .0 if t < .72 else .55*math.sin((t-.72)*18))
bpy.context.view_layer.update()
for o in list(bpy.context.scene.objects): o.matrix_world = A_ @ o.matrix_world
# dark polished table: long-grain teak
m, n = principled('wood', '#20120b', .3, 0, .5)
p = n('ShaderNodeNewGeometry').outputs['Position']; mp = n('ShaderNodeMapping', Vector=p); mp.inputs['Scale'].default_value = (1.2, 14, 1); mp.inputs['Rotation'].default_value = (0, 0, .05)
a = n('ShaderNodeTexNoise', Vector=mp, Scale=3., Detail=10., Roughness=.66, Distortion=1.2); mp2 = n('ShaderNodeMapping', Vector=p); mp2.inputs['Scale'].default_value = (20, 700, 1); g2 = n('ShaderNodeTexNoise', Vector=mp2, Scale=1., Detail=4.)
n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', g2.outputs[0], .6), n.mix(n.ramp(a, [(.35, 0.), (.68, 1.)]), '#170b06', '#4a2917'), '#0e0704')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.3, .22), (.7, .40)]))
n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', a.outputs[0], .8), n.math('MULTIPLY', g2.outputs[0], .5)), .14, .002))
obj('table', [(-3, -1.5, 0), (3, -1.5, 0), (3, 2.2, 0), (-3, 2.2, 0)], [(0, 1, 2, 3)], m, smooth=False)
box('wall', (8, .05, 3), (0, 2.4, 1.0), principled('wall', '#1a1210', .8)[0])
# window lattice (gobo) left: warm sun through a diagonal jaali of slats
GB = principled('gobo', '#000000', 1.)[0]; V_, F_ = [], []
def bar(p, q, w):
    dx, dy = q[0]-p[0], q[1]-p[1]; Ln = math.hypot(dx, dy); nx, ny = -dy/Ln*w/2, dx/Ln*w/2; b = len(V_)
    V_.extend([(0, p[0]+nx, p[1]+ny), (0, q[0]+nx, q[1]+ny), (0, q[0]-nx, q[1]-ny), (0, p[0]-nx, p[1]-ny)]); F_.append((b, b+1, b+2, b+3))
st = .115
for i in range(-14, 15):
    c = i*st*1.414
    bar((-1.2, c-1.2), (1.2, c+1.2), .024); bar((-1.2, c+1.2), (1.2, c-1.2), .024)
    for j in range(-14, 15):                                        # a small rosette at each crossing
        y, z = i*st*.707*1.0, j*st*.707
        if (i+j) % 2 == 0: bar((y-.021, z), (y+.021, z), .042)
gob = obj('gobo', V_, F_, GB, smooth=False); gob.location = (-1.05, .33, .62); gob.rotation_euler = (0, 0, .35)
gob.visible_camera = False; gob.visible_glossy = False
for sz, lc in [((.02, 2.5, 2.), (-1.05, .33, 1.9)), ((.02, 2.5, 1.), (-1.05, .33, -.30))]:
    o = box('blk', sz, lc, GB); o.visible_camera = False; o.visible_glossy = False; o.rotation_euler = (0, 0, .35)
sun((.80, -.30, -.47), 17.0, 4000, .55)
area((-1.3, .25, .65), (0, 0, .02), (.5, .7), 5, temp=5200)       # soft window
area((.4, 1.7, .7), (.05, 0, 0), (1.6, .5), 3.2, temp=3300)         # sheen on the table, gilt
area((.75, -.75, .10), (.05, -.05, .02), (.8, .20), 4, temp=2900)   # low warm card for the gilt edge
world(color='#1a1412', strength=.3)
camera((.06, -.84, .40), (.012, -.012, .0), 60, 5.0, (.0, -.15, .03), blades=0)
render()
