# grade: --ev .35 --power 1.38,1.38,1.36 --bloom .06 --hal .05 --grain .012 --sat 1.04 --vig .30
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('thali', 73, 16, {'': (1600, 1067)}, bounces=3, clamp_i=3, transp=6); rnd.seed(8)
nz3 = lambda x, y, z=0.: mnoise.noise(Vector((x, y, z)))
def join_bm(fn, name, m):
    bm = bmesh.new(); fn(bm); me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free(); me.materials.append(m)
    for p in me.polygons: p.use_smooth = True
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o); return o
# --- brass that is scoured every day: turning marks, tarnish in the corners, thumb marks ---
def used_brass(name, base, rough, rings=1.):
    m, n = principled(name, base, rough, 1.); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=24., Detail=8., Roughness=.66, Distortion=.5); f = n('ShaderNodeTexNoise', Vector=tc, Scale=420., Detail=5., Roughness=.7)
    pr = n('ShaderNodeVectorMath', dict(operation='LENGTH')); sp = n('ShaderNodeSeparateXYZ', Vector=tc); cb = n('ShaderNodeCombineXYZ', X=sp.outputs[0], Y=sp.outputs[1]); n.link(cb, pr.inputs[0]); rad = pr.outputs['Value']
    ln = n('ShaderNodeTexNoise', dict(noise_dimensions='1D'), W=n.math('MULTIPLY', rad, 1500.), Scale=1., Detail=3.)
    mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Rotation'].default_value = (0, 0, .6); mp.inputs['Scale'].default_value = (50, 2200, 50); sc = n('ShaderNodeTexNoise', Vector=mp, Scale=1., Detail=1.)
    pt = n('ShaderNodeNewGeometry').outputs['Pointiness']; ed = n.ramp(pt, [(.50, 0.), (.56, 1.)]); ho = n.ramp(pt, [(.44, 1.), (.495, 0.)])
    tn = n.ramp(a, [(.42, 0.), (.68, 1.)]); c = n.mix(n.math('MULTIPLY', tn, .55), base, '#80602c'); c = n.mix(n.math('MULTIPLY', ho, .75), c, '#3a2410'); c = n.mix(n.math('MULTIPLY', ed, .6), c, '#f3cf86')
    thumb = n('ShaderNodeTexVoronoi', Vector=n.mix(.02, tc, a.outputs['Color'], 'ADD'), Scale=26.); th = n.ramp(thumb, [(.18, 1.), (.30, 0.)])
    n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Roughness'], n.math('ADD', n.math('ADD', rough*.75, n.math('MULTIPLY', tn, .16)), n.math('ADD', n.math('MULTIPLY', th, .10), n.math('MULTIPLY', f.outputs[0], .08))))
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('ADD', n.math('MULTIPLY', ln.outputs[0], .5*rings), n.math('MULTIPLY', sc.outputs[0], .35)), n.math('MULTIPLY', a.outputs[0], 2.2)), .16, .0009)); return m
BR = used_brass('brass', '#cfa45a', .30); BR2 = used_brass('brass2', '#c69a50', .26)
dent = lambda a, z, k: k*(nz3(math.cos(a)*1.6, math.sin(a)*1.6, z*9)*1.3+nz3(math.cos(a)*5, math.sin(a)*5, z*40)*.5)
ctl = [(.0002, .0030), (.06, .0030), (.110, .0032), (.138, .0034), (.1460, .0050), (.1515, .0110), (.1560, .0205), (.1590, .0232), (.1640, .0238), (.1658, .0252), (.1650, .0268), (.1628, .0262), (.1585, .0252), (.1545, .0225), (.1500, .0126), (.1440, .0066), (.1380, .0052), (.1365, .0056), (.1350, .0051), (.1320, .0051), (.1305, .0056), (.1290, .0050), (.09, .0048), (.05, .0047), (.0002, .0047)]
T = lathe('thali', smooth_profile(ctl, 5), 220, BR, lambda r, z, a, i: ((r+dent(a, z, .0006))*math.cos(a), (r+dent(a, z, .0006))*math.sin(a), z+.0006*nz3(r*math.cos(a)*16, r*math.sin(a)*16, 4.)))
TX, TY = .012, .018; T.location = (TX, TY, 0)
def katori(R, H, s=1.): return [(.0002, 0), (.40*R, 0), (.42*R, .04*H), (.40*R, .09*H), (.62*R, .20*H), (.86*R, .50*H), (.97*R, .88*H), (1.01*R, .965*H), (1.035*R, .985*H), (1.03*R, 1.02*H), (.99*R, 1.02*H), (.945*R, .95*H), (.91*R, .80*H), (.78*R, .42*H), (.5*R, .22*H), (.0002, .18*H)]
def bowl(x, y, R, H, z=.0048, seed=0, m=BR2):
    def fn(r, zz, a, i):
        hm = .00035*nz3(math.cos(a)*R*260, math.sin(a)*R*260, zz*260+seed) if .1*H < zz < .93*H else 0; k = 1+.010*math.sin(2*a+seed); return ((r+hm)*k*math.cos(a), (r+hm)*k*math.sin(a), zz)
    b = lathe('katori', smooth_profile(katori(R, H), 6), 140, m, fn); b.location = (x, y, z); b.rotation_euler = (rnd.gauss(0, .01), rnd.gauss(0, .01), seed); return b
