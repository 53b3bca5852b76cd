# grade: --ev .62 --vig .5 --power 1.42,1.40,1.38 --bloom .06 --hal .05 --grain .013 --sat .98 --sharpen .4
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *
VAR = start('shoes', 81, 24, {'': (1600, 1067)}, pspp=7, bounces=2, clamp_i=3, transp=4); rnd.seed(5); N = mnoise.noise
sst = lambda a, b, x: (lambda t: t*t*(3-2*t))(max(0., min(1., (x-a)/(b-a))))
# ---------------------------------------------------------------- leather, worn
def leather(name, c1, c2, dark, rough=.5, cl=.0):
    m, n = principled(name, c1, rough, 0, .4)
    gm = n('ShaderNodeNewGeometry'); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=22., Detail=8., Roughness=.68, Distortion=.5); f = n('ShaderNodeTexVoronoi', Vector=tc, Scale=620.); cr = n('ShaderNodeTexNoise', Vector=tc, Scale=95., Detail=6., Roughness=.7, Distortion=1.2)
    c = n.mix(n.ramp(a, [(.32, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.ramp(gm.outputs['Pointiness'], [(.40, .7), (.5, 0.)]), c, dark); c = n.mix(n.math('MULTIPLY', n.ramp(cr, [(.56, 0.), (.7, 1.)]), .35), c, dark); n.set(n.p.inputs['Base Color'], c)
    n.set(n.p.inputs['Roughness'], n.ramp(a, [(.35, rough*.75), (.7, min(1, rough*1.4))])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', f.outputs[0], .35), n.math('MULTIPLY', cr.outputs[0], .9)), .3, .0010)); return m
TAN = leather('tan', '#8a5530', '#6d3f22', '#2c170c', .5); TAN2 = leather('tan2', '#a06c3e', '#80502b', '#331c0e', .45); DRK = leather('drk', '#3a2216', '#22130c', '#0d0705', .42); SOLE = leather('sole', '#7d5a3a', '#54391f', '#1e130a', .7)
def insole(name, c1, c2):                        # pressed by a foot: darker and shinier at heel and ball (vertex colour 'w')
    m, n = principled(name, c1, .6, 0, .35); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=40., Detail=7., Roughness=.7); at = n('ShaderNodeAttribute', dict(attribute_name='w')); k = n.math('MULTIPLY', at.outputs['Fac'], n.math('ADD', .55, n.math('MULTIPLY', a.outputs[0], .7)), clamp=True)
    n.set(n.p.inputs['Base Color'], n.mix(k, n.mix(a, c1, c2), '#26150b')); n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', .68, n.math('MULTIPLY', k, .32))); n.set(n.p.inputs['Normal'], n.bump(a, .25, .0012)); return m
INS = insole('ins', '#9a6d42', '#7a5230'); INR = insole('inr', '#6b1420', '#4f0d18')
def embroid(name, base, base2, thread, sc=1., seed=0., second=None):
    """Velvet or silk under zari: rosettes in cells, trailing stems between, worn away in places (UV in metres)."""
    m, n = principled(name, base, .75, 0, .25, Sheen=.5)
    uv = n('ShaderNodeTexCoord').outputs['UV']; mp = n('ShaderNodeMapping', Vector=uv); mp.inputs['Location'].default_value = (seed, seed*.7, 0)
    vo = n('ShaderNodeTexVoronoi', Vector=mp, Scale=62.*sc); vo.inputs['Randomness'].default_value = .55; d = vo.outputs['Distance']
    ve = n('ShaderNodeTexVoronoi', dict(feature='DISTANCE_TO_EDGE'), Vector=mp, Scale=62.*sc); ve.inputs['Randomness'].default_value = .55
    ringv = n.ramp(n.math('FRACT', n.math('ADD', n.math('MULTIPLY', d, 4.1), n.math('MULTIPLY', n('ShaderNodeTexNoise', Vector=mp, Scale=300.).outputs[0], .5))), [(0, 0.), (.22, 1.), (.62, 1.), (.8, 0.)]); ringv = n.math('MULTIPLY', ringv, n.ramp(d, [(.44, 1.), (.50, 0.)])); stem = n.ramp(ve.outputs['Distance'], [(.018, 1.), (.04, 0.)])
    wn = n('ShaderNodeTexNoise', Vector=mp, Scale=30., Detail=6., Roughness=.7); th = n('ShaderNodeTexWave', dict(bands_direction='DIAGONAL'), Vector=mp, Scale=820., Distortion=3., Detail=2.); vel = n('ShaderNodeTexNoise', Vector=mp, Scale=900., Detail=3.); dirt = n('ShaderNodeTexNoise', Vector=mp, Scale=14., Detail=7., Roughness=.68)
    g = n.math('MULTIPLY', n.math('MAXIMUM', ringv, stem), n.ramp(wn, [(.30, .15), (.42, 1.)])); g = n.math('MULTIPLY', g, n.math('ADD', .55, n.math('MULTIPLY', th.outputs[0], .45)))
    tcol = n.mix(n.ramp(vo.outputs['Color'], [(.6, 0.), (.62, 1.)]), thread, second) if second else col(thread)
    c = n.mix(n.ramp(dirt, [(.35, 0.), (.72, .75)]), base, base2); c = n.mix(g, c, tcol if second else thread); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Metallic'], n.math('MULTIPLY', g, .75)); n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', .8, n.math('MULTIPLY', g, .40)))
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', g, 1.6), n.math('ADD', n.math('MULTIPLY', th.outputs[0], .25), n.math('MULTIPLY', vel.outputs[0], .4))), .5, .0012)); return m
ZARI, n = principled('zari', '#c8963f', .36, 1.); tc = n('ShaderNodeTexCoord').outputs['Object']; w = n('ShaderNodeTexWave', dict(bands_direction='DIAGONAL'), Vector=tc, Scale=380., Distortion=1.); n.set(n.p.inputs['Normal'], n.bump(w, .6, .0012)); nz = n('ShaderNodeTexNoise', Vector=tc, Scale=30., Detail=6.); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nz, [(.4, 0.), (.7, 1.)]), '#cf9d48', '#6d4a20'))
LIN = leather('lin', '#b3895a', '#8d6640', '#3a2413', .65)
# ---------------------------------------------------------------- a foot's outline: t from the heel (0) to the toe (1); returns centre x and half width
def outline(t, L, side, point):
    w = .5*L*(.245*(1-.12*math.exp(-((t-.38)/.14)**2))+.105*math.exp(-((t-.68)/.20)**2))
    if t < .12: w *= math.sqrt(max(0, 1-(1-t/.12)**2))*.999+.001
    e = (1-t)/.30
    if e < 1: w *= (1-(1-e)**(2.4 if point else 3.2))**(.80 if point else .5) if e > 0 else 0
    c = side*L*(.030*math.exp(-((t-.72)/.22)**2)-.012*math.exp(-((t-.25)/.2)**2)); return c, max(w, .0006)
