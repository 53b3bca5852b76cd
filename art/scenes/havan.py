# grade: --ev .60 --power 1.30,1.30,1.30 --bloom .10 --thr 1.4 --hal .07 --grain .012 --sat 1.02 --vig .30 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('havan', 59, 8, {'': (1400, 934)}, bounces=3, clamp_i=3, transp=14); rnd.seed(3); R_ = np.random.default_rng(7); CAM = (-.10, -.56, .20)
# --- what the priest has at hand: a bowl of ghee, its wooden spoon across it; marigolds, rice that missed --------------------
MB, _ = touched('brass', '#c39a50', '#41240f', .18, 1.2); H = heads(9, .0225); BX, BY = -.075, -.035; Rb, Hb = .050, .036
ctl = [(.0002, 0), (.40*Rb, 0), (.42*Rb, .04*Hb), (.40*Rb, .09*Hb), (.62*Rb, .20*Hb), (.86*Rb, .50*Hb), (.97*Rb, .88*Hb), (1.01*Rb, .965*Hb), (1.035*Rb, .985*Hb), (1.03*Rb, 1.02*Hb), (.99*Rb, 1.02*Hb), (.945*Rb, .95*Hb), (.91*Rb, .80*Hb), (.78*Rb, .42*Hb), (.5*Rb, .22*Hb), (.0002, .18*Hb)]; N3 = lambda x, y, z: mnoise.noise(Vector((x, y, z)))
def fn(r, z, a, i): h = .00045*N3(math.cos(a)*12, math.sin(a)*12, z*260)*(.1*Hb < z < .93*Hb)+.0011*N3(math.cos(a)*1.3, math.sin(a)*1.3, z*20); return ((r+h)*math.cos(a), (r+h)*math.sin(a), z)
b = lathe('katori', smooth_profile(ctl, 8), 240, MB, fn); b.location = (BX, BY, 0)
m, n = mat('ghee'); g_ = n('ShaderNodeBsdfGlass', Color=col('#e0a23c'), Roughness=.0, IOR=1.46); t_ = n('ShaderNodeBsdfTransparent', Color=col('#d9a04a')); x_ = n('ShaderNodeMixShader'); n.set(x_.inputs[0], n('ShaderNodeLightPath').outputs['Is Shadow Ray']); n.link(g_, x_.inputs[1]); n.link(t_, x_.inputs[2]); n.link(x_, n.out.inputs[0])
lathe('ghee', [(.0002, .80*Hb), (.5*Rb, .80*Hb), (.88*Rb, .80*Hb), (.912*Rb, .815*Hb)], 96, m).location = (BX, BY, 0)
WD, n = principled('spoon', '#6b4020', .42, 0, .4); tc = n('ShaderNodeTexCoord').outputs['Object']; w = nz(n, tc, 1., 6., .6, (14., 320., 320.)); f = nz(n, tc, 1., 3., .6, (60., 1600., 1600.)); sx = n('ShaderNodeSeparateXYZ', Vector=tc); ch = n.ramp(n.math('ADD', sx.outputs[0], n.math('MULTIPLY', w, .012)), [(.012, 1.), (.045, 0.)])
c = n.mix(n.ramp(w, [(.3, 0.), (.7, 1.)]), '#4a2813', '#8f5c30'); c = n.mix(n.math('MULTIPLY', n.ramp(f, [(.30, 1.), (.45, 0.)]), .5), c, '#26130a'); c = n.mix(n.math('MULTIPLY', ch, .92), c, '#0d0705'); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Roughness'], n.math('ADD', .22, n.math('MULTIPLY', w, .35))); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', w, n.math('MULTIPLY', f, .4)), .4, .0008))
def spoon():
    """A ladle of mango wood: a deep small bowl at the origin, a long handle along +x, cut with a knife."""
    a = np.linspace(0, 2*math.pi, 73)[:-1]; pr = [(.0002, -.0085), (.006, -.0080), (.0105, -.0050), (.0130, .0), (.0134, .0022), (.0126, .0028), (.0116, .0016), (.0090, -.0030), (.005, -.0052), (.0002, -.0056)]; o = lathe('cup', smooth_profile(pr, 6), 90, WD, lambda r, z, a, i: (r*1.18*math.cos(a)+.0004*N3(a*3, z*200, 2), r*math.sin(a), z+.0016*math.cos(a)*(r/.013)))
    X = np.linspace(.0125, .26, 150)[:, None]; k = np.linspace(0, 2*math.pi, 25)[None, :-1]; rw = np.interp(X, [.0125, .022, .05, .20, .245, .26], [.0068, .0048, .0040, .0044, .0058, .0030]); P = np.stack([X+0*k, rw*np.cos(k)*1.12, rw*.86*np.sin(k)+.0016+.010*np.sin((X-.0125)*9)*.9], -1); P = P+.00035*np.stack([0*P[..., 0], fbm(P, 90., 3, seed=1), fbm(P, 90., 3, seed=2)], -1)
    h = sheet('handle', P, WD, cyclic=True); bpy.context.view_layer.update(); return join([o, h], 'spoon')