# --- turmeric, wet: turned with a spoon once, not smoothed ---
PS, n = principled('paste', '#d08806', .26, 0, .5, Subsurface=.06, Subsurface_Radius=(.003, .0016, .0003), Subsurface_Color='#e89a08')
tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=90., Detail=7., Roughness=.65); b = n('ShaderNodeTexNoise', Vector=tc, Scale=1300., Detail=4., Roughness=.7)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(b, [(.62, 0.), (.74, .6)]), n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), '#c87802', '#f0a806'), '#a85e02')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.36, .16), (.62, .34)])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', b.outputs[0], n.math('MULTIPLY', a.outputs[0], .6)), .30, .0006))
def paste(x, y, z, R, seed=1.):
    def f(u, v):
        a = u*2*math.pi; r = R*v; px, py = r*math.cos(a), r*math.sin(a); cx, cy = px-.005, py+.003; rr = math.hypot(cx, cy); aa = math.atan2(cy, cx)
        tw = aa-rr*175+.9*nz3(px*40, py*40, seed); w = math.cos(tw); h = .0036*(max(0, w)**1.6-.35*max(0, -w))*min(1, rr/.009)*math.exp(-(rr/.034)**2)*(.75+.5*nz3(px*50, py*50, 3))+.0019*math.exp(-(((cx-.003)/.0075)**2+((cy+.002)/.0045)**2))*(1+.5*nz3(px*170, py*170, 2))-.0022*math.exp(-(((px+.020)/.012)**2+((py-.014)/.008)**2))          # the spoon went round once and came out
        h += .0020*nz3(px*34, py*34, seed)+.0007*nz3(px*95, py*95, seed+2)+.00035*nz3(px*230, py*230, seed+4)*max(0, .4+nz3(px*60, py*60, 8))+.00012*nz3(px*800, py*800, seed)-.0012*v**6
        h -= .0009*max(0, (v-.9)/.1)**2*math.sin(a*3)
        for bx, by, br in BUB:
            d = math.hypot(px-bx, py-by)/br
            if d < 1: h += br*.5*math.sqrt(1-d*d)
        return (x+px, y+py, z+h)
    return grid('paste', 260, 130, f, PS)
BUB = [(rnd.gauss(0, .016), rnd.gauss(0, .016), rnd.uniform(.0004, .0011)) for _ in range(22)]
HX, HY = -.028, -.030; bowl(HX, HY, .047, .032, seed=1.3); paste(HX, HY, .0048+.0262, .0442)
for k in range(3):                                            # where the spoon was wiped: paste over the lip
    t = (.5, 2.55, 5.5)[k]; q = (.010, .006, .004)[k]
    def sm(u, v, t=t, q=q): a = t+(u-.5)*q/.047*2*(1-.4*v); return (HX+(.0445+.0045*v)*math.cos(a), HY+(.0445+.0045*v)*math.sin(a), .0048+.0320-(.0062*max(0, v-.45)**1.2+.0022*max(0, .35-v)*3)+.0010*math.sin(math.pi*u)*math.sin(math.pi*min(1, v*1.02))*(1+.5*nz3(u*6, v*6, k))+.0003)
    grid('smear', 24, 24, sm, PS)
