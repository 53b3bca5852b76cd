# grade: --ev 1.65 --vig .32 --power 1.44,1.43,1.42 --bloom .06 --hal .05 --grain .013 --sat 1.0 --sharpen .4
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *
start('shoes', 81, 12, {'': (1080, 1350)}, pspp=7, bounces=2, clamp_i=3, transp=4); rnd.seed(5); N = mnoise.noise; D2R = math.radians
sst = lambda a, b, x: (lambda t: t*t*(3-2*t))(max(0., min(1., (x-a)/(b-a))))
# ---------------------------------------------------------------- leather, worn
def leather(name, c1, c2, dark, rough=.5):
    m, n = principled(name, c1, rough, 0, .4)
    gm = n('ShaderNodeNewGeometry'); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=22., Detail=8., Roughness=.68, Distortion=.5); f = n('ShaderNodeTexVoronoi', Vector=tc, Scale=620.); cr = n('ShaderNodeTexNoise', Vector=tc, Scale=95., Detail=6., Roughness=.7, Distortion=1.2)
    c = n.mix(n.ramp(a, [(.32, 0.), (.7, 1.)]), c1, c2); c = n.mix(n.ramp(gm.outputs['Pointiness'], [(.40, .7), (.5, 0.)]), c, dark); c = n.mix(n.math('MULTIPLY', n.ramp(cr, [(.56, 0.), (.7, 1.)]), .35), c, dark); n.set(n.p.inputs['Base Color'], c)
    n.set(n.p.inputs['Roughness'], n.ramp(a, [(.35, rough*.75), (.7, min(1, rough*1.4))])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', f.outputs[0], .35), n.math('MULTIPLY', cr.outputs[0], .9)), .3, .0010)); return m
SOLE = leather('sole', '#7d5a3a', '#54391f', '#1e130a', .7)
def insole(name, c1, c2):                        # pressed by a foot: darker and shinier at heel and ball (vertex colour 'w')
    m, n = principled(name, c1, .6, 0, .35); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=40., Detail=7., Roughness=.7); at = n('ShaderNodeAttribute', dict(attribute_name='w')); k = n.math('MULTIPLY', at.outputs['Fac'], n.math('ADD', .55, n.math('MULTIPLY', a.outputs[0], .7)), clamp=True)
    n.set(n.p.inputs['Base Color'], n.mix(k, n.mix(a, c1, c2), '#26150b')); n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', .68, n.math('MULTIPLY', k, .32))); n.set(n.p.inputs['Normal'], n.bump(a, .25, .0012)); return m
INR = insole('inr', '#6b1420', '#4f0d18')
def cloth(name, base, base2, pile=True):
    """Velvet or raw silk, handled: the pile laid this way and that, rubbed pale where it bends, dark with dust low down (UV in metres)."""
    m, n = principled(name, base, .8 if pile else .55, 0, .2, Sheen=.9 if pile else .4); uv = n('ShaderNodeTexCoord').outputs['UV']; pt = n('ShaderNodeNewGeometry').outputs['Pointiness']
    dirt, lay, fib, slub = noise(n, uv, 26., 7., .68), noise(n, uv, 70., 4., .6, .8), noise(n, uv, 1500., 3., .6), noise(n, uv, 1., 3., .6, 0, (260, 1500, 1))
    c = n.mix(n.ramp(dirt, [(.34, 0.), (.72, .8)]), base, base2); c = n.mix(n.math('MULTIPLY', n.ramp(lay, [(.40, 0.), (.66, 1.)]), .4 if pile else .15), c, n.mix(.35, base, '#d8b09a')); c = n.mix(n.math('MULTIPLY', n.ramp(fib if pile else slub, [(.36, 1.), (.55, 0.)]), .45), c, n.mix(.7, base2, '#0a0504')); c = n.mix(n.ramp(n.math('ADD', pt, n.math('MULTIPLY', dirt, .04)), [(.55, 0.), (.60, .5)]), c, n.mix(.5, base, '#c9b49a')); n.set(n.p.inputs['Base Color'], c)
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', fib if pile else slub, .8), n.math('MULTIPLY', lay, 1.2)), .5, .0010)); return m
def noise(n, v, sc, de=5., ro=.6, di=0., stretch=None):
    if stretch: mp = n('ShaderNodeMapping', Vector=v); mp.inputs['Scale'].default_value = stretch; v = mp
    return n('ShaderNodeTexNoise', Vector=v, Scale=sc, Detail=de, Roughness=ro, Distortion=di).outputs[0]
