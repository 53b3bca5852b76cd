# grade: --ev .5 --power 1.34,1.36,1.4 --slope 1.02,1,.96 --bloom .10 --hal .06 --grain .013 --sat 1.03 --vig .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
start('window', 111, 16, {'': (1200, 1500)}, bounces=3, clamp_i=3, transp=8); rnd.seed(5); R = np.random.default_rng(12)
# a low sitting window, its sill 24 cm above the floor (floor z = 0, wall's inner face y = 0, outside +y): a straight plastered reveal, at its outer end a thin cusped slab
SZ, RW, HT, TH = .24, .45, 1.07, .46; HW, SP, RI = .375, .48, .40
PL, n = worn('lime', '#d8c6a6', '#c0aa88', '#947a5c', (.75, .92), 1.3, .5, .35, .6, .2, 80.)
g = n.g; sz = n('ShaderNodeSeparateXYZ', Vector=g).outputs[2]; st = nz(n, g, 3., 6., .7, (3.4, 3.4, .5)); ha = nz(n, g, 34., 4., .7, (.35, 1, 1.6))
pb = n.mix(n.math('MULTIPLY', n.ramp(st, [(.50, 0.), (.70, 1.)]), .45), n.base, '#806446'); pb = n.mix(n.math('MULTIPLY', n.ramp(ha, [(.40, 1.), (.58, 0.)]), .22), pb, '#8b7152'); pb = n.mix(n.math('MULTIPLY', n.ramp(n.math('ADD', sz, n.math('MULTIPLY', st, .25)), [(.20, 1.), (.42, 0.)]), .5), pb, '#5c4330')
pb = n.mix(attr(n, 'thin'), pb, '#9b7c5c'); pb = n.mix(n.ramp(attr(n, 'chip'), [(.05, 0.), (.6, .9)]), pb, '#8a6549'); n.set(n.p.inputs['Base Color'], n.mix(attr(n, 'crack'), pb, '#3d2c20'))
def rows(dep): return np.array([t for t, y in dep])[:, None], np.array([y for t, y in dep])[:, None]
def plaster(P, arris, low):
    """Worn lime: chipped to the brick at the arris, thin where it is touched, cracked finely."""
    fld = .62*fbm(P, 7.5, 5, .52, seed=61)+.46*arris*(.5+.9*fbm(P, 5., 2, seed=66))+.3*low; chip = sstep(.60, .64, fld); w_ = P+.02*np.stack([fbm(P, 9, 3, seed=k) for k in (71, 72, 73)], -1); crack = sstep(.022, .006, np.abs(fbm(w_, 2.6, 2, seed=74)))*sstep(.10, .3, fbm(P, 2.1, 2, seed=75))
    return dict(chip=chip, crack=.8*crack*(1-chip), thin=.5*sstep(.38, .58, fld)+.4*arris), .0045*fbm(P, 2.0, 3, seed=62)+.0012*fbm(P*np.array([.5, 1, 1.5]), 24, 4, .6, seed=63)+.0005*fbm(P, 130, 2, .6, seed=64)-.009*chip*(1+.25*fbm(P, 40, 3, seed=65))-.0012*sstep(.40, .58, fld)-.0012*crack