# --- vermilion ---
def powder(name, c, dark, light):
    m, n = principled(name, c, .95, 0, .06); p = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=p, Scale=150., Detail=6., Roughness=.7); b = n('ShaderNodeTexNoise', Vector=p, Scale=1700., Detail=3., Roughness=.6)
    n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.35, 0.), (.7, 1.)]), n.mix(.5, c, dark), n.mix(.4, c, light))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', a.outputs[0], n.math('MULTIPLY', b.outputs[0], .6)), .6, .0011)); return m
VM = powder('vermilion', '#a3100b', '#6d0806', '#cc3018')
VX, VY = .070, .034; bowl(VX, VY, .036, .024, seed=4.1)
def heap(u, v):
    a = u*2*math.pi; r = .0340*v; px, py = r*math.cos(a), r*math.sin(a); q = Vector((px*70, py*70, 9.)); h = .0155*(1-v)**.95*(.8+.2*(1-v)); h -= .0075*math.exp(-(((px+.008)/.009)**2+((py+.010)/.012)**2)*1.2)
    return (VX+px+.05*h, VY+py, .0048+.0205+h+(mnoise.noise(q)*.0026+mnoise.noise(q*2.7)*.0013+mnoise.noise(q*7)*.0007+mnoise.noise(q*17)*.0004)*min(1, (1-v)*6+.15))
grid('heap', 190, 110, heap, VM)
def crumbs(bm):
    for i in range(1500):
        r = .00014+.0007*rnd.random()**6; x, y = rnd.gauss(VX-.012, .030), rnd.gauss(VY-.020, .028)
        if math.hypot(x-VX, y-VY) < .017 or math.hypot(x-HX, y-HY) < .021: continue
        bmesh.ops.create_icosphere(bm, subdivisions=1, radius=r, matrix=Matrix.Translation((x, y, .0050+r*.4)) @ Matrix.Rotation(rnd.uniform(0, 3), 4, 'X'))
join_bm(crumbs, 'crumbs', VM)
# --- rice, some of it yellowed with turmeric ---
RM, n = principled('rice', '#e6dac0', .34, 0, .4, Subsurface=.0); isl = attr(n, 'tone'); tc = n('ShaderNodeTexCoord').outputs['Object']; f = n('ShaderNodeTexNoise', Vector=tc, Scale=260., Detail=3.)
n.set(n.p.inputs['Base Color'], n.mix(.18, n.ramp(isl, [(0., '#e9dec6'), (.34, '#d9c8a0'), (.36, '#e0b449'), (.72, '#d49a20'), (.95, '#e7d9b8'), (.97, '#b8480e')], 'CONSTANT'), f.outputs[0], 'MULTIPLY'))
RX, RY = -.078, .060; R_ = np.random.default_rng(3)
def hgt(x, y): d = math.hypot((x-RX)/1.16, (y-RY)/.9)/.036; return .0165*max(0, 1-d**1.25*(1+.22*nz3((x-RX)*40, (y-RY)*40, 6)))
gs = []
while len(gs) < 2300:
    a_, q_ = R_.uniform(0, 6.3), R_.random()**.55; x, y = RX+.0385*q_*math.cos(a_)*1.16, RY+.0385*q_*math.sin(a_)*.9; gs.append((x, y, .0056+max(0, hgt(x, y)-.0022*R_.random()), R_.uniform(0, 6.3), R_.normal()*.34, R_.uniform(.82, 1.12)))
for _ in range(240):
    x, y = R_.normal(RX+.012, .044), R_.normal(RY-.050, .042)
    if math.hypot(x-TX, y-TY) < .135 and math.hypot(x-HX, y-HY) > .024 and math.hypot(x-VX, y-VY) > .018: gs.append((x, y, .0057, R_.uniform(0, 6.3), R_.normal()*.06, R_.uniform(.7, 1.1)))