def silk(name, c, d, metal=0., rough=.42):
    m, n = principled(name, c, rough, metal, .5); r = n('ShaderNodeNewGeometry').outputs['Random Per Island']; n.set(n.p.inputs['Base Color'], n.mix(r, c, d)); n.set(n.p.inputs['Roughness'], n.math('MULTIPLY_ADD', r, .22, rough-.1)); n.set(n.p.inputs['Normal'], n.bump(noise(n, n('ShaderNodeTexCoord').outputs['Object'], 2400., 2.), .35, .0002)); return m
GOLD, GOLD2 = silk('gold', '#dcae58', '#9a6c28', 1., .30), silk('gold2', '#c08a3c', '#6d4a1e', 1., .42); PRL = principled('pearl', '#d9c8a8', .22, 0, .7)[0]
class Sew:
    """Embroidery: stitches of thread laid over a surface, sequins, beads. at(t, u) -> (point, normal)."""
    def __init__(s, at, L, uscale, seed): s.at, s.L, s.us, s.r, s.S, s.D = at, L, uscale, random.Random(seed), {}, []
    def go(s, t, u, x, y): return (min(.985, max(.005, t+x/s.L)), min(1., max(.01, u+y/s.us(t))))
    def st(s, a, b, m, w=.0008, h=.0007):
        if s.r.random() < .025: return                        # a thread worn through
        j = lambda q: (q[0]+s.r.gauss(0, .0005), q[1]+s.r.gauss(0, .004)); s.S.setdefault(m, []).append((s.at(*j(a)), s.at(*j(b)), w*s.r.uniform(.82, 1.15), h*s.r.uniform(.75, 1.2)))
    def rope(s, pts, m, step=.0021, w=.0010, slant=.0010):
        for (t0, u0), (t1, u1) in zip(pts, pts[1:]): s.st(s.go(t0, u0, -.0002, -slant*.5), s.go(t1, u1, .0009, slant*.5), m, w)
    def flower(s, t, u, r, np_, m, m2, a0=0.):
        for k in range(np_):
            a = a0+2*math.pi*k/np_; w = math.pi/np_*.86
            for q in range(7): d = -1+2*q/6; e = a+d*w; i = r*.26; o = r*(1-.30*d*d)*s.r.uniform(.94, 1.05); s.st(s.go(t, u, i*math.cos(a+d*w*.6), i*math.sin(a+d*w*.6)), s.go(t, u, o*math.cos(e), o*math.sin(e)), m, r*.105+.0003)
        for k in range(8): a = k*.79; s.st(s.go(t, u, -r*.22*math.cos(a), -r*.22*math.sin(a)), s.go(t, u, r*.22*math.cos(a), r*.22*math.sin(a)), m2, .0007, .0011)
        s.D.append((s.at(t, u), max(.0008, r*.16), 'bead'))
    def leaf(s, t, u, l, a, m):
        n_ = max(5, int(l/.00075)); c, d = math.cos(a), math.sin(a)
        for k in range(n_):
            v = (k+.5)/n_; w = l*.24*math.sin(math.pi*v**.8)
            for sd in (-1, 1): x0, y0 = l*v, 0; x1, y1 = l*(v+.16), sd*w; s.st(s.go(t, u, x0*c-y0*d, x0*d+y0*c), s.go(t, u, x1*c-y1*d, x1*d+y1*c), m, .0008)
    def make(s, sequin):
        P = []
        for m, L_ in s.S.items():
            a = np.array([q[0][0] for q in L_], float); b = np.array([q[1][0] for q in L_], float); na = np.array([q[0][1] for q in L_], float); nb = np.array([q[1][1] for q in L_], float); w, h = np.array([q[2] for q in L_])[:, None], np.array([q[3] for q in L_])[:, None]; V = []
            for v in (0., .2, .5, .8, 1.):
                c = a*(1-v)+b*v; n_ = na*(1-v)+nb*v; sd = np.cross(b-a, n_); sd /= np.maximum(np.linalg.norm(sd, axis=1, keepdims=True), 1e-9); k = math.sin(math.pi*min(1, max(0, v*.86+.07)))**.5; wk = .55+.45*k
                V += [c-sd*w*.5*wk+n_*(-.0001), c-sd*w*.27*wk+n_*h*k*.8, c+sd*w*.27*wk+n_*h*k*.8, c+sd*w*.5*wk+n_*(-.0001)]
            V = np.stack(V, 1); i = np.arange(20).reshape(5, 4); f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4); P.append(fastmesh('sewn', V.reshape(-1, 3), (f[None]+(np.arange(len(L_))*20)[:, None, None]).reshape(-1, 4), m))
        g = np.linspace(0, 2*math.pi, 11)[:-1]
        for kinds, m in ((('seq', 'bead'), sequin), (('pearl',), PRL)):
            V, F_ = [], []
            for (p, n_), r, k in s.D:
                if k not in kinds: continue
                n_ = (n_+Vector([s.r.gauss(0, .14) for _ in range(3)])).normalized(); e = n_.orthogonal().normalized(); f = n_.cross(e); b0 = len(V); R_ = ((.30, .25), (.62, .38), (1., .18)) if k == 'seq' else ((.80, .15), (1., .75), (.72, 1.42), (.06, 1.72))
                for rr_, zz in R_: V += [p+(e*math.cos(a)+f*math.sin(a))*r*rr_+n_*(r*zz+.0001) for a in g]
                F_ += [(b0+q*10+i, b0+q*10+(i+1) % 10, b0+(q+1)*10+(i+1) % 10, b0+(q+1)*10+i) for q in range(len(R_)-1) for i in range(10)]
            if V: P.append(fastmesh('beads', np.array([tuple(v) for v in V]), np.array(F_), m))
        return P