def sole(L, side, point, m, mi, th, z0=0., curl=0., lift=0.):
    """Sole with its pressed insole. Returns objects."""
    nt, ns = 60, 15; V = []; W = []
    def zc(t): return z0+curl*max(0, (t-.80)/.20)**2*L*.10+lift*max(0, (t-.5)/.5)**2*L*.06
    top = []
    for i in range(nt):
        t = 1-math.cos(math.pi*.5*i/(nt-1)) if False else i/(nt-1); t = .5-.5*math.cos(math.pi*t); c, w = outline(t, L, side, point)
        for j in range(ns): s = -1+2*j/(ns-1); pr = math.exp(-((t-.16)/.10)**2-(s/.75)**2)+.9*math.exp(-((t-.68)/.11)**2-(s/.75)**2)+.5*math.exp(-((t-.86)/.04)**2-((s*3-.3*side) % 1.2-.5)**2*6); V.append((c+s*w*1.0, t*L, zc(t)+th-.0032*pr*(L/.26)+.0006*N(Vector((s*2, t*9, L*30))))); W.append(min(1, pr))
    F_ = [(i*ns+j, i*ns+j+1, (i+1)*ns+j+1, (i+1)*ns+j) for i in range(nt-1) for j in range(ns-1)]; a = obj('insole', V, F_, mi); ca = a.data.color_attributes.new('w', 'FLOAT_COLOR', 'POINT')
    for k, x in enumerate(W): ca.data[k].color = (x, x, x, 1)
    V2, F2 = [], []; R = []
    ts = [.5-.5*math.cos(math.pi*i/(nt-1)) for i in range(nt)]; ring = [(outline(t, L, side, point), t, 1) for t in ts]+[(outline(t, L, side, point), t, -1) for t in ts[::-1]]; prof = [(1.0, th), (1.035, th-.0008), (1.055, th*.72), (1.05, th*.30), (1.02, 0.0)]; n_ = len(ring)
    for k, (f, z) in enumerate(prof):
        for (c, w), t, s in ring: ex = .0016*(f-1)/.05; V2.append((c+s*(w+ex), t*L+(ex if t > .98 else -ex if t < .02 else 0), zc(t)+z))
    for k in range(len(prof)-1):
        for i in range(n_): F2.append((k*n_+i, k*n_+(i+1) % n_, (k+1)*n_+(i+1) % n_, (k+1)*n_+i))
    return [a, obj('side', V2, F2, m)], zc
