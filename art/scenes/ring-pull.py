# grade: --ev .50 --power 1.30,1.29,1.27 --bloom .09 --thr 1.2 --hal .06 --grain .012 --sat .96 --vig .32
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
VAR = start('ring-pull', 43, 10, {'': (1500, 938), 'tall': (1080, 1350)}, bounces=3, clamp_i=3, transp=8); rnd.seed(6)
# --- old teak, oiled for a hundred years: rings of a flat-sawn board, short pores, dents, a shine where hands have been ------------
def teak(name, xc, dip, seed):
    m, n = principled(name, '#3a2114', .4, 0, .42); g = n('ShaderNodeNewGeometry').outputs['Position']; s = n('ShaderNodeSeparateXYZ', Vector=g); M, A = (lambda a, b: n.math('MULTIPLY', a, b)), (lambda a, b: n.math('ADD', a, b)); off = n('ShaderNodeVectorMath', dict(operation='ADD')); n.link(g, off.inputs[0]); off.inputs[1].default_value = (seed, 0, seed*.7); q = off.outputs[0]
    w = A(M(nz(n, q, 1., 4., .55, (7, 7, 1.6)), .040), M(nz(n, q, 1., 4., .6, (42, 42, 7)), .0045)); x = A(s.outputs[0], w); dx, dz = n.math('SUBTRACT', x, xc), A(A(M(s.outputs[2], .13), dip), s.outputs[1]); r = n.math('SQRT', A(M(dx, dx), M(dz, dz))); p = n.math('FRACT', M(r, 165.)); late = n.ramp(p, [(0., .0), (.62, .25), (.93, 1.), (1., .0)], 'EASE')
    v = n('ShaderNodeCombineXYZ', X=x, Y=s.outputs[1], Z=s.outputs[2]); pore = M(n.ramp(nz(n, v, 1., 2., .5, (1900., 1900., 75.)), [(.315, 1.), (.385, 0.)]), n.ramp(nz(n, v, 1., 3., .6, (160., 160., 20.)), [(.40, .25), (.60, 1.)])); ray = nz(n, v, 1., 4., .6, (520., 520., 26.)); cl, pat = nz(n, q, 5., 5., .6, (1, 1, .5)), nz(n, q, 26., 6., .66); dent = n.ramp(nz(n, q, 55., 3., .5), [(.64, 0.), (.76, 1.)])
    c = n.mix(n.ramp(cl, [(.3, 0.), (.7, 1.)]), '#3d2613', '#5c3c20'); c = n.mix(M(late, .42), c, '#24110a'); c = n.mix(M(n.ramp(ray, [(.38, 1.), (.58, 0.)]), .28), c, '#26130a'); c = n.mix(M(pore, .65), c, '#120906'); c = n.mix(n.ramp(pat, [(.55, 0.), (.78, .45)]), c, '#1d0f08'); c = n.mix(M(dent, .3), c, '#140a06'); n.set(n.p.inputs['Base Color'], c)
    n.set(n.p.inputs['Roughness'], A(.30, A(M(n.ramp(pat, [(.3, 0.), (.7, 1.)]), .20), M(pore, .2)))); n.set(n.p.inputs['Normal'], n.bump(A(A(M(late, .16), M(ray, .30)), A(M(pore, -.16), A(M(cl, 1.3), M(dent, -.9)))), .55, .0011)); return m
