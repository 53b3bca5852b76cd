# grade: --ev .6 --power 1.32,1.32,1.32 --bloom .06 --hal .05 --grain .012 --sat 1.0 --vig .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *; from PIL import Image, ImageDraw, ImageFont
start('spines', 141, 16, {'': (1600, 1067)}, bounces=3, clamp_i=3, transp=6); rnd.seed(8); R = np.random.default_rng(14); os.makedirs(OUT, exist_ok=True); Q = .00012
# --- gold tooling, .12 mm a pixel: red is leaf, green a pasted label, blue pressed without leaf ---
def tooling(k, W, H, bands, tool, title, foot):
    S = 2; w, h = int(W/Q)*S, int(H/Q)*S; ch = [Image.new('L', (w, h), 0) for _ in range(3)]; G, L, B = map(ImageDraw.Draw, ch); rr = random.Random(k); px = lambda x, z: (w/2+x/Q*S, h-z/Q*S); t_ = lambda v: max(1, round(v/Q*S))
    def line(d, pts, wd, f=255): d.line([px(*p) for p in pts], fill=f, width=t_(wd), joint='curve')
    def dot(x, z, r, d=G): c = px(x, z); d.ellipse([c[0]-r/Q*S, c[1]-r/Q*S, c[0]+r/Q*S, c[1]+r/Q*S], fill=255)
    def ring(x, z, r, wd, d=G): line(d, [(x+r*math.cos(a), z+r*math.sin(a)) for a in np.linspace(0, 6.3, 60)], wd)
    def leaf(x, z, a, l, b, vein=True):
        P = [(x+l*t*math.cos(a)-e*b*l*math.sin(math.pi*t**.85)*math.sin(a), z+l*t*math.sin(a)+e*b*l*math.sin(math.pi*t**.85)*math.cos(a)) for e, ts in ((1, np.linspace(0, 1, 14)), (-1, np.linspace(1, 0, 14))) for t in ts]; G.polygon([px(*p) for p in P], fill=255)
        if vein: line(G, [(x+l*t*math.cos(a), z+l*t*math.sin(a)) for t in (.12, .85)], .00022, 0)
    def rule(z, wd, d=G): line(d, [(x, z+.00012*math.sin(x*190+k)+rr.gauss(0, .00003)) for x in np.linspace(-W/2, W/2, 40)], wd)
    def roll(z, kind):
        n_ = int(W/.0026)
        for i in range(n_+1):
            x = -W/2+i*.0026
            if kind == 0: dot(x, z, .00045)
            elif kind == 1: line(G, [(x-.0008, z-.0006), (x+.0008, z+.0006)], .0004)
            elif kind == 2: leaf(x-.0010, z, 0, .0021, .26, False)
            else: line(G, [(x-.0013, z-.0006), (x, z+.0006), (x+.0013, z-.0006)], .0003)
    def ornament(x, z, r, ph, p=tool):
        if p == 0:                                      # lotus
            for j in range(-3, 4): leaf(x+.10*r*j*.5, z-.35*r, math.pi/2-j*.36, r*(1.15-.06*abs(j)), .19)
            for m in (-1, 1): leaf(x, z-.42*r, math.pi/2+m*2.0, r*.62, .2); dot(x+m*r*.82, z+.50*r, r*.06)
            line(G, [(x-.42*r, z-.46*r), (x, z-.58*r), (x+.42*r, z-.46*r)], .0004); dot(x, z-.80*r, r*.09)
        elif p == 1:                                    # sun
            for j in range(16): leaf(x+.36*r*math.cos(j*.3927), z+.36*r*math.sin(j*.3927), j*.3927, r*(.62 if j % 2 else .44), .15, False)
            ring(x, z, r*.30, .0004); ring(x, z, r*.20, .00028); dot(x, z, r*.10)
        elif p == 2:                                    # paisley
            for sc in (1., .72, .40):
                P = [(x+sc*r*(.52*math.sin(a)*(1-.42*(1+math.cos(a))/2)+.34*((1+math.cos(a))/2)**3), z-.12*r+sc*r*.95*(math.cos(a)+.12)) for a in np.linspace(0, 6.2832, 60)]; line(G, P, .00045 if sc != .72 else .00028)
            dot(x, z-.30*r, r*.13); [dot(x+.74*r*math.sin(a), z-.20*r+.98*r*math.cos(a)*.9, r*.045) for a in np.linspace(1.0, 5.2, 13)]
        elif p == 3:                                    # a vase of three stems
            G.polygon([px(x+a*r, z+b*r) for a, b in ((-.20, -.95), (.20, -.95), (.13, -.86), (.28, -.62), (.13, -.42), (.20, -.36), (-.20, -.36), (-.13, -.42), (-.28, -.62), (-.13, -.86))], fill=255)
            for m, top in ((0, .62), (-1, .40), (1, .40)):
                P = [(x+m*r*.52*t**1.6, z+r*(-.36+(top+.36)*t)) for t in np.linspace(0, 1, 12)]; line(G, P, .0003); [leaf(*P[i], math.pi/2+e*.9-m*.3, r*.26, .22, False) for i, e in ((4, 1), (5, -1), (8, 1), (8, -1))]; [leaf(*P[-1], math.pi/2+j*.62, r*.30, .24, False) for j in range(-2, 3)]
        elif p == 5:                                    # leaves in the corners, a small flower
            for mx in (-1, 1):
                for mz in (-1, 1):
                    for a, l in ((.25, .62), (.80, .80), (1.32, .62)): leaf(x+mx*r*.98, z+mz*r*.95, math.atan2(-mz*math.sin(a), -mx*math.cos(a)), r*l*.75, .17)
            [leaf(x, z, j*1.0472+.5, r*.34, .26, False) for j in range(6)]
        elif p == 6:                                    # interlaced rings
            for a in range(4): ring(x+.40*r*math.cos(a*1.5708+.785), z+.40*r*math.sin(a*1.5708+.785), r*.42, .0004); dot(x+.86*r*math.cos(a*1.5708), z+.86*r*math.sin(a*1.5708), r*.08)
            ring(x, z, r*.16, .0003); dot(x, z, r*.07)
        elif p == 7:                                    # cypress
            P = [(x+e*r*.30*math.sin(math.pi*t**.75)*(1-.3*t), z-r*.7+1.65*r*t) for e, ts in ((1, np.linspace(0, 1, 20)), (-1, np.linspace(1, 0, 20))) for t in ts]; line(G, P+P[:1], .0004); [line(G, [(x, z-r*.6+1.4*r*t), (x+e*r*.18*(1-t)**.5, z-r*.46+1.4*r*t)], .00028) for t in np.linspace(0, .8, 8) for e in (-1, 1)]
            line(G, [(x, z-r), (x, z+r*.7)], .0003); [leaf(x, z-r*.92, math.pi/2+e*1.0, r*.62, .16) for e in (-1, 1)]
        else:                                           # two squares, one turned: an eight-pointed star
            for a0 in (0, .7854): line(G, [(x+r*.86*math.cos(a0+a*1.5708), z+r*.86*math.sin(a0+a*1.5708)) for a in (0, 1, 2, 3, 4)], .0004)
            [leaf(x, z, j*.7854, r*.44, .22, False) for j in range(8)]; ring(x, z, r*.10, .0003)
    edge = [.0]+bands+[H]; last = len(edge)-2; kind = k % 4
    for b in bands:
        for d, wd in ((.0044, .0005), (.0053, .0002)) if tool != 6 else ((.0046, .0003),): rule(b-d, wd); rule(b+d, wd)
        if tool in (0, 3, 5, 8): roll(b, kind)
        else: rule(b-.0062, .0002, B); rule(b+.0062, .0002, B)
    for z in (.0045, .0055, H-.0050, H-.0060): rule(z, .0004)
    roll(.0078, (kind+1) % 4); roll(H-.0082, (kind+1) % 4)
    for i, (a, b) in enumerate(zip(edge, edge[1:])):
        lo, hi = a+(.0105 if i == 0 else .0070), b-(.0105 if i == last else .0070); c, r = (lo+hi)/2+rr.gauss(0, .0003), min(W*.34, (hi-lo)*.46); lines = title if i == last-1 else foot if i == 1 else None
        if lines:
            if i == last-1: q = [px(-W*.49, lo-.001), px(W*.49, hi+.001)]; L.rectangle([q[0][0], q[1][1], q[1][0], q[0][1]], fill=255); [rule(z, .0004) for z in (lo+.0002, hi-.0002)]; [rule(z, .0002) for z in (lo+.0011, hi-.0011)]
            sz = [min(.0062 if j != 1 or len(lines) != 3 else .0040, W*.74/max(1, len(s))/.66) for j, s in enumerate(lines)]; tot = sum(sz)+.0022*(len(lines)-1); z = c+tot/2
            for s, q in zip(lines, sz):
                f = ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf', t_(q*1.28)); x0 = -sum(f.getlength(g) for g in s)*Q/S/2-.0004*(len(s)-1)/2
                for g in s:                             # each letter struck by hand: not quite level, not quite straight
                    wd = f.getlength(g); im = Image.new('L', (int(wd)+14, t_(q*1.8)), 0); ImageDraw.Draw(im).text((7, 2), g, font=f, fill=rr.randint(205, 255)); im = im.rotate(rr.gauss(0, 1.4), resample=Image.BICUBIC); p = px(x0, z+.0002+rr.gauss(0, .00013)); ch[0].paste(255, (int(p[0])-7, int(p[1])-t_(q*.18)), im); x0 += wd*Q/S+.0004
                z -= q+.0022
            continue
        if tool == 4:                                   # a lattice over all
            m = .0072; x_, z_ = W/2, (hi-lo)/2
            for e in (-1, 1): [line(G, [(s-z_, c-e*z_), (s+z_, c+e*z_)], .00028) for s in np.arange(-6, 7)*m]
            [dot(i_*m/2, c+j_*m/2, .0007) for i_ in range(-9, 10) for j_ in range(-5, 6) if (i_+j_) % 2 and abs(j_*m/2) < z_-.001]; continue
        if i == 0 and tool in (1, 7): roll(c, kind); continue
        ornament(rr.gauss(0, .0004), c, r, i)
    im = Image.merge('RGB', ch).resize((w//S, h//S), Image.LANCZOS); f = f'{OUT}/spine{k}.png'; im.save(f); i = bpy.data.images.load(f); i.colorspace_settings.name = 'Non-Color'; return i
# --- leather: goat (grained) or calf (smooth, crazed); rubbed at joints, bands and caps; dust on top ---
def leather(k, c1, c2, calf, lab, kept, img, tan='#a8764c'):
    m, n = principled(f'l{k}', c1, .5, 0, .42); tc = n('ShaderNodeTexCoord').outputs['Object']; geo = n('ShaderNodeNewGeometry'); tx = n('ShaderNodeTexImage', dict(extension='CLIP'), Vector=n('ShaderNodeTexCoord').outputs['UV']); tx.image = img; s = n('ShaderNodeSeparateColor'); n.link(tx.outputs['Color'], s.inputs[0]); gold, label, blind = s.outputs
    warp = n.mix(.006, tc, n('ShaderNodeTexNoise', Vector=tc, Scale=240.).outputs['Color'], 'ADD'); cell = n('ShaderNodeTexVoronoi', dict(feature='SMOOTH_F1'), Vector=warp, Scale=820.).outputs[0]; crk = n.ramp(n('ShaderNodeTexVoronoi', dict(feature='DISTANCE_TO_EDGE'), Vector=n.mix(.02, tc, n('ShaderNodeTexNoise', Vector=tc, Scale=70., Detail=4.).outputs['Color'], 'ADD'), Scale=190.).outputs[0], [(0., 1.), (.10, 0.)])
    big, mid, fine, scr = nz(n, tc, 14., 7., .66, dist=.6), nz(n, tc, 75., 7., .7), nz(n, tc, 520., 4., .7), nz(n, tc, 1., 6., .75, (210, 210, 34)); rub, low = attr(n, 'rub'), attr(n, 'low')
    c = n.mix(n.ramp(big, [(.34, 0.), (.68, 1.)]), c1, c2); c = n.mix(n.ramp(mid, [(.36, .7), (.54, 0.)]), c, n.mix(.6, c2, '#0d0604')); c = n.mix(n.math('MULTIPLY', label, .95), c, n.mix(mid, lab, '#0e0808')); cz = n.math('MULTIPLY', crk, n.ramp(big, [(.40, 0.), (.62, .8)])) if calf else 0.
    if calf: c = n.mix(cz, c, n.mix(.5, c, tan))
    c = n.mix(n.math('MULTIPLY', low, n.ramp(mid, [(.3, .9), (.7, .45)])), c, '#0c0604'); worn_ = n.math('MAXIMUM', n.ramp(n.math('ADD', n.math('MULTIPLY', rub, .62), n.math('ADD', n.math('MULTIPLY', scr, .34), n.math('MULTIPLY', mid, .22))), [(.50, 0.), (.70, .85)]), n.ramp(scr, [(.66, 0.), (.74, .55)])); c = n.mix(worn_, c, n.mix(n.ramp(fine, [(.36, 0.), (.6, 1.)]), n.mix(.5, c1, tan), tan))
    leaf = n.math('MULTIPLY', n.ramp(gold, [(.25, 0.), (.6, 1.)]), n.ramp(n.math('ADD', n.math('MULTIPLY', fine, .45), n.math('ADD', n.math('MULTIPLY', mid, .55), n.math('MULTIPLY', rub, -.22))), [(kept, 0.), (kept+.055, 1.)])); ghost = n.math('MULTIPLY', n.math('MAXIMUM', gold, blind), .45); c = n.mix(ghost, c, '#160a06'); c = n.mix(leaf, c, n.mix(mid, '#e2b25c', '#a87230'))
    nrm = n('ShaderNodeSeparateXYZ', Vector=geo.outputs['Normal']).outputs[2]; dust = n.math('MULTIPLY', n.ramp(nrm, [(.45, 0.), (.95, 1.)]), n.ramp(n.math('ADD', n.math('MULTIPLY', mid, .6), n.math('MULTIPLY', fine, .4)), [(.36, .12), (.62, .62)])); c = n.mix(dust, c, '#8c8172'); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Metallic'], n.math('MULTIPLY', leaf, n.math('SUBTRACT', 1., dust)))
    ro = n.math('ADD', n.ramp(mid, [(.3, .34 if calf else .40), (.7, .52 if calf else .58)]), n.math('ADD', n.math('MULTIPLY', worn_, .16), n.math('MULTIPLY', dust, .4))); n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', ro, n.math('MULTIPLY', leaf, .16)))
    h = n.math('ADD', n.math('MULTIPLY', cell, .25 if calf else .9), n.math('ADD', n.math('MULTIPLY', fine, .30), n.math('ADD', n.math('MULTIPLY', mid, .7), n.math('MULTIPLY', scr, .35)))); h = n.math('ADD', h, n.math('ADD', n.math('MULTIPLY', n.math('MAXIMUM', gold, blind), -.9), n.math('MULTIPLY', label, .6)))
    if calf: h = n.math('ADD', h, n.math('MULTIPLY', cz, -.6))
    n.set(n.p.inputs['Normal'], n.bump(h, .55, .00055)); return m
def paper(name, a, b, metal=0.):
    m, n = principled(name, a, .8 if not metal else .42, metal, .2); tc = n('ShaderNodeTexCoord').outputs['UV']; lv, th, fx = nz(n, tc, 1., 4., .75, (2400, 5, 1)), nz(n, tc, 1., 3., .6, (330, 2, 1)), nz(n, tc, 60., 6., .7); c = n.mix(n.ramp(lv, [(.34, 0.), (.66, 1.)]), b, a); c = n.mix(n.ramp(th, [(.40, .65), (.55, 0.)]), c, b); c = n.mix(n.ramp(fx, [(.56, 0.), (.72, .6)]), c, '#7c5a34'); c = n.mix(n.ramp(nz(n, tc, 220., 5., .7), [(.45, 0.), (.7, .45)]), c, '#8c8172'); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', lv, n.math('MULTIPLY', th, 1.2)), .7, .0006)); return m
PG, GE = paper('paper', '#d3c099', '#8a7350'), paper('edges', '#b98c46', '#5d3f1c', .75)
def silk(k, a, b): m, n = principled(f'hb{k}', a, .6, 0, .3, Sheen=.3); s = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['UV']).outputs[0]; n.set(n.p.inputs['Base Color'], n.mix(n.ramp(n.math('FRACT', n.math('MULTIPLY', s, 310.)), [(.5, 0.), (.56, 1.)]), a, b)); n.set(n.p.inputs['Normal'], n.bump(n.math('PINGPONG', n.math('MULTIPLY', s, 2800.), 1.), .6, .0004)); return m
HB = [silk(k, *c) for k, c in enumerate((('#7d1a1c', '#c9b27c'), ('#2d4636', '#c7a658'), ('#5a3320', '#b9a27c'), ('#7b2a1a', '#c98f2e')))]
def uvset(o, UV): l = o.data.uv_layers.new(name='uv'); li = np.empty(len(o.data.loops), np.int32); o.data.loops.foreach_get('vertex_index', li); l.data.foreach_set('uv', UV.reshape(-1, 2)[li].astype(np.float32).ravel())
def volume(k, x0, T, H, D, y0, c, tool, title, foot, bands, calf=False, lab='#4a0d14', kept=.345, lean=0., turn=0., edge=PG, chip=.15):
    """A book that stands on the shelf, its spine towards -y: leather drawn over cords and boards, turned in at the head; leaves and headband within."""
    b = T*(.20+.06*R.random()); ph = np.linspace(0, math.pi, 240); arc = np.stack([T/2-(T/2+.0007)*np.sign(np.cos(ph))*np.abs(np.cos(ph))**.86, .0045-(b+.0045)*np.sin(ph)**.92], -1); side = np.array([(0, D), (0, .060), (0, .0165), (.0004, .0130), (.0021, .0098), (.0016, .0072)]); path = np.concatenate([side, arc, side[::-1]*(-1, 1)+(T, 0)]); cut = np.array(resample(path[1:-1], .0007)); s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(cut, axis=0), axis=1))]
    cut = np.concatenate([path[:1], cut, path[-1:]]); sc = np.r_[s[0]-.2, s, s[-1]+.2]; m_ = len(cut)//2; A = np.linalg.norm(np.diff(arc, axis=0), axis=1).sum(); U = sc-sc[m_]; un = np.clip(np.abs(U)/(A/2), 0, 1.6); zb = [H*z for z in bands]; M = leather(k, *c, calf, lab, kept, tooling(k, A, H, zb, tool, title, foot))
    tn = np.gradient(cut, axis=0); tn /= np.linalg.norm(tn, axis=1, keepdims=True); nr = np.stack([tn[:, 1], -tn[:, 0]], -1); nr *= -1 if nr[m_, 1] > 0 else 1; on = sstep(1.02, .90, un); bt = .0030-.0013*on
    zs = np.arange(.0, H+1e-6, .0007); a = np.linspace(0, math.pi, 9)[1:]; zz = np.r_[zs, H+.5*.0028*np.sin(a), H-np.array([.003, .006, .010])]; inn = np.r_[0*zs, .5*(1-np.cos(a)), 1, 1, 1]; Z, I = zz[:, None]+0*U, inn[:, None]+0*U; X, Y = cut[:, 0]+0*Z, cut[:, 1]+0*Z; G = np.stack([U+0*Z, 0*Z+k*3.1, Z], -1)
    hub = sum(np.exp(-((Z-z)/.0027)**4) for z in zb); dip = sum(np.exp(-((np.abs(Z-z)-.0050)/.0014)**2) for z in zb); cap = np.exp(-((H-Z)/.0035)**2)+np.exp(-(Z/.0030)**2); d = on*(hub*(.0024*(1-un**7).clip(0)+.0002*fbm(G, 300, 2, seed=k))-.0005*dip+.0013*cap*(1-.3*un))+.0004*fbm(G, 26, 4, seed=k+3)+.00015*fbm(G, 130, 3, seed=k+5)
    off = d*(1-I)-I*bt; X, Y = X+nr[:, 0]*off, Y+nr[:, 1]*off; torn = chip*sstep(.05, .55, fbm(np.stack([U, 0*U+k*7.7, 0*U], -1), 60, 3, seed=k+9))*on; Z = Z-(sstep(H-.012, H, Z)*torn*.0055+.0014*on*sstep(H-.02, H, Z)*(1-un**2))+.0005*fbm(G, 40, 2, seed=k+1)*sstep(H-.01, H, Z)
    rub = np.clip(.95*np.exp(-((un-1.)/.075)**2)+.62*hub**3*on*(1-un**4).clip(0)*(.45+.9*fbm(G, 45, 3, seed=k+11)).clip(0, 1.2)+.95*cap*on+.8*np.exp(-((H-Z)/.002)**2)*(1-on)+.3*torn*np.exp(-((H-Z)/.01)**2)+.10*on*(1-un**2).clip(0), 0, 1); low = np.clip(dip*on+.7*np.exp(-((un-1.12)/.05)**2)+(I > .9), 0, 1)
    P = np.stack([X, Y, Z], -1); ln, tr = Matrix.Rotation(lean, 4, 'Y'), Matrix.Rotation(turn, 4, 'Z'); W = Matrix.Translation((x0, y0, 0)) @ tr @ ln; out = []
    flip = pnormals(P)[40, m_, 1] > 0; P, Uv, rub, low = (v[:, ::-1].copy() if flip else v for v in (P, np.stack([np.clip((U+0*Z)/A, -.6, .6)+.5, np.clip(zz[:, None]+0*U, 0, 2*H)/H], -1), rub, low)); Uv[len(zs):, :, 1] = 2.; o = sheet('cover', P, M, {'rub': rub, 'low': low}); uvset(o, Uv); out.append(o)
    u, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 40)); xs = .0033+(T-.0066)*u; ys = .0045-b*.72*np.sin(math.pi*np.clip(u, .02, .98))**.7; P = np.stack([xs, ys+(D-.006-ys)*v**1.5, H-.0042+.0007*fbm(np.stack([xs, 0*v+k, v*.3], -1), 90, 3, seed=k)*(1-v)+.0004*fbm(np.stack([xs, 0*v, 0*v], -1), 700, 1, seed=2)], -1); P = np.concatenate([P[:1]-(0, 0, .02), P]); P = P if pnormals(P)[20, 20, 2] > 0 else P[:, ::-1].copy(); o = sheet('leaves', P, edge); uvset(o, np.stack([P[..., 0]+k, P[..., 1]], -1)); out.append(o)
    t = np.linspace(.03, .97, 90); c0 = np.stack([.0033+(T-.0066)*t, .0045-(b*.72+.0006)*np.sin(math.pi*t)**.7, H-.0032+0*t], -1); tt = np.gradient(c0, axis=0); tt /= np.linalg.norm(tt, axis=1, keepdims=True); an = np.linspace(0, 6.2832, 12, endpoint=False); sd = np.cross(tt, (0, 0, 1)); P = c0[:, None]+.0016*(sd[:, None]*np.cos(an)[None, :, None]+np.array((0, 0, 1.))*np.sin(an)[None, :, None]); o = sheet('band', P, HB[k % 4], cyclic=True); uvset(o, np.stack([np.cumsum(np.r_[0, np.linalg.norm(np.diff(c0, axis=0), axis=1)])[:, None]+0*an, 0*t[:, None]+an], -1)); out.append(o)
    for o in out: o.matrix_world = W