def jutti(L, side, up, rim, mi, hgt=.052, curl=1., squash=0., tv=.56):
    """Embroidered slipper: closed vamp with a seam down the middle, open back, turned-up toe."""
    k = L/.26; P, zc = sole(L, side, True, SOLE, mi, .006*k, 0, curl*.9); nt, nu = 84, 22; A = []
    def surf(t, u, s):
        c, w = outline(t, L, side, True); w *= 1.02
        hv = hgt*k*(1.0-.84*sst(.57, 1.0, t))*(1-.35*squash*math.exp(-((t-.6)/.2)**2))                        # height of the closed part
        full = sst(tv-.10, tv+.015, t); hb = k*(.027+.013*math.exp(-(t/.10)**2)-.006*math.exp(-((t-.33)/.12)**2))    # wall: higher at the heel
        ph = u*math.pi/2; xx = max(0, math.cos(ph))**.74; zz = math.sin(ph)**.92; wrk = .0016*k*N(Vector((s*2+c*20, t*11, u*3+L*40)))+.0011*k*math.sin(t*90+s)*math.exp(-((t-.66)/.06)**2)*u
        xo = u*(.12+.10*math.exp(-(t/.12)**2))-.05*math.sin(u*3)+squash*.22*u*(1 if s > 0 else -.3)*math.exp(-((t-.12)/.16)**2)
        x = w*((1-xo)*(1-full)+xx*full); z = hb*u**.9*(1-.30*squash*(s > 0)*math.exp(-((t-.1)/.2)**2))*(1-full)+hv*zz*full
        return (c+s*(x+wrk), t*L-(0 if t > .02 else 0), zc(t)+.004*k+z)
    for s in (-1, 1):
        ts = [(.5-.5*math.cos(math.pi*i/(nt-1))) for i in range(nt)]; V = [surf(t, u/(nu-1), s) for t in ts for u in range(nu)]; F_ = [(i*nu+j, i*nu+j+1, (i+1)*nu+j+1, (i+1)*nu+j) for i in range(nt-1) for j in range(nu-1)]
        if s > 0: F_ = [f[::-1] for f in F_]
        o = obj('upper', V, F_, up); o.data.materials.append(LIN); l = o.data.uv_layers.new(name='uv')
        for lp in o.data.loops: i = lp.vertex_index; l.data[lp.index].uv = (ts[i//nu]*L, (i % nu)/(nu-1)*.062*k*s)
        so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = .0022*k; so.offset = -1; so.material_offset = 1; so.material_offset_rim = 1; P.append(o)
        P.append(tube('rim', [surf(t, 1., s) for t in ts if t < tv+.02], .0019*k, rim, False, 2)); P.append(tube('welt', [Vector(surf(t, .02, s))+Vector((s*.0012, 0, .0005)) for t in ts], .0012*k, rim, False, 1))
    P.append(tube('seam', [Vector(surf(t, 1., 1))+Vector((0, 0, .0008*k)) for t in [tv+.01+(1-.012-tv)*i/30 for i in range(31)]], .0021*k, rim, False, 2))
    b = Vector(surf(1., .6, 1)); pts = []
    for i in range(14): q = i/13; a = q*2.5; pts.append(b+Vector((0, .018*k*math.sin(a)*1.1, .013*k*(1-math.cos(a))))*curl-Vector((0, .006*k*(1-q), .002*k)))
    for i in range(13): P.append(tube('nok', pts[i:i+2], (.0034*(1-i/13)**.7+.0010)*k, up if i % 3 else rim, False, 2))
    # tuft on the vamp
    bpy.context.view_layer.update(); return join(P, 'jutti')
def strap(L, zc, side, t0, t1, h, m, th=.0026, n=26, m2=None, twist=0.):
    """A band over the foot from edge to edge, t0..t1."""
    def f(u, v):
        t = t0+(t1-t0)*v+twist*(u-.5); c, w = outline(t, L, side, False); a = math.pi*u; return (c-math.cos(a)*w*1.03*(1 if abs(math.cos(a)) < .98 else 1), t*L, zc(t)+.004+h*math.sin(a)**.72*(1-.22*v)+.0007*N(Vector((u*7, v*5, L*50))))
    o = grid('strap', n, 9, f, m); so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = th; subsurf(o, 1); P = [o]
    for v in (.10, .90): P.append(tube('st', [Vector(f(k/40, v))+Vector((0, 0, .0016)) for k in range(2, 39)], .0006, m2 or LIN, False, 1))
    return P, f
def kolha(L, side, m):
    """Kolhapuri: layered leather sole, broad band, plaited middle, a loop for the toe."""
    P, zc = sole(L, side, False, m, INS, .009, 0, .25, .4); s1, f = strap(L, zc, side, .46, .62, .050, m); P += s1; s2, f2 = strap(L, zc, side, .50, .58, .0525, DRK); P += s2
    c, w = outline(.84, L, side, False); x0 = c+side*(-.35)*w; lp = [(x0+.0125*math.cos(a)*1.0, .845*L, zc(.845)+.006+.021*math.sin(a)) for a in [math.pi*k/16 for k in range(17)]]
    for dy in (-.006, -.002, .002, .006): P.append(tube('loop', [(x, y+dy, z+.0006*math.cos(dy*900)) for x, y, z in lp], .0023, m, False, 2))
    t0 = Vector((x0, .845*L, zc(.84)+.027)); t1 = Vector(f(.5, 1.)); 
    for k in range(3): P.append(tube('plait', [t0.lerp(t1, i/24)+Vector((.0032*math.sin(i*.85+k*2.09), 0, .0022*math.cos(i*.85*2+k*2.09)+.004*math.sin(math.pi*i/24))) for i in range(25)], .0024, (m, DRK, m)[k], False, 2))
    bpy.context.view_layer.update(); return join(P, 'kolha')
E1 = embroid('velvet', '#4a0d1c', '#2a0710', '#c9983f', 1.75, 0.); E2 = embroid('ivory', '#bda67e', '#8a7048', '#94641f', 1.9, 3.1, '#7a1824'); E3 = embroid('green', '#123a30', '#0a211b', '#c39440', 2., 7.7, '#b24a5a'); E4 = embroid('rose', '#8c2f48', '#561a2a', '#c9a050', 2.3, 5.2)
def put(o, x, y, z, rz, rx=0, ry=0): o.location = (x, y, z); o.rotation_euler = (rx, ry, rz); return o
D2R = math.radians
put(jutti(.268, 1, E1, ZARI, INR, .049, 1.), -.40, .04, .001, D2R(-112)); put(jutti(.268, -1, E1, ZARI, INR, .049, 1., .6), -.165, .175, .001, D2R(-150))        # a man's pair, stepped out of
put(jutti(.238, 1, E2, ZARI, INS, .043, .8), .225, .10, .001, D2R(142)); put(jutti(.238, -1, E2, ZARI, INS, .043, .8, .3), .44, .04, .036, D2R(128), D2R(3), D2R(98))                   # a woman's: one on its side
put(kolha(.275, 1, TAN), -.50, .30, .001, D2R(-100)); put(kolha(.275, -1, TAN), -.13, .47, .001, D2R(-160))
put(jutti(.150, 1, E4, ZARI, INS, .029, .9), -.065, -.225, .001, D2R(-72)); put(jutti(.150, -1, E4, ZARI, INS, .029, .9, .8), -.25, -.14, .001, D2R(-122))                # a child's
put(jutti(.245, 1, E3, ZARI, INR, .044, .9), .10, .40, .001, D2R(24)); put(jutti(.245, -1, E3, ZARI, INR, .044, .9), -.03, .55, .001, D2R(-12)); put(kolha(.265, 1, TAN2), 0.44, .30, .001, D2R(74)); put(kolha(.265, -1, DRK), -.58, .62, .001, D2R(-40))
# ---------------------------------------------------------------- stone
ST, n = principled('stone', '#5d5046', .6, 0, .4)
gm = n('ShaderNodeNewGeometry'); g = gm.outputs['Position']; oi = n('ShaderNodeObjectInfo'); a = n('ShaderNodeTexNoise', Vector=g, Scale=5., Detail=8., Roughness=.68, Distortion=.6); b = n('ShaderNodeTexNoise', Vector=g, Scale=46., Detail=7., Roughness=.72); d_ = n('ShaderNodeTexNoise', Vector=g, Scale=320., Detail=3.)
c = n.mix(n.ramp(a, [(.32, 0.), (.7, 1.)]), n.ramp(oi.outputs['Random'], [(0, '#5f564d'), (.5, '#4c453f'), (1, '#6b6056')]), '#423730'); c = n.mix(n.math('MULTIPLY', n.ramp(b, [(.47, 0.), (.62, 1.)]), .6), c, '#94836f'); c = n.mix(n.ramp(gm.outputs['Pointiness'], [(.38, .8), (.49, 0.)]), c, '#1f1915'); n.set(n.p.inputs['Base Color'], c)
n.set(n.p.inputs['Roughness'], n.ramp(n.math('ADD', n.math('MULTIPLY', a.outputs[0], .7), n.math('MULTIPLY', b.outputs[0], .3)), [(.36, .30), (.66, .72)])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('ADD', n.math('MULTIPLY', a.outputs[0], .8), n.math('MULTIPLY', b.outputs[0], .5)), n.math('MULTIPLY', d_.outputs[0], .2)), .8, .008))
y = -.75; r_ = 0
while y < 2.2:
    dy = rnd.uniform(.34, .52); x = -1.5-rnd.random()*.4
    while x < 1.6:
        w = rnd.uniform(.45, .85); block('slab', (w-rnd.uniform(.001, .005), dy-rnd.uniform(.001, .005), .08), (x+w/2, y+dy/2, -.041+rnd.gauss(0, .0012)), ST, .022 if -.6 < x < .6 and y < .6 else .06, rnd.uniform(.003, .006), .6, 0, .0022, 0, .9); x += w
    y += dy
