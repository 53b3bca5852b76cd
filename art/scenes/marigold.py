# grade: --ev 1.15 --power 1.34,1.34,1.31 --slope 1.02,1,1 --bloom .07 --hal .06 --grain .012 --sat 1.14 --vig .36 --sharpen .35
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('marigold', 83, 16, {'': (1600, 1067)}, bounces=3, clamp_i=3, transp=6); rnd.seed(14)
nz3 = lambda x, y, z=0.: mnoise.noise(Vector((x, y, z)))
# --- flowers: nine heads of four tones, some pressed, some in bud, the green cup beneath ---
MO, MD, MY, MR = marigold_material('mo', '#f57c06', '#a32e02', .30), marigold_material('md', '#e85a06', '#8a1f02', .30), marigold_material('my', '#fb9a10', '#bf5a04', .30), marigold_material('mr', '#d8430a', '#6d1202', .30)
GR, n = principled('cup', '#5f6630', .55, 0, .3); n.set(n.p.inputs['Base Color'], n.mix(nz(n, n('ShaderNodeTexCoord').outputs['Object'], 160., 4., .6, (1, 1, .25)), '#46491c', '#8c8e4e'))
HD = [pompon(f'h{k}', (MO, MO, MD, MY, MO, MY, MR, MO, MD)[k], (.0235, .0225, .0215, .0235, .0225, .0195, .0225, .0245, .0160)[k], (160, 120, 150, 165, 120, 110, 120, 170, 75)[k], k+1, (.80, .74, .86, .76, .62, .9, .60, .72, 1.15)[k], (1., .9, 1.15, 1., .5, 1., .8, 1.1, .1)[k], (0, .25, 0, .1, .8, 0, 1., 0, 0)[k], GR) for k in range(9)]
WT = (6, 5, 4, 4, 3, 2, 2, 3, 1)
def head(p, axis=None, s=1., wt=WT):
    d = Vector(axis) if axis is not None else Vector((rnd.gauss(0, .6), rnd.gauss(0, .6), 1)); d = (d.normalized()+Vector((rnd.gauss(0, .22), rnd.gauss(0, .22), rnd.gauss(0, .22)))).normalized()
    o = inst(rnd.choices(HD, wt)[0], (0, 0, 0)); o.matrix_world = Matrix.Translation(p) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(rnd.uniform(0, 6.3), 4, 'Z') @ Matrix.Scale(s*rnd.uniform(.80, 1.14), 4)
TH = principled('thread', '#cfc2a4', .8)[0]
def string(path, gap=.030, s=1., start=0., wt=WT, skip=.0):
    """Heads threaded through the stem, cheek to cheek along the path; the thread shows where one has slipped."""
    L, nxt, P = 0., start, [Vector(p) for p in path]
    for a, b in zip(P, P[1:]):
        d = b-a; l = d.length
        while nxt < L+l:
            if rnd.random() >= skip: head(a+d*((nxt-L)/l)+Vector((rnd.gauss(0, .0025), rnd.gauss(0, .0025), rnd.gauss(0, .0025))), d*(1 if rnd.random() < .5 else -1), s, wt)
            nxt += gap*rnd.uniform(.86, 1.16)
        L += l
    tube('th', [tuple(p) for p in P], .0006, TH, False, 1)
