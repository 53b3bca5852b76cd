# grade: --ev .45 --power 1.25,1.25,1.25 --bloom .07 --hal .06 --grain .012 --sat 1.06
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *
start('spines', 141, 18, {'': (1600, 1067)}, bounces=4, clamp_i=3, transp=6)
R = np.random.default_rng(14)
# ---------------------------------------------------------------- bindings: leather rubbed at joints and caps, gold leaf pressed into it and partly gone
def leather(name, c1, c2):
    m, n = principled(name, c1, .5, 0, .32); tc = n('ShaderNodeTexCoord').outputs['Object']; r = n('ShaderNodeObjectInfo').outputs['Random']; q = n('ShaderNodeVectorMath', dict(operation='ADD')); n.link(tc, q.inputs[0]); n.link(n('ShaderNodeCombineXYZ', X=n.math('MULTIPLY', r, 40.)), q.inputs[1]); q = q.outputs[0]; pt = n('ShaderNodeNewGeometry').outputs['Pointiness']
    a, v = nz(n, q, 22., 8., .66), n('ShaderNodeTexVoronoi', Vector=n.mix(.02, q, n('ShaderNodeTexNoise', Vector=q, Scale=90.).outputs['Color'], 'ADD'), Scale=560.).outputs[0]; hand = nz(n, q, 6., 6., .7, (1, 1, .5)); scuff = nz(n, q, 70., 5., .72, (1, 1, .35))
    c = n.mix(n.ramp(a, [(.32, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.math('MULTIPLY', n.ramp(hand, [(.5, 0.), (.75, 1.)]), .55), c, '#120806'); rub = n.math('MAXIMUM', n.ramp(n.math('ADD', pt, n.math('MULTIPLY', scuff, .05)), [(.545, 0.), (.58, .7)]), n.ramp(scuff, [(.70, 0.), (.76, .5)])); c = n.mix(rub, c, n.mix(.55, c1, '#b98f68'))
    g = n.math('MULTIPLY', attr(n, 'gold'), n.ramp(n.math('ADD', n.math('MULTIPLY', nz(n, q, 150., 4., .7), .6), n.math('MULTIPLY', hand, .4)), [(.36, .05), (.46, 1.)])); lab = attr(n, 'label'); c = n.mix(n.math('MULTIPLY', lab, .92), c, n.mix(r, '#3a0a10', '#14100e')); c = n.mix(g, c, n.mix(a, '#d7a552', '#a9752f')); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Metallic'], g); n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', n.ramp(hand, [(.3, .60), (.7, .36)]), n.math('MULTIPLY', g, .14)))
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', v, .7), n.math('ADD', n.math('MULTIPLY', scuff, .6), n.math('MULTIPLY', g, -1.2))), .32, .0009)); return m
LT = [leather(f'lt{k}', *c) for k, c in enumerate((('#6a1420', '#460c15'), ('#4a2415', '#2d150c'), ('#26372c', '#17231b'), ('#8a5a2b', '#643e1d'), ('#23232f', '#15151c'), ('#b89a70', '#94744e')))]
PG, n = principled('pages', '#d8c6a2', .85, 0, .15); tc = n('ShaderNodeTexCoord').outputs['Object']; lv = nz(n, tc, 1., 4., .7, (2600, 12, 12)); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(lv, [(.35, 0.), (.65, 1.)]), '#9c8560', '#e2d3b2')); n.set(n.p.inputs['Normal'], n.bump(lv, .5, .0006))
GT, n = principled('gilt', '#c79a4c', .34, .9, .5); lv = nz(n, n('ShaderNodeTexCoord').outputs['Object'], 1., 4., .7, (2600, 10, 10)); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(lv, [(.3, 0.), (.7, 1.)]), '#8b6128', '#d6ab5c')); n.set(n.p.inputs['Normal'], n.bump(lv, .4, .0005))
SILK = [principled(f'hb{k}', c, .7, 0, .3, Sheen=.4)[0] for k, c in enumerate(('#b03a2a', '#d8c08a', '#3e5a45'))]
NAMES = ['ANAYA & KABIR', 'UDAIPUR', 'MEERA & ARJUN', 'JODHPUR', 'ISHA & DEV', 'JAIPUR', 'TARA & VEER', 'ORCHHA', 'ZOYA & IMRAN', 'MANDAWA', 'RIYA & AMAN', 'BUNDI', 'LEELA & SAM', 'SAMODE', 'NOOR & ALI', 'KUMBHALGARH']
def press(T, H, bands, style, seed, title=None):
    """What is gilded on a spine of T x H metres: (gold, label) at each point; u from -1 to 1 across, z upwards."""
    nx, ny = int(T/.00042), int(H/.00042); u, z = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(0, H, ny)); x = u*T/2; g, lab = 0*u, 0*u; ring = lambda x0, z0, r, w: np.abs(np.hypot(x-x0, z-z0)-r) < w; dot = lambda x0, z0, r: np.hypot(x-x0, z-z0) < r; edge = [0.]+bands+[H]
    for b in bands:
        for d in (.0042, .0052) if style != 2 else (.0046,): g = np.maximum(g, np.abs(np.abs(z-b)-d) < .00033)
    for z0 in (.006, .0085, H-.006, H-.0085): g = np.maximum(g, np.abs(z-z0) < .0004)
    for k, (a, b) in enumerate(zip(edge, edge[1:])):
        c, w = (a+b)/2, T*.5; h = (b-a)/2-.009
        if k == len(edge)-3 and title: lab = np.maximum(lab, (np.abs(z-c) < h+.002)*(np.abs(x) < w*.93)); g = np.maximum(g, (np.abs(np.abs(z-c)-h) < .00035)*(np.abs(x) < w*.9)); continue
        if h < .008 or k in ((), (0,), (0, 2))[seed % 3]: continue
        m = min(w*.55, h*.85); t = np.arctan2(z-c, x); r = np.hypot(x, z-c)
        if style == 0: g = np.maximum(g, (np.abs(r-m*(.55+.40*np.abs(np.cos(2*t))**1.5)) < .00042)+ring(0, c, m*.26, .0004)+dot(0, c, m*.10))                       # a flower of four petals
        elif style == 1: g = np.maximum(g, (np.abs(np.abs(x)/m+np.abs(z-c)/(m*1.35)-1) < .045)+(np.abs(np.abs(x)/m+np.abs(z-c)/(m*1.35)-.62) < .04)+dot(0, c, m*.16)+sum(dot(sx*m, c+sz*m*1.05, m*.10) for sx in (-1, 1) for sz in (-1, 1)))   # lozenges
        elif style == 2:                                                                                                            # a paisley
            q = (z-c)/m; tt = np.clip((q+.9)/1.8, 0, 1); wd = .62*np.sin(math.pi*np.clip(tt, 0, 1)**.62)**.9*(1-.35*tt)+1e-3; cx = .42*np.clip(tt-.45, 0, 1)**2*2.6-.10; e_ = (np.abs(x/m-cx))/wd; ins = (tt > 0)*(tt < 1); g = np.maximum(g, ins*((np.abs(e_-1)*wd < .035)+(np.abs(e_-.55)*wd < .026)*(tt < .72)*(tt > .12))+dot(-.10*m, c-.38*m, m*.12)+sum(dot((math.cos(a)*.72-.10)*m, c+(math.sin(a)*.80-.34)*m, m*.045) for a in np.linspace(-3.0, -.14, 9)))
        else: g = np.maximum(g, ((np.abs(r-m*(.92+.06*np.cos(12*t))) < .00040)+(np.abs(r-m*.62) < .00035)+(r < m*.52)*(np.abs(np.cos(4*t)) < .16)*(r > m*.16)))              # a rosette
    return x, z, np.clip(g, 0, 1.)*1., lab*1.
