# An oil lamp seen from close by, and rose petals that have fallen, for the scenes that have them
from kit import *

def lamp_brass(name='lampbrass', base='#b98a3e', deep='#3f240f', rough=.21, at=.0475):
    """touched() brass, black with soot round the wick."""
    m, n = touched(name, base, deep, rough, 1.2); tc = n('ShaderNodeTexCoord').outputs['Object']; d = n('ShaderNodeVectorMath', dict(operation='DISTANCE')); n.link(tc, d.inputs[0]); d.inputs[1].default_value = (at, 0, .031)
    s = n.ramp(n.math('ADD', n.math('MULTIPLY', d.outputs['Value'], 26.), n.math('MULTIPLY', nz(n, tc, 210., 5., .7), .5)), [(.36, .92), (.72, 0.)]); p = n.p
    for k, v in (('Base Color', '#0b0705'), ('Roughness', '#b0b0b0')): l = p.inputs[k].links[0].from_socket; n.set(p.inputs[k], n.mix(s, l, v))
    return m

def oil_material():
    """Mustard oil: clear and amber over the brass, a mirror at a low angle. Lets lamps light what is under it."""
    m, n = mat('oil'); g = n('ShaderNodeBsdfGlass', Color=col('#c98a2c'), Roughness=.0, IOR=1.47); t = n('ShaderNodeBsdfTransparent', Color=col('#d9a04a')); x = n('ShaderNodeMixShader'); n.set(x.inputs[0], n('ShaderNodeLightPath').outputs['Is Shadow Ray']); n.link(g, x.inputs[1]); n.link(t, x.inputs[2]); n.link(x, n.out.inputs[0]); return m

def oil_lamp(mb, mo, seed=0, seg=160, oil=.0222):
    """About 76 mm across, its spout towards +x, the wick's end at (.047, 0, .034). Hammered by hand: no two alike."""
    ctl = [(.0002, .0), (.017, .0), (.0186, .0012), (.0172, .0028), (.0108, .0052), (.0104, .0060), (.0128, .0074), (.0245, .0096), (.0328, .0148), (.0362, .0208), (.0372, .0250), (.0381, .0266), (.0384, .0276), (.0379, .0285), (.0369, .0283), (.0360, .0272), (.0345, .0246), (.029, .0184), (.018, .0130), (.0002, .0112)]
    nq = lambda x, y, z: mnoise.noise(Vector((x+seed*7.1, y, z)))
    def fn(r, z, a, i):
        a2 = (a+math.pi) % (2*math.pi)-math.pi; t = max(0, min(1, (z-.010)/.016)); sp = math.exp(-(a2/.36)**2); r2 = r*(1+.42*sp*t*t*(r/.038)+.010*t*math.sin(2*a+seed))
        ham = .00034*nq(math.cos(a)*7, math.sin(a)*7, z*230)*(z > .006)+.0004*nq(math.cos(a)*2, math.sin(a)*2, z*60); r2 += ham
        return (r2*math.cos(a), r2*math.sin(a)*(1-.12*sp*t), z+.0035*sp*t*t*(r/.038)+.0009*t*nq(math.cos(a)*1.5, math.sin(a)*1.5, 3.))
    b = lathe('diya', smooth_profile(ctl, 6), seg, mb, fn); R = .0331+.9*(oil-.0222)
    def of(r, z, a, i): sp = math.exp(-(((a+math.pi) % (2*math.pi)-math.pi)/.34)**2); return (r*math.cos(a)*(1+.26*sp*(r/.034)), r*math.sin(a), z)
    o = lathe('oil', [(.0001, oil), (R*.5, oil), (R*.88, oil), (R*.95, oil+.00012), (R*.985, oil+.0004), (R*1.015, oil+.0011)], 96, mo, of)
    rr = random.Random(seed); y0 = rr.uniform(-.006, .006); tw = lambda P, r, m: tube('wick', [(x+.00018*math.sin(k*1.3), y+.00022*math.cos(k*1.7), z) for k, (x, y, z) in enumerate(P)], r, m)
    ws = resample([(.000, y0*1.6, oil-.0012), (.012, y0, oil+.0002), (.024, y0*.4, oil+.0008), (.033, 0, .0258), (.041, 0, .0286), (.0452, 0, .0304)], .0012); wm, n = principled('wick', '#8f6d36', .45, 0, .5); n.set(n.p.inputs['Normal'], n.bump(nz(n, n('ShaderNodeTexCoord').outputs['Object'], 900., 3.), .5, .0006))
    P = [b, o, tw(ws, .00125, wm), tube('char', [(.0448, 0, .0302), (.0462, .0003, .0316), (.0471, -.0002, .0334), (.0469+rr.gauss(0, .0006), rr.gauss(0, .0006), .0352)], .0010, principled('char', '#090605', .95, 0, .1)[0])]
    return join(P, 'diya')