for _ in range(22): gs.append((R_.uniform(-.12, .2), R_.uniform(-.21, -.15), .0010, R_.uniform(0, 6.3), R_.normal()*.06, 1.))
grains('rice', gs, .0066, .00094, RM, 8, 7, 5); lathe('under', [(.0001, .0145), (.010, .0120), (.022, .0065), (.034, .0006)], 40, RM, lambda r, z, a, i: (RX+r*1.16*math.cos(a), RY+r*.9*math.sin(a), .0052+z*.86))
# --- betel leaves under the bowls' edge, areca nuts, a root of turmeric ---
def leaf(name, L, W, seed, bend=.018, roll=.10):
    """A betel leaf: heart-shaped, seven nerves in arcs from the stalk to a drawn-out tip, raised between them, its edge in soft waves; the stalk is part of it."""
    nx, ny = 121, 110
    def f(u, v):
        x = u*2-1; a = abs(x); w = W*.5*((math.sin(math.pi*min(1, v**.60*.985))+.0)**.72*(1-.20*v*v)*(1-max(0, v-.74)/.26*.94)**.9 if v < 1 else 0)
        y = L*(v-.34*a*a*(1-v)**5.5*min(1, v*14)-.02*a*(1-v)); s_ = 0.
        for q in (0, .30, .62, .93): s_ = max(s_, math.exp(-((a-q*(.35+.65*min(1, v*2.2)))/(.022 if q else .034))**2)*(1-.75*v)*(1-.35*q))
        k = min(1, w/(W*.22)); z = k*(roll*W*a**1.7*(1-.4*v)+.0026*a*a*math.sin(y*72+seed+2.2*x)*(1-.4*v)+.0011*a**3*math.sin(y*190+seed*3)-.0011*s_)+.0017*nz3(x*w*55, y*55, seed)+.0007*math.sin(a*17)*(1-v)+bend*L*(math.sin(v*3)-1.1*v*v)
        return (x*w, y, z)
    o = grid(name, nx, ny, f, LF); l = o.data.uv_layers.new(name='UV'); l.data.foreach_set('uv', [c for lp in o.data.loops for c in ((lp.vertex_index % nx)/(nx-1), (lp.vertex_index//nx)/(ny-1))]); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .00028; return o
LF, n = principled('betel', '#1f4a12', .3, 0, .5); tc = n('ShaderNodeTexCoord').outputs['Object']; uv = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['UV']); a = nz(n, tc, 60., 6., .6); vo = n('ShaderNodeTexVoronoi', dict(feature='DISTANCE_TO_EDGE'), Vector=n.mix(.004, tc, n('ShaderNodeTexNoise', Vector=tc, Scale=300.).outputs['Color'], 'ADD'), Scale=330.).outputs[0]
ax_ = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('MULTIPLY', uv.outputs[0], 2.), 1.)); grow = n.math('MULTIPLY_ADD', n.math('MINIMUM', n.math('MULTIPLY', uv.outputs[1], 2.2), 1.), .65, .35); nerve = None
for q in (0, .30, .62, .93): d_ = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', ax_, n.math('MULTIPLY', grow, q))), [(.006, 1. if not q else .8), (.026, 0.)]); nerve = d_ if nerve is None else n.math('MAXIMUM', nerve, d_)
c = n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), '#1c3a0c', '#3b6420'); c = n.mix(n.ramp(nz(n, tc, 22., 3., .5), [(.45, 0.), (.75, .55)]), c, '#56701f'); c = n.mix(n.ramp(vo, [(0., .30), (.07, 0.)]), c, '#5f8236'); c = n.mix(n.ramp(nz(n, tc, 150., 4., .6), [(.70, 0.), (.75, .8)]), c, '#5f4a18'); c = n.mix(n.math('MULTIPLY', n.ramp(ax_, [(.93, 0.), (1., .5)]), n.ramp(nz(n, tc, 80., 3., .6), [(.5, 0.), (.62, 1.)])), c, '#7d6a24'); c = n.mix(n.math('MULTIPLY', nerve, .65), c, '#93a862'); n.set(n.p.inputs['Base Color'], c)
n.set(n.p.inputs['Roughness'], n.math('ADD', n.ramp(a, [(.3, .30), (.7, .50)]), n.math('MULTIPLY', nerve, .12))); n.p.inputs['Specular'].default_value = .42; tr = n('ShaderNodeBsdfTranslucent'); n.set(tr.inputs[0], n.mix(.55, c, '#a8b83a')); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = .25; n.link(n.p, mx.inputs[1]); n.link(tr, mx.inputs[2]); n.link(mx, n.out.inputs[0]); n.set(n.p.inputs['Normal'], n.bump(n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', vo, 2.2), n.math('MULTIPLY', a, .4)), n.math('MULTIPLY', nerve, .9)), .35, .0007))
DRP = principled('drop', '#ffffff', .0, 0, .5, Transmission=1., IOR=1.33)[0]; drop = lathe('drop', [(.0001, .62), (.35, .58), (.68, .42), (.9, .18), (1., 0.), (.97, -.06)], 20, DRP)
for k, (x, y, z, rx, ry, rz, s_) in enumerate(((.130, -.010, .0062, -.01, .02, 2.47, .96), (.127, -.030, .0092, .0, -.03, 2.07, 1.), (.124, -.052, .0135, .03, .05, 1.52, .92))):
    o = leaf(f'leaf{k}', .098, .088, 13.7*k+2., (.010, .02, .03)[k], (.02, .05, .09)[k]); o.location = (x, y, z); o.rotation_euler = (rx, ry, rz); o.scale = (s_,)*3; st = tube('stalk', [(0, .002, -.0008), (.0012, -.008, .0004), (.0035, -.018, .0010), (.005, -.028, .0002)], .0010, LF, False, 3); st.parent = o
    bpy.context.view_layer.update()
    for _ in range((5, 6, 9)[k]):
        v = o.data.vertices[rnd.randrange(30, 80)*121+rnd.randrange(22, 98)]; d = inst(drop); n_ = (o.matrix_world.to_3x3() @ v.normal).normalized(); n_ = n_ if n_.z > 0 else -n_; r_ = rnd.uniform(.0007, .0021)*(.6 if rnd.random() < .5 else 1); d.matrix_world = Matrix.Translation(o.matrix_world @ v.co+n_*.0002) @ n_.to_track_quat('Z', 'X').to_matrix().to_4x4() @ Matrix.Diagonal((r_, r_*rnd.uniform(.8, 1.2), r_*rnd.uniform(.6, .9), 1))
hide_src(drop)
NU, n = principled('areca', '#6b3d1c', .55, 0, .3); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=95., Detail=7., Roughness=.68, Distortion=2.6); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.40, 0.), (.56, 1.)]), '#3a1c0c', '#b98a55')); n.set(n.p.inputs['Normal'], n.bump(a, .4, .001))
for x, y, s in ((-.002, -.097, .86), (.0185, -.1015, .78)):
    o = lathe('nut', [(.0001, 0), (.006, .0006), (.0105, .0050), (.0112, .0085), (.0098, .0130), (.006, .0168), (.0001, .0182)], 40, NU, lambda r, z, a, i: (r*(1+.06*math.cos(a)+.07*nz3(math.cos(a)*1.4, math.sin(a)*1.4, z*90+x*99))*math.cos(a), r*(1+.07*nz3(math.cos(a)*1.4, math.sin(a)*1.4, z*90+x*99))*math.sin(a), z*.88)); subsurf(o, 1); o.location = (x, y, .0050); o.scale = (s,)*3; o.rotation_euler = (.2, .15, x*50)
