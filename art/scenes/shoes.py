# grade: --ev .75 --vig .5 --power 1.42,1.40,1.38 --bloom .06 --hal .05 --grain .013 --sat .98 --sharpen .4
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *
VAR = start('shoes', 81, 18, {'': (1600, 1067)}, pspp=7, bounces=2, clamp_i=3, transp=4); rnd.seed(5); N = mnoise.noise
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
    m, n = principled(name, c, rough, metal, .5); r = n('ShaderNodeNewGeometry').outputs['Random Per Island']; n.set(n.p.inputs['Base Color'], n.mix(r, c, d)); n.set(n.p.inputs['Roughness'], n.math('MULTIPLY_ADD', r, .22, rough-.1)); return m
GOLD, GOLD2 = silk('gold', '#dcae58', '#9a6c28', 1., .30), silk('gold2', '#c08a3c', '#6d4a1e', 1., .42); IVO, CRI, GRN, PNK = silk('ivo', '#e0d2b4', '#b39f78'), silk('cri', '#9c1a2a', '#6a0f1c'), silk('grn', '#3c5c34', '#253c22'), silk('pnk', '#c86a78', '#963f50')
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
    def drop(s, t, u, l, m, m2, m3):
        """A paisley: filled in rows, outlined twice."""
        R_ = lambda q: (l*(.40*math.cos(q)*(1-.15*math.cos(q))), l*(.28*math.sin(q)*(1-.5*math.cos(q)**2*(math.cos(q) > 0)))+l*.16*max(0, math.cos(q))**3)
        for f, m_ in ((1., m), (1.16, m3)): P = [s.go(t, u, R_(q)[0]*f, R_(q)[1]*f) for q in [2*math.pi*k/46 for k in range(47)]]; s.rope(P, m_, w=.0011)
        for k in range(44): q = 2*math.pi*k/44; x, y = R_(q); s.st(s.go(t, u, x*.92, y*.92), s.go(t, u, x*.60, y*.60), m2 if k % 2 else m, .0011)
        s.flower(*s.go(t, u, -l*.08, 0), l*.13, 6, m3, m)
        for k in range(15): q = 2*math.pi*(k+.5)/15; x, y = R_(q); s.D.append((s.at(*s.go(t, u, x*1.36, y*1.36)), .0009, 'bead'))
    def make(s, sequin):
        P = []
        for m, L_ in s.S.items():
            a = np.array([q[0][0] for q in L_], float); b = np.array([q[1][0] for q in L_], float); na = np.array([q[0][1] for q in L_], float); nb = np.array([q[1][1] for q in L_], float); w, h = np.array([q[2] for q in L_])[:, None], np.array([q[3] for q in L_])[:, None]; V = []
            for v in (0., .2, .5, .8, 1.):
                c = a*(1-v)+b*v; n_ = na*(1-v)+nb*v; sd = np.cross(b-a, n_); sd /= np.maximum(np.linalg.norm(sd, axis=1, keepdims=True), 1e-9); k = math.sin(math.pi*min(1, max(0, v*.86+.07)))**.5; wk = .55+.45*k
                V += [c-sd*w*.5*wk+n_*(-.0001), c-sd*w*.27*wk+n_*h*k*.8, c+sd*w*.27*wk+n_*h*k*.8, c+sd*w*.5*wk+n_*(-.0001)]
            V = np.stack(V, 1); i = np.arange(20).reshape(5, 4); f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4); P.append(fastmesh('sewn', V.reshape(-1, 3), (f[None]+(np.arange(len(L_))*20)[:, None, None]).reshape(-1, 4), m))
        V, F_, g = [], [], np.linspace(0, 2*math.pi, 9)[:-1]
        for (p, n_), r, k in s.D:
            n_ = (n_+Vector([s.r.gauss(0, .12) for _ in range(3)])).normalized(); e = n_.orthogonal().normalized(); f = n_.cross(e); b0 = len(V)
            for rr_, zz in (((.30, .25), (.62, .38), (1., .18)) if k == 'seq' else ((.98, .25), (.8, .9), (.36, 1.25))): V += [p+(e*math.cos(a)+f*math.sin(a))*r*rr_+n_*(r*zz+.0001) for a in g]
            F_ += [(b0+q*8+i, b0+q*8+(i+1) % 8, b0+(q+1)*8+(i+1) % 8, b0+(q+1)*8+i) for q in range(2) for i in range(8)]
        if V: P.append(fastmesh('beads', np.array([tuple(v) for v in V]), np.array(F_), sequin))
        return P