def adorn(S, tv, m, m2, m3):
    """One half of a shoe: borders, then a vine on the vamp, a trailing stem round the heel."""
    r = S.r; lin = lambda t0, t1, u, n_, f=lambda t: 0.: [(t0+(t1-t0)*k/n_, u+f(t0+(t1-t0)*k/n_)) for k in range(n_+1)]
    n_ = int(.90*S.L/.0022); S.rope(lin(.03, .95, .085, n_), m, w=.0012)
    for k in range(int(.9*S.L/.0042)): t = .04+.90*k/int(.9*S.L/.0042); S.st(S.go(t, .15, 0, 0), S.go(t, .15, .0016, .0026), m3, .0008); S.st(S.go(t, .15, .0032, 0), S.go(t, .15, .0016, .0026), m3, .0008)
    for k in range(int(.86*S.L/.0060)): t = .05+.86*k/int(.86*S.L/.0060); S.D.append((S.at(t, .12), .0010, 'seq'))
    for d, mm in ((.0030, m), (.0062, m3)):
        P = [(tv+.03+(.93-tv-.03)*k/60, 0) for k in range(61)]; S.rope([(t, max(.3, 1-d/S.us(t))) for t, _ in P], mm, w=.0009)
    S.rope([(tv+.028, .16+.80*k/26) for k in range(27)], m, w=.0011); S.rope([(tv+.044, .18+.76*k/24) for k in range(25)], m3, w=.0009)
    for k in range(14): S.D.append((S.at(tv+.036, .18+.76*k/14), .0008, 'bead'))
    k = S.L/.26; got = []
    def fl(t, u, rr_, n_=6, a=m, b=m2): S.flower(t, u, rr_*k, n_, a, b, r.uniform(0, 6)); got.append((t, u, rr_*k))
    st = [(tv+.07+(.90-tv-.07)*q/44, .56+.15*math.sin(q/44*9.2)) for q in range(45)]; S.rope(st, m3, w=.0010)
    for q, rr_ in ((5, .0088), (15, .0076), (25, .0062), (34, .0046), (41, .0032)): t, u = st[q]; fl(t, u+(.10 if q in (15, 34) else -.08), rr_, 6 if rr_ > .005 else 5, *((m, m2) if q != 15 else (m2, m)))
    for q in range(2, 44, 3): a = (1 if q % 2 else -1)*r.uniform(.9, 1.4); S.leaf(*st[q], r.uniform(.0042, .0062)*k*(1-q/90), a, m3 if q % 4 else m)
    for q in range(5): fl(tv+.08+q*.055, .27+.02*r.gauss(0, 1), .0036-.0003*q, 5, m2, m)
    for _ in range(120):                                            # knots in the ground between
        t, u = r.uniform(tv+.06, .94), r.uniform(.22, .92)
        if all(math.hypot((t-a)*S.L, (u-b)*S.us(t)) > c*1.1+.0012 for a, b, c in got): S.D.append((S.at(t, u), *((.00065, 'bead') if _ % 3 else (.00115, 'seq'))))
    st = [(.05+(tv-.10-.05)*q/60, .52+.14*math.sin(q/60*14)) for q in range(61)]; S.rope(st, m3, w=.0009)
    for q in range(3, 60, 3): S.leaf(*st[q], r.uniform(.0036, .0050)*k, (1 if q % 2 else -1)*1.1, m if q % 2 else m3)
    for q in (9, 22, 36, 50): S.flower(*S.go(*st[q], 0, .003*k*(1 if q % 4 else -1)), .0034*k, 5, m2, m)
