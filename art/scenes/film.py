# grade: --ev .3 --power 1.22,1.22,1.22 --bloom .06 --hal .06 --grain .010 --sat 1.08
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('film', 43, 40, {'': (1500, 1000)}, bounces=5, clamp_i=4, transp=10, trans=8); rnd.seed(9)
BK, n = principled('anod', '#0b0a0a', .34, .0, .6); nz = n('ShaderNodeTexNoise', Scale=2600., Detail=3.); n.set(n.p.inputs['Normal'], n.bump(nz, .10, .0004))
RUB, _ = principled('rubber', '#0a0909', .55, 0, .35); BAF = principled('baffle', '#040404', .8, 0, .1)[0]
BR, _ = brass('brass', '#cf9a45', .26, 60, .35); CH, _ = principled('chrome', '#c9c4bb', .2, 1.)
IV = principled('paint', '#e9dfcb', .5)[0]; OR = principled('paint2', '#d98a2b', .5)[0]; RD = principled('dot', '#b3150c', .3)[0]
def ring(z0, z1, r, teeth=0, depth=.0, m=BK, ch=.0005, seg=256, duty=.5):
    """Barrel segment along the axis z with chamfers and optional knurl (teeth)."""
    prof = [(r-.004, z0), (r-ch, z0), (r, z0+ch)]+([(r, z0+ch*3), (r, z1-ch*3)] if teeth else [])+[(r, z1-ch), (r-ch, z1), (r-.004, z1)]
    if not teeth: return lathe('ring', prof, 160, m)
    def fn(rr, z, a, i):
        ph = (a*teeth/(2*math.pi)) % 1; d = depth if (i in (3, 4) and ph > duty) else 0
        return ((rr-d)*math.cos(a), (rr-d)*math.sin(a), z)
    prof = [(r-.004, z0), (r-.001, z0), (r-.001, z0+.0006), (r, z0+.001), (r, z1-.001), (r-.001, z1-.0006), (r-.001, z1), (r-.004, z1)]
    o = lathe('knurl', prof, teeth*6, m, fn, smooth=False); return o
P = []
# cine prime: mount -> iris ring (geared) -> focus ring (geared) -> front bell with brass band
P += [ring(-.004, .006, .029, m=CH), ring(.006, .016, .0345), ring(.016, .0175, .0325, m=BR), ring(.0175, .031, .0395, 110, .0016, RUB), ring(.031, .036, .0385), ring(.036, .0372, .0382, m=BR), ring(.0372, .050, .0392), ring(.050, .069, .0425, 124, .0018, RUB), ring(.069, .0735, .0415), ring(.0735, .0745, .0412, m=BR), ring(.0745, .086, .0418), ring(.086, .0935, .0455, ch=.0008), ring(.0935, .0948, .0458, m=BR, ch=.0004)]
# front: hood lip, stepped baffle, glass
P.append(lathe('lip', [(.0455, .0935), (.0458, .0975), (.0452, .0985), (.0440, .0985), (.0436, .0975), (.0433, .0950)], 160, BK))
st = []; r = .0433; z = .0950
for k in range(9): st += [(r, z), (r-.0002, z-.0006), (r-.0009, z-.0006)]; r -= .0011; z -= .0006
P.append(lathe('baffle', st+[(.0330, z-.0004)], 160, BAF))
def coat(name, tint1, tint2, ior=1.62, mul=1.):
    m, n = mat(name); lw = n('ShaderNodeLayerWeight', Blend=.35)
    gl = n('ShaderNodeBsdfGlossy', Roughness=.008); n.set(gl.inputs[0], n.mix(lw.outputs['Facing'], tint1, tint2)); tr = n('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (.97, .97, .97, 1)
    fr = n('ShaderNodeFresnel', IOR=ior); mx = n('ShaderNodeMixShader'); n.set(mx.inputs[0], n.math('MULTIPLY', fr.outputs[0], mul, clamp=True)); n.link(tr, mx.inputs[1]); n.link(gl, mx.inputs[2]); n.link(mx, n.out.inputs[0]); return m
C = [coat('c1', '#9a4dff', '#ff7ad0', 1.7, 2.2), coat('c2', '#35ffb0', '#5ad0ff', 1.6, 2.0), coat('c3', '#ffb040', '#ff5a8a', 1.6, 2.0), coat('c4', '#6a60ff', '#b060ff', 1.6, 1.8)]
def cap(name, R, z0, sag, m, N=40):
    prof = [(R*math.sin(math.pi/2*(k/N)) if k else .00005, 0) for k in range(N+1)]; Rc = (R*R+sag*sag)/(2*abs(sag)); s = 1 if sag > 0 else -1
    return lathe(name, [(r, z0+s*(math.sqrt(max(Rc*Rc-r*r, 0))-(Rc-abs(sag)))) for r, _ in prof], 128, m)
P += [cap('g1', .0338, .0885, .0062, C[0]), cap('g2', .0300, .080, -.0045, C[1]), cap('g3', .0255, .066, .006, C[2]), cap('g4', .021, .054, -.004, C[3]), cap('g5', .017, .040, .004, C[1])]
for z0, z1, ra, rb in ((.0890, .070, .0334, .0265), (.070, .055, .0265, .0205), (.055, .036, .0205, .016)): P.append(lathe('cone', [(ra, z0), (rb+.002, z1+.001), (rb, z1)], 128, BAF))
# iris: twelve blades, half closed
V_, F_ = [], []
for k in range(12):
    a = 2*math.pi*k/12; b = len(V_); pts = [(a, .0105), (a+.52, .0105), (a+1.2, .022), (a+.2, .022)]
    V_ += [(r*math.cos(t), r*math.sin(t), .0505+.00025*(k % 3)+(.0006 if j == 1 else 0)) for j, (t, r) in enumerate(pts)]; F_.append((b, b+1, b+2, b+3))
P.append(obj('iris', V_, F_, principled('blade', '#1c1a19', .32, .8)[0], smooth=False)); P.append(lathe('back', [(.0001, .02), (.04, .02)], 32, BAF))
# engraved scales (text wrapped on the barrel)
def engrave(s, z, ang, r, size, m, vertical=False):
    cu = bpy.data.curves.new('t', 'FONT'); cu.body = s; cu.size = size; cu.align_x = 'CENTER'; cu.align_y = 'CENTER'; cu.resolution_u = 3
    o = bpy.data.objects.new('t', cu); bpy.context.scene.collection.objects.link(o); bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); bpy.data.objects.remove(o)
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > size*.35], cuts=2)
    for v in bm.verts: a = ang+v.co.x/r; zz = z+v.co.y; v.co = (r*1.0006*math.cos(a), r*1.0006*math.sin(a), zz)
    bm.to_mesh(me); bm.free(); me.materials.clear(); me.materials.append(m); t = bpy.data.objects.new('txt', me); bpy.context.scene.collection.objects.link(t); P.append(t)