def flame_glow(strength=4.5):
    """What burns is clear: it adds light and hides little. A blue foot, dark round the wick, bright above, orange and thin at the tip. t: up the flame."""
    m, n = mat('glow'); m.cycles.sample_as_light = False; t = attr(n, 't'); core = n.math('SUBTRACT', 1., n('ShaderNodeLayerWeight', Blend=.5).outputs['Facing'])
    c = n.ramp(n.math('MULTIPLY', t, n.math('ADD', .72, n.math('MULTIPLY', core, .28))), [(.10, (1, .30, .05)), (.26, (1, .45, .11)), (.5, (1, .54, .17)), (.74, (1, .44, .10)), (1., (1, .24, .03))])
    body = n.math('MULTIPLY', n.ramp(t, [(.05, 0.), (.17, .10), (.34, .62), (.50, 1.), (.70, .80), (.88, .26), (1., .0)], 'EASE'), n.math('POWER', core, 1.5)); hollow = n.math('SUBTRACT', 1., n.math('MULTIPLY', n.ramp(t, [(.10, .85), (.24, .62), (.42, 0.)], 'EASE'), n.math('POWER', core, 2.4)))
    e = n('ShaderNodeEmission', Color=c); n.set(e.inputs['Strength'], n.math('MULTIPLY', n.math('MULTIPLY', body, hollow), strength))
    f = n('ShaderNodeEmission', Color=(.10, .22, 1, 1)); n.set(f.inputs['Strength'], n.math('MULTIPLY', n.ramp(t, [(0., .10), (.05, .42), (.14, .30), (.27, 0.)], 'EASE'), n.math('MULTIPLY', n.math('POWER', core, .8), strength*.085)))
    tr = n('ShaderNodeBsdfTransparent'); a = n('ShaderNodeAddShader'); n.link(e, a.inputs[0]); n.link(f, a.inputs[1]); b = n('ShaderNodeAddShader'); n.link(a, b.inputs[0]); n.link(tr, b.inputs[1]); n.link(b, n.out.inputs[0]); return m

def flame(m, h, w, lean=(0., 0.), seed=0):
    """Its foot round the wick at the origin, h high, w wide at half width; leans with the draught (x, y) and wavers towards the tip."""
    rr = random.Random(seed); a, b = rr.uniform(.50, .68), rr.uniform(.95, 1.35); top = (a/(a+b))**a*(b/(a+b))**b; ph, am, fl = rr.uniform(0, 6.3), rr.uniform(.02, .05), rr.uniform(.78, 1.); t = np.linspace(0, 1, 44)[:, None]; k = np.linspace(0, 2*math.pi, 33)[None, :-1]
    r = np.maximum(w*t**a*(1-t)**b/top, .0017*(1-t/.10).clip(0)) + .0001; bend = t**1.5; s = am*h*t**1.6*np.sin(4.4*t+ph)
    P = np.stack([r*np.cos(k)+lean[0]*h*bend+s, r*fl*np.sin(k)+lean[1]*h*bend-s*.5, h*t+0*k], -1); o = sheet('flame', P, m, {'t': t+0*k}, cyclic=True)
    for q in ('visible_diffuse', 'visible_shadow', 'visible_volume_scatter'): setattr(o, q, False)
    return o