# --- basket: split cane, stakes and weavers, a bound rim; loose and handled ---
CN, n = principled('cane', '#8a6236', .5, 0, .35); tc = n('ShaderNodeTexCoord').outputs['Object']; isl = n('ShaderNodeNewGeometry').outputs['Random Per Island']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=26., Detail=7., Roughness=.65); f = n('ShaderNodeTexNoise', Vector=tc, Scale=300., Detail=4.)
c = n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), '#6a441f', '#bd8b4e'); hs = n('ShaderNodeHueSaturation', Color=c); n.set(hs.inputs['Value'], n.math('ADD', .62, n.math('MULTIPLY', isl, .6))); n.set(n.p.inputs['Base Color'], hs); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.3, .34), (.7, .62)])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', f.outputs[0], a.outputs[0]), .35, .0012))
BX, BY = .03, .05; RB, RT, HB = .150, .225, .118
rad = lambda t: RB+(RT-RB)*(t**.8)+.012*math.sin(math.pi*t); squash = lambda a: 1+.022*math.sin(2*a+.7)+.012*math.sin(3*a+2)
NS, ROWS = 42, 15
for r in range(ROWS):
    t = .03+.93*(r+.3*rnd.random())/ROWS; zt = HB*t; w = .0042*rnd.uniform(.85, 1.15); th = .0013; ph = math.pi*(r % 2)
    def fw(u, v, t=t, zt=zt, w=w, th=th, ph=ph, r=r):
        a = u*2*math.pi*1.006+r*1.3; k = v*2*math.pi; R = rad(t)*squash(a)+.0034*math.cos(NS/2*a+ph)+.0007*nz3(a*6, r*3.)+th*math.cos(k); return (BX+R*math.cos(a), BY+R*math.sin(a), zt+w*math.sin(k)*.95+.0016*nz3(a*2.3, r*1.7, 4)+.0008*nz3(a*9, r*1.7, 6))
    grid('weaver', 460, 9, fw, CN)
for k in range(NS):
    a = 2*math.pi*(k+.5)/NS+rnd.gauss(0, .012); tube('stake', [(BX+(rad(t)*squash(a))*math.cos(a), BY+(rad(t)*squash(a))*math.sin(a), HB*t) for t in (0, .25, .5, .75, 1.03)], .0026, CN, False, 2)
for q, (dr, dz, rr) in enumerate(((.004, .000, .0048), (-.004, .001, .0044), (.0, .006, .0050))):
    def fr(u, v, dr=dr, dz=dz, rr=rr, q=q): a = u*2*math.pi; k = v*2*math.pi; R = rad(1.)*squash(a)+dr+.0007*nz3(a*3, q*4.)+rr*math.cos(k); return (BX+R*math.cos(a), BY+R*math.sin(a), HB+.002+dz+rr*math.sin(k)+.0022*nz3(a*1.5, 3.))
    grid('rim', 300, 12, fr, CN)
bind = []
for k in range(900): t = k/899; a = 2*math.pi*t; u = 2*math.pi*52*t; R = rad(1.)*squash(a)+.0102*math.cos(u)*(1+.06*nz3(u*.4, 1.)); bind.append((BX+R*math.cos(a), BY+R*math.sin(a), HB+.005+.0095*math.sin(u)))
b_ = tube('bind', bind, .0014, CN, False, 1)
lathe('bottom', [(.001, .004), (.15, .004), (.16, .02), (.20, .08)], 40, principled('in', '#2a1a0c', .9)[0]).location = (BX, BY, 0)
# --- the heap: strings laid in turns, loosely, higher towards the back ---
top = lambda r: HB-.012+.088*max(0, 1-(r/.215)**2.2)
for k in range(5):
    pts = []; r0 = (.205, .165, .120, .075, .030)[k]; ph = rnd.uniform(0, 6)
    for i in range(90):
        t = i/89; a = ph+t*6.2*(1, .98, .98, .95, .9)[k]; r = r0*(1+.06*math.sin(a*2+k)+.05*nz3(a*1.3, k*2.))-.018*t; pts.append((BX+r*squash(a)*math.cos(a), BY+r*squash(a)*math.sin(a), top(r)+.012*nz3(a*1.5, k*3., 5)+.006))
    string(pts, .0265)
for k in range(3):                                            # a second lay on top, out of true
    ph = (.4, 2.3, 4.4)[k]; cx, cy = (.05, -.06, .02)[k], (-.03, .02, .07)[k]; pts = []
    for i in range(60): t = i/59; a = ph+t*3.6; r = (.10, .085, .07)[k]*(1+.12*math.sin(a*1.7)); x, y = cx+r*math.cos(a), cy+r*math.sin(a)*.85; pts.append((BX+x, BY+y, top(math.hypot(x, y))+.034+.010*nz3(a, k*5.)))
    string(pts, .0275)
for i in range(130):
    r, a = .2*rnd.random()**.5, rnd.uniform(0, 6.3); head((BX+r*math.cos(a), BY+r*math.sin(a), top(r)-.012), None, 1.)