TU, n = principled('root', '#9a6a2a', .7, 0, .25); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=130., Detail=6., Roughness=.7); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.35, 0.), (.65, 1.)]), '#6f4518', '#c08a34')); n.set(n.p.inputs['Normal'], n.bump(a, .5, .0012))
for x, y, rz, L in ():
    o = lathe('root', [(.0001, 0)]+[((.0058+.0012*math.sin(k*.9))*min(1, .55+k*.15)*min(1, (24.4-k)*.22)*(1.08 if k % 4 == 0 else 1), L*k/24) for k in range(1, 24)]+[(.0001, L)], 26, TU, lambda r, z, a, i: (r*math.cos(a)*(1+.1*nz3(math.cos(a), z*90, x*40))+.006*math.sin(z*60), r*math.sin(a), z)); o.rotation_euler = (0, math.pi/2-.05, rz); o.location = (x, y, .0112)
# --- marigolds: two heads and what fell from them ---
MM = marigold_material('mari'); MY = marigold_material('mariy', '#f7bb1c', '#d07a04')
heads = [marigold(f'm{k}', (MM, MY, MM)[k], .023, 170, k+3, .9, (0, .3, 0)[k]) for k in range(3)]
for k, (x, y, z, rx, ry) in enumerate(((.128, .050, .026, -.5, .5), (.098, .098, .024, -.3, .3), (-.020, .098, .024, -.4, -.2), (.245, -.06, .017, .2, 1.0))): inst(heads[(0, 1, 0, 2)[k]], (x, y, z), (rx, ry, k*1.7), (1, .92, .86, .95)[k])
for o in heads: hide_src(o)
pm = [petal_material('pm', '#f2920f', '#c65003', .38), petal_material('py', '#f6b81e', '#d98405', .38)]; psrc = [petal_mesh(f'p{k}', pm[k % 2], L=.017, W=.010, curl=rnd.uniform(.2, .8), cup=rnd.uniform(.15, .45), seed=k) for k in range(6)]
for i in range(36):
    x, y = rnd.gauss(.035, .055), rnd.gauss(-.035, .055)
    if rnd.random() < .22: x, y = rnd.uniform(-.14, .24), rnd.uniform(-.24, -.15)
    if math.hypot(x-HX, y-HY) < .050 or math.hypot(x-VX, y-VY) < .038 or .128 < math.hypot(x-TX, y-TY) < .17 or (x > .034 and y < -.030 and math.hypot(x-TX, y-TY) < .17): continue
    inst(psrc[rnd.randrange(6)], (x, y, (.0050 if math.hypot(x-TX, y-TY) < .14 else .0008)+rnd.random()*.0006), (rnd.gauss(0, .22), rnd.gauss(0, .22), rnd.uniform(0, 6.3)), rnd.uniform(.5, .95))