# ---------------------------------------------------------------- rose petals
def rose_material(name, c1, c2, pale, through=.42):
    """c1 the blade, c2 towards the claw, pale along the lip; veins fan out from the claw, some are bruised, the rim has begun to dry. Attributes x, v across and along, e the rim."""
    m, n = mat(name); x, v, e = attr(n, 'x'), attr(n, 'v'), attr(n, 'e'); r = n('ShaderNodeObjectInfo').outputs['Random']; z = n.math('MULTIPLY', r, 50.)
    fan = n('ShaderNodeCombineXYZ', X=n.math('MULTIPLY', x, 13.), Y=n.math('MULTIPLY', v, 1.6), Z=z); ve = n('ShaderNodeTexNoise', Vector=fan, Scale=1., Detail=4., Roughness=.6).outputs[0]; q = n('ShaderNodeCombineXYZ', X=x, Y=n.math('MULTIPLY', v, 2.), Z=z); bl = nz(n, q, 1.5, 5., .65); fine = nz(n, q, 34., 3., .6)
    c = n.mix(n.ramp(v, [(.04, 1.), (.55, 0.)]), c1, c2); c = n.mix(n.ramp(bl, [(.36, 0.), (.72, .45)]), c, c2); c = n.mix(n.ramp(ve, [(.44, 0.), (.66, .42)]), c, c2); c = n.mix(n.math('MULTIPLY', e, n.ramp(bl, [(.3, .5), (.6, .1)])), c, pale)
    bru = n.math('MULTIPLY', n.ramp(nz(n, q, 1.1, 4., .7, dist=.5), [(.56, 0.), (.63, .75)]), n.ramp(r, [(.25, 0.), (.55, 1.)])); c = n.mix(bru, c, n.mix(.7, c, '#1c0a06')); c = n.mix(n.math('MULTIPLY', n.ramp(e, [(.80, 0.), (1., .7)]), n.ramp(fine, [(.42, 0.), (.6, 1.)])), c, '#2a0f0a')
    hs = n('ShaderNodeHueSaturation', Color=c); n.set(hs.inputs['Value'], n.math('ADD', n.math('MULTIPLY', r, .55), .62)); n.set(hs.inputs['Hue'], n.math('ADD', n.math('MULTIPLY', r, .026), .487))
    p = n('ShaderNodeBsdfPrincipled', Specular=.28, Sheen=.45); n.link(hs, p.inputs['Base Color']); n.set(p.inputs['Roughness'], n.ramp(bl, [(.3, .42), (.7, .66)])); n.set(p.inputs['Normal'], n.bump(n.math('ADD', ve, n.math('MULTIPLY', fine, .3)), .35, .0007)); t = n('ShaderNodeBsdfTranslucent'); n.link(hs, t.inputs[0])
    mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = through; n.link(p, mx.inputs[1]); n.link(t, mx.inputs[2]); n.link(mx, n.out.inputs[0]); return m

