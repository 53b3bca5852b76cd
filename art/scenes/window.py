# grade: --ev .45 --power 1.34,1.36,1.4 --slope 1.02,1,.96 --bloom .20 --thr 1.6 --hal .05 --grain .013 --sat 1.0 --vig .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
from oillamp import rose_material, rose_petal
start('window', 111, 16, {'': (1200, 1500)}, bounces=3, clamp_i=3, transp=8); rnd.seed(5); R = np.random.default_rng(12)
# a low sitting window, its sill 24 cm above the floor (floor z = 0, wall's inner face y = 0, outside +y): a straight plastered reveal, at its outer end a thin cusped slab
SZ, RW, HT, TH = .24, .45, 1.07, .46; HW, SP, RI = .375, .48, .40
PL, n = worn('lime', '#d8c6a6', '#c0aa88', '#947a5c', (.75, .92), 1.3, .5, .35, .6, .2, 80.)
g = n.g; sz = n('ShaderNodeSeparateXYZ', Vector=g).outputs[2]; st = nz(n, g, 3., 6., .7, (3.4, 3.4, .5)); ha = nz(n, g, 34., 4., .7, (.35, 1, 1.6))
pb = n.mix(n.math('MULTIPLY', n.ramp(st, [(.50, 0.), (.70, 1.)]), .45), n.base, '#806446'); pb = n.mix(n.math('MULTIPLY', n.ramp(ha, [(.40, 1.), (.58, 0.)]), .22), pb, '#8b7152'); pb = n.mix(n.math('MULTIPLY', n.ramp(n.math('ADD', sz, n.math('MULTIPLY', st, .25)), [(.20, 1.), (.42, 0.)]), .5), pb, '#5c4330')
# limewash in coats: where hands and weather have been it has come off in scales, whose rims stand up
fk = n.math('ADD', nz(n, g, 5.2, 12., .72, dist=.25), n.math('MULTIPLY', attr(n, 'thin'), .22)); f1, f2 = n.ramp(fk, [(.585, 0.), (.597, 1.)]), n.ramp(fk, [(.655, 0.), (.664, 1.)]); fine = nz(n, g, 190., 5., .7)
pb = n.mix(n.math('MULTIPLY', attr(n, 'thin'), .5), pb, '#a4845f'); pb = n.mix(n.math('MULTIPLY', f1, .5), pb, n.mix(fine, '#a07a52', '#c4a070')); pb = n.mix(n.math('MULTIPLY', f2, .6), pb, n.mix(fine, '#76543c', '#a1785a')); pb = n.mix(n.ramp(attr(n, 'chip'), [(.05, 0.), (.6, .9)]), pb, n.mix(fine, '#6d4a35', '#a67c5c')); n.set(n.p.inputs['Base Color'], n.mix(attr(n, 'crack'), pb, '#3d2c20'))
hh = n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', n.h, .8), n.math('ADD', n.math('MULTIPLY', fine, .35), n.math('MULTIPLY', nz(n, g, 26., 3., .5, (1, 1, 2.4), 1.2), .8))), n.math('ADD', n.math('MULTIPLY', f1, .28), n.math('MULTIPLY', f2, .5))); n.set(n.p.inputs['Normal'], n.bump(hh, .8, .0035))
def rows(dep): return np.array([t for t, y in dep])[:, None], np.array([y for t, y in dep])[:, None]
def plaster(P, arris, low):
    """Worn lime: chipped to the brick at the arris, thin where it is touched, cracked finely."""
    fld = .30*fbm(P, 7.5, 5, .6, seed=61)+.16*np.abs(fbm(P, 26., 4, .6, seed=67))+.62*arris*(.35+1.1*fbm(P, 9., 3, seed=66))+.12*low; chip = sstep(.52, .545, fld); w_ = P+.02*np.stack([fbm(P, 9, 3, seed=k) for k in (71, 72, 73)], -1); crack = sstep(.022, .006, np.abs(fbm(w_, 2.6, 2, seed=74)))*sstep(.10, .3, fbm(P, 2.1, 2, seed=75))
    return dict(chip=chip, crack=.8*crack*(1-chip), thin=np.clip(.35*low+.6*arris+.3*fbm(P, 2.3, 2, seed=68), 0, 1)), .0045*fbm(P, 2.0, 3, seed=62)+.0012*fbm(P*np.array([.5, 1, 1.5]), 24, 4, .6, seed=63)+.0005*fbm(P, 130, 2, .6, seed=64)-.0065*chip*(1+.5*fbm(P, 45, 4, .6, seed=65))-.0012*crack