def adorn(S, des, tv, m, m2, m3):
    """One half of a shoe: borders, then a vine, a paisley or sprigs on the vamp, a trailing stem round the heel."""
    r = S.r; lin = lambda t0, t1, u, n_, f=lambda t: 0.: [(t0+(t1-t0)*k/n_, u+f(t0+(t1-t0)*k/n_)) for k in range(n_+1)]
    n_ = int(.90*S.L/.0022); S.rope(lin(.03, .95, .085, n_), m, w=.0012)
    for k in range(int(.9*S.L/.0042)): t = .04+.90*k/int(.9*S.L/.0042); S.st(S.go(t, .15, 0, 0), S.go(t, .15, .0016, .0026), m2, .0007); S.st(S.go(t, .15, .0032, 0), S.go(t, .15, .0016, .0026), m2, .0007)
    for k in range(int(.86*S.L/.0060)): t = .05+.86*k/int(.86*S.L/.0060); S.D.append((S.at(t, .12), .0010, 'seq'))
    for d, mm in ((.0030, m), (.0062, m3)):
        P = [(tv+.03+(.93-tv-.03)*k/60, 0) for k in range(61)]; S.rope([(t, max(.3, 1-d/S.us(t))) for t, _ in P], mm, w=.0009)
    S.rope([(tv+.028, .16+.80*k/26) for k in range(27)], m, w=.0011); S.rope([(tv+.044, .18+.76*k/24) for k in range(25)], m3, w=.0009)
    for k in range(14): S.D.append((S.at(tv+.036, .18+.76*k/14), .0008, 'bead'))
    k = S.L/.26; got = []
    def fl(t, u, rr_, n_=6, a=m, b=m2): S.flower(t, u, rr_*k, n_, a, b, r.uniform(0, 6)); got.append((t, u, rr_*k))
    if des == 0:
        st = [(tv+.07+(.90-tv-.07)*q/44, .56+.15*math.sin(q/44*9.2)) for q in range(45)]; S.rope(st, m3, w=.0010)
        for q, rr_ in ((5, .0088), (15, .0076), (25, .0062), (34, .0046), (41, .0032)): t, u = st[q]; fl(t, u+(.10 if q in (15, 34) else -.08), rr_, 6 if rr_ > .005 else 5, *((m, m2) if q != 15 else (m2, m)))
        for q in range(2, 44, 3): a = (1 if q % 2 else -1)*r.uniform(.9, 1.4); S.leaf(*st[q], r.uniform(.0042, .0062)*k*(1-q/90), a, m3 if q % 4 else m)
        for q in range(5): fl(tv+.08+q*.055, .27+.02*r.gauss(0, 1), .0036-.0003*q, 5, m2, m)
    elif des == 1:
        S.drop(tv+.13, .55, .034*k, m, m2, m3); got.append((tv+.13, .55, .019*k)); S.drop(.815, .56, .020*k, m, m2, m3); got.append((.815, .56, .011*k))
        for t, u, rr_ in ((tv+.07, .86, .004), (tv+.20, .86, .0042), (.765, .84, .0034), (.885, .5, .0030), (tv+.20, .27, .0036), (.78, .27, .003)): fl(t, u, rr_, 5, m2, m)
    else:
        q = 0; t = tv+.075
        while t < .93:
            n_u = max(1, round(S.us(t)*.78/(.0125*k)))
            for i in range(n_u): u = .25+.66*(i+.5+.25*(q % 2-.5))/n_u; rr_ = .0042*(1-.5*(t-tv)/.4); fl(t, u, rr_, 5, *((m, m2) if (i+q) % 2 else (m2, m))); S.leaf(*S.go(t, u, -.0006*k, -.0040*k), .0040*k, -2.3, m3); S.leaf(*S.go(t, u, .0006*k, -.0040*k), .0040*k, -.8, m3)
            t += .0115*k/S.L; q += 1
    for _ in range(120):                                            # knots in the ground between
        t, u = r.uniform(tv+.06, .94), r.uniform(.22, .92)
        if all(math.hypot((t-a)*S.L, (u-b)*S.us(t)) > c*1.1+.0012 for a, b, c in got): S.D.append((S.at(t, u), .00065, 'bead'))
    st = [(.05+(tv-.10-.05)*q/60, .52+.14*math.sin(q/60*14)) for q in range(61)]; S.rope(st, m3, w=.0009)
    for q in range(3, 60, 3): S.leaf(*st[q], r.uniform(.0036, .0050)*k, (1 if q % 2 else -1)*1.1, m if q % 2 else m3)
    for q in (9, 22, 36, 50): S.flower(*S.go(*st[q], 0, .003*k*(1 if q % 4 else -1)), .0034*k, 5, m2, m)
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
    ts = [.5-.5*math.cos(math.pi*i/(nt-1)) for i in range(nt)]; ring = [(outline(t, L, side, point), t, 1) for t in ts]+[(outline(t, L, side, point), t, -1) for t in ts[::-1]]; prof = [(1.0, th), (1.035, th-.0005), (1.050, th*.86), (1.050, th*.70), (1.036, th*.655), (1.050, th*.61), (1.050, th*.40), (1.036, th*.355), (1.046, th*.31), (1.030, th*.10), (.985, 0.0)]; n_ = len(ring)
    for k, (f, z) in enumerate(prof):
        for (c, w), t, s in ring: ex = .0016*(f-1)/.05; V2.append((c+s*(w+ex), t*L+(ex if t > .98 else -ex if t < .02 else 0), zc(t)+z))
    for k in range(len(prof)-1):
        for i in range(n_): F2.append((k*n_+i, k*n_+(i+1) % n_, (k+1)*n_+(i+1) % n_, (k+1)*n_+i))
    return [a, obj('side', V2, F2, m)], zc