def rose_petal(m, L, W, seed):
    """A broad blade on a narrow claw, hollow, its lip rolled back here and there, creased where it was pressed. Rests on z = 0."""
    rr = np.random.default_rng(seed); x, v = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(0, 1, 28)); U = rr.uniform; nf = lambda a, b, k, o=3: fbm(np.stack([x*a, v*b, 0*x+seed*3.7+k], -1), 1., o)
    w = W/2*(.13+.87*np.sin(math.pi*np.clip(.02+.72*v, 0, 1))**.85)*np.sqrt(np.clip(1-np.clip((v-.62)/.40, 0, 1)**2.4, .02, 1)); vv = v*(1-U(.02, .10)*np.exp(-(x/.35)**2)*v**6-.06*x*x*v*v+.02*nf(3., 1., 9.))
    dv = 1/27; th0 = U(.2, .7); kap = -U(.4, 1.5)+(U(-3.5, 5.5)+3.*nf(1.6, .5, 1.))*sstep(.60, .95, v)**1.2*2.2; th = th0+np.cumsum(kap*dv, 0)-.3; ds = np.gradient(vv, axis=0)*L; y = np.cumsum(np.cos(th)*ds, 0); z = np.cumsum(np.sin(th)*ds, 0)
    cup = U(.15, .75)*(1-.4*v); rim = sstep(.55, 1., np.abs(x))*(U(-1.2, .7)+.9*nf(.8, 2., 5.)+.5*np.sign(x)*U(-1, 1)); phi = cup*np.abs(x)*1.5+rim; X = w*np.sign(x)*np.abs(x)*np.cos(np.clip(phi, -1.4, 1.4)*.75); z = z+w*np.abs(x)*np.sin(np.clip(phi, -1.6, 1.6)*.75)
    z = z+L*(.020*nf(2.5, 2., 13., 4)+.012*nf(7., 1.5, 17.)*v)+x*v*W*U(-.10, .10); X = X+L*.02*nf(1., 3., 23.); e = np.maximum(sstep(.72, 1., np.abs(x))*sstep(.2, .5, v), sstep(.86, 1., v))
    P = np.stack([X, y-y.mean(), z], -1)
    for _ in range(2):                                            # it lies on three points: tip it until the lowest of each side agree
        s = P[..., 2]-P[..., 2].min(); lo = lambda k, g: np.min(np.where(g, s, 9)); a = (lo(0, X > .12*W)-lo(0, X < -.12*W))/(.55*W); b = (lo(0, P[..., 1] > .15*L)-lo(0, P[..., 1] < -.15*L))/(.6*L); P[..., 2] -= a*P[..., 0]*.8+b*P[..., 1]*.8
    P[..., 2] -= np.quantile(P[..., 2], .004); return sheet('petal', P, m, {'x': x, 'v': v, 'e': e})

class Drift:
    """Lets petals settle on a floor at height z, one upon another: keeps how high they lie, in cells of 4 mm."""
    def __init__(s, z=0., cell=.004): s.z, s.c, s.h = z, cell, {}
    def put(s, src, x, y, scale=1., tilt=.10, over=0.):
        """over: how likely it lies on its back."""
        me = src.data; co = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3)*scale
        e = (rnd.gauss(0, tilt)+(math.pi if rnd.random() < over else 0), rnd.gauss(0, tilt), rnd.uniform(0, 6.3)); import mathutils; q = co @ np.array(mathutils.Euler(e).to_matrix()).T; k = np.floor((q[:, :2]+(x, y))/s.c).astype(int)
        up = np.array([s.h.get(t, s.z) for t in map(tuple, k)]); z = float(np.quantile(up-q[:, 2], .985)); o = inst(src, (x, y, z), e, scale)
        for t, hz in zip(map(tuple, k), q[:, 2]+z): s.h[t] = max(s.h.get(t, s.z), min(hz, s.h.get(t, s.z)+.0022))
        return o