s = spoon(); s.location = (BX-.012, BY-.006, Hb*.98+.0015); s.rotation_euler = (.12, -.09, 2.62)
for x, y, z, ax, q in ((.036, -.082, .0155, (.5, -.8, .7), 1.), (.072, -.058, .0160, (-.3, -.5, .9), .95), (.050, -.036, .0150, (.6, .4, .6), 1.02), (-.165, .03, .0155, (-.6, -.6, .6), 1.), (-.19, -.05, .015, (.3, -.9, .5), .9), (.14, .02, .016, (.2, -.6, .8), 1.05), (.165, -.055, .016, (.8, -.3, .6), 1.), (.115, .07, .016, (0, -.5, .8), 1.)): head(H, (x, y, z), ax, q)
RP = fresh_roses(10, (.024, .031), (.023, .030), .0); D = Drift(.0002)
for _ in range(26):
    x, y = rnd.gauss(.0, .10), rnd.gauss(-.06, .05)
    if math.hypot(x-BX, y-BY) > .058 and math.hypot(x-.05, y+.06) > .035 and y > -.24: D.put(RP[rnd.randrange(10)], x, y, rnd.uniform(.7, 1.), .10, .25)
RM, n = principled('rice', '#e6dac0', .36, 0, .4); n.set(n.p.inputs['Base Color'], n.ramp(attr(n, 'tone'), [(0., '#e9dec6'), (.34, '#d9c8a0'), (.36, '#e0b449'), (.62, '#d49a20'), (.75, '#e7d9b8'), (.9, '#2a1d14')], 'CONSTANT')); S = []
for _ in range(420):
    x, y = R_.normal(.01, .10), R_.normal(-.055, .06)
    if math.hypot(x-BX, y-BY) > .024 and y > -.30: S.append((x, y, .0013, R_.uniform(0, 6.3), R_.normal()*.07, R_.uniform(.8, 1.1)))
grains('rice', S, .0066, .00100, RM, 8, 7, 5)
for o in H+RP: hide_src(o)
# --- the edge of the pit: bricks, limed and sooty; clay floor, smoothed by hand with cow dung and water --------------------
FL, n = stone('floor', '#6f5238', '#45301f', (.5, .8), 1., .55, .25); xs, ys = np.arange(-.6, .6, .003), np.arange(-.32, .16, .003); X, Y = np.meshgrid(xs, ys); Q = np.stack([X, Y, 0*X], -1); Q[..., 2] = .0010*fbm(Q, 9, 3, seed=2)+.0012*np.sin((Q[..., 1]+.25*Q[..., 0]**2+.01*fbm(Q, 6, 2, seed=3))*150)*sstep(-.3, .3, fbm(Q, 5, 2, seed=9))-.001; sheet('floor', Q, FL); obj('far', [(-6, .15, -.002), (6, .15, -.002), (6, 12, -.002), (-6, 12, -.002)], [(0, 1, 2, 3)], FL, smooth=False)
BK, n = worn('brick', '#a5603c', '#7d432a', '#2a1812', (.75, .95), 4., .6, .5, .7, .2)
for row in range(1):
    for i in range(-3, 4): block('br', (.218, .10, .060), (.16+i*.226+row*.11, .245+.02*row, .012+row*.076), BK, .012, .008, .7, 0, .006, 0, .8)
