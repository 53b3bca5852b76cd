# grade: --ev .42 --power 1.52,1.53,1.52 --bloom .07 --hal .06 --grain .012 --sat 1.05 --vig .34
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
from PIL import Image, ImageDraw, ImageFilter
V = start('pen', 61, 24, {'': (2000, 1250), 'tall': (1200, 1500)}, bounces=3, clamp_i=3, transp=6); rnd.seed(12)
G = bpy.data.objects.new('G', None); bpy.context.scene.collection.objects.link(G)   # the whole still life hangs on this: turned for the tall frame
def put(o, m): o.parent = G; o.matrix_local = m; return o
def pose(x, y, z=0., rz=0., rx=0., ry=0.): return Matrix.Translation((x, y, z)) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Rotation(ry, 4, 'Y') @ Matrix.Rotation(rx, 4, 'X')
nz3 = lambda x, y, z=0.: mnoise.noise(Vector((x, y, z)))
def uvs(o, nx, ny):
    l = o.data.uv_layers.new(name='UV')
    for lp in o.data.loops: i = lp.vertex_index; l.data[lp.index].uv = ((i % nx)/(nx-1), (i//nx)/(ny-1))
# --- hand: cursive that says nothing, down strokes heavy --------------------
PW, PH, PX = .138, .196, 18000.                              # page in metres, pixels a metre
def cursive(n, caps=False):
    """Pen path of a word of n strokes in x-heights: [(x, y)], slanted."""
    P = []; x = 0.
    kinds = rnd.choices('uneloaldgt', [6, 6, 5, 2, 5, 4, 2, 2, 2, 2], k=n)
    if caps:
        for k in range(60):
            t = k/59; a = 5.6*t+2.2; r = 1.5*(1-.72*t); P.append((.9+r*math.cos(a)*.8+.5*t, 1.5+r*math.sin(a)*1.05))
        x = P[-1][0]+.1
        P += [(x-.1+.25*t/9, P[-1][1]*(1-t/9)) for t in range(10)]; x += .2
    for k in kinds:
        A, w, lo = {'u': (1, .62, 0), 'n': (1.05, .66, 0), 'e': (1, .55, .33), 'o': (1, .75, .3), 'a': (1.05, .8, .25), 'l': (2.5, .6, .36), 'd': (2.3, .9, .2), 'g': (1, .7, .1), 't': (1.9, .5, .05)}[k]
        A *= rnd.uniform(.88, 1.1); w *= rnd.uniform(.85, 1.2); D = 1.5*rnd.uniform(.85, 1.15) if k == 'g' else 0
        for q in range(22):
            t = q/21; th = 2*math.pi*t; P.append((x+w*t-lo*math.sin(th)*.9, A*(1-math.cos(th))/2))
        if D:
            for q in range(22): t = q/21; th = 2*math.pi*t; P.append((x+w+.25*t-.36*math.sin(th)*(1 if t > .1 else .3), -D*(1-math.cos(th))/2))
            w += .25
        x += w
    P.append((x+.25, .35)); return P, x+.25
im = Image.new('L', (round(PW*PX), round(PH*PX)), 0); dr = ImageDraw.Draw(im)
def stroke(pts, w0, w1):
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        for s in range(3):
            a = s/3; xa, ya = x0+(x1-x0)*a, y0+(y1-y0)*a; dn = max(0, (y0-y1)/(math.hypot(x1-x0, y1-y0)+1e-9)); w = (w0+(w1-w0)*dn**1.4)*PX*rnd.uniform(.9, 1.1)
            dr.ellipse([xa*PX-w/2, (PH-ya)*PX-w/2, xa*PX+w/2, (PH-ya)*PX+w/2], fill=255)
def fine(pts, n):
    out = []
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        k = max(1, int(math.hypot(x1-x0, y1-y0)/.00008))
        out += [(x0+(x1-x0)*i/k, y0+(y1-y0)*i/k) for i in range(k)]
    return out
def line(y, x0, words, xh, big=False):
    x = x0
    for i, w in enumerate(words):
        P, L = cursive(w, big or (i == 0 and rnd.random() < .6)); s = xh
        pts = [(x+(px+.62*py)*s, y+py*s+.0002*math.sin(x*90)) for px, py in P]
        stroke(fine(pts, 0), .00015*(xh/.0024)**.5, .00056*(xh/.0024)**.6); x += L*s+xh*1.5
    return x
def centred(y, words, xh, big=False):
    st = rnd.getstate(); x = line(-9., 0, words, xh, big); rnd.setstate(st); line(y, (PW-x)/2, words, xh, big)
centred(.029, [5, 4, 6], .0024)
for y, w, h in ((.0415, [4, 6, 3, 5], .0024), (.054, [7, 3, 6, 4], .0024), (.0665, [5, 6, 5], .0024), (.088, [6, 8], .0048), (.106, [2], .003), (.124, [7, 7], .0048), (.144, [5, 3, 6, 5], .0024), (.1565, [3, 7, 4], .0024)): centred(y, w, h, h > .004)
os.makedirs(OUT, exist_ok=True); ip = f'{OUT}/pen-ink.png'
foil = Image.new('L', im.size, 0); df = ImageDraw.Draw(foil); q = lambda *a: [c*PX for c in a]                # gold leaf: a double rule and a small arch at the head
for d, w in ((.0085, .0007), (.0104, .00028)): df.rectangle(q(d, d, PW-d, PH-d), outline=255, width=round(w*PX))
A = [(PW/2+x*.6, PH-(.1735+z*.6)) for x, z in cusped(.018, 0, .020, 9, 8)]; df.line([tuple(q(*p)) for p in [(A[0][0], A[0][1]+.004)]+A+[(A[-1][0], A[-1][1]+.004)]], fill=255, width=11)
Image.merge('RGB', (im.filter(ImageFilter.GaussianBlur(1.3)), foil.filter(ImageFilter.GaussianBlur(1.)), im)).save(ip)
# --- paper ------------------------------------------------------------------
def paper_mat(name, c1, c2, ink=None):
    m, n = principled(name, c1, .88, 0, .18, Sheen=.12); p = n('ShaderNodeTexCoord').outputs['Object']
    a = n('ShaderNodeTexNoise', Vector=p, Scale=55., Detail=6., Roughness=.6); b = n('ShaderNodeTexNoise', Vector=p, Scale=620., Detail=5., Roughness=.7, Distortion=1.2); f = n('ShaderNodeTexNoise', Vector=p, Scale=2600., Detail=3.)
    vo = n('ShaderNodeTexVoronoi', dict(feature='DISTANCE_TO_EDGE'), Vector=n.mix(.012, p, b.outputs['Color'], 'ADD'), Scale=140.)
    c = n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.ramp(vo, [(0., .30), (.02, 0.)]), c, c2); c = n.mix(n.ramp(b, [(.62, 0.), (.8, .35)]), c, '#b89a6c')
    h = n.math('ADD', n.math('ADD', n.math('MULTIPLY', a.outputs[0], 1.6), b.outputs[0]), n.math('MULTIPLY', f.outputs[0], .35))
    if ink:
        t = n('ShaderNodeTexImage', dict(image=bpy.data.images.load(ink))); t.image.colorspace_settings.name = 'Non-Color'; n.link(n('ShaderNodeTexCoord').outputs['UV'], t.inputs[0])
        rgb = n('ShaderNodeSeparateRGB', Image=t.outputs[0]); k = n.math('MULTIPLY', rgb.outputs[0], n('ShaderNodeMapRange', Value=b.outputs[0], From_Min=.25, From_Max=.55, To_Min=.72, To_Max=1.).outputs[0])
        pool = n.ramp(n('ShaderNodeTexNoise', Vector=p, Scale=900., Detail=2.), [(.3, 0.), (.7, 1.)])
        c = n.mix(k, c, n.mix(pool, '#2a1410', '#120a0c')); n.set(n.p.inputs['Roughness'], n('ShaderNodeMapRange', Value=k, To_Min=.9, To_Max=.42)); n.set(n.p.inputs['Sheen'], 0.)
        fo = n.math('MULTIPLY', rgb.outputs[1], n.ramp(b, [(.36, .15), (.46, 1.)])); c = n.mix(fo, c, '#d9a24a'); n.set(n.p.inputs['Metallic'], fo)
        n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', n('ShaderNodeMapRange', Value=k, To_Min=.9, To_Max=.42).outputs[0], n.math('MULTIPLY', fo, .58)))
        h = n.math('SUBTRACT', h, n.math('ADD', n.math('MULTIPLY', k, .25), n.math('MULTIPLY', rgb.outputs[1], .9)))
    n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Normal'], n.bump(h, .8, .0007)); return m
def lift(x, y, W, H, s):                                     # handmade paper never lies flat
    return .0011*(nz3(x*14+s, y*14, s)+.6)+.0060*max(0, 1-math.hypot(x, y-H)/.09)**2+.0020*max(0, 1-math.hypot(x, y)/.07)**2+.0040*max(0, 1-math.hypot(x-W, y)/.06)**2+.0006*max(0, 1-math.hypot(x, y)/.05)
def sheet(name, W, H, m, seed, th=.0011, nx=300, ny=420):
    """Cotton sheet, origin in the lower left corner: torn, thinning, fibrous edges; the edge's thickness belongs to the mesh."""
    rag = lambda t, s: .0011*nz3(t*60, s, seed)+.0008*nz3(t*190, s, seed+3)+.0005*nz3(t*520, s, seed+5)+.0003*nz3(t*1400, s, seed)
    ez = lambda u: u if False else (.5-.5*math.cos(math.pi*u))*.55+u*.45      # denser at the borders
    V_, F_ = [], []
    for side in (1, 0):
        for j in range(ny):
            for i in range(nx):
                u, v = ez(i/(nx-1)), ez(j/(ny-1)); x = W*u+(1-2*u)*abs(1-2*u)**6*rag(v*H, 1 if u < .5 else 2)*1.; y = H*v+(1-2*v)*abs(1-2*v)**6*rag(u*W, 3 if v < .5 else 4)
                e = min(u*W, (1-u)*W, v*H, (1-v)*H); t = th*(.22+.78*min(1, e/.0022)**.6)*(1+.45*nz3(x*420, y*420, seed+9)*max(0, 1-e/.004)) if e > 1e-6 else th*.14
                V_.append((x, y, lift(x, y, W, H, seed)+(t if side else 0)))
    for s in (0, 1):
        b = s*nx*ny
        for j in range(ny-1):
            for i in range(nx-1): q = (b+j*nx+i, b+j*nx+i+1, b+(j+1)*nx+i+1, b+(j+1)*nx+i); F_.append(q if s == 0 else q[::-1])
    ring = [i for i in range(nx)]+[j*nx+nx-1 for j in range(1, ny)]+[(ny-1)*nx+i for i in range(nx-2, -1, -1)]+[j*nx for j in range(ny-2, 0, -1)]
    for a, b in zip(ring, ring[1:]+ring[:1]): F_.append((a, nx*ny+a, nx*ny+b, b))
    o = obj(name, V_, F_, m); l = o.data.uv_layers.new(name='UV')
    for lp in o.data.loops: v = V_[lp.vertex_index]; l.data[lp.index].uv = (v[0]/W, v[1]/H)
    return o
IV = paper_mat('cotton', '#e9dcc2', '#dccaa8', ip); IV2 = paper_mat('cotton2', '#cdb78f', '#b39a70')
TH = math.radians(-76); PO = (-.030, .052)                    # the page's lower left corner; its foot faces left, the lines run towards us
page = pose(PO[0], PO[1], .0004, TH)
put(sheet('page', PW, PH, IV, 2.3), page)
def on_page(x, y): p = page @ Vector((x, y, 0)); return p.x, p.y, lift(x, y, PW, PH, 2.3)+.0015
# fibres along the foot of the page
FB = principled('fibre', '#e3d3b4', .9)[0]
for i in range(46):
    x = rnd.uniform(0, PW); s = rnd.gauss(0, 1); L = rnd.uniform(.0008, .003); p = page @ Vector((x, .0004, lift(x, 0, PW, PH, 2.3)+.0003)); d = TH-math.pi/2+s*.7
    put(tube('fb', [(p.x+L*t*math.cos(d+t*rnd.uniform(-.9, .9)), p.y+L*t*math.sin(d), p.z+.0004*math.sin(t*3)) for t in (0, .3, .6, 1)], .00003, FB, False, 0), Matrix())
# --- the pen: tip at the origin, body along +x -------------------------------
GOLD, n = principled('gold', '#e3ad55', .16, 1.); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=160., Detail=6., Roughness=.65); b = n('ShaderNodeTexNoise', Vector=tc, Scale=2400., Detail=2.)
n.set(n.p.inputs['Roughness'], n.ramp(a, [(.35, .10), (.72, .34)])); n.set(n.p.inputs['Normal'], n.bump(b, .05, .0002)); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.5, 0.), (.8, .4)]), '#e3ad55', '#a8742c'))
LQ, n = principled('lacquer', '#0b0506', .07, 0, .55, Clearcoat=.6, Clearcoat_Roughness=.04); tc = n('ShaderNodeTexCoord').outputs['Object']
a = n('ShaderNodeTexNoise', Vector=tc, Scale=70., Detail=7., Roughness=.62, Distortion=.6); mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (60, 900, 900); sc_ = n('ShaderNodeTexNoise', Vector=mp, Scale=1., Detail=2.); vo = n('ShaderNodeTexVoronoi', Vector=tc, Scale=1500.)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.4, 0.), (.7, 1.)]), '#080405', '#1d070a')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.40, .05), (.68, .16)])); n.set(n.p.inputs['Normal'], n.bump(sc_, .009, .0003))
EB, n = principled('ebonite', '#0d0b0a', .42, 0, .4)
def nib():
    NX, NY = 33, 90
    hw = lambda s: [h0+(h1-h0)*(3*t*t-2*t**3) for (s0, h0), (s1, h1) in zip(K, K[1:]) for t in [(s-s0)/(s1-s0)] if s0 <= s <= s1][0]
    K = [(0, .00042), (.0012, .00058), (.0045, .0014), (.0095, .0029), (.0128, .0047), (.0150, .0049), (.0185, .0042), (.0260, .0041)]
    V_, F_, U = [], [], []
    for half in (-1, 1):
        for j in range(NY):
            s = .026*(j/(NY-1))**1.15; h = hw(s); R = .0040+.0016*max(0, 1-s/.009); zc = .0031-.0016*max(0, 1-s/.0125)**2
            gap = .00007*min(1, s/.001) if s < .0118 else 0
            for i in range(NX):
                w = gap+(h-gap)*(i/(NX-1))
                if .0112 < s < .0132 and w < .00095: w = max(w, math.sqrt(max(0, .00095**2-(s-.0122)**2)))   # breather hole
                a_ = half*w/R; V_.append((s, R*math.sin(a_), zc+R*math.cos(a_)-R)); U.append((w/h, s/.026))
        b0 = (0 if half < 0 else NX*NY)
        for j in range(NY-1):
            for i in range(NX-1): q = (b0+j*NX+i, b0+j*NX+i+1, b0+(j+1)*NX+i+1, b0+(j+1)*NX+i); F_.append(q[::-1] if half > 0 else q)
    NG, n = principled('nibgold', '#e6b45c', .14, 1.)
    uv = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['UV']); tc = n('ShaderNodeTexCoord').outputs['Object']
    br = n('ShaderNodeTexNoise', Vector=tc, Scale=300., Detail=6., Roughness=.7)
    edge = n.ramp(uv.outputs[0], [(.74, 0.), (.755, 1.), (.785, 1.), (.80, 0.)]); edge2 = n.ramp(uv.outputs[0], [(.84, 0.), (.845, 1.), (.855, 1.), (.86, 0.)])
    lo = n.math('LESS_THAN', uv.outputs[1], .86); hi = n.math('GREATER_THAN', uv.outputs[1], .30); e = n.math('MULTIPLY', n.math('MULTIPLY', n.math('MAXIMUM', edge, edge2), lo), hi)
    sil = n.math('MULTIPLY', n.math('LESS_THAN', uv.outputs[0], .74), n.math('MULTIPLY', hi, lo))
    n.set(n.p.inputs['Base Color'], n.mix(e, n.mix(n.math('MULTIPLY', sil, .0), '#e6b45c', '#d9d2c4'), '#7a4c16'))
    n.set(n.p.inputs['Roughness'], n.ramp(br, [(.3, .09), (.75, .30)])); n.set(n.p.inputs['Normal'], n.bump(n.math('SUBTRACT', n.math('MULTIPLY', br.outputs[0], .12), e), .35, .0004))
    o = obj('nib', V_, F_, NG); l = o.data.uv_layers.new(name='UV')
    for lp in o.data.loops: l.data[lp.index].uv = U[lp.vertex_index]
    so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .00034; so.offset = -1
    return o