dep = [(0., y) for y in np.arange(.42, .012, -.0045)]+[(.010*(1-math.cos(t)), .010*(1-math.sin(t))) for t in np.linspace(0, math.pi/2, 7)]+[(.010+s_, 0.) for s_ in np.r_[np.arange(.003, .25, .0045), np.arange(.26, 1.35, .011)]]; T_, Y_ = rows(dep)
k = np.linspace(0, 1, 240)[None]; j = np.linspace(-1, 1, 202)[None, 1:-1]; z0 = SZ-.02; o_ = 0*T_
P = np.stack([np.concatenate([-(RW+T_)+0*k, (RW+T_)*j, RW+T_+0*k], 1), np.concatenate([Y_+0*k, Y_+0*j, Y_+0*k], 1), np.concatenate([z0+(SZ+HT+T_-z0)*k, SZ+HT+T_+0*j, z0+(SZ+HT+T_-z0)*k[:, ::-1]], 1)], -1)
if pnormals(P)[-30, 340, 1] > 0: P = P[:, ::-1].copy()
a_, d = plaster(P, np.exp(-((T_/.022)**2+(Y_/.026)**2))+0*P[..., 0], np.exp(-((P[..., 2]-SZ)/.06)**2)); sheet('wall', P, PL, a_, disp=d)
x, z = np.meshgrid(np.arange(-1.6, 1.6, .008), np.arange(-.02, SZ-.04, .008)); P = np.stack([x, np.full_like(x, .0), z], -1); a_, d = plaster(P, 0*x, 0*x); sheet('below', P, PL, a_, disp=d)
for sx, lx in ((4, -RW-.015-2), (4, RW+.015+2)): box('blk', (sx, .40, 3.6), (lx, .24, 1.6), PL)
box('blk', (8, .40, 2.), (0, .24, SZ+HT+.015+1), PL); box('blk', (8, .3, SZ), (0, .27, SZ/2-.05), PL)
# the slab: sandstone ten centimetres thick, a bead and a groove round its cusps
A = [(-HW, -.01)]+[(x, z) for x, z in cusped(HW, SP, RI, 7, 24, .12)]+[(HW, -.01)]; A = resample(A, .003); A[1:-1] = .25*A[:-2]+.5*A[1:-1]+.25*A[2:]
c = np.stack([0*A[:, 0], np.minimum(A[:, 1], .52)], -1); N = (A-c)/np.linalg.norm(A-c, axis=1, keepdims=True)
dep = resample([(0, TH), (0, .368), (.003, .362), (.008, .360), (.024, .360), (.027, .366), (.031, .366), (.034, .360), (.039, .356), (.045, .356), (.050, .360), (.053, .367), (.058, .369), (.36, .369)], .0025); T_, Y_ = rows(dep)
P = np.stack([A[:, 0]+N[:, 0]*T_, Y_+0*A[:, 0], SZ+A[:, 1]+N[:, 1]*T_], -1)
if pnormals(P)[-30, len(A)//2, 1] > 0: P = P[:, ::-1].copy()
ar = np.exp(-((T_/.008)**2+((Y_-.362)/.010)**2))+0*P[..., 0]; ST, n = worn('stone', '#bba289', '#93755e', '#523b2e', (.5, .75), 2.2, .45, .55, .75)
sheet('slab', P, ST, disp=.0010*fbm(P, 8, 3, seed=81)+.0006*fbm(P, 60, 3, .6, seed=82)+.0003*fbm(P, 190, 2, .6, seed=83)-.006*ar*sstep(.22, .42, fbm(P, 16, 4, .55, seed=84)))
# sill: a hollowed slab, its edge broken
pr = resample(round_path([(-.055, SZ-.075), (-.055, SZ), (TH+.10, SZ+.004), (TH+.10, SZ-.09)], .02, 9), .0036); x = np.arange(-RW-.06, RW+.10, .0036); P = sweep(pr, x); top = sstep(SZ-.03, SZ-.006, P[..., 2])
P[..., 2] -= top*.009*np.exp(-((x[:, None]-.02)/.26)**2)*np.exp(-((P[..., 1]+.02)/.12)**2); ar = np.exp(-((P[..., 1]+.05)**2+(P[..., 2]-SZ+.005)**2)/.018**2)
d = .0028*fbm(P, 6, 3, seed=3)+.0013*fbm(P, 42, 4, .6, seed=5)+.0006*fbm(P, 150, 2, .6, seed=8)-ar*.012*sstep(.16, .27, fbm(P, 17, 5, .62, seed=22)); SILL = sheet('sill', P, ST, disp=-d); SV = np.empty(P.size, np.float32); SILL.data.vertices.foreach_get('co', SV); SV = SV.reshape(-1, 3)
# floor: old flags, a dhurrie's corner
x, y = np.meshgrid(np.arange(-1.3, 1.7, .0065), np.arange(-2.0, .02, .0065)); P = np.stack([x, y, 0*x], -1); jx, jy = x+.006*fbm(P, 12, 3, seed=9), y+.006*fbm(P, 12, 3, seed=10)
rows = [-1.72, -1.22, -.80, -.33]; row = np.digitize(jy, rows); e = np.min(np.abs(jy[..., None]-np.array(rows)), -1); tone = 0*x; cut = [[-.9, -.2, .5, 1.1], [-.6, .05, .78, 1.3], [-1., -.36, .33, .98], [-.7, .02, .60, 1.2], [-.5, .2, .9]]; dz = 0*x
for k in range(5):
    M = row == k; e = np.where(M, np.minimum(e, np.min(np.abs(jx[..., None]-np.array(cut[k])), -1)), e); idx = np.digitize(jx, cut[k])
    for q in range(6): S = M & (idx == q); tone[S] = R.random(); dz[S] = R.normal(0, .0018)
P[..., 2] += dz+.0025*fbm(P, 4, 3, seed=13)+.0007*fbm(P, 60, 3, .6, seed=14)-.006*np.exp(-(e/.006)**2)-.0014*np.exp(-(e/.009)**2)
FL, n = worn('flag', '#937862', '#6b5341', '#3a2a20', (.30, .6), 1.8, .4, .4, .7, .4); fb = n.mix(n.math('MULTIPLY', attr(n, 'tone'), .55), n.base, '#4b382d'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', attr(n, 'edge'), .8), fb, '#251a14')); sheet('floor', P, FL, {'tone': tone, 'edge': np.exp(-(e/.007)**2)})
obj('fl2', [(-5, -5, -.01), (5, -5, -.01), (5, .2, -.01), (-5, .2, -.01)], [(0, 1, 2, 3)], FL, smooth=False)
# shutter leaf, opened into the room at the right: faded green paint on old wood
GW, n = worn('paint', '#6f8578', '#4c675c', '#26382f', (.5, .75), 2., .4, .1, .7, .3, 50.); gr = nz(n, n.g, 4., 6., .65, (9, 9, 1.6), .5); pt = n('ShaderNodeNewGeometry').outputs['Pointiness']
wd = n.mix(gr, '#2a1f17', '#65523f'); wearm = n.math('MAXIMUM', n.ramp(n.math('ADD', nz(n, n.g, 9, 8, .72, (2, 2, 1)), n.math('MULTIPLY', gr, .25)), [(.66, 0.), (.72, 1.)]), n.ramp(pt, [(.51, 0.), (.55, 1.)])); n.set(n.p.inputs['Base Color'], n.mix(wearm, n.base, wd)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', gr, n.math('MULTIPLY', wearm, -.5)), .5, .003))
LW, LH = .41, HT-.05
y, z = np.meshgrid(np.linspace(0, LW, 110), np.linspace(0, LH, 240)); fr = np.minimum(np.minimum(y, LW-y), np.minimum(np.minimum(z, LH-z), np.abs(z-.50)+.030)); pan = sstep(.058, .066, fr); fld_ = sstep(.085, .115, fr); P = np.stack([0*y, y, z], -1)
for s_ in (1, -1): h = sheet('leaf', P+np.array([.016*s_*-1, 0, 0]), GW, disp=None); co = np.empty(y.size*3, np.float32); h.data.vertices.foreach_get('co', co); co = co.reshape(-1, 3); co[:, 0] += (s_*(.011*pan-.008*fld_)+.0008*fbm(P*np.array([1, 4, .6]), 14, 3, seed=31)).ravel(); h.data.vertices.foreach_set('co', co.ravel()); h.data.update(); h.location = (RW+.022, -.015, SZ+.012); h.rotation_euler = (0, .004, math.pi+.20)
eg = box('edge', (.034, .004, LH), (0, 0, 0), GW, .001); a_ = math.pi+.20; eg.location = (RW+.022-math.sin(a_)*LW, -.015+math.cos(a_)*LW, SZ+.012+LH/2); eg.rotation_euler = (0, .004, a_)
IR = worn('iron', '#4a4440', '#2b2725', '#171413', (.4, .6), 3., .4, .3, .6, .4)[0]; e_ = bpy.data.objects.new('e', None); bpy.context.scene.collection.objects.link(e_); e_.location = h.location; e_.rotation_euler = h.rotation_euler
for z_ in (.10, LH-.12):
    it = [extrude_poly('strap', [(0, -.011), (.20, -.008), (.225, 0), (.20, .008), (0, .011)], .005, IR, .001), lathe('pin', [(.008, -.03), (.008, .03), (.001, .032)], 12, IR)]
    for k, x_ in enumerate((.04, .10, .17)): it.append(lathe('nail', [(.0048, 0), (.004, .0022), (.001, .003)], 10, IR)); it[-1].rotation_euler = (math.pi/2, 0, 0); it[-1].location = (x_, -.0025, R.normal(0, .0008))
    for o in it: o.parent = e_
    for o in it: b_ = o.matrix_basis.copy(); o.matrix_basis = Matrix.Translation((.0186, 0, z_))@Matrix.Rotation(math.pi/2, 4, 'Z')@b_
ri = bpy.ops.mesh.primitive_torus_add(major_radius=.021, minor_radius=.0026, major_segments=40, minor_segments=10); ri = bpy.context.object; ri.data.materials.append(IR); ri.parent = e_; ri.location = (.021, LW-.030, .47); ri.rotation_euler = (0, math.pi/2-.12, 0)
# a bride's lac bangles left on the sill, some of gold among them
LC, n = principled('lac', '#8e0c18', .16, 0, .55, Clearcoat=.4, Clearcoat_Roughness=.08); tc = n('ShaderNodeTexCoord').outputs['Object']; n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nz(n, tc, 55., 4., .65), [(.40, 0.), (.68, 1.)]), '#a00f1b', '#5e0710')); n.set(n.p.inputs['Roughness'], n.ramp(nz(n, tc, 90., 4., .65), [(.35, .12), (.70, .34)])); n.set(n.p.inputs['Normal'], n.bump(nz(n, tc, 140., 3., .5), .15, .0006))
GL = [LC, principled('maroon', '#560813', .2, 0, .5)[0], touched('gold', '#d9a648', '#7a4a1c', .16, 2.)[0]]
def bangle(m, r=.0026, cut=0): a = np.linspace(0, 2*math.pi, 181)[:, None]; b = np.linspace(0, 2*math.pi, 15)[None, :-1]; q = r*(1+.13*cut*np.cos(26*a)*np.cos(b)); return sheet('bangle', np.stack([(.0325+q*np.cos(b))*np.cos(a), (.0325+q*np.cos(b))*np.sin(a), q*np.sin(b)+0*a], -1), m, cyclic=True)
BN = [bangle(GL[0]), bangle(GL[1]), bangle(GL[2], .0025, 1)]; BX, BY = .0, .085
def top_(x, y, q=.035): r = np.hypot(SV[:, 0]-x, SV[:, 1]-y); return float(np.quantile(SV[(r < q) & (SV[:, 2] > SZ-.03), 2], .93))
def put(k, x, y, z, e=(0, 0, 0)): o = inst(BN[k], (BX+x, BY+y, top_(BX+x, BY+y)+z)); o.rotation_euler = e
for x, y, row in ((0, 0, (0, 1, 0, 0, 2, 0, 0, 1, 0, 2, 0)), (-.078, .035, (0, 0, 2, 0, 1, 0))):
    z = .0032; sx, sy = R.normal(0, .0006, 2)
    for q, k in enumerate(row): put(k, x+R.normal(0, .0024)+sx*q, y+R.normal(0, .0024)+sy*q, z, (R.normal(0, .018), R.normal(0, .018), R.uniform(0, 6))); z += .0053
