# grade: --ev .78 --power 1.26,1.26,1.26 --bloom .08 --thr 1.4 --hal .05 --grain .011 --sat 1.03 --vig .22 --sharpen .3
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
start('varmala', 61, 14, {'': (1500, 938)}, bounces=4, clamp_i=3, transp=8); rnd.seed(8)
# --- roses: petals wrapped round the heart, the inner ones closed, the outer ones open with their rims rolled back ----------------
def each_petal(m):
    """Let every petal of a joined mesh have its own tone."""
    t = m.node_tree; g = t.nodes.new('ShaderNodeNewGeometry').outputs['Random Per Island']
    for l in list(t.links):
        if l.from_node.type == 'OBJECT_INFO': t.links.new(g, l.to_socket)
    return m
RM = [each_petal(rose_material('r0', '#a50d2a', '#5a0718', '#c8506a', .42)), each_petal(rose_material('r1', '#b8152f', '#6a0a1c', '#d06478', .42))]; GR, n = principled('sepal', '#63783a', .6, 0, .3)
def rose(k, n_, R, open_, tall=1.):
    """A rose about 2R across, its stem down the -z axis. open_: 0 a bud, 1 full blown."""
    g = np.random.default_rng(40+k); U = g.uniform; P = []; x, v = np.meshgrid(np.linspace(-1, 1, 37), np.linspace(0, 1, 30)); ax = np.abs(x)
    for q in range(n_):
        t = (q+.5)/n_; o = open_*t; a0 = q*2.4+g.normal(0, .16); nf = lambda a, b, s: fbm(np.stack([x*a, v*b, 0*x+k*9.1+q*3.7+s], -1), 1., 2); side = U(-.8, .8)
        th = 1.25-.9*o-.45*(1-open_)+(.50+.12*o+.45*(1-open_))*sstep(0, .35, v)-(2.6*o**1.25*U(.6, 1.25)-.30*(1-t))*sstep(.50, 1., v+.05*side*x)**1.4*(1+.45*side*x+.7*nf(1.2, .3, 1.)); ds = R*tall*(1.08+.20*t)*U(.94, 1.06)/29*(1-.24*ax**2.4+.03*np.exp(-(x/.25)**2))
        r = R*(.05+.25*t)+np.cumsum(np.cos(th)*ds, 0); z = np.cumsum(np.sin(th)*ds, 0)-R*.25*t; r = np.maximum(r, R*.02)*(1+.10*x*(1-.4*o)+.14*o*x*x*v)+R*o*(.07*nf(1.8, 1., 5.)*v**2+.05*sstep(.7, 1., ax)*v*U(-.4, 1.))
        a = a0+x*(.80+.55*(1-open_)**2+1.25*(1-t)**1.6)*U(.9, 1.1)*(.42+.58*sstep(0, .5, v))*(1-.30*sstep(.6, 1., v)**2); z = z+R*(.07*nf(1.4, 1., 9.)*v**2+.012*nf(7., 3., 2.)*v)
        P.append(sheet('p', np.stack([r*np.cos(a), r*np.sin(a), z], -1), RM[k % 2], {'x': x, 'v': v, 'e': np.maximum(sstep(.86, 1., v), sstep(.86, 1., ax)*sstep(.3, .6, v))}))
    for q in range(5): a = 1.257*q; s = np.linspace(0, 1, 14)[:, None]; w = np.linspace(-1, 1, 5)[None]; h = .25*R*(1-s)**.7*w; r = R*(.12+.75*s*(.5+.5*open_)); z = R*(-.50+.62*s*(1-open_)-.25*open_*s*s)+0*w; P.append(sheet('s', np.stack([r*np.cos(a)-h*np.sin(a), r*np.sin(a)+h*np.cos(a), z+.1*R*np.abs(w)*(1-s)], -1), GR))
    P.append(lathe('hip', [(.0005, -.95*R), (.10*R, -.9*R), (.20*R, -.62*R), (.34*R, -.46*R), (.3*R, -.2*R)], 24, GR)); bpy.context.view_layer.update(); return join(P, 'rose')
RS = [rose(0, 27, .0150, 1.), rose(1, 24, .0135, .72), rose(2, 20, .0125, .50, 1.15), rose(3, 11, .0112, .16, 1.7), rose(4, 26, .0145, .9)]
# --- buds of jasmine: a green calyx with six teeth, a thin tube, a slender bud of petals that are wound and end in a point -----------
JS = jasmine(1)[0]; JM = JS.data.materials[0]; hide_src(JS)
def bud(k):
    U = np.random.default_rng(k).uniform; L, fat, bx, by = U(.0160, .0205), U(.0018, .0025), U(-.14, .14), U(-.14, .14); t, a = np.meshgrid(np.linspace(0, 1, 46), np.linspace(0, 2*math.pi, 37)[:-1], indexing='ij'); u = np.clip((t-.34)/.66, 0, 1)
    f = ((a*5/(2*math.pi)+(2.2+U(-.5, .8))*u) % 1); r = np.maximum((.00085+.0003*t)*(1-sstep(.25, .5, u)), fat*np.sin(math.pi*np.clip(u, 1e-4, .9999)**U(.70, .82))**1.08*(1.12-.20*u)*(1+.17*(f-.5)*sstep(.1, .4, u)))+.00004
    b = sheet('b', np.stack([r*np.cos(a)+bx*L*t**2, r*np.sin(a)+by*L*t**2, L*t], -1), JM, {'v': t}, cyclic=True); s, a = np.meshgrid(np.linspace(0, 1, 9), np.linspace(0, 2*math.pi, 43)[:-1], indexing='ij'); r = np.interp(s, [0, .35, 1], [.0007, .0016, .0022])
    c = sheet('c', np.stack([r*np.cos(a), r*np.sin(a), .0062*s*(.42+.58*np.abs(np.cos(3*a))**1.6)-.0004], -1), JM, {'v': .05+.12*s}, cyclic=True); bpy.context.view_layer.update(); return join([b, c], 'bud')