X = Matrix.Rotation(math.pi/2, 4, 'Y')
def turned(name, prof, m, seg=128, fn=None): o = lathe(name, [(r, s) for s, r in prof], seg, m, fn); o.data.transform(X); o.data.flip_normals(); return o
def fnf(r, z, a, i):                                          # the feed: flat above, finned below
    y, x = r*math.sin(a), r*math.cos(a); fin = .00022*(1 if int(z/.0006) % 2 else 0)*(math.cos(a) > .2); k = 1-fin/max(r, 1e-4); return (max(x*k, -.45*r)*.95-.0009*min(1, (z-.0042)/.008), y*k*.9, z)
parts = [nib()]
tip = lathe('iri', [(.00001, -.00052), (.0003, -.0004), (.00046, 0), (.0003, .0004), (.00001, .00052)], 20, principled('iridium', '#b9b2a6', .2, 1.)[0]); tip.data.transform(Matrix.Translation((-.00002, 0, .0013)) @ Matrix.Diagonal((1.2, .9, .9, 1))); parts.append(tip)
fd = lathe('feed', [(.0001, .0042)]+[(.0008+.0022*min(1, (s-.0042)/.011)**.7, s) for s in [.0045+.0003*k for k in range(64)]], 40, EB, fnf); fd.data.transform(X); parts.append(fd)
parts.append(turned('lip', [(.0220, .0030), (.0220, .0048), (.0223, .0051), (.0232, .0052), (.0236, .0050)], GOLD))
parts.append(turned('section', smooth_profile([(.0235, .0050), (.0245, .0047), (.0300, .0046), (.0370, .0051), (.0420, .0056)], 8), LQ))
thr = [(.0420, .0058)]
for k in range(5): s = .0425+k*.0009; thr += [(s, .0058), (s+.0002, .00545), (s+.0006, .00545), (s+.0008, .0058)]
parts.append(turned('thread', thr+[(.0472, .0058)], LQ)); parts.append(turned('ring', smooth_profile([(.0472, .0056), (.0472, .0066), (.0476, .0068), (.0484, .0068), (.0488, .0066)], 3), GOLD))
parts.append(turned('barrel', smooth_profile([(.0487, .0064), (.0492, .0067), (.0620, .0069), (.0850, .0067), (.1120, .0061)], 8), LQ))
parts.append(turned('ring2', smooth_profile([(.1120, .0058), (.1120, .0062), (.1126, .00635), (.1138, .00632), (.1142, .0060)], 3), GOLD)); parts.append(turned('end', smooth_profile([(.1142, .0060), (.1250, .0056), (.1315, .0048), (.1335, .0036), (.1342, .0001)], 6), LQ))
bpy.context.view_layer.update(); PEN = join(parts, 'pen')
NIB = (.017, -.022); ANG = math.radians(43)
put(PEN, pose(NIB[0], NIB[1], .0064, ANG, rx=math.radians(20), ry=math.radians(-.9)))
# --- its cap, behind --------------------------------------------------------
cp = [turned('capb', smooth_profile([(.0, .0001), (.0005, .0040), (.0030, .0055), (.0100, .0068), (.0300, .0074), (.0520, .0076)], 8), LQ), turned('band', [(.0520, .0074), (.0520, .0078), (.0524, .0080), (.0576, .0080), (.0580, .0078), (.0580, .0070)], GOLD), turned('lipc', [(.0580, .0074), (.0610, .0074), (.0614, .0071), (.0612, .0064), (.0560, .0062)], LQ)]
cl = tube('clip', [(.010, 0, .0070), (.0105, 0, .0092), (.014, 0, .0101), (.030, 0, .0099), (.044, 0, .0091), (.047, 0, .0086), (.0475, 0, .0089)], .0010, GOLD, False, 5); cp.append(cl)
bpy.context.view_layer.update(); CAP = join(cp, 'cap')
# --- envelope, seal ----------------------------------------------------------
def envelope():
    W, H = .165, .100; b = sheet('env', W, H, IV2, 7.7, .0016, 160, 120); P = [b]
    def flap(u, v):
        k = 1-v; x = W*(.5+(u-.5)*(k**.92+.0)*.97); y = H-.001-.070*v; e = .0005*nz3(x*160, y*160, 4.)
        return (x+e, y+e, lift(x, y, W, H, 7.7)+.0021+.0007*math.sin(math.pi*v)+.0010*v*abs(2*u-1)**2)
    f = grid('flap', 120, 90, flap, IV2); s = f.modifiers.new('s', 'SOLIDIFY'); s.thickness = .0009; P.append(f); bpy.context.view_layer.update(); return join(P, 'envelope')