for o in psrc: hide_src(o)
# --- lamp, just lit: ghee, half set ---
D = diya_simple(BR2); oil = bpy.data.materials['oil'].node_tree.nodes['Principled BSDF'].inputs; oil['Base Color'].default_value = col('#c98f3a'); oil['Roughness'].default_value = .22; oil['Specular'].default_value = .25;   FM = flame_material(); FL = [flame_mesh(FM, .024, .0052, .10)]; lamp(D, FL, -.075, .118, .0048, -1.9, .82, .05); hide_src(D); hide_src(FL[0])
# --- patla: three old boards, paint worn to the wood; the floor below ---
WD, n = principled('wood', '#3c2415', .55, 0, .35); g = n('ShaderNodeTexCoord').outputs['Object']; mp = n('ShaderNodeMapping', Vector=g); mp.inputs['Scale'].default_value = (2.4, 26, 8); w = n('ShaderNodeTexNoise', Vector=mp, Scale=2.4, Detail=11., Roughness=.68, Distortion=1.2); a = n('ShaderNodeTexNoise', Vector=g, Scale=11., Detail=8., Roughness=.68, Distortion=.6); b = n('ShaderNodeTexNoise', Vector=g, Scale=90., Detail=6., Roughness=.7)
mp2 = n('ShaderNodeMapping', Vector=g); mp2.inputs['Scale'].default_value = (6, 260, 8); cr = n('ShaderNodeTexNoise', Vector=mp2, Scale=1., Detail=4., Roughness=.6); crk = n.ramp(cr, [(.30, 1.), (.36, 0.)])
pt = n.ramp(n('ShaderNodeNewGeometry').outputs['Pointiness'], [(.51, 0.), (.58, 1.)])
pnt = n.math('MULTIPLY', n.ramp(n.math('ADD', n.math('MULTIPLY', a.outputs[0], .72), n.math('MULTIPLY', n.math('ADD', b.outputs[0], w.outputs[0]), .16)), [(.50, 0.), (.535, 1.)]), n.math('SUBTRACT', 1., pt))
c = n.mix(n.ramp(w, [(.3, 0.), (.72, 1.)]), '#22130a', '#5a3a22'); c = n.mix(n.math('MULTIPLY', pnt, .85), c, n.mix(b.outputs[0], '#4a120c', '#71231a')); c = n.mix(pt, c, '#77573a'); n.set(n.p.inputs['Base Color'], n.mix(crk, c, '#0d0704'))
n.set(n.p.inputs['Roughness'], n.math('ADD', .34, n.math('MULTIPLY', b.outputs[0], .35))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('ADD', w.outputs[0], n.math('MULTIPLY', pnt, .45)), n.math('SUBTRACT', n.math('MULTIPLY', b.outputs[0], .4), n.math('MULTIPLY', crk, .9))), .42, .0022))
def board(y0, y1, x0, x1, seed):
    nx, ny = 260, 30
    def f(u, v):
        d = min(v, 1-v)*(y1-y0); e = min(1, d/.004); ex = min(1, min(u, 1-u)*(x1-x0)/.005); x, y = x0+(x1-x0)*u, y0+(y1-y0)*v; k = .5+.5*nz3(x*30, v > .5 and 3 or 0, seed)
        return (x+.002*nz3(y*60, u, seed), y+.0012*nz3(x*14, (v > .5)*5, seed)*(1-e), -.0042*(1-math.sqrt(1-(1-e)**2))*(1+k)-.006*(1-math.sqrt(1-(1-ex)**2))*(1+k)+.0005*nz3(x*9, y*30, seed)-.0022*max(0, nz3(x*23, y*23, seed+2)-.45)-(.03 if v in (0., 1.) or u in (0., 1.) else 0))
    grid('board', nx, ny, f, WD)