# one over the rim, down the side, along the stone and over the edge of the step
h = [(-.02, .06, .215), (-.06, -.01, .205), (-.085, -.075, .185), (-.105, -.128, .158), (-.118, -.162, .150), (-.128, -.186, .128), (-.132, -.196, .085), (-.136, -.203, .046), (-.146, -.216, .022), (-.172, -.228, .019), (-.205, -.222, .019), (-.235, -.206, .019), (-.262, -.212, .019), (-.285, -.236, .019), (-.300, -.265, .014), (-.306, -.285, -.015), (-.307, -.292, -.06), (-.307, -.296, -.12)]
def spl(pts, n_=8):
    P = [pts[0]]+list(pts)+[pts[-1]]; return [tuple(.5*(2*P[i][d]+(P[i+1][d]-P[i-1][d])*(k/n_)+(2*P[i-1][d]-5*P[i][d]+4*P[i+1][d]-P[i+2][d])*(k/n_)**2+(-P[i-1][d]+3*P[i][d]-3*P[i+1][d]+P[i+2][d])*(k/n_)**3) for d in range(3)) for i in range(1, len(P)-2) for k in range(n_)]
string(spl(h), .028, 1., 0., WT)
for x, y, z in ((.205, -.190, .018), (.248, -.165, .017), (.178, -.235, .018), (-.02, -.238, .018), (.33, -.02, .018), (-.245, -.04, .018), (.05, -.262, .016), (-.16, -.46, -.112)): head((x, y, z), (rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.uniform(.1, .8)), rnd.uniform(.8, 1.05), (3, 3, 2, 3, 4, 2, 4, 2, 2))
for o in HD: hide_src(o)
# --- florets shaken loose: frilled, curled, lying as they fell; pinnate leaves torn off with the heads ---
ps = []
for k in range(14):
    L = rnd.uniform(.013, .020); W = L*rnd.uniform(.45, .8); ps.append(florets(f'p{k}', [((0, 0, .0006), (rnd.gauss(0, .001), L*.5, rnd.uniform(.0005, .005)), (rnd.gauss(0, .004), L*rnd.uniform(.8, 1.), rnd.uniform(.0008, .007)), W, W*rnd.uniform(.08, .22))], (MO, MY, MD, MO, MR, MY, MO)[k % 7], seed=70+k))
for i in range(190):
    x, y = rnd.gauss(.02, .21), rnd.gauss(-.17, .075)
    if rnd.random() < .4: x, y = rnd.choice(((-.20, -.20), (.21, -.19), (.05, -.245), (-.09, -.225)))[0]+rnd.gauss(0, .03), -.215+rnd.gauss(0, .022)
    if math.hypot(x-BX, y-BY) < .165 or y < -.272: continue
    o = inst(ps[rnd.randrange(14)], (x, y, .0008+.0012*rnd.random()), (rnd.gauss(0, .14), rnd.gauss(0, .22)+(math.pi if rnd.random() < .3 else 0), rnd.uniform(0, 6.3)), rnd.uniform(.6, 1.1)); o.location.z += .004*(abs(o.rotation_euler[1]) > 2)