ENV = envelope()
WX, n = principled('wax', '#6d0d12', .34, 0, .5, Subsurface=.08, Subsurface_Radius=(.004, .001, .0006), Subsurface_Color='#8a1410'); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=240., Detail=7., Roughness=.65)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), '#54090e', '#86141a')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.3, .24), (.7, .5)])); n.set(n.p.inputs['Normal'], n.bump(a, .12, .0008))
def seal(u, v):
    a = u*2*math.pi; R = .0138*(1+.10*nz3(math.cos(a)*1.3, math.sin(a)*1.3, 3.)+.05*nz3(math.cos(a)*3.4, math.sin(a)*3.4, 5.)); r = R*min(1, v*1.08); q = r/.0098
    h = .0023-.0011/(1+math.exp((r-.0100)/.0002)) if v < .93 else .0023*math.sqrt(max(0, 1-((v-.93)/.07)**2))
    if v < .93 and r > .0100: h += .0009*math.sin(math.pi*min(1, (r-.0100)/(R-.0098)))
    if q < 1:
        pet = abs(math.cos(4*a)); lot = 1/(1+math.exp((abs(q-(.30+.42*pet))-.045)*90)); rim = 1/(1+math.exp((abs(q-.88)-.02)*140)); cen = 1/(1+math.exp((q-.14)*60)); h += .00042*max(lot, rim, cen)
    h += .00012*nz3(r*math.cos(a)*300, r*math.sin(a)*300, 1.)
    return (r*math.cos(a), r*math.sin(a), h)