for k, (y0, y1) in enumerate(((-.36, -.171), (-.168, .034), (.0365, .215))): board(y0, y1, -.33, .335, k*3.1)
FL_, n = principled('floor', '#3a312c', .45, 0, .4); g = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=g, Scale=6., Detail=9., Roughness=.66); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), '#141010', '#2e2722')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.3, .28), (.7, .6)])); n.set(n.p.inputs['Normal'], n.bump(a, .3, .01))
obj('floor', [(-4, -2, -.085), (4, -2, -.085), (4, 5, -.085), (-4, 5, -.085)], [(0, 1, 2, 3)], FL_, smooth=False)
# --- cotton cloth, unbleached with a woven red edge, pushed aside ---
CL, n = principled('cotton', '#d8c39a', .85, 0, .2, Sheen=.25); uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ', Vector=uv); w1 = n('ShaderNodeTexWave', dict(bands_direction='X'), Vector=uv, Scale=95., Distortion=.7, Detail=1.); w2 = n('ShaderNodeTexWave', dict(bands_direction='Y'), Vector=uv, Scale=110., Distortion=.7, Detail=1.); a = n('ShaderNodeTexNoise', Vector=uv, Scale=7., Detail=6.)
bd = n.ramp(s.outputs[1], [(0., 0.), (.045, 1.), (.10, 0.), (.115, 1.), (.125, 0.)], 'CONSTANT'); n.set(n.p.inputs['Base Color'], n.mix(bd, n.mix(a.outputs[0], '#cbb184', '#e6d6b4'), n.mix(a.outputs[0], '#6d0d10', '#92191a'))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', w1.outputs[0], w2.outputs[0]), .35, .0005))
NXc, NYc = 110, 90
def cl0(u, v):
    x, y = .36*(u-.5), .30*(v-.5); return (x, y, .022+.020*math.sin(u*17+2*nz3(u*3, v*3, 2))*(.4+v*.6)+.020*nz3(u*4, v*4, 5)+.008*nz3(u*9, v*9, 1))
C = grid('cloth', NXc, NYc, cl0, CL); l = C.data.uv_layers.new(name='UV'); l.data.foreach_set('uv', [c for lp in C.data.loops for c in ((lp.vertex_index % NXc)/(NXc-1), (lp.vertex_index//NXc)/(NYc-1))])
Rz = Matrix.Translation((.225, -.155, .0)) @ Matrix.Rotation(math.radians(-28), 4, 'Z'); C.data.transform(Rz)
pl = grid('plane', 2, 2, lambda u, v: ((u-.5)*2, (v-.5)*2, .0)); drape(C, [pl], 34, .25, 14., 3.0, tag='thali3', dist=.003); bpy.data.objects.remove(pl)
for v in C.data.vertices:
    d = math.hypot(v.co.x-TX, v.co.y-TY); k = max(0., min(1., (d-.150)/.03)); v.co.z = min(v.co.z, .0012+k*k*.06)
subsurf(C, 1); so = C.modifiers.new('s', 'SOLIDIFY'); so.thickness = .0009
# --- a lota behind, half out of the frame ---
LO = lathe('lota', smooth_profile([(.0002, 0), (.034, 0), (.036, .004), (.030, .010), (.050, .026), (.066, .052), (.064, .078), (.046, .098), (.036, .106), (.036, .114), (.048, .124), (.054, .128), (.053, .131), (.046, .128), (.034, .116)], 6), 96, BR2); LO.location = (.20, .165, 0)
# --- light ---
area((-.85, .42, .58), (0, 0, 0), (.50, .62), 46., color=(.80, .90, 1.))                # the window at eight
area((.75, -.35, .42), (.02, 0, 0), (.6, .4), 3.0, temp=2700)                          # sun on the wall behind us, come back
area((.25, 1.6, .9), (.05, .1, 0), (1.4, .7), 6.0, temp=4600)                            # the courtyard door: the brass has something to show
world(color='#1c1d24', strength=.3)
camera((-.085, -.50, .325), (.004, .004, .006), 73, 3.0, (HX, HY-.012, .036), blades=0)
render()