for o in ps: hide_src(o)
LF, n = mat('leaf'); tc = n('ShaderNodeTexCoord').outputs['Object']; r_ = n('ShaderNodeNewGeometry').outputs['Random Per Island']; c_ = n.mix(nz(n, tc, 120., 5., .6), n.mix(r_, '#27360f', '#3c4c18'), '#5d6a2c'); p_ = n('ShaderNodeBsdfPrincipled', Roughness=.5, Specular=.35); n.link(c_, p_.inputs['Base Color']); n.set(p_.inputs['Normal'], n.bump(nz(n, tc, 420., 3., .6), .3, .0008)); t_ = n('ShaderNodeBsdfTranslucent'); n.link(n.mix(.4, c_, '#8fae3a'), t_.inputs[0]); mx = n('ShaderNodeMixShader'); mx.inputs[0].default_value = .3; n.link(p_, mx.inputs[1]); n.link(t_, mx.inputs[2]); n.link(mx, n.out.inputs[0])
def leaf(seed, L=.062, pairs=6):
    """A marigold's leaf: toothed leaflets along an arched rib, some drooping."""
    rr = random.Random(seed); V_, F_ = [], []; nx_, ny_ = 5, 17; bow, tw = rr.uniform(-.35, .5), rr.uniform(-.5, .5)
    rib = lambda t: Vector((tw*.2*L*t*t, L*t, .006+bow*L*t*t*.4-.5*L*max(0, t-.6)**2*.6)); O = []
    for q in range(pairs*2+1):
        t = .22+.74*(q//2)/pairs; sd = (-1, 1)[q % 2] if q < pairs*2 else 0; ln = L*(.34-.10*abs(t-.5)*1.4)*rr.uniform(.85, 1.12)*(1.1 if not sd else 1); w_ = ln*rr.uniform(.20, .27); a_ = sd*rr.uniform(.75, 1.05); dr = rr.uniform(.1, .6); fold = rr.uniform(.25, .7); b0 = len(V_); org = rib(t if sd else .98)
        for j in range(ny_):
            v = j/(ny_-1); wd = w_*math.sin(math.pi*min(1, v*.92+.06))**.8*(1-.30*v)*(1+.20*((j % 3)-1))
            for i in range(nx_): x = (i/(nx_-1)-.5)*2; lx, ly, lz = wd*x, ln*v, fold*wd*abs(x)-dr*ln*v*v*.5+.0006*math.sin(v*9+x*2+seed); V_.append(org+Vector((lx*math.cos(a_)+ly*math.sin(a_), ly*math.cos(a_)-lx*math.sin(a_), lz)))
        F_ += [(b0+j*nx_+i, b0+j*nx_+i+1, b0+(j+1)*nx_+i+1, b0+(j+1)*nx_+i) for j in range(ny_-1) for i in range(nx_-1)]
    O = [obj('lfl', V_, F_, LF), tube('rib', [tuple(rib(k/14)) for k in range(15)], .0008, LF, False, 1)]; bpy.context.view_layer.update(); return join(O, 'leaf')
lf = [leaf(40+k, (.062, .054, .07, .05)[k], (6, 5, 6, 5)[k]) for k in range(4)]
for i in range(13): r, a_ = .20*rnd.random()**.5, rnd.uniform(0, 6.3); inst(rnd.choice(lf), (BX+r*math.cos(a_), BY+r*math.sin(a_), top(r)+.018+rnd.random()*.010), (rnd.gauss(0, .5), rnd.gauss(0, .5), rnd.uniform(0, 6.3)), rnd.uniform(.7, 1.1))
for x, y, r_ in ((.150, -.205, 2.1), (-.062, -.232, -.6), (.262, -.115, .9)): inst(lf[rnd.randrange(4)], (x, y, -.002), (-.04, .12, r_), .8)
for o in lf: hide_src(o)
# --- steps: washed at first light, still wet where it is hollow ---
ST, n = principled('stone', '#5a5048', .6, 0, .4); g = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=g, Scale=4.2, Detail=11., Roughness=.66, Distortion=.6); b = n('ShaderNodeTexNoise', Vector=g, Scale=46., Detail=8., Roughness=.7); c_ = n('ShaderNodeTexVoronoi', Vector=g, Scale=210.); pt = n.ramp(n('ShaderNodeNewGeometry').outputs['Pointiness'], [(.505, 0.), (.57, 1.)]); ho = n.ramp(n('ShaderNodeNewGeometry').outputs['Pointiness'], [(.44, 1.), (.495, 0.)])
wet = n.ramp(n.math('ADD', n.math('MULTIPLY', a.outputs[0], .8), n.math('MULTIPLY', b.outputs[0], .2)), [(.47, 1.), (.53, 0.)])
c = n.mix(n.ramp(a, [(.3, 0.), (.72, 1.)]), '#4a423c', '#7d7064'); c = n.mix(n.math('MULTIPLY', n.ramp(b, [(.3, 1.), (.46, 0.)]), .5), c, '#2b2521'); c = n.mix(n.math('MULTIPLY', pt, .55), c, '#a09080'); c = n.mix(n.math('MULTIPLY', ho, .6), c, '#221c18'); c = n.mix(n.math('MULTIPLY', wet, .55), c, '#1d1815'); n.set(n.p.inputs['Base Color'], c)
n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', n.math('ADD', .52, n.math('MULTIPLY', b.outputs[0], .3)), n.math('MULTIPLY', wet, .5))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', a.outputs[0], 2.4), n.math('ADD', n.math('MULTIPLY', b.outputs[0], .5), n.math('MULTIPLY', c_.outputs[0], .06))), .40, .008))
def step(x0, x1, yf, yb, zt, hgt, seed, nx=420, ny=110):
    """Tread and riser as one sheet: a nosing rounded by feet, chipped."""
    def f(u, v):
        x = x0+(x1-x0)*u; s = v*(yb-yf+hgt); r = .014*(1+.5*nz3(x*6, seed)); worn = .008*math.exp(-((x-.1)/.35)**2); chip = .012*max(0, nz3(x*9, seed, 3)-.25)+.010*max(0, nz3(x*31, seed, 5)-.3)+.002*nz3(x*70, seed, 7)
        if s < hgt: y, z = yf+.004*nz3(x*7, s*12, seed), zt-hgt+s; k = max(0, 1-(hgt-s)/r); y += r*(1-math.sqrt(max(0, 1-k*k)))+chip*k; z -= chip*k*.4
        else: q = s-hgt; k = max(0, 1-q/r); y, z = yf+q, zt-r*(1-math.sqrt(max(0, 1-k*k)))*1.-chip*k*.6-worn*math.exp(-q/.12)
        return (x, y, z+.0022*nz3(x*5, y*8, seed)+.0009*nz3(x*19, y*21, seed)-.002*max(0, nz3(x*14, y*14, seed+3)-.4))
    grid('step', nx, ny, f, ST)