block('leaf', (.118, .045, .9), (-.059, .0225, 0), teak('teak', -.074, .020, 3.), .004, .0026, .07, 0, 0, 0, .15)
block('leaf', (.20, .045, .9), (-.2205, .0237, 0), teak('teak2', -.20, .034, 11.), .006, .0036, .10, 0, 0, 0, .3); box('more', (1., .045, .9), (-.825, .0225, 0), teak('teak3', -.6, .05, 17.))
# --- bell metal: a turned plate on four rivets, a staple, a ring worn thin where it hangs ------------------------------------------
MB, _ = touched('brass', '#b48a48', '#38200f', .22, 1.5); IR, n_ = worn('iron', '#5e4d40', '#3a2e27', '#191310', (.32, .6), 6., .5, .6, .7, .5, 90.); n_.p.inputs['Metallic'].default_value = .85; CX, CZ = -.050, .026; N3 = lambda x, y, z: mnoise.noise(Vector((x, y, z)))
def fn(r, z, a, i): k = 1+.010*N3(math.cos(a)*1.6, math.sin(a)*1.6, 4.)*(r > .02); h = .00022*N3(r*math.cos(a)*260, r*math.sin(a)*260, 1)*(r > .012)+.0006*N3(math.cos(a)*r*40, math.sin(a)*r*40, 7); return (r*k*math.cos(a), r*k*math.sin(a), z+h)
o = lathe('plate', smooth_profile([(.0002, .0098), (.0045, .0096), (.0078, .0084), (.0094, .0058), (.0102, .0047), (.0116, .0050), (.0124, .0044), (.0150, .0040), (.0205, .0036), (.0238, .0034), (.0250, .0041), (.0262, .0046), (.0274, .0041), (.0284, .0034), (.0300, .0032), (.0312, .0026), (.0316, .0012), (.0316, -.001)], 8), 260, MB, fn); o.location = (CX, 0, CZ); o.rotation_euler = (math.pi/2, 0, 0)
rv = lathe('rivet', smooth_profile([(.0002, .0022), (.0014, .0019), (.0024, .0008), (.0027, -.0004)], 5), 40, MB, lambda r, z, a, i: (r*(1+.05*math.cos(2*a+1))*math.cos(a), -z, r*math.sin(a)))
for k in range(4): a = math.pi*(.25+.5*k)+.06; inst(rv, (CX+.0182*math.cos(a), -.0036, CZ+.0182*math.sin(a)), (rnd.gauss(0, .08), rnd.uniform(0, 6), rnd.gauss(0, .08)))
hide_src(rv); tube('staple', [(CX+.0001*k, -.0085-.0088*math.sin(t), CZ+.0052*math.cos(t)) for k, t in enumerate(np.linspace(-.25, math.pi+.25, 26))], .0026, MB, False, 6)
RR, NS, NP = .0365, 260, 22; V, F_ = [], []
for j in range(NS):
    t = 2*math.pi*j/NS; z = -RR+RR*math.cos(t); p = Vector((CX+RR*1.01*math.sin(t), -.0130+.0062*(z/(2*RR)), CZ-.0012+z)); u = Vector((math.sin(t), 0, math.cos(t))); nn = Vector((0, -1, -.09)).normalized(); r = .0043*(1+.16*math.cos(t-math.pi)**3*(math.cos(t) < 0)-.26*math.exp(-(min(t, 2*math.pi-t)/.16)**2)); r *= 1+.06*math.exp(-((abs(math.cos(t)) - .35)/.02)**2)-.05*math.exp(-((abs(math.cos(t)) - .29)/.018)**2)-.05*math.exp(-((abs(math.cos(t)) - .41)/.018)**2)
    for i in range(NP): a = 2*math.pi*i/NP; e = 1+.012*N3(i*.9, j*.11, 2)+.010*N3(i*.3, j*.03, 5); V.append(p+u*r*e*math.cos(a)+nn*r*e*math.sin(a)*.94)
F_ = [(j*NP+i, j*NP+(i+1) % NP, ((j+1) % NS)*NP+(i+1) % NP, ((j+1) % NS)*NP+i) for j in range(NS) for i in range(NP)]; obj('ring', V, F_, MB)
stud = lathe('boss', smooth_profile([(.0002, .0092), (.0048, .0086), (.0092, .0058), (.0118, .0020), (.0140, .0016), (.0152, .0008), (.0154, -.001)], 6), 90, IR, lambda r, z, a, i: (r*(1+.02*math.cos(3*a))*math.cos(a), -z-.0004*N3(r*300*math.cos(a), r*300*math.sin(a), 1), r*(1+.02*math.cos(3*a))*math.sin(a)))
inst(stud, (-.104, .0004, .050), (0, 0, 0), .8)
for x, z in ( (-.158, .185), (-.158, -.105), (-.050, .165), (-.104, -.088)): inst(stud, (x, .0006, z), (rnd.gauss(0, .03), 0, rnd.gauss(0, .03)))
hide_src(stud)
# --- within: a room that is only warmth, two lamps --------------------------------------------------------------------------
W = principled('wall', '#8a6a48', .9, 0, .1)[0]; box('rb', (9, .2, 6), (0, 6.5, .5), W); box('rf', (9, 7, .1), (0, 3.5, -1.3), principled('floor', '#5d4129', .6)[0]); box('rl', (.2, 7, 6), (2.8, 3.5, .5), W); point((-.4, 5.2, .5), 52, 2500, .3); point((-1.5, 5.6, -.9), 12, 2300, .3)
bulbs([(-1.00, 4.6, -.10), (-.88, 5.6, -.80)], .055, ((2100, 4.4), (2200, 5.)))
# --- light: out of the gap on the leaf's edge; a lamp in the porch rakes the face; the last of the dusk ----------------------------
area((.30, .30, .16), (-.01, .02, 0), (.16, .40), 5.5, temp=2200); area((.46, -.155, .13), (-.06, 0, .0), (.10, .14), 9., temp=3100); area((-.7, -.55, .75), (-.10, 0, 0), (.5, .7), 15., color=(.50, .63, 1.)); area((-.50, -.62, .22), (-.05, 0, .02), (.30, .40), 2.2, temp=3100)
world(color='#161c30', strength=.10)
if VAR: camera((.112, -.385, .040), (-.032, 0, -.008), 78, 3.2, (CX+.006, -.012, CZ-.012), blades=0, shift=(0, 0))
else: camera((.112, -.385, .052), (-.047, 0, .010), 68, 3.2, (CX+.006, -.012, CZ-.006), blades=0, shift=(-.11, .02))
render()