# ---------------------------------------------------------------- seen from an arm's length: a flame without an outline, a petal that has lain an hour
def flame_card(h, cam, lean=0., seed=0, strength=26., w=.16, foot=.20, slow=0.):
    """A flame h high above the wick at the origin, painted as light sees it: through its depth. Blown out in the middle, no edge, a blue foot, dark gas round the wick.
    It adds light to what is behind. A card that faces cam; no two seeds alike. slow: 0 a still lamp, 1 a wood fire's tongue."""
    rr = np.random.default_rng(seed); U = rr.uniform; NX, NY = 160, 320; X, Z = np.meshgrid((np.arange(NX)+.5)/NX*2-1, (np.arange(NY)+.5)/NY*1.35-.10); X = X*.62           # X, Z in flame heights
    t = np.clip(Z, 0, 1); a, b = U(.46, .66), U(.95, 1.5); top = (a/(a+b))**a*(b/(a+b))**b; ph = U(0, 6.3, 4)
    wav = (.018+.06*slow)*t**1.4*np.sin(5*t+ph[0])+(.006+.05*slow)*t*np.sin(11*t+ph[1]); half = w*t**a*(1-t)**b/top*(1+(.04+.22*slow)*np.sin(7*t+ph[2]))+.020*np.clip(1-t/.10, 0, 1)+1e-4
    d = (X-lean*t**1.6-wav)/half; lop = 1+U(-.25, .25)*np.tanh(d*1.5); d = d*lop
    B = np.interp(t, [0, .05, .14, .26, .42, .62, .80, .93, 1], [0, .10, .38, .80, 1., .95, .62, .20, 0])*(Z > 0); body = np.clip(1-d*d, 0, 1)**1.15*B
    gas = 1-.80*np.exp(-(d/.62)**2)*np.interp(t, [0, .06, .16, .27, .36], [.9, .95, .85, .4, 0]); core = body*gas
    blur = lambda q, s: gauss2(q, s); core = .72*blur(core, 2.2)+.28*blur(core, 5.5); glow = blur(core, 13.); edge = np.clip(1-np.abs(d), 0, 1)
    hot = np.clip(core, 0, 1)[..., None]**.9*np.array([1., .50, .135])+np.clip(core-.25, 0, 1)[..., None]**1.5*np.array([.5, .55, .34]); col_ = hot*strength+glow[..., None]*np.array([1., .30, .05])*strength*.05
    blue = blur(np.exp(-((Z-.05)/.055)**2)*np.exp(-np.clip(np.abs(d)-1, 0, 9)**2*4)*(.25+.75*np.clip(np.abs(d), 0, 1)**2), 2.5); col_ = col_+blue[..., None]*np.array([.07, .17, 1.])*strength*.055*(foot/.2)
    col_ *= np.clip((.62-np.abs(X))/.10, 0, 1)[..., None]
    im = bpy.data.images.new('flame', NX, NY, float_buffer=True, alpha=False); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(np.concatenate([col_, np.ones((NY, NX, 1))], -1).astype(np.float32).ravel()); im.pack()
    m, n = mat('flame'); m.cycles.sample_as_light = False; q = n('ShaderNodeTexImage', dict(image=im, extension='CLIP')); n.link(n('ShaderNodeTexCoord').outputs['UV'], q.inputs[0]); e = n('ShaderNodeEmission', Color=q.outputs[0], Strength=1.); tr = n('ShaderNodeBsdfTransparent'); s = n('ShaderNodeAddShader'); n.link(e, s.inputs[0]); n.link(tr, s.inputs[1]); n.link(s, n.out.inputs[0])
    o = obj('flame', [(-.62*h, 0, -.10*h), (.62*h, 0, -.10*h), (.62*h, 0, 1.25*h), (-.62*h, 0, 1.25*h)], [(0, 1, 2, 3)], m, smooth=False); l = o.data.uv_layers.new(name='UV'); l.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    o['cam'] = cam[:2]
    for k in ('visible_diffuse', 'visible_shadow', 'visible_volume_scatter'): setattr(o, k, False)
    return o
def gauss2(a, s):
    k = np.arange(-int(3*s)-1, int(3*s)+2); g = np.exp(-k*k/(2*s*s)); g /= g.sum(); a = np.apply_along_axis(lambda q: np.convolve(q, g, 'same'), 0, a); return np.apply_along_axis(lambda q: np.convolve(q, g, 'same'), 1, a)