dep = [(0., y) for y in np.arange(.42, .012, -.0045)]+[(.010*(1-math.cos(t)), .010*(1-math.sin(t))) for t in np.linspace(0, math.pi/2, 7)]+[(.010+s_, 0.) for s_ in np.r_[np.arange(.003, .25, .0045), np.arange(.26, 1.35, .011)]]; T_, Y_ = rows(dep)
k = np.linspace(0, 1, 240)[None]; j = np.linspace(-1, 1, 202)[None, 1:-1]; z0 = SZ-.02; o_ = 0*T_
P = np.stack([np.concatenate([-(RW+T_)+0*k, (RW+T_)*j, RW+T_+0*k], 1), np.concatenate([Y_+0*k, Y_+0*j, Y_+0*k], 1), np.concatenate([z0+(SZ+HT+T_-z0)*k, SZ+HT+T_+0*j, z0+(SZ+HT+T_-z0)*k[:, ::-1]], 1)], -1)
if pnormals(P)[-30, 340, 1] > 0: P = P[:, ::-1].copy()
a_, d = plaster(P, np.exp(-((T_/.022)**2+(Y_/.026)**2))+0*P[..., 0], np.exp(-((P[..., 2]-SZ)/.06)**2)); sheet('wall', P, PL, a_, disp=d)
x, z = np.meshgrid(np.arange(-1.6, 1.6, .008), np.arange(-.02, SZ+.02, .008)); P = np.stack([x, np.full_like(x, .0), z], -1); a_, d = plaster(P, 0*x, np.exp(-(z/.05)**2)); sheet('below', P, PL, a_, disp=d)
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
def slab():
    pr = resample(round_path([(-.055, SZ-.075), (-.055, SZ), (TH+.10, SZ+.004), (TH+.10, SZ-.09)], .02, 9), .0036); x = np.arange(-RW-.06, RW+.10, .0036); P = sweep(pr, x); top = sstep(SZ-.03, SZ-.006, P[..., 2])
    P[..., 2] -= top*.009*np.exp(-((x[:, None]-.02)/.26)**2)*np.exp(-((P[..., 1]+.02)/.12)**2); ar = np.exp(-((P[..., 1]+.05)**2+(P[..., 2]-SZ+.005)**2)/.018**2)
    d = .0028*fbm(P, 6, 3, seed=3)+.0013*fbm(P, 42, 4, .6, seed=5)+.0006*fbm(P, 150, 2, .6, seed=8)-ar*.013*sstep(.12, .34, fbm(P, 15, 4, .55, seed=22)); return sheet('sill', P, ST, disp=-d)
# floor: old flags, a dhurrie's corner
x, y = np.meshgrid(np.arange(-1.3, 1.7, .0065), np.arange(-2.0, .02, .0065)); P = np.stack([x, y, 0*x], -1); jx, jy = x+.006*fbm(P, 12, 3, seed=9), y+.006*fbm(P, 12, 3, seed=10)
rows = [-1.72, -1.22, -.80, -.33]; row = np.digitize(jy, rows); e = np.min(np.abs(jy[..., None]-np.array(rows)), -1); tone = 0*x; cut = [[-.9, -.2, .5, 1.1], [-.6, .05, .78, 1.3], [-1., -.36, .33, .98], [-.7, .02, .60, 1.2], [-.5, .2, .9]]; dz = 0*x
for k in range(5):
    M = row == k; e = np.where(M, np.minimum(e, np.min(np.abs(jx[..., None]-np.array(cut[k])), -1)), e); idx = np.digitize(jx, cut[k])
    for q in range(6): S = M & (idx == q); tone[S] = R.random(); dz[S] = R.normal(0, .0018)