obj('bed', [(-3, -2, -.010), (3, -2, -.010), (3, 4, -.010), (-3, 4, -.010)], [(0, 1, 2, 3)], principled('bed', '#2b231d', .95)[0], smooth=False)
# ---------------------------------------------------------------- the carpet's edge, its fringe
CP, n = principled('carpet', '#5a0f18', .95, 0, .1, Sheen=.5)
uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ'); n.link(uv, s.inputs[0]); f = n('ShaderNodeTexNoise', Vector=uv, Scale=420., Detail=4., Roughness=.7); a = n('ShaderNodeTexNoise', Vector=uv, Scale=9., Detail=7., Roughness=.7)
vo = n('ShaderNodeTexVoronoi', dict(distance='MANHATTAN'), Vector=uv, Scale=19.); vo.inputs['Randomness'].default_value = 0.; pat = n.ramp(n.math('FRACT', n.math('MULTIPLY', vo.outputs['Distance'], 3.)), [(0, '#7a1a1e'), (.3, '#1c2438'), (.45, '#b08a55'), (.6, '#5a0f18')], 'CONSTANT')
c = n.mix(n.ramp(s.outputs[1], [(0, 1.), (.03, 1.), (.031, 0.), (.13, 0.), (.131, 1.), (1, 1.)], 'CONSTANT'), pat, '#5a0f18'); c = n.mix(n.ramp(s.outputs[1], [(0, 0.), (.135, 0.), (.136, 1.), (.147, 1.), (.148, 0.)], 'CONSTANT'), c, '#a8844f'); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.4, 0.), (.75, .55)]), c, '#2a1510')); n.set(n.p.inputs['Normal'], n.bump(f, .8, .005))
CO, CA = Vector((.18, .60, 0)), D2R(-33); cx, cy = Vector((math.cos(CA), math.sin(CA), 0)), Vector((-math.sin(CA), math.cos(CA), 0))
def cpt(u, v): x, y = -1.0+2.2*u, v*1.6; e = .018*math.exp(-(((x-.22)/.16)**2+(y/.12)**2)); p = CO+cx*(x+.01*math.sin(v*6))+cy*(y+.010*N(Vector((x*4, 0, 1)))); return (p.x, p.y, .012+e+.0035*N(Vector((x*5, y*5, 4)))+.0015*N(Vector((x*22, y*22, 4))))
ca = grid('carpet', 200, 140, cpt, CP); uvgrid(ca, 200, 140, 2.2, 1.6); so = ca.modifiers.new('so', 'SOLIDIFY'); so.thickness = .011; so.offset = -1
FR = principled('fringe', '#a8906a', .95, 0, .1)[0]; fr = []
for i in range(300):
    u = i/300+rnd.gauss(0, .0006); p = Vector(cpt(u, 0)); L_ = rnd.uniform(.035, .062); a = rnd.gauss(0, .30); dr = (-cy*math.cos(a)+cx*math.sin(a)); fr.append(tube('fr', [p+Vector((0, 0, -.005)), p+dr*L_*.35+Vector((0, 0, -.005-p.z*.35)), p+dr*L_*.7+cx*rnd.gauss(0, .004)+Vector((0, 0, .0025-p.z)), p+dr*L_+cx*rnd.gauss(0, .008)+Vector((0, 0, .0025-p.z))], rnd.uniform(.0011, .0019), FR, False, 1))