for i in range(4): block('br', (.10, .218, .060), (-.33, .34+i*.226, .012), BK, .014, .008, .7); block('br', (.10, .218, .060), (.62, .34+i*.226, .012), BK, .014, .008, .7)
box('ash', (.86, .9, .02), (.15, .70, .01), principled('ash', '#5a524c', .95)[0])
LG, n = principled('log', '#1a110c', .9, 0, .1); p_ = n('ShaderNodeNewGeometry').outputs['Position']; hot = n.ramp(nz(n, p_, 26., 5., .7), [(.56, 0.), (.64, 1.)]); zz = n('ShaderNodeSeparateXYZ', Vector=p_).outputs[2]; n.set(n.p.inputs['Emission'], n.mix(hot, (0, 0, 0), (1., .22, .03))); n.set(n.p.inputs['Emission Strength'], n.math('MULTIPLY', n.ramp(zz, [(.10, 1.), (.24, 0.)]), 5.)); bpy.data.materials['log'].cycles.sample_as_light = False
for k, (x0, y0, x1, y1, z1, r) in enumerate(((-.12, .45, .24, .66, .20, .026), (.42, .44, .10, .68, .21, .030), (.15, .40, .17, .80, .19, .024), (-.05, .85, .30, .55, .19, .028), (.46, .80, .02, .58, .22, .022), (.30, .42, .0, .74, .17, .02))): tube('log', [(x0+(x1-x0)*t+.012*N3(t*4, k, 1), y0+(y1-y0)*t+.012*N3(t*4, k, 5), .03+(z1-.10)*t+.01*N3(t*5, k, 9)) for t in np.linspace(0, 1.15, 12)], r, LG, False, 4)
# --- the fire: tongues one behind another, none with an edge ------------------------------------------------------------
for k, (x, y, z, h, lean, st) in enumerate(((.14, .60, .15, .36, .10, 13.), (.06, .64, .14, .27, -.08, 11.), (.23, .62, .14, .30, .22, 12.), (.31, .57, .13, .19, .10, 10.), (-.03, .60, .13, .17, -.15, 10.), (.16, .52, .13, .22, .05, 11.), (.20, .70, .16, .42, .14, 8.), (.09, .55, .12, .15, .25, 12.), (.26, .52, .12, .14, -.2, 12.))): burn_at(flame_card(h*.82, CAM, lean, 200+k, st*.24, .15, 0., 1.), x, y, z-.07)
for x, y, z, p in ((.12, .44, .22, 11.), (.0, .48, .20, 6.), (.25, .44, .20, 7.), (.16, .60, .34, 7.)): point((x, y, z), p, 1950, .05)
SPK = emission('spark', (1, .42, .08), 60., None, False); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=1, radius=.0011); me = bpy.data.meshes.new('sp'); bm.to_mesh(me); bm.free(); me.materials.append(SPK)
for _ in range(46): t = rnd.random(); o = bpy.data.objects.new('sp', me); bpy.context.scene.collection.objects.link(o); o.location = (.15+rnd.gauss(0, .07+.16*t), .58+rnd.gauss(0, .12), .24+.42*t); o.scale = (rnd.uniform(.6, 1.4),)*3; o.visible_diffuse = o.visible_shadow = False
# --- those who sit round it are not here; red cloth and lamps in the dark behind --------------------------------------------
bulbs([(rnd.uniform(-1.6, 2.2), rnd.uniform(3.2, 5.5), rnd.uniform(.25, 1.5)) for _ in range(30)], .030, ((1850, 1.6), (2000, 2.6), (2200, 3.4), (1800, .9)))
box('cloth', (8, .2, 4), (0, 6.5, 1.5), principled('back', '#3a0d10', .9)[0]); area((.5, 5.2, 2.4), (.3, 6.5, .8), (2.5, .8), 45, temp=2200)
area((-.75, -.55, .75), (-.03, 0, .02), (.6, .6), 7., color=(.62, .72, 1.)); area((.45, -.75, .35), (0, 0, .02), (.5, .4), 5., temp=2500)
world(color='#171a2c', strength=.25)
camera(CAM, (.012, .05, .072), 60, 2.8, (BX+.01, BY-.046, .035), blades=0, shift=(0, .02))
render()