ZARI = silk('zari', '#cf9d48', '#8a5f26', 1., .34)
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
    def zc(t): return z0+.0034*math.exp(-((t-.40)/.13)**2)*(L/.26)+curl*max(0, (t-.80)/.20)**2*L*.10+lift*max(0, (t-.5)/.5)**2*L*.06
    top = []
    for i in range(nt):
        t = i/(nt-1); t = .5-.5*math.cos(math.pi*t); c, w = outline(t, L, side, point)
        for j in range(ns): s = -1+2*j/(ns-1); pr = math.exp(-((t-.16)/.10)**2-(s/.75)**2)+.9*math.exp(-((t-.68)/.11)**2-(s/.75)**2)+.5*math.exp(-((t-.86)/.04)**2-((s*3-.3*side) % 1.2-.5)**2*6); V.append((c+s*w*1.0, t*L, zc(t)+th-.0032*pr*(L/.26)+.0006*N(Vector((s*2, t*9, L*30))))); W.append(min(1, pr))
    F_ = [(i*ns+j, i*ns+j+1, (i+1)*ns+j+1, (i+1)*ns+j) for i in range(nt-1) for j in range(ns-1)]; a = obj('insole', V, F_, mi); ca = a.data.color_attributes.new('w', 'FLOAT_COLOR', 'POINT')
    for k, x in enumerate(W): ca.data[k].color = (x, x, x, 1)
    V2, F2 = [], []; R = []
    ts = [.5-.5*math.cos(math.pi*i/(nt-1)) for i in range(nt)]; ring = [(outline(t, L, side, point), t, 1) for t in ts]+[(outline(t, L, side, point), t, -1) for t in ts[::-1]]; prof = [(1.0, th), (1.075, th-.0002), (1.090, th*.90), (1.090, th*.74), (1.072, th*.70), (1.084, th*.66), (1.084, th*.42), (1.068, th*.38), (1.076, th*.34), (1.060, th*.12), (1.0, 0.0)]; n_ = len(ring)
    for k, (f, z) in enumerate(prof):
        for (c, w), t, s in ring: ex = .0016*(f-1)/.05; V2.append((c+s*(w+ex), t*L+(ex if t > .98 else -ex if t < .02 else 0), zc(t)+z))
    for k in range(len(prof)-1):
        for i in range(n_): F2.append((k*n_+i, k*n_+(i+1) % n_, (k+1)*n_+(i+1) % n_, (k+1)*n_+i))
    return [a, obj('side', V2, F2, m)], zc
def cord(pts, r, m, pitch=.0042):
    """Two gilt threads twisted round each other."""
    p = resample([tuple(q) for q in pts], .0007); t = np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True); a = np.cross(t, (.12, .2, .97)); a /= np.linalg.norm(a, axis=1, keepdims=True); b = np.cross(t, a); w = np.arange(len(p))[:, None]*.0007*2*math.pi/pitch
    return [tube('cord', p+(a*np.cos(w+q)+b*np.sin(w+q))*r*.55, r*.62, m, False, 1) for q in (0, math.pi)]