bpy.context.view_layer.update(); join(fr, 'fringe')
# ---------------------------------------------------------------- marigolds on a string, half in the picture; petals
def marigold(m, R=.021, nk=78, seed=0):
    rr = random.Random(seed); P = []; src = [petal_mesh('mg', m, L=R*.95, W=R*.8, curl=rr.uniform(.2, .5), cup=.5, nx=5, ny=6, notch=.25, seed=seed+k) for k in range(4)]
    for i in range(nk):
        q = i/nk; th = math.acos(1-1.72*q); ph = i*2.39996+rr.gauss(0, .2); d = Vector((math.sin(th)*math.cos(ph), math.sin(th)*math.sin(ph), math.cos(th))); o = inst(src[i % 4], d*R*.28, (0, 0, 0), rr.uniform(.65, 1.05)*(.62+.38*q)); o.rotation_euler = (d+Vector((rr.gauss(0, .18), rr.gauss(0, .18), rr.gauss(0, .12)))).to_track_quat('Y', 'Z').to_euler(); P.append(o)
    bpy.context.view_layer.update(); o = join(P, 'mari')
    for s_ in src: bpy.data.objects.remove(s_)
    return o
MG = [petal_material('mg0', '#ee8a10', '#b84703', .3), petal_material('mg1', '#f0a51c', '#c66306', .3)]; MS = [marigold(MG[k % 2], .021, 74, k*11) for k in range(4)]
def string(pts, gap=.030):
    P = [Vector(p) for p in pts]; out = []
    for i in range(len(P)-1):
        n_ = max(1, int((P[i+1]-P[i]).length/gap)); 
        for k in range(n_): out.append(P[i].lerp(P[i+1], k/n_))
    for p in out: inst(rnd.choice(MS), p+Vector((rnd.gauss(0, .002), rnd.gauss(0, .002), .017+rnd.gauss(0, .002))), (rnd.gauss(.9, .5), rnd.gauss(0, .6), rnd.uniform(0, 6.3)), rnd.uniform(.78, 1.12))