def jutti(L, side, up, rim, mi, hgt=.052, curl=1., squash=0., tv=.56, des=0, thr=None):
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
        def at(t, u, s=s):
            p = Vector(surf(t, u, s)); e = .004; d1 = Vector(surf(min(1, t+e), u, s))-Vector(surf(max(0, t-e), u, s)); d2 = Vector(surf(t, min(1, u+e), s))-Vector(surf(t, max(0, u-e), s)); q = d1.cross(d2)*s; q = q.normalized() if q.length > 1e-12 else Vector((0, 0, 1)); c = outline(t, L, side, True)[0]
            return (p+q*.0002, q if q.dot(p-Vector((c, t*L, zc(t)-.01))) > 0 else -q)
        S = Sew(at, L, lambda t, s=s: max(.006, 1.12*(Vector(surf(t, 1., s))-Vector(surf(t, 0., s))).length), int(L*1e4)+side*3+s); adorn(S, des, tv, *thr); P += S.make(GOLD)
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
    for dv in (.38, .62):                              # a braid of gilt thread over the dark band
        for q in range(2): P.append(tube('braid', [Vector(f2(k/60, dv))+Vector((0, .0016*math.sin(k*1.3+q*math.pi), .0020+.0006*math.cos(k*1.3+q*math.pi))) for k in range(3, 58)], .0011, ZARI, False, 1))
    E_ = [(t, sd) for sd in (-1, 1) for t in [.03+.94*k/int(L/.0052) for k in range(int(L/.0052))]]                  # the edge sewn through with waxed thread
    for t, sd in E_: c_, w_ = outline(t, L, side, False); c2, w2 = outline(min(1, t+.011), L, side, False); P.append(tube('sewn', [(c_+sd*w_*.90, t*L, zc(t)+.0088), (c_/2+c2/2+sd*(w_+w2)*.45, (t+.0055)*L, zc(t)+.0098), (c2+sd*w2*.90, (t+.011)*L, zc(t)+.0088)], .0006, LIN, False, 0))
    t0 = Vector((x0, .845*L, zc(.84)+.027)); t1 = Vector(f(.5, 1.)); 
    for k in range(3): P.append(tube('plait', [t0.lerp(t1, i/24)+Vector((.0032*math.sin(i*.85+k*2.09), 0, .0022*math.cos(i*.85*2+k*2.09)+.004*math.sin(math.pi*i/24))) for i in range(25)], .0024, (m, DRK, m)[k], False, 2))
    bpy.context.view_layer.update(); return join(P, 'kolha')
E1, E2, E3, E4 = cloth('velvet', '#561020', '#2c0810'), cloth('ivory', '#c4ae88', '#8e7550', False), cloth('green', '#123f33', '#0a241d'), cloth('rose', '#7c2c36', '#4a171e', False)
T1, T2, T3, T4 = (GOLD, IVO, GOLD2), (CRI, GOLD, GRN), (GOLD, PNK, GOLD2), (GOLD, IVO, GRN)
def put(o, x, y, z, rz, rx=0, ry=0):
    """Set down on the stone: it rests on the highest points under its sole, and rocks a little."""
    if not ry:
        L = max(v.co.y for v in o.data.vertices)*.9; c, q = math.cos(rz), math.sin(rz); Z = lambda u, v: ground(x+c*u-q*v, y+q*u+c*v); h = [max(Z(u, v*L) for u in (-.025, 0, .025)) for v in (.06, .18, .62, .74)]
        lo, hi = max(h[:2]), max(h[2:]); z = lo+.0004; rx, ry = math.atan2(hi-lo, .56*L), rnd2.gauss(0, .004)
    o.location = (x, y, z); o.rotation_euler = (rx, ry, rz); return o