OX, BR, GN, TN, BK, MR, RU = ('#5e1019', '#3a0a10'), ('#4b2614', '#2b140a'), ('#22352a', '#131f18'), ('#8a5a30', '#613a1b'), ('#201b1c', '#100d0e'), ('#6d2017', '#43110d'), ('#77391a', '#4a200e')
B5, B4, B6 = (.165, .33, .50, .665, .83), (.19, .40, .60, .80), (.14, .285, .43, .575, .72, .86)
ROW = [  # thickness, height, depth into the shelf, colours, tool, title, foot, bands, more
    (.046, .248, .004, BR, 1, ['ISHA', '&', 'DEV'], ['JODHPUR'], B5, dict(calf=True)), (.036, .262, -.003, OX, 0, ['RANTHAMBORE'], None, B4, dict(kept=.36)), (.054, .238, .006, GN, 3, ['MEERA', '&', 'ARJUN'], ['1998'], B5, dict(lab='#5a1016', kept=.35)),
    (.030, .254, .001, TN, 7, ['BUNDI'], None, B5, dict(calf=True, kept=.41, chip=1.)), (.058, .266, -.004, OX, 2, ['ANAYA', '&', 'KABIR'], ['UDAIPUR'], B5, dict(lab='#14100f', kept=.35, edge=GE)), (.041, .232, .005, BK, 8, ['TARA', '&', 'VEER'], ['II'], B4, dict(lab='#5a1016', kept=.34)),
    (.050, .251, .000, RU, 5, ['LEELA', '&', 'SAM'], ['MANDAWA'], B6, dict(calf=True, lab='#2a0d0c', kept=.38, chip=.9)), (.033, .243, .004, MR, 4, ['ORCHHA'], None, B5, dict(kept=.37)), (.047, .258, -.002, BR, 6, ['ZOYA', '&', 'IMRAN'], ['2004'], B4, dict(lab='#3a0a10', kept=.36)),
    (.039, .236, .003, OX, 0, ['SAMODE'], None, B5, dict(kept=.39)), (.052, .262, .002, GN, 1, ['NOOR', '&', 'ALI'], ['JAIPUR'], B5, dict(lab='#14100f')), (.036, .246, -.002, TN, 5, ['RIYA', '&', 'AMAN'], None, B4, dict(calf=True)), (.05, .255, 0, MR, 3, ['AGRA'], None, B5, {}), (.044, .24, .004, BK, 2, ['KUTCH'], None, B5, {})]