def taper(pts, r0, r1, m):
    p = resample([tuple(q) for q in pts], .0008); t = np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True); a = np.cross(t, (1, .1, 0)); a /= np.linalg.norm(a, axis=1, keepdims=True); b = np.cross(t, a); k = np.linspace(0, 2*math.pi, 13)[None, :-1, None]; v = np.linspace(0, 1, len(p))[:, None, None]
    return sheet('nok', p[:, None]+(a[:, None]*np.cos(k)+b[:, None]*np.sin(k))*((r0+(r1-r0)*v**.8)*(1+.07*np.sin(v*len(p)*2.1+k))*np.sqrt(np.clip((1-v)*14, .02, 1))), m, cyclic=True)
def jutti(L, side, up, rim, mi, hgt=.052, curl=1., squash=0., tv=.56, thr=None):
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
        P += cord([surf(t, 1., s) for t in ts if t < tv+.02], .0015*k, rim); P += cord([Vector(surf(t, .02, s))+Vector((s*.0006, 0, .0006)) for t in ts[2:-2]], .0009*k, rim, .003)
        W_ = Sew(lambda t, u, s=s: (Vector(((o_ := outline(t, L, side, True))[0]+s*(o_[1]+.0017), t*L, zc(t)+.006*k-.0003)), Vector((0, 0, 1))), L, lambda t: .01, side+s+9)        # the sole, sewn on through its edge
        for q in range(int(L*.94/.0044)): t = .03+q*.0044/L; W_.st((t, .5), (t+.0031/L, .5), LIN, .0010, .0008)
        P += W_.make(GOLD)
        def at(t, u, s=s):
            p = Vector(surf(t, u, s)); e = .004; d1 = Vector(surf(min(1, t+e), u, s))-Vector(surf(max(0, t-e), u, s)); d2 = Vector(surf(t, min(1, u+e), s))-Vector(surf(t, max(0, u-e), s)); q = d1.cross(d2)*s; q = q.normalized() if q.length > 1e-12 else Vector((0, 0, 1)); c = outline(t, L, side, True)[0]
            return (p+q*.0002, q if q.dot(p-Vector((c, t*L, zc(t)-.01))) > 0 else -q)
        S = Sew(at, L, lambda t, s=s: max(.006, 1.12*(Vector(surf(t, 1., s))-Vector(surf(t, 0., s))).length), int(L*1e4)+side*3+s); adorn(S, tv, *thr); P += S.make(GOLD)
    P += cord([Vector(surf(t, 1., 1))+Vector((0, 0, .0006*k)) for t in [tv+.01+(1-.012-tv)*i/30 for i in range(31)]], .0015*k, rim)
    b = Vector(surf(1., .6, 1)); P.append(taper([b+Vector((0, .015*k*math.sin(q*2.2), .010*k*(1-math.cos(q*2.2))))*curl-Vector((0, .006*k*(1-q), .002*k)) for q in [i/13 for i in range(14)]], .0030*k, .0011*k, rim))
    bpy.context.view_layer.update(); return join(P, 'jutti')
E1 = cloth('velvet', '#6a0f1e', '#3a0812')
T1 = (GOLD, silk('pale', '#cdb88a', '#a58a58', .5, .36), GOLD2)
def put(o, x, y, z, rz, rx=0, ry=0):
    """Set down on the stone: it rests on the highest points under its sole, and rocks a little."""
    if not ry:
        L = max(v.co.y for v in o.data.vertices)*.9; c, q = math.cos(rz), math.sin(rz); Z = lambda u, v: ground(x+c*u-q*v, y+q*u+c*v); h = [max(Z(u, v*L) for u in (-.025, 0, .025)) for v in (.06, .18, .62, .74)]
        lo, hi = max(h[:2]), max(h[2:]); z = lo+.0004; rx, ry = math.atan2(hi-lo, .56*L), rnd2.gauss(0, .004)
    o.location = (x, y, z); o.rotation_euler = (rx, ry, rz); return o