def burn_at(o, x, y, z):
    """Set a flame_card down at x, y, z, turned to its camera."""
    cx, cy = o['cam']; o.location = (x, y, z); o.rotation_euler = (0, 0, math.atan2(y-cy, x-cx)-math.pi/2); return o

def fresh_petal(m, L, W, seed, cup=None):
    """A rose petal shed this morning: a hollow spoon, broad at the lip, which has rolled back on one side; soft waves, one crease. Smooth: no torn edge. Rests on z = 0. Attributes as rose_petal."""
    rr = np.random.default_rng(seed); U = rr.uniform; x, v = np.meshgrid(np.linspace(-1, 1, 33), np.linspace(0, 1, 34)); ang = np.arctan2(x, 1.15-v); nf = lambda a, b, k, o=2: fbm(np.stack([x*a, v*b, 0*x+seed*3.7+k], -1), 1., o)
    w = W/2*np.clip(np.sin(math.pi*np.clip(v, .015, .985)**U(.60, .72)), 0, 1)**U(.52, .66); notch = U(.0, .07)*np.exp(-(x/.28)**2)*v**8; y = L*(v-notch-.05*x*x*v)+L*.012*np.sin(3*ang+U(0, 6))*v**3
    cup = U(.35, .95) if cup is None else cup; b = U(.25, .9); roll = U(.2, 1.1); side = U(-.6, .6)
    z = cup*W*.55*(np.abs(x)**2.1)*(w/(W/2))*(1-.35*v)+b*L*.42*(v-.32)**2*(1-.2*v); lip = sstep(.74, 1., v+.06*side*x); z = z-roll*L*.22*lip**1.6; y = y-roll*L*.05*lip**2
    e = np.maximum(sstep(.80, 1., np.abs(x))*sstep(.15, .5, v), sstep(.88, 1., v)); z = z-W*U(.0, .16)*sstep(.72, 1., np.abs(x))**1.5*(.6+.4*np.sign(x)*np.sign(side))*v; z = z+L*(.016*np.sin(2.6*ang*2+U(0, 6))*v**3+.014*np.sin(6*ang+U(0, 6))*e)+L*.018*nf(1.6, 1.6, 3.)+L*.0035*nf(9., 3., 7.)
    cr = U(-.5, .5); z = z-L*.020*np.exp(-((x-cr-.5*(v-.5)*U(-1, 1))/.06)**2)*sstep(.3, .7, v)*(rr.random() < .6)
    X = w*np.sin(np.clip(x*1.25, -1.4, 1.4))/math.sin(1.25)*(1-.10*cup*np.abs(x)**2); P = np.stack([X, y-y.mean(), z], -1)
    for _ in range(2):
        s = P[..., 2]-P[..., 2].min(); lo = lambda g: np.min(np.where(g, s, 9)); a = (lo(X > .12*W)-lo(X < -.12*W))/(.55*W); c = (lo(P[..., 1] > .15*L)-lo(P[..., 1] < -.15*L))/(.6*L); P[..., 2] -= a*P[..., 0]*.8+c*P[..., 1]*.8
    P[..., 2] -= np.quantile(P[..., 2], .004); return sheet('petal', P, m, {'x': x, 'v': v, 'e': e})
def fresh_roses(n=12, L=(.026, .036), W=(.026, .036), pale=.15, seed=3):
    """n petals of four tones, the sources to scatter: deep red, red, rose, pale."""
    ms = [rose_material('f0', '#a5122b', '#5e0818', '#c2485f', .48), rose_material('f1', '#c32540', '#7d1026', '#d96c80', .48), rose_material('f2', '#d4566c', '#a02a44', '#e79aa6', .52), rose_material('f3', '#e6b7b0', '#cf8d92', '#f2d6cf', .55)]
    r = random.Random(seed); return [fresh_petal(ms[r.choices((0, 1, 2, 3), (3, 4, 2, 10*pale))[0]], r.uniform(*L), r.uniform(*W), seed*31+k) for k in range(n)]