def volume(T, H, D, m, style, seed, title=None):
    """An upright book, its spine towards -y, standing on z = 0, x from 0 to T: boards, a block of leaves, headbands, raised bands."""
    nb = (4, 5, 3, 5)[style]; bands = [H*(.09+.82*(k+.5)/nb)-.004 for k in range(nb)]; x, z, g, lab = press(T, H, bands, style, seed, title); u = 2*x/T; hub = sum(np.exp(-((z-b)/.0026)**4) for b in bands); cap = np.exp(-(z/.0022)**2)+np.exp(-((H-z)/.0022)**2)
    y = -.0085*np.sqrt(np.maximum(0, 1-np.abs(u)**2.4))-.0024*hub*(1-u**6)*(.92+.08*np.sin(seed+9*u))-.0012*cap+.0026*np.exp(-((np.abs(u)-.97)/.035)**2); P = np.stack([x+T/2+.0003*fbm(np.stack([x, 0*x, z], -1), 40, 3, seed=seed), y+.0004*fbm(np.stack([x, 0*x, z], -1), 30, 4, seed=seed), z+.0006*np.sin(2.6*u+seed)*cap*(z > H/2)-.0010*u**4*cap*(z > H/2)], -1)
    sp = sheet('spine', P[:, ::-1].copy() if pnormals(P)[5, 5, 1] > 0 else P, m, {'gold': (g[:, ::-1] if pnormals(P)[5, 5, 1] > 0 else g)*1., 'label': (lab[:, ::-1] if pnormals(P)[5, 5, 1] > 0 else lab)*1.}); bt = .0034
    a = [sp]+[box('board', (bt, D-.004, H), (xx, D/2+.004, H/2), m, .0012) for xx in (bt/2, T-bt/2)]; a += [box('leaves', (T-2*bt-.0006, D-.010, H-.009), (T/2, D/2+.001, H/2), GT if seed % 3 else PG, .0015)]
    for zz in (.0036, H-.0036): a.append(tube('hb', [(T*(.12+.76*k/12), .0005-.0050*math.sqrt(max(0, 1-abs(2*(.12+.76*k/12)-1)**2.4)), zz) for k in range(13)], .0016, SILK[seed % 3], False, 2))
    if title:
        c_ = bpy.data.curves.new('title', 'FONT'); c_.body = title.replace(' & ', '\n&\n') if len(title) > 8 else title; c_.align_x = c_.align_y = 'CENTER'; c_.extrude = .00008; c_.space_character = 1.12; c_.space_line = .92; c_.size = 1.; tz = (bands[-2]+bands[-1])/2; room = (bands[-1]-bands[-2])-.021; o = bpy.data.objects.new('title', c_); bpy.context.scene.collection.objects.link(o); bpy.context.view_layer.update(); k = min(T*.74/o.dimensions.x, (room if len(title) > 8 else room*.5)/o.dimensions.y); c_.materials.append(GT); o.scale = (k,)*3; o.rotation_euler = (math.pi/2, 0, 0); o.location = (T/2, -.0092, tz); a.append(o)
    bpy.context.view_layer.update(); return join(a, 'vol')