x = -.252
for k, (T, H, y, c, tool, ti, fo, bd, kw) in enumerate(ROW):
    if k == 9: volume(k, x+.050, T, H, .17, y, c, tool, ti, fo, bd, lean=-.20, **kw); x += T+.054; continue
    volume(k, x, T, H, .17, y, c, tool, ti, fo, bd, lean=rnd.gauss(0, .004), turn=rnd.gauss(0, .012), **kw); x += T+.0022+abs(rnd.gauss(0, .0012))
# --- the shelf ---
WD, n = worn('shelf', '#6a4023', '#38200f', '#140a05', (.34, .55), 1.6, .25, .5, .8, .4, 60.); gr = nz(n, n.g, 3., 9., .66, (1.4, 18, 18), .7); wb = n.mix(n.math('MULTIPLY', n.ramp(gr, [(.34, 1.), (.62, 0.)]), .7), n.base, '#150a05'); up = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeNewGeometry').outputs['Normal']).outputs[2]; wb = n.mix(n.math('MULTIPLY', n.ramp(up, [(.6, 0.), (1., 1.)]), n.ramp(n.math('ADD', n.math('MULTIPLY', nz(n, n.g, 9., 4., .6), .7), n.math('MULTIPLY', nz(n, n.g, 900., 3., .7), .3)), [(.42, .05), (.68, .26)])), wb, '#85796a'); n.set(n.p.inputs['Base Color'], wb); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', gr, n.math('MULTIPLY', n.h, .4)), .3, .002))
pr = resample(round_path([(-.062, -.034), (-.062, 0), (.30, .0)], .004, 8), .0022); xs = np.arange(-.7, 1.3, .004); P = sweep(pr, xs); P += np.array((0, 0, 1.))*(.0012*fbm(P, 6, 3, seed=3)+.0005*fbm(P, 40, 3, seed=5))[..., None]*sstep(.0, -.05, P[..., 1:2])-.0015*(sstep(.2, .45, fbm(P, 26, 3, seed=8))*np.exp(-((P[..., 1]+.060)/.006)**2))[..., None]*np.array((0, -1, 1.)); sheet('plank', P if pnormals(P)[10, -10, 2] > 0 else P[:, ::-1].copy(), WD)
[box('back', (.21, .02, 2), (-1.5+.2125*i, .21+.002*(i % 2), .2), WD, .003) for i in range(18)]; box('over', (3, .34, .034), (0, .07, .372), WD, .003); box('below', (3, .3, .3), (0, .12, -.20), WD)
# --- one lamp to the right; a little of the evening from the left ---
area((.62, -.50, .36), (.05, 0, .12), (.16, .34), 21., temp=2950); area((-1.2, -1.3, .9), (0, 0, .12), (.8, .8), 7., color=(.62, .72, 1.))
world(color='#1c1a20', strength=.06)
camera((-.43, -.72, .295), (.045, .0, .128), 75, 2.6, (.005, -.012, .14), blades=0)
render()
