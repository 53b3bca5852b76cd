# grade: --ev .45 --grain .012 --power 1.2,1.2,1.2 --bloom .07 --thr 1.6 --hal .06 --sharpen .3 --sat 1.06 --vig .36
# behind: lakepalace .0365
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
VAR = start('jharokha', 23, 18, {'': (1920, 1080), 'tall': (1200, 1500)}, bounces=4, clamp_i=3, transp=16); rnd.seed(5); tall = VAR == 'tall'
bpy.context.scene.render.film_transparent = True                    # the lake lies behind: lakepalace, by behind.py
H = .088 if not tall else .090; CAM = (0, 0, H)                     # the eye, above the sill, which is z = 0
# --- lamps of brass and of clay, none like the next -----------------------------------------------------------------------
LS = [(.094, .435, -2.72, 'A', 0, 1.12, (.035, .10, .118), 16.), (.208, .62, -2.45, 'B', 1, 1.0, (.030, -.14, .135), 13.), (.172, .74, 2.6, 'C', 2, 1.04, (.031, .22, .108), 13.)] if not tall else \
     [(.036, .435, -2.62, 'A', 0, 1.12, (.035, .10, .118), 16.), (-.135, .66, -.5, 'B', 1, 1.0, (.030, -.14, .135), 13.), (.135, .74, 2.6, 'C', 2, 1.04, (.031, .22, .108), 13.)]
# --- the sill: one slab of dark stone, rubbed by sleeves, oiled by years of lamps; its outer edge worn round ---------------
EDGE = .84
def lie(S):
    x, y = S[..., 0], S[..., 1]; out = np.clip((y-EDGE+.03)/.03, 0, 1)
    return .0007*fbm(S, 5, 3, seed=41)+.00022*fbm(S, 40, 3, .6, seed=42)-.012*out**2*(1+.9*fbm(S, 26, 3, seed=43))-.0009*sstep(.50, .80, fbm(S, 23, 4, seed=44))