def ground(x, y): r_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, .09), (0, 0, -1)); return r_[1].z if r_[0] else 0.
rnd2 = random.Random(3)
# ---------------------------------------------------------------- stone: old flags, washed, not yet dry
ST, n = principled('stone', '#2a2420', .5, 0, .5); g = n('ShaderNodeNewGeometry').outputs['Position']
a, b, c_, d = nz(n, g, 5.5, 9., .62, dist=.5), nz(n, g, 60., 7., .68), nz(n, g, 420., 4., .7), n('ShaderNodeTexVoronoi', Vector=g, Scale=620.).outputs[0]; wet = n.ramp(n.math('ADD', n.math('MULTIPLY', a, .86), n.math('MULTIPLY', b, .14)), [(.42, 1.), (.54, 0.)], 'EASE')
base = n.mix(n.ramp(b, [(.34, 0.), (.68, 1.)]), '#3a312b', '#6b5d50'); base = n.mix(n.ramp(c_, [(.36, .8), (.52, 0.)]), base, '#221b17'); base = n.mix(n.ramp(c_, [(.62, 0.), (.74, .5)]), base, '#7d7061'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', wet, .6), base, '#0d0908'))
n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', n.math('ADD', .34, n.math('MULTIPLY', b, .32)), n.math('MULTIPLY', wet, .40), clamp=True)); dry = n.math('SUBTRACT', 1.06, wet); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', a, .5), n.math('MULTIPLY', dry, n.math('ADD', n.math('MULTIPLY', b, .20), n.math('ADD', n.math('MULTIPLY', c_, .07), n.math('MULTIPLY', d, .03))))), .42, .012))
def flag(x0, x1, y0, y1, z, k):
    """One flag, its edges worn round and nicked."""
    def f(x, y): e = min(x-x0, x1-x, y-y0, y1-y); q = lambda s, o: N(Vector((x*s, y*s, k*3.+o))); r = .007*(1+.6*q(30, 1)); return (x, y, z-.010*max(0, 1-e/r)**2-.003*max(0, q(45, 4)-.3)*max(0, 1-e/.02)+.0009*q(6, 2)+.0004*q(22, 3))
    return f
cut = lambda n_, a, b, r=.014: np.unique(np.r_[np.linspace(a, a+r, 6), np.linspace(a+r, b-r, n_), np.linspace(b-r, b, 6)])
for k, (x0, x1, y0, y1) in enumerate(((-.45, .40, -.30, .285), (-.9, -.10, .291, .86), (-.094, .75, .291, .86))): f = flag(x0, x1, y0, y1, rnd.gauss(0, .0007), k); sheet('flag', np.array([[f(x, y) for x in cut(130, x0, x1)] for y in cut(100, y0, y1)]), ST)
obj('bed', [(-8, -3, -.008), (8, -3, -.008), (8, .862, -.008), (-8, .862, -.008)], [(0, 1, 2, 3)], ST, smooth=False); obj('far', [(-8, .864, -.001), (8, .864, -.001), (8, 14, -.001), (-8, 14, -.001)], [(0, 1, 2, 3)], ST, smooth=False)
# ---------------------------------------------------------------- the pair, as it was stepped out of: one toe near, the other shoe behind
bpy.context.view_layer.update()
SH = [(jutti(.244, 1, E1, ZARI, INR, .044, .7, thr=T1), .166, .082, 115.5), (jutti(.244, -1, E1, ZARI, INR, .044, .7, .5, thr=T1), .100, .228, 122)]
for o, *_ in SH: o.location = (0, 0, 5)
bpy.context.view_layer.update()
for o, x, y, r_ in SH: put(o, x, y, 0, D2R(r_))
# ---------------------------------------------------------------- far lamps, colour only; a lamp near on the right, what is left of the sky
bulbs([(-.52, 4.3, .12), (-.06, 5.0, .34), (.40, 4.5, .10), (.62, 5.6, .46)], .095, ((1900, .75), (2000, 1.1), (2150, 1.4), (1850, .5)))
box('cloth', (12, .2, 4), (0, 8, 1.5), principled('back', '#33141c', .9)[0]); area((-.5, 6.5, 2.4), (-.5, 8, .3), (5, .8), 40., temp=2200)
area((.36, -.06, .17), (0, .0, .03), (.16, .16), 7., temp=2800); area((-.9, .1, .8), (0, .05, 0), (.9, .6), 11., color=(.45, .58, 1.)); area((-.30, -.60, .30), (0, 0, .03), (.35, .25), 2.6, temp=3100)
world(color='#14151f', strength=.5)
camera((-.030, -.262, .092), (-.002, 0, .051), 86, 4.6, (-.006, -.018, .036), blades=0)
render()