step(-.9, .62, -.285, .62, 0, .145, 1.); step(.624, 1.6, -.283, .62, .002, .145, 8., 160); step(-1.2, .25, -.85, -.27, -.145, .15, 3., 240); step(.255, 1.6, -.85, -.27, -.147, .15, 5., 200)
step(-1.6, .42, .60, 1.15, .155, .16, 11., 240); step(.425, 1.8, .605, 1.15, .153, .16, 13., 180); step(-1.6, 2.2, 1.12, 3.4, .31, .16, 17., 200)
# --- doorway behind: a jamb, a warm room beyond; the wall blue with dawn ---
PL, n = principled('wall', '#8a7a70', .85, 0, .15); g = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=g, Scale=2.4, Detail=9., Roughness=.66); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.3, 0.), (.7, 1.)]), '#5e5048', '#9a8878')); n.set(n.p.inputs['Normal'], n.bump(a, .4, .02))
box('wl', (3.2, .3, 3.), (-1.08, 2.35, 1.8), PL, .02); box('wr', (2.4, .3, 3.), (2.32, 2.35, 1.8), PL, .02); box('jamb', (.09, .38, 3.), (.56, 2.30, 1.8), ST, .012); box('jamb2', (.09, .38, 3.), (1.08, 2.30, 1.8), ST, .012)
RM, _ = principled('room', '#b0763e', .9); box('rb', (2.4, .1, 3.), (.8, 3.9, 1.7), RM); box('rs', (.1, 1.6, 3.), (1.75, 3.2, 1.7), RM)
point((1.10, 3.1, 1.05), 40, 2000, .08)
bulbs([(.70, 3.05, .98), (.93, 3.3, .74), (.98, 2.9, .62)], .030, ((1950, 5.), (2050, 6.)))
MB, _ = brass('brass', '#d0a04a', .25, 60, .3); D = diya_simple(MB, 48); FM = flame_material(); FL = [flame_mesh(FM, .034, .0062, .06)]
for x, y, r_ in ((.36, .80, -1.8), (.47, .74, -1.2), (-.30, .98, -2.)): lamp(D, FL, x, y, .157, r_, 1.15, .28)
hide_src(D); hide_src(FL[0])
area((-1.4, .10, 1.35), (0, 0, .08), (1.6, 1.3), 95, color=(.60, .73, 1.))            # first light, open sky on the left
area((.75, 1.5, .75), (.03, .05, .12), (.35, .7), 17., temp=2150)                       # out of the doorway
world(color='#27344e', strength=.7)
camera((-.30, -1.34, .36), (-.035, .0, .108), 96, 2.8, (-.118, -.165, .140), blades=0)
render()