J = [bud(k) for k in range(16)]
# --- a garland: buds round a cord, each at its own angle, a thread that binds them; roses where they are asked for ----------------
TH, CO = principled('thread', '#e6dcc0', .8)[0], principled('cord', '#8d8a58', .9)[0]
def garland(path, roses, gap=.0042, n_=19):
    P = [Vector(p) for p in path]; at = []
    for f, (rx, ry, rz), kind, s, out in roses:
        p = P[int(f*(len(P)-1))]; d = Vector((rx, ry, rz)).normalized(); flat = Vector((rx, ry, 0)).normalized(); c = p+flat*out; at.append((c, d, (.007 if kind == 3 else .0128)*s)); o = inst(RS[kind]); o.matrix_world = Matrix.Translation(c) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(rnd.uniform(0, 6.3), 4, 'Z') @ Matrix.Scale(s, 4)
    for p, d in along(path, gap):
        u = d.orthogonal().normalized(); w = d.cross(u); ph = rnd.uniform(0, 6.3)
        for i in range(n_):
            a = ph+2*math.pi*(i+rnd.gauss(0, .25))/n_; r = u*math.cos(a)+w*math.sin(a); e = w*math.cos(a)-u*math.sin(a); ax = (r*rnd.uniform(.35, .95)+d*rnd.gauss(0, .75)+e*rnd.gauss(0, .50)).normalized(); q = p+r*rnd.uniform(.0045, .0125)+d*rnd.gauss(0, .002)
            if rnd.random() < .18: ax = (r*.2+d*rnd.choice((-1, 1))+e*rnd.gauss(0, .5)).normalized(); q = p+r*rnd.uniform(.014, .018)-ax*.008
            if not any(-.003 < (h := (q+ax*f-c).dot(t)) < .024 and (q+ax*f-c-t*h).length < k for c, t, k in at for f in (.004, .009, .014, .019)): o = inst(rnd.choice(J)); o.matrix_world = Matrix.Translation(q) @ ax.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(rnd.uniform(0, 6.3), 4, 'Z') @ Matrix.Scale(rnd.uniform(.80, 1.08), 4)
    tube('cord', path, .0062, CO, False, 3); S = []
    for k in range(2):
        for i, p in enumerate(P): a = i*.9+k*2.2; S.append((p.x+.0150*math.cos(a), p.y+.0150*math.sin(a), p.z))
        tube('th', spline(S, 4), .00028, TH, False, 2); S = []
hang = lambda x, y, lean, z=.14: [(x+lean*t+.003*math.sin(3*t+y*9), y+.002*math.sin(5*t), z-2*z*t) for t in np.linspace(0, 1, 60)]
garland(hang(-.040, 0, .030), [(.455, (.30, -1, .34), 0, 1., .0150), (.585, (-.75, -.75, -.30), 1, 1., .0150), (.345, (-.80, -.55, .55), 2, .95, .0140), (.62, (.85, -.55, -.10), 4, .88, .0150), (.53, (.80, -.58, .42), 3, .80, .0170), (.30, (.7, -.7, .5), 4, .95, .015), (.72, (-.2, -1, -.35), 2, 1., .015), (.50, (-1, .2, .1), 0, .9, .014)])
garland(hang(.115, .26, -.02, .22), [(f, (rnd.gauss(0, .6), -1, rnd.gauss(0, .3)), k % 3, 1., .015) for k, f in enumerate((.30, .36, .43, .52, .55, .63, .70))], n_=11)
for o in RS+J: hide_src(o)
# --- the court at dusk: lamps, a red cloth in folds; colour only ---------------------------------------------------------------------
bulbs([(rnd.gauss(.28, .60), rnd.uniform(3.5, 6.), rnd.uniform(-.75, .65)) for _ in range(24)]+[(.12, 4.2, .12), (.24, 4.8, .30)], .062, ((2000, 1.6), (2200, 2.2), (2350, 2.7), (1900, 1.2)))
bulbs([(-.36, 1.32, .20), (-.23, 1.36, .06), (-.33, 1.30, -.16), (-.20, 1.36, -.28)], .020, ((2000, 1.6), (2100, 1.1)))
X, Z = np.meshgrid(np.linspace(-1.2, -.17, 240), np.linspace(-1., 1., 40)); sheet('cloth', np.stack([X-.12*Z, 1.5+.09*np.sin(X*24+.8*Z)+.04*np.sin(X*51+2), Z], -1), principled('red', '#a0142a', .6, 0, .3, Sheen=.4)[0])
area((-.26, -.20, -.06), (-.02, 0, 0), (.10, .10), 2.7, temp=2700); area((-.26, .20, .12), (-.02, 0, 0), (.12, .12), 2.6, temp=2450); area((.42, -.22, .30), (0, 0, 0), (.5, .5), 5., color=(.50, .66, 1.)); area((.16, .24, .22), (-.02, 0, 0), (.2, .2), 1.2, temp=2600); point((-.75, 1.15, .25), 9, 2200, .1); point((.3, .8, -.5), 5, 2300, .1)
world(sky_gradient([(0., '#4e4f88'), (.05, '#45569a'), (.14, '#3a4f96'), (.40, '#22376e'), (1, '#0c1738')]), strength=.45)
camera((.008, -.372, .004), (.008, 0, -.002), 100, 5.6, (-.026, -.0225, .004), blades=0)
render()