P[..., 2] += dz+.0025*fbm(P, 4, 3, seed=13)+.0007*fbm(P, 60, 3, .6, seed=14)-.006*np.exp(-(e/.006)**2)-.003*np.exp(-(e/.015)**2)
FL, n = worn('flag', '#937862', '#6b5341', '#3a2a20', (.30, .6), 1.8, .4, .4, .7, .4); fb = n.mix(n.math('MULTIPLY', attr(n, 'tone'), .55), n.base, '#4b382d'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', attr(n, 'edge'), .8), fb, '#251a14')); sheet('floor', P, FL, {'tone': tone, 'edge': np.exp(-(e/.007)**2)})
obj('fl2', [(-5, -5, -.01), (5, -5, -.01), (5, .2, -.01), (-5, .2, -.01)], [(0, 1, 2, 3)], FL, smooth=False)
# shutter leaf, opened into the room at the right: faded green paint on old wood
GW, n = worn('paint', '#6f8578', '#4c675c', '#26382f', (.5, .75), 2., .4, .1, .7, .3, 50.); gr = nz(n, n.g, 4., 6., .65, (9, 9, 1.6), .5); pt = n('ShaderNodeNewGeometry').outputs['Pointiness']
wd = n.mix(gr, '#3a2619', '#7c5a3d'); wearm = n.math('MAXIMUM', n.ramp(n.math('ADD', nz(n, n.g, 9, 8, .72, (2, 2, 1)), n.math('MULTIPLY', gr, .25)), [(.66, 0.), (.72, 1.)]), n.ramp(pt, [(.51, 0.), (.55, 1.)])); n.set(n.p.inputs['Base Color'], n.mix(wearm, n.base, wd)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', gr, n.math('MULTIPLY', wearm, -.5)), .5, .003))
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
# a shawl let go on the sill, one end of it over the edge
SH, n = principled('shawl', '#6d121c', .78, 0, .18, Sheen=.25); uv = n('ShaderNodeTexCoord').outputs['UV']; su = n('ShaderNodeSeparateXYZ', Vector=uv); U, V = su.outputs[0], su.outputs[1]; wx = n('ShaderNodeTexWave', dict(bands_direction='X'), Vector=uv, Scale=210., Distortion=1.2, Detail=1.).outputs[0]; wy = n('ShaderNodeTexWave', dict(bands_direction='Y'), Vector=uv, Scale=210., Distortion=1.2, Detail=1.).outputs[0]; sl = nz(n, uv, 1., 4., .65, (14, 260, 1)); cl = nz(n, uv, 7., 6., .65)
CW, CL = .62, .80; eu = n.math('MINIMUM', U, n.math('SUBTRACT', CW, U)); ev = n.math('MINIMUM', V, n.math('SUBTRACT', CL, V)); z1 = n.ramp(n.math('MULTIPLY', eu, 10.), [(0., 0.), (.06, 0.), (.07, 1.), (.14, 1.), (.15, 0.)], 'CONSTANT'); z2 = n.ramp(n.math('MULTIPLY', ev, 5.), [(0., 0.), (.04, 1.), (.09, 0.), (.12, .8), (.42, .8), (.43, 0.), (.46, 1.), (.51, 0.)], 'CONSTANT')
bt = n('ShaderNodeTexVoronoi', dict(distance='MANHATTAN'), Vector=uv, Scale=64., Randomness=.2).outputs[0]; zr = n.math('MULTIPLY', n.math('MAXIMUM', n.math('MULTIPLY', z1, .8), n.math('MULTIPLY', z2, n.ramp(bt, [(.25, 1.), (.42, .25)]))), n.ramp(nz(n, uv, 60., 3., .6), [(.35, .55), (.6, 1.)]))
cc = n.mix(n.math('MULTIPLY', cl, .5), '#63101a', '#8c2226'); cc = n.mix(n.math('MULTIPLY', n.ramp(sl, [(.5, 0.), (.66, 1.)]), .3), cc, '#3a080e'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', zr, .85), cc, '#b98845')); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', n.math('ADD', wx, wy), .5), n.math('MULTIPLY', sl, .6)), .45, .0008))
NU, NV = 84, 120; path = resample(round_path([(.30, SZ+.013), (-.070, SZ+.011), (-.080, SZ-.185)], .022, 8), .0042); n_ = len(path)
u, v = np.meshgrid(np.linspace(0, 1, NU), np.linspace(0, 1, NV)); yz = np.stack([np.interp(v*(n_-1), np.arange(n_), path[:, k]) for k in (0, 1)], -1); T_ = np.gradient(yz, axis=0); T_ /= np.linalg.norm(T_, axis=-1, keepdims=True)
k3 = lambda a, b, s: fbm(np.stack([u*a, v*b, 0*u], -1), 1., 2, seed=s); hang = sstep(.66, .86, v); w_ = 2*math.pi*(3.6*u+.34*np.sin(4.1*u+.6))+1.5*k3(1.5, 2.6, 11)+.9*v; am = (.011+.008*k3(3., 1.6, 14))*(1+.8*hang)*(np.sin(w_)+1.)
S = np.stack([-.08+(u-.5)*(.33-.07*np.exp(-((v-.62)/.16)**2)+.03*hang)+.09*(v-.3)+.006*np.sin(2*w_)+.018*k3(.7, 2.2, 19), yz[..., 0]+T_[..., 1]*am+(1-hang)*.05*(u-.5), yz[..., 1]-T_[..., 0]*am+(1-hang)*.016*np.maximum(0, k3(2.2, 3.4, 23))+hang*(.012*np.sin(5*u+.4)-.045*(u-.55))], -1)
o = sheet('shawl', S, SH); uvgrid(o, NU, NV, CW, CL); cs = [collider(box('c1', (2.4, .7, SZ+.2), (0, -.055+.35, SZ/2-.1+.002)), .003, 30.)]; fall(o, 16, .2, 16., .12, 1.5, None, .003, False, 0., 5, 0); q = o.modifiers.new('sm', 'SMOOTH'); q.factor = .5; q.iterations = 2
for q in cs: bpy.data.objects.remove(q)
SW = np.empty(NU*NV*3, np.float32); o.data.vertices.foreach_get('co', SW); SW = SW.reshape(NV, NU, 3); q = o.modifiers.new('so', 'SOLIDIFY'); q.thickness = .0016; q.offset = 0; subsurf(o, 1)
for i in range(0, NU, 1):
    a, b = SW[-1, i].astype(float), SW[-3, i].astype(float); d_ = (a-b)/max(1e-6, np.linalg.norm(a-b)); pts = [a]
    for k in range(5): d_ = d_+np.array((R.normal(0, .12), R.normal(0, .12), -.4)); d_ /= np.linalg.norm(d_); p_ = pts[-1]+d_*.010; p_[2] = max(p_[2], .003); pts.append(p_)
    tube('fr', [tuple(p_) for p_ in pts], .0008, SH, False, 1)
# bougainvillea blown in
BG = petal_material('boug', '#a8164e', '#6c0a34', .5); bs = [petal_mesh(f'b{i}', BG, L=.030, W=.024, curl=.3+.15*i, cup=.5, seed=60+i, notch=-.2) for i in range(4)]
for x_, y_, z_ in [(.27, .07, SZ), (.22, .17, SZ), (.34, -.46, 0), (.42, -.60, 0), (.40, -.69, 0), (.16, -.36, 0), (-.3, -.3, 0)]: inst(rnd.choice(bs), (x_, y_, z_+.004), (rnd.gauss(0, .3), rnd.gauss(0, .3), rnd.uniform(0, 6.3)), rnd.uniform(.7, 1.05))
for o in bs: hide_src(o)
# the room
DK = principled('dark', '#4a382c', .9, 0, .1)[0]
for V_ in ([(-2, -3.4, 0), (2, -3.4, 0), (2, -3.4, 3), (-2, -3.4, 3)], [(1.75, -3.4, 0), (1.75, .1, 0), (1.75, .1, 3), (1.75, -3.4, 3)], [(-1.9, -3.4, 0), (-1.9, .1, 0), (-1.9, .1, 3), (-1.9, -3.4, 3)], [(-2, -3.4, 2.8), (2, -3.4, 2.8), (2, .3, 2.8), (-2, .3, 2.8)]): obj('room', V_, [(0, 1, 2, 3)], DK, smooth=False)
# the garden outside, as a fast lens sees it from the room: leaves, gaps of sky and glints, each spread to the disc of its aperture
def garden(w, h, px):
    X, Z = np.meshgrid(np.arange(w)*px, np.arange(h)*px); P = np.stack([X, 0*X, Z], -1); C = lambda r, g, b: np.array((r, g, b))
    cl, lf = fbm(P, 1.1, 3, .55, seed=201), fbm(P, 9., 3, .6, seed=202); lit = sstep(-.25, .45, cl+.35*lf+.12*(1.4-X)); im = C(.05, .075, .018)+lit[..., None]*C(.75, .72, .15)*(.6+.5*sstep(0, .5, lf))[..., None]
    gap = sstep(.20, .34, fbm(P+7, 1.5, 4, .6, seed=203)+.16*(Z-2.6)); im = im*(1-gap[..., None])+gap[..., None]*C(5., 4.3, 3.1)
    for x_, w_, l_ in ((.95, .045, .10), (2.15, .07, -.12), (2.45, .03, .2)): tr = sstep(w_, w_*.7, np.abs(X-x_-l_*(Z-1.4)-.05*fbm(P, 1.5, 2, seed=207)))[..., None]; im = im*(1-tr)+tr*C(.10, .065, .035)
    gr = sstep(.10, .0, Z-1.05-.16*fbm(P, 2., 3, seed=204)); sun_ = sstep(-.15, .25, fbm(P*np.array([1, 1, 2.6]), 1.6, 3, seed=205)); im = im*(1-gr[..., None])+gr[..., None]*(C(.55, .47, .22)+sun_[..., None]*C(2.6, 2.1, 1.25))
    K = lambda r: np.fft.rfft2(np.fft.ifftshift((lambda q: q/q.sum())((np.hypot(*np.meshgrid(np.arange(w)-w//2, np.arange(h)-h//2)) < r)*(1.+.35*(np.hypot(*np.meshgrid(np.arange(w)-w//2, np.arange(h)-h//2))/r)**4))))
    blur = lambda a, r: np.maximum(np.stack([np.fft.irfft2(np.fft.rfft2(a[..., q])*K(r), (h, w)) for q in range(3)], -1), 0)
    im = blur(im, 11)
    for n_, r_, e_ in ((520, 10, 420), (80, 16, 1000)):
        g_ = np.zeros_like(im)
        for q in range(n_):
            i, j_ = int(R.integers(h)), int(R.integers(w))
            if gr[i, j_] > .4 or R.random() > .25+lit[i, j_]: continue
            g_[i, j_] += e_*R.lognormal(-.3, .8)*(C(1., .93, .42) if R.random() < .8 else C(1., .92, .75))
        im = im+blur(g_, r_)
    return im
GW_, GH_, PX = 660, 800, .005; im = np.ones((GH_, GW_, 4), np.float32); im[..., :3] = garden(GW_, GH_, PX); bi = bpy.data.images.new('garden', GW_, GH_, float_buffer=True); bi.colorspace_settings.name = 'Linear'; bi.pixels.foreach_set(im.ravel())
m, n = mat('garden'); e_ = n('ShaderNodeEmission', Strength=1.); tx = n('ShaderNodeTexImage', Vector=n('ShaderNodeTexCoord').outputs['UV']); tx.image = bi; n.link(tx, e_.inputs[0]); n.link(e_, n.out.inputs[0]); m.cycles.sample_as_light = False
o = obj('garden', [(.2, 5, -1.75), (3.5, 5, -1.75), (3.5, 5, 2.25), (.2, 5, 2.25)], [(0, 1, 2, 3)], m, smooth=False); o.data.uv_layers.new(name='uv').data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
# light: sun through the window, broken by a creeper outside; sky; the room's return
D = Vector((.44, -.62, -.52)).normalized(); sun(D, 34., 4000, .8)
LV, LFc = [], []; c0 = Vector((0, .3, SZ+.45))-D*2.2; e1 = D.orthogonal().normalized(); e2 = D.cross(e1)
for i in range(260):
    a, b = R.normal(0, .45), R.normal(0, .45)
    if fbm(np.array([[a, b, 0]]), 2.1, 2, seed=97)[0] < .04: continue
    q = c0+e1*a+e2*b+D*R.normal(0, .2); w_ = q-Vector((-.05, .02, SZ+.06))
    if (w_-D*w_.dot(D)).length < .17: continue
    u_ = Vector(R.normal(size=3)).normalized(); v_ = u_.orthogonal().normalized(); s = R.uniform(.03, .07); k = len(LV); LV += [q-u_*s, q-v_*s*.5, q+u_*s, q+v_*s*.5]; LFc.append((k, k+1, k+2, k+3))
obj('creeper', LV, LFc, principled('leaves', '#3a4a22', .7)[0], smooth=False)
area((-.2, 1.6, 1.6), (0, 0, .5), (1.4, 1.4), 14, color=(.66, .77, 1.)); area((1.2, -1.5, .12), (.1, 0, .7), (.9, .7), 9, temp=3000); area((-1., -2.4, 1.8), (0, 0, .5), (1.2, 1.2), 7, temp=3800)
# dust: motes that only the sun finds
DM, n = mat('mote'); t = n('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = (1, .95, .88, 1); n.link(t, n.out.inputs[0]); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1.); me = bpy.data.meshes.new('mo'); bm.to_mesh(me); bm.free(); me.materials.append(DM)
for i in range(380):
    o = bpy.data.objects.new('mo', me); bpy.context.scene.collection.objects.link(o); o.location = (R.uniform(-.3, .9), R.uniform(-1.1, .2), R.uniform(.05, 1.3)); o.scale = (R.uniform(.0005, .0011),)*3; o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
world(color='#3a3f52', strength=.05)
camera((-.98, -2.15, 1.02), (.09, -.05, .52), 55, 2.2, (-.05, -.04, SZ))
render()