string([(.16+.55*t+.02*math.sin(t*9), -.315+.075*math.sin(t*4.2+.5)-.02*t, 0) for t in [k/14 for k in range(15)]]); string([(-.75+.30*t, -.30-.10*t*t+.03*math.sin(t*7), 0) for t in [k/8 for k in range(9)]])
for o in MS: hide_src(o)
sp = []
for cx_, cy_, k, q in ((.10, -.02, 17, .07), (.30, -.12, 14, .06), (-.08, .02, 8, .05), (-.33, .18, 12, .06), (.02, .33, 16, .09), (.34, .22, 12, .08), (-.20, -.27, 7, .05)): sp += [(rnd.gauss(cx_, q), rnd.gauss(cy_, q), .0012) for _ in range(k)]
sp += [(rnd.gauss(.0, .34), rnd.gauss(.0, .3), .0012) for _ in range(22)]+[(rnd.uniform(-.8, .8), rnd.uniform(.4, 1.6), .004) for _ in range(60)]
PK = [petal_material(f'q{i}', a_, b_, .3) for i, (a_, b_) in enumerate((('#a8142c', '#54060f'), ('#e0860f', '#b04503'), ('#c99388', '#9c5a54')))]; PS = [petal_mesh(f'pp{i}{k}', PK[i], L=.025, W=.022, curl=rnd.uniform(.0, .16), cup=rnd.uniform(.02, .16), seed=i*7+k) for i in range(3) for k in range(4)]
for x, y, z in sp: i = rnd.choices((0, 1, 2), (5, 3, 1))[0]; inst(PS[i*4+rnd.randrange(4)], (x, y, z), (rnd.gauss(0, .10), rnd.gauss(0, .10), rnd.uniform(0, 6.3)), rnd.uniform(.6, 1.12))
for o in PS: hide_src(o)
RI = principled('rice', '#d8c8a4', .55, 0, .3)[0]; ri = lathe('rice', smooth_profile([(.0001, -.0036), (.0009, -.0022), (.0011, 0), (.0008, .0024), (.0001, .0036)], 3), 8, RI)
for i in range(80): inst(ri, (rnd.gauss(.02, .30), rnd.gauss(-.05, .26), .0035), (math.pi/2+rnd.gauss(0, .1), 0, rnd.uniform(0, 6.3)), rnd.uniform(.8, 1.15))
hide_src(ri)
# ---------------------------------------------------------------- light: the mandap at the right, behind; the night from the other side
area((1.35, .95, .62), (0, .05, .0), (.30, .5), 105., temp=2550); area((.35, 2.2, 1.0), (0, .2, 0), (1.4, .5), 15., temp=2300); area((-1.3, -.7, 1.3), (0, 0, 0), (1.2, 1.2), 26., color=(.44, .58, 1.)); area((.2, -1.2, .9), (0, 0, 0), (.8, .5), 1.6, temp=2700)
bulbs([(rnd.uniform(-1.2, 1.6), rnd.uniform(3, 4.5), rnd.uniform(.02, .5)) for _ in range(18)], .022)
world(color='#0b0d16', strength=.8)
camera((-.10, -1.12, .66), (.015, .045, .0), 74, 4.5, (-.02, -.05, .03))
render()