S, n = stone('sill', '#55453a', '#2c231d', (.10, .30), 1.3, .20, .5); b = nz(n, n.g, 9., 6., .6, dist=.4); c = nz(n, n.g, 130., 5., .65); oil = attr(n, 'oil')
wet = n.ramp(n.math('ADD', n.math('MULTIPLY', oil, .8), n.math('ADD', n.math('MULTIPLY', b, .7), n.math('MULTIPLY', c, .2))), [(.70, 0.), (.92, 1.)], 'EASE'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', wet, .7), n.base, '#0c0806'))
n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', n.math('ADD', .17, n.math('ADD', n.math('MULTIPLY', b, .20), n.math('MULTIPLY', c, .16))), n.math('MULTIPLY', wet, .20), clamp=True))
n.set(n.p.inputs['Normal'].links[0].from_node.inputs['Strength'], n.math('MULTIPLY_ADD', wet, -.17, .20))
xs, ys = np.r_[np.arange(-1., -.3, .008), np.arange(-.3, .4, .0016), np.arange(.4, 1., .008)], np.r_[np.arange(.10, .62, .0014), np.arange(.62, EDGE+.003, .003)]; P = np.stack([*np.meshgrid(xs, ys), np.zeros((len(ys), len(xs)))], -1)
oils = sum(np.exp(-((P[..., 0]-x-.03*math.cos(t))**2+(P[..., 1]-y-.03*math.sin(t))**2)/.0030) for x, y, t, *_ in LS); P[..., 2] = lie(P); sheet('sill', P, S, {'oil': np.minimum(oils, 1)}); box('under', (4, 1.6, .3), (0, EDGE-.815, -.175), S)
# --- the arch, beyond the focus ---------------------------------------------------------------------------------------------
q, half, cx, d, spring, rise = (.26, 1.30, .85, .70, -.10, .62) if not tall else (.21, 1.06, .10, .70, .05, .72)
ST, n = worn('jstone', '#a58a6c', '#8a7058', '#5f4a38', (.6, .85), 5., .5, .7, .5, .25, 60.)
A = resample([(-half, -H/q-.4)]+[(x, z) for x, z in cusped(half, spring, rise, 9, 20)]+[(half, -H/q-.4)], .010); A3 = np.stack([A[:, 0], 0*A[:, 0], A[:, 1]], -1)
for _ in range(3): A[1:-1] = .25*A[:-2]+.5*A[1:-1]+.25*A[2:]
A = A+.006*np.stack([fbm(A3, 4, 3, seed=1), fbm(A3, 4, 3, seed=2)], -1); c = np.stack([0*A[:, 0], np.minimum(A[:, 1], spring)], -1); N_ = (A-c)/np.linalg.norm(A-c, axis=1, keepdims=True)
dep = [(0., y) for y in np.arange(.40, .016, -.010)]+[(.014*(1-math.cos(t)), .014*(1-math.sin(t))) for t in np.linspace(0, math.pi/2, 6)]+[(.014+s, 0.) for s in np.r_[np.arange(.006, .40, .007), np.arange(.42, 3., .03)]]
P = np.stack([np.stack([A[:, 0]+N_[:, 0]*t, np.full(len(A), y), A[:, 1]+N_[:, 1]*t], -1) for t, y in dep]); t_, y_ = (np.array([k[i] for k in dep])[:, None] for i in (0, 1))
if pnormals(P)[-60, len(A)//2, 1] > 0: P = P[:, ::-1].copy()
band = lambda a, w, h: h*np.exp(-((t_-a)/w)**2)
disp = .004*fbm(P, 2.6, 3, seed=5)+band(.085, .022, .022)+band(.130, .008, -.010)+band(.165, .012, .014)+band(.23, .010, -.012)+band(.30, .02, .014)+.012*np.maximum(0, np.sin(np.arange(P.shape[1])[None]*.12))*np.exp(-((t_-.38)/.03)**2)
o = sheet('arch', P, ST, disp=disp); o.location, o.scale = (q*cx, d, H), (q,)*3
for size, x, y, z in (((3.4, .1, 4), .2, -1.6, 0), ((3.4, 3, .1), .2, -.1, 1.15), ((.1, 3, 4), -1.3, -.1, 0), ((.1, 3, 4), 1.7, -.1, 0)): box('room', size, (x, y, z+H), ST)   # no sky comes from behind
# --- light ------------------------------------------------------------------------------------------------------------------
MB, MO = lamp_brass(base='#c39a4e'), oil_material(); n = NT(MB.node_tree); p = next(k for k in n.nodes if k.type == 'BSDF_PRINCIPLED'); v = n('ShaderNodeTexVoronoi', dict(feature='SMOOTH_F1'), Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=190.)
n.set(p.inputs['Normal'], n.bump(v.outputs[0], .55, .0011, p.inputs['Normal'].links[0].from_socket))                                # hammered
CH, n = principled('burnt', '#0b0706', .95, 0, .1); e = n.ramp(nz(n, n('ShaderNodeNewGeometry').outputs['Position'], 900., 3., .7), [(.58, 0.), (.68, 1.)]); n.set(n.p.inputs['Emission'], n.mix(e, (0, 0, 0), (1., .16, .02))); n.p.inputs['Emission Strength'].default_value = 1.2; CH.cycles.sample_as_light = False
u, v = np.meshgrid(np.linspace(0, 2*math.pi, 41)[:-1], np.linspace(.02, math.pi-.02, 30)); Q = np.stack([np.sin(v)*np.cos(u), np.sin(v)*np.sin(u), np.cos(v)], -1); CHAR = sheet('char', Q*(.0017*(1+.45*fbm(Q, 1.7, 4, .6, seed=3)))[..., None]*(1, 1, 1.25), CH, cyclic=True); LAMPS = [oil_lamp(MB, MO, k, 260 if k == 0 else 130, (.0232, .0206, .0216)[k]) for k in range(3)]
for x, y, rot, group, k, s, (h, lean, w), st in LS:
    foot = float(np.max(lie(np.array([(x+.02*math.cos(t), y+.02*math.sin(t), 0.) for t in np.linspace(0, 6.28, 24)]))))-.0003; inst(LAMPS[k], (x, y, foot), (rnd.gauss(0, .012), rnd.gauss(0, .012), rot), s)
    fx, fy, fz = x+math.cos(rot)*.0470*s, y+math.sin(rot)*.0470*s, foot+.0325*s; o = burn_at(flame_card(h*s, CAM, lean, 60+k, st, w, .2), fx, fy, fz); o.lightgroup = group; inst(CHAR, (fx, fy, fz+.0026*s), (x*9, y*9, k), s*.9)
    point((fx, fy, fz+h*s*.6), .34*h/.030, 2050, .006, group=group)
for o in LAMPS+[CHAR]: hide_src(o)
RP = fresh_roses(8, (.022, .029), (.021, .028), .1); D = Drift(.0003)
for x, y in ((.020, .395), (.052, .372), (.012, .452), (.150, .40), (.118, .52), (-.05, .56), (-.03, .60), (.01, .66), (.16, .60), (.08, .74), (-.12, .70)) if not tall else ((-.040, .40), (-.022, .382), (-.05, .47), (.09, .40), (.07, .56), (-.02, .60), (-.05, .36)): D.put(RP[rnd.randrange(8)], x, y, rnd.uniform(.8, 1.05), .08, .2)
for o in RP: hide_src(o)
M, n = principled('match', '#c9a878', .7, 0, .2); t = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Generated']).outputs[0]; w = nz(n, n('ShaderNodeTexCoord').outputs['Object'], 1., 4., .6, (60., 1500., 1500.)); k = n.math('ADD', t, n.math('MULTIPLY', w, .16))
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(k, [(.62, 0.), (.74, 1.)]), n.mix(n.ramp(k, [(.40, 0.), (.64, 1.)]), n.mix(w, '#b8925e', '#dcc092'), '#4a2c16'), '#0b0807')); t = np.linspace(0, 1, 90)[:, None]; a = np.linspace(0, 2*math.pi, 25)[None, :-1]
R_ = .00105*(1+.32*np.exp(-((t-.965)/.03)**2))*np.sqrt(np.clip((1-t)/.02, .001, 1))/np.maximum(np.abs(np.cos(a)), np.abs(np.sin(a)))**.8*(1-.22*sstep(.6, .9, t)*(t < .93)); P = np.stack([.043*t+0*a, R_*np.cos(a)+.0022*sstep(.5, 1, t), R_*np.sin(a)+.00115+.0028*sstep(.55, 1, t)], -1); P = P+.00022*fbm(P, 700., 3, seed=3)[..., None]*sstep(.55, .8, t)[..., None]
o = sheet('match', P, M, cyclic=True); o.location, o.rotation_euler = ((.078, .400, .0004), (0, 0, 2.92)) if not tall else ((.066, .388, .0004), (0, 0, 2.85))     # what lit them
# what the stone mirrors of the lake: a warm house under a blue sky
for x, z, w, h, e in ((8, 2.2, 16, 4., 1.6), (-2, 1.6, 8, 2., .8), (8, 4.5, 8, 2., 1.2)):
    o = obj('house', [(x-w/2, 40, z-h/2), (x+w/2, 40, z-h/2), (x+w/2, 40, z+h/2), (x-w/2, 40, z+h/2)], [(0, 1, 2, 3)], emission('house', None, e, 2050, False), smooth=False); o.visible_camera = False
world(sky_gradient([(0., '#dc957f'), (.055, '#a1859f'), (.12, '#6a6f98'), (.27, '#3a4670'), (1, '#0b1636')]), strength=.66, group='W')
area((.20, -.16, .16), (.10, .43, .02), (.55, .16), 1.5, temp=2500, group='R', spread=130)         # other lamps, in the room behind: the brass needs something to mirror
area((-.40, .10, .30), (.06, .43, .02), (.12, .30), .9, temp=2300, group='R', spread=130)
point((-.36, .60, .075), .5, 2050, .006, group='C'); L = LS[0]; camera(CAM, (0, 100, H), 50, 4.6, (0, L[1]-.020, H), shift=(0, -.078) if not tall else (0, -.16), blades=0)
render(groups=('A', 'B', 'C', 'R', 'W'))