SEAL = grid('seal', 260, 150, seal, WX)
# --- red and gold thread -----------------------------------------------------
def cord(pts, name='cord', r=.00055):
    q = smooth_profile3(pts, 60); P = []; ms = [principled('thr', '#7c0c16', .7, 0, .3, Sheen=.5)[0], principled('zari', '#d9a24a', .34, 1.)[0], principled('thr2', '#8f1420', .7, 0, .3, Sheen=.5)[0]]
    for k in range(3):
        out = []; L = 0.
        for i, p in enumerate(q):
            if i: L += (p-q[i-1]).length
            d = (q[min(i+1, len(q)-1)]-q[max(i-1, 0)]).normalized(); s = Vector((-d.y, d.x, 0)).normalized(); u_ = d.cross(s); a_ = L/.0052*2*math.pi+k*2.094
            out.append(tuple(p+s*math.cos(a_)*r*1.05+u_*math.sin(a_)*r*1.05))
        P.append(tube('st', out, r*(1. if k != 1 else .8), ms[k], False, 2))
    bpy.context.view_layer.update(); return join(P, name)
def smooth_profile3(pts, n_):
    P = [pts[0]]+list(pts)+[pts[-1]]; out = []
    for i in range(1, len(P)-2):
        for k in range(n_):
            t = k/n_; out.append(Vector([.5*(2*P[i][d]+(P[i+1][d]-P[i-1][d])*t+(2*P[i-1][d]-5*P[i][d]+4*P[i+1][d]-P[i+2][d])*t*t+(-P[i-1][d]+3*P[i][d]-3*P[i+1][d]+P[i+2][d])*t**3) for d in range(3)]))
    return out