def ground(x, y): r_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, .09), (0, 0, -1)); return r_[1].z if r_[0] else 0.
rnd2 = random.Random(3)
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
# ---------------------------------------------------------------- the shoes, as they were stepped out of
D2R = math.radians; bpy.context.view_layer.update()
SH = [(jutti(.268, 1, E1, ZARI, INR, .049, 1., des=0, thr=T1), -.40, .04, -112), (jutti(.268, -1, E1, ZARI, INR, .049, 1., .6, des=0, thr=T1), -.165, .175, -150),        # a man's pair
      (jutti(.238, 1, E2, ZARI, INS, .043, .8, des=1, thr=T2), .225, .10, 142), (jutti(.238, -1, E2, ZARI, INS, .043, .8, .3, des=1, thr=T2), .44, .04, None),                # a woman's: one on its side
      (kolha(.275, 1, TAN), -.50, .30, -100), (kolha(.275, -1, TAN), -.13, .47, -160),
      (jutti(.226, 1, E4, ZARI, INS, .042, .9, des=2, thr=T4), -.070, -.235, -70), (jutti(.226, -1, E4, ZARI, INS, .042, .9, .8, des=2, thr=T4), -.325, -.130, -118),          # another's
      (jutti(.245, 1, E3, ZARI, INR, .044, .9, des=0, thr=T3), .10, .40, 24), (jutti(.245, -1, E3, ZARI, INR, .044, .9, des=0, thr=T3), -.03, .55, -12), (kolha(.265, 1, TAN2), 0.44, .30, 74), (kolha(.265, -1, DRK), -.58, .62, -40)]
for o, *_ in SH: o.location = (0, 0, 5)
bpy.context.view_layer.update()
for o, x, y, r_ in SH: put(o, x, y, .036, D2R(128), D2R(3), D2R(98)) if r_ is None else put(o, x, y, 0, D2R(r_))
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
MGM = [marigold_material('mg0', '#f57c06', '#a32e02', .30), marigold_material('mg1', '#fb9a10', '#bf5a04', .30)]; CUP = principled('cup', '#5f6630', .55, 0, .3)[0]; MS = [pompon(f'm{k}', MGM[k % 2], (.0215, .020, .0225, .019, .021)[k], (130, 105, 140, 95, 115)[k], 20+k, (.8, .7, .84, .75, .62)[k], (1., .8, 1.1, 1., .6)[k], (0, .3, 0, .1, .7)[k], CUP) for k in range(5)]
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
PK = [petal_material(f'q{i}', a_, b_, .3) for i, (a_, b_) in enumerate((('#a8142c', '#54060f'), ('#e0860f', '#b04503'), ('#c99388', '#9c5a54')))]; PS = [petal_mesh(f'pp{i}{k}', PK[i], L=.0235, W=.020, curl=rnd.uniform(.05, .42), cup=rnd.uniform(.08, .42), seed=i*7+k) for i in range(3) for k in range(7)]
for o in PS: o.location = (0, 0, 9)
bpy.context.view_layer.update()
for x, y, z in sp:
    z = max(ground(x, y), ground(x+.006, y+.006), ground(x-.006, y+.004))+.0006 if abs(x) < .75 else .0012
    i = rnd.choices((0, 1, 2), (5, 3, 1))[0]; inst(PS[i*7+rnd.randrange(7)], (x, y, z), (rnd.gauss(0, .12), rnd.gauss(0, .16), rnd.uniform(0, 6.3)), rnd.uniform(.55, 1.08))
for o in PS: hide_src(o)
RI = principled('rice', '#d8c8a4', .55, 0, .3)[0]; ri = lathe('rice', smooth_profile([(.0001, -.0036), (.0009, -.0022), (.0011, 0), (.0008, .0024), (.0001, .0036)], 3), 8, RI)
for i in range(80): x, y = rnd.gauss(.02, .30), rnd.gauss(-.05, .26); inst(ri, (x, y, ground(x, y)+.0010), (math.pi/2+rnd.gauss(0, .1), 0, rnd.uniform(0, 6.3)), rnd.uniform(.8, 1.15))
hide_src(ri)
# ---------------------------------------------------------------- light: the mandap at the right, behind; the night from the other side
area((1.35, .95, .62), (0, .05, .0), (.30, .5), 105., temp=2550); area((.35, 2.2, 1.0), (0, .2, 0), (1.4, .5), 15., temp=2300); area((-1.3, -.7, 1.3), (0, 0, 0), (1.2, 1.2), 26., color=(.44, .58, 1.)); area((.2, -1.2, .9), (0, 0, 0), (.8, .5), 1.6, temp=2700)
bulbs([(rnd.uniform(-1.2, 1.6), rnd.uniform(3, 4.5), rnd.uniform(.02, .5)) for _ in range(18)], .022)
world(color='#0b0d16', strength=.8)
camera((-.10, -1.12, .66), (.015, .045, .0), 74, 4.5, (-.02, -.05, .03))
render()