def ticks(z, r, a0, a1, N, L, m, big=5):
    V2, F2 = [], []
    for k in range(N):
        a = a0+(a1-a0)*k/(N-1); l = L*(1.8 if k % big == 0 else 1); b = len(V2); w = .00018/r
        V2.extend([(r*1.0006*math.cos(a+s*w), r*1.0006*math.sin(a+s*w), z+q) for s, q in ((-1, 0), (1, 0), (1, l), (-1, l))]); F2.append((b, b+1, b+2, b+3))
    P.append(obj('ticks', V2, F2, m, smooth=False))
UP = math.pi/2-.62
for k, s in enumerate(('22', '16', '11', '8', '5.6', '4', '2.8', '2', '1.5')): engrave(s, .0425, UP-.95+k*.24, .0392, .0042, IV)
ticks(.0458, .0392, UP-1.2, UP+1.2, 61, .0012, IV)
for k, s in enumerate(('1.2', '1.5', '2', '2.5', '3', '5', '10')): engrave(s, .0785, UP-.9+k*.30, .0418, .0040, IV if k % 2 == 0 else OR)
ticks(.0828, .0418, UP-1.2, UP+1.2, 73, .0014, IV); engrave('50 mm', .0900, UP-.25, .0455, .0040, IV); engrave('T1.5', .0900, UP+.28, .0455, .0040, OR)
L = join(P, 'lens'); s = 1.0
# lying on its side on the velvet, front turned to camera-left
L.matrix_world = Matrix.Translation((0, 0, .0462)) @ Matrix.Rotation(math.radians(-50), 4, 'Z') @ Matrix.Rotation(math.radians(1.), 4, 'Y') @ Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Translation((0, 0, -.05))
# dark velvet with soft folds: sheen on grazing angles
VL, n = principled('velvet', '#180308', .95, 0, .1, Sheen=.22, Sheen_Tint=.9)
p = n('ShaderNodeNewGeometry').outputs['Position']; f = n('ShaderNodeTexNoise', Vector=p, Scale=1900., Detail=3.); lw = n('ShaderNodeLayerWeight', Blend=.25)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(lw.outputs['Facing'], [(.35, 0.), (.95, 1.)]), '#080103', '#34060d')); n.set(n.p.inputs['Normal'], n.bump(f, .5, .0008))
def vel(u, v):
    x, y = (u-.5)*2.0, -.55+v*1.6; q = Vector((x*3.2+y*1.5, y*2.0-x*.8, 1.3)); d = max(0, math.hypot(x*.9, y+.01)-.085); k = min(1, d*4)
    h = k*(.034*abs(mnoise.noise(q))**.8*1.4+.016*mnoise.noise(q*2.1)+.004*mnoise.noise(q*6)); return (x, y, h-.012*k)
grid('velvet', 400, 320, vel, VL)
# bokeh: warm string bulbs far behind
me = bpy.data.meshes.new('bk'); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1.); bm.to_mesh(me); bm.free()
for q in me.polygons: q.use_smooth = True
EM = [emission(f'bk{i}', None, v, t) for i, (t, v) in enumerate([(1900, 1.1), (2100, 1.7), (2300, 2.4), (2000, .6)])]
for i in range(46):
    y = rnd.uniform(2.0, 3.6); o = bpy.data.objects.new('bk', me.copy()); o.data.materials.append(EM[rnd.choice([0, 0, 1, 1, 2, 3, 3])]); bpy.context.scene.collection.objects.link(o)
    o.location = (rnd.uniform(-.55, .85)*y/2, y, rnd.choice([-.10, .04, .17])*y/2.6+rnd.gauss(0, .03)); o.scale = (.016*y/2,)*3; o.visible_diffuse = False
# light: window strip left (seen as a soft rectangle in the glass), warm rim right-back, low card
area((-.55, -.15, .55), (0, 0, .05), (.18, .55), 7.5, temp=5200)
area((.55, .5, .40), (0, 0, .05), (.20, .50), 11, temp=2500)
area((.35, -.75, .20), (0, 0, .04), (.5, .25), 2.2, temp=2800)
area((-.10, -.85, .42), (.02, 0, .05), (.30, .12), 4.5, temp=3100)
world(color='#140e0c', strength=.3)
camera((-.07, -.52, .112), (.030, .0, .056), 85, 3.2, (-.035, -.05, .05), blades=0)
render()