put(0, .049, -.032, .0262, (-.86, 0, .95)); put(2, .0545, -.036, .0262, (-.83, .03, .98)); put(0, .0600, -.0395, .0256, (-.79, 0, 1.0)); put(2, .118, .020, .0030); put(0, .142, .046, .0066, (.11, .02, 0)); put(0, -.120, -.055, .0030)
for o in BN: hide_src(o)
# bougainvillea blown in
BG = rose_material('boug', '#a8164e', '#5c0a2c', '#c24a78', .5); bs = [rose_petal(BG, .028, .024, 60+i) for i in range(4)]
for x_, y_, z_ in [(.27, .07, 1), (.22, .17, 1), (.17, .02, 1), (-.24, .12, 1), (.34, -.46, 0), (.42, -.60, 0), (.40, -.69, 0), (.16, -.36, 0), (-.3, -.3, 0)]: inst(rnd.choice(bs), (x_, y_, top_(x_, y_, .012) if z_ else .001), (rnd.gauss(0, .08), rnd.gauss(0, .08), rnd.uniform(0, 6.3)), rnd.uniform(.7, 1.05))
for o in bs: hide_src(o)
# the room
DK = principled('dark', '#4a382c', .9, 0, .1)[0]
for V_ in ([(-2, -3.4, 0), (2, -3.4, 0), (2, -3.4, 3), (-2, -3.4, 3)], [(1.75, -3.4, 0), (1.75, .1, 0), (1.75, .1, 3), (1.75, -3.4, 3)], [(-1.9, -3.4, 0), (-1.9, .1, 0), (-1.9, .1, 3), (-1.9, -3.4, 3)], [(-2, -3.4, 2.8), (2, -3.4, 2.8), (2, .3, 2.8), (-2, .3, 2.8)]): obj('room', V_, [(0, 1, 2, 3)], DK, smooth=False)
# outside, as the film has it that was exposed for the room: burnt out, trees and a wall only guessed at; nearer, leaves hang into it, each spread to the disc of the aperture
def garden(w, h, px):
    X, Z = np.meshgrid(np.arange(w)*px, np.arange(h)*px); P = np.stack([X, 0*X, Z], -1); C = lambda r, g, b: np.array((r, g, b)); mixin = lambda im, m, c: im*(1-m[..., None])+m[..., None]*c
    im = C(9., 7.5, 5.7)*(1+.7*np.exp(-((X-.6)**2+(Z-3.2)**2)/1.6))[..., None]; far = sstep(-.04, .10, 1.95+.25*(1.6-X)+.55*fbm(P, .9, 4, .55, seed=201)-Z); im = mixin(im, far*.9, C(2.3, 1.9, 1.15)*(.85+.5*sstep(-.2, .5, fbm(P, 4., 4, .6, seed=202)))[..., None])
    wall = sstep(.02, -.02, Z-.98)*1.; im = mixin(im, wall, C(6.2, 5.2, 3.8)*(.82+.2*fbm(P, 1.2, 3, seed=205))[..., None]); im = mixin(im, sstep(.03, -.03, Z-.62-.05*X), C(7.4, 6.4, 4.8)*(1-.45*sstep(.0, .25, fbm(P*np.array([1, 1, 3.]), 1.5, 3, seed=206)))[..., None])
    lv = np.zeros((h, w)); lit = np.zeros((h, w))
    for x0, z0, a, n_, L in ((.20, 3.5, -1.15, 50, 1.5), (.6, 3.6, -1.3, 46, 1.25), (1.0, 3.6, -1.45, 36, .95), (1.5, 3.6, -1.8, 34, .9), (2.7, 3.3, -2.0, 46, 1.15), (2.6, 2.7, -2.4, 12, .5)):
        for q in range(n_):
            t = (q+R.uniform(0, 1))/n_; s_ = (-1)**q; c, b_ = a+.35*t+R.normal(0, .1), a+s_*R.uniform(.4, 1.)-.3; cx, cz = x0+math.cos(c)*L*t, z0+math.sin(c)*L*t; l_, w_ = R.uniform(.06, .11), R.uniform(.020, .032); cx, cz = cx+math.cos(b_)*l_, cz+math.sin(b_)*l_
            u, v = (X-cx)*math.cos(b_)+(Z-cz)*math.sin(b_), -(X-cx)*math.sin(b_)+(Z-cz)*math.cos(b_); k = sstep(1.1, .9, np.abs(v)/np.maximum(w_*(1-(np.clip(u/l_, -1, 1)*.5+.5)**2*.9), 1e-3))*(np.abs(u) < l_); lv = np.maximum(lv, k); lit = np.where(k > .5, R.random() < .35, lit)
    im = mixin(im, lv, C(.20, .19, .07)+lit[..., None]*C(1.3, 1.2, .3))
    d = np.hypot(*np.meshgrid(np.arange(w)-w//2, np.arange(h)-h//2)); K = (d < 9)*(1.+.3*(d/9)**4); K = np.fft.rfft2(np.fft.ifftshift(K/K.sum())); return np.maximum(np.stack([np.fft.irfft2(np.fft.rfft2(im[..., q])*K, (h, w)) for q in range(3)], -1), 0)
GW_, GH_, PX = 660, 800, .005; im = np.ones((GH_, GW_, 4), np.float32); im[..., :3] = garden(GW_, GH_, PX); bi = bpy.data.images.new('garden', GW_, GH_, float_buffer=True); bi.colorspace_settings.name = 'Linear'; bi.pixels.foreach_set(im.ravel())
m, n = mat('garden'); e_ = n('ShaderNodeEmission', Strength=1.); tx = n('ShaderNodeTexImage', Vector=n('ShaderNodeTexCoord').outputs['UV']); tx.image = bi; n.link(tx, e_.inputs[0]); n.link(e_, n.out.inputs[0]); m.cycles.sample_as_light = False
o = obj('garden', [(.2, 5, -1.75), (3.5, 5, -1.75), (3.5, 5, 2.25), (.2, 5, 2.25)], [(0, 1, 2, 3)], m, smooth=False); o.data.uv_layers.new(name='uv').data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
# light: sun through the window, broken by a creeper outside; sky; the room's return
D = Vector((.44, -.62, -.52)).normalized(); sun(D, 34., 4000, .8)
LV, LFc = [], []; c0 = Vector((0, .3, SZ+.45))-D*2.2; e1 = D.orthogonal().normalized(); e2 = D.cross(e1)
for i in range(260):
    a, b = R.normal(0, .45), R.normal(0, .45)
    if fbm(np.array([[a, b, 0]]), 2.1, 2, seed=97)[0] < .04: continue
    q = c0+e1*a+e2*b+D*R.normal(0, .2); w_ = q-Vector((0, .05, SZ+.03))
    if (w_-D*w_.dot(D)).length < .17: continue
    u_ = Vector(R.normal(size=3)).normalized(); v_ = u_.orthogonal().normalized(); s = R.uniform(.03, .07); k = len(LV); LV += [q-u_*s, q-v_*s*.5, q+u_*s, q+v_*s*.5]; LFc.append((k, k+1, k+2, k+3))
obj('creeper', LV, LFc, principled('leaves', '#3a4a22', .7)[0], smooth=False)
area((.05, 1.5, 1.0), (0, 0, .5), (1.6, 1.5), 34, color=(1., .95, .86)); area((1.2, -1.5, .12), (.1, 0, .5), (.9, .7), 13, temp=3000); area((-1., -2.4, 1.8), (0, 0, .5), (1.2, 1.2), 7, temp=3800)
world(color='#3a3f52', strength=.05)
camera((-.86, -2.2, .92), (.10, -.05, .53), 59, 2.4, (BX+.02, BY-.03, SZ))
render()