x, k = -.62, 0
while x < .62:
    T, H = rnd.uniform(.028, .054), rnd.uniform(.212, .278); o = volume(T, H, .17, LT[rnd.choices(range(6), [5, 4, 3, 3, 3, 1])[0]], rnd.choice((0, 1, 2, 3, 0, 3)), k, NAMES[k % len(NAMES)] if k % 4 != 2 else None); o.location = (x, rnd.uniform(-.008, .012), 0); o.rotation_euler = (rnd.gauss(0, .006), rnd.gauss(0, .004), rnd.gauss(0, .012)); k += 1
    if abs(x-.215) < .03: o.rotation_euler = (0, .20, 0); x += .052
    x += T+.0016
    if -.17 < x < -.10: GAP = x+.022; x = GAP+.205                                                     # a gap in the row: a lamp, two volumes that lie
for i, (T, rz, m) in enumerate(((.042, .12, 0), (.030, -.10, 3))):
    o = volume(T, .184, .15, LT[m], (1, 0)[i], 31+i); o.rotation_euler = (0, math.pi/2, rz); o.location = (GAP-.002*i, .0+.004*i, (.0422 if i == 0 else .0728))
WD, n = principled('shelf', '#2c180d', .34, 0, .45); g = n('ShaderNodeNewGeometry').outputs['Position']; mp = n('ShaderNodeMapping', Vector=g); mp.inputs['Scale'].default_value = (1.6, 18, 12); w = n('ShaderNodeTexNoise', Vector=mp, Scale=2.4, Detail=11., Roughness=.66, Distortion=.9)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(w, [(.3, 0.), (.72, 1.)]), '#170b06', '#4c2b18')); n.set(n.p.inputs['Roughness'], n.ramp(w, [(.3, .24), (.7, .45)])); n.set(n.p.inputs['Normal'], n.bump(w, .14, .003))
box('sh', (3, .50, .034), (0, .06, -.017), WD, .004); box('sh2', (3, .40, .034), (0, .11, .40), WD, .004); [box('bk', (.21, .02, 2), (-1.5+.2125*i, .27+.002*(i % 2), .2), WD, .003) for i in range(15)]
box('low', (3, .02, .06), (0, -.185, -.062), WD, .004)
MB, _ = brass('brass', '#d8a550', .22, 60, .3); D = diya_simple(MB); FM = flame_material(); FLS = [flame_mesh(FM, .043, .0064, .16), flame_mesh(FM, .031, .0056, -.20)]
lamp(D, FLS[:1], -.055, -.085, 0, -1.9, 1.15, .55); lamp(D, FLS[1:], .150, -.125, 0, -1.1, 1.0, .42); hide_src(D); [hide_src(f) for f in FLS]
petals([(rnd.gauss(-.02, .14), rnd.uniform(-.17, -.06), .0015) for _ in range(34)], ROSE, .021, .018)
area((-.9, -.9, .75), (0, 0, .12), (.4, .6), 20., temp=3400); area((.9, -.5, .5), (0, 0, .12), (.3, .4), 4., temp=2600); area((0, -.5, -.12), (0, 0, .1), (1.2, .14), 1.6, temp=2500)
world(color='#2a2024', strength=.08)
camera((-.13, -.92, .165), (-.02, .0, .112), 58, 3.2, (-.03, -.02, .12))
render()