# --- desk ---------------------------------------------------------------------
TB, n = principled('walnut', '#1d110b', .3, 0, .45); g = n('ShaderNodeNewGeometry').outputs['Position']; mp = n('ShaderNodeMapping', Vector=g); mp.inputs['Scale'].default_value = (1.6, 22, 4); mp.inputs['Rotation'].default_value = (0, 0, .22)
w = n('ShaderNodeTexNoise', Vector=mp, Scale=2.6, Detail=12., Roughness=.68, Distortion=1.1); sm = n('ShaderNodeTexNoise', Vector=g, Scale=16., Detail=7., Roughness=.65, Distortion=.8); mp2 = n('ShaderNodeMapping', Vector=g); mp2.inputs['Scale'].default_value = (60, 1600, 10); mp2.inputs['Rotation'].default_value = (0, 0, .22); po = n('ShaderNodeTexNoise', Vector=mp2, Scale=1., Detail=2.)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(po, [(.30, .7), (.42, 0.)]), n.mix(n.ramp(w, [(.3, 0.), (.72, 1.)]), '#0f0704', '#33190d'), '#080403'))
n.set(n.p.inputs['Roughness'], n.math('ADD', n.ramp(sm, [(.3, .20), (.7, .44)]), n.math('MULTIPLY', w.outputs[0], .12))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', w.outputs[0], n.math('MULTIPLY', po.outputs[0], .5)), .16, .002))
obj('table', [(-3, -2, 0), (3, -2, 0), (3, 1.6, 0), (-3, 1.6, 0)], [(0, 1, 2, 3)], TB, smooth=False)
# dust and a few offcuts of paper
DU = principled('dust', '#8a7a64', .9)[0]; bm = bmesh.new()
for i in range(240): r = .00006+.00016*rnd.random()**4; bmesh.ops.create_icosphere(bm, subdivisions=1, radius=r, matrix=Matrix.Translation((rnd.uniform(-.2, .16), rnd.uniform(-.16, .25), r*.6)))
me = bpy.data.meshes.new('dust'); bm.to_mesh(me); bm.free(); me.materials.append(DU); o = bpy.data.objects.new('dust', me); bpy.context.scene.collection.objects.link(o)
exec(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'pen_set.py')).read()) if os.environ.get('TRY') else None
EP = pose(.022, .094, .0004, math.radians(15)); put(ENV, EP); put(SEAL, EP @ Matrix.Translation((.0825, .030, .0046)))
put(CAP, pose(.205, .030, .0077, math.radians(50), rx=.7))
put(cord([(.155, -.02, .0032), (.120, -.030, .0032), (.098, -.052, .0030), (.060, -.070, .0028), (.030, -.090, .0012), (-.004, -.082, .0008), (-.022, -.105, .0008), (-.030, -.14, .0008)]), Matrix())
G.matrix_world = Matrix.Rotation(math.radians(40), 4, 'Z') if V == 'tall' else Matrix.Translation((.006, 0, 0)) @ Matrix.Rotation(math.radians(-11), 4, 'Z')
bpy.context.view_layer.update(); FOC = G.matrix_world @ Vector((NIB[0], NIB[1], .007))
area((.29, .22, .145), (.04, .02, 0), .08, 5., temp=2650, shape='DISK')                # the desk lamp
area((-.75, .40, .30), (.03, .0, 0), (.4, .4), 8.5, color=(.36, .56, 1.))              # the window at dusk
area((.3, -.7, .35), (.02, 0, .01), (.5, .3), .15, temp=2600)                            # what the lamp throws back from the room
area((.22, -.02, .42), (.03, 0, 0), .15, .6, temp=2700)                                  # the shade above, in the nib
area((.20, .34, .44), (.03, 0, 0), .15, .30, temp=2500)                                  # and the far side of it, along the barrel
area((-.06, 1.15, .42), (.03, 0, 0), (.30, .5), .5 if V else 1.5, color=(.36, .56, 1.))              # the window's second leaf
world(color='#0d0a10', strength=.4)
if V == 'tall': camera((.0, -.46, .30), (.022, -.034, .0), 84, 3.6, FOC, blades=0)
else: camera((-.052, -.40, .215), (-.003, .016, .0), 90, 3.2, FOC, blades=0)
render()
