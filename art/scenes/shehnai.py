# grade: --ev .8 --power 1.34,1.34,1.34 --slope 1,1.01,1.02 --bloom .07 --hal .06 --grain .013 --sat .93 --sharpen .35
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import *
VAR = start('shehnai', 61, 16, {'': (1600, 1067)}, pspp=7, bounces=3, clamp_i=3, transp=4); rnd.seed(12); N = mnoise.noise
# ---- dark wood, oiled by hands: darker and smoother where the fingers go
WD, n = principled('wood', '#2a140b', .35, 0, .5)
tc = n('ShaderNodeTexCoord').outputs['Object']; mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (60, 60, 5.); gr = n('ShaderNodeTexNoise', Vector=mp, Scale=2.2, Detail=9., Roughness=.68, Distortion=.5); sm = n('ShaderNodeTexNoise', Vector=tc, Scale=34., Detail=6., Roughness=.6); fi = n('ShaderNodeTexNoise', Vector=tc, Scale=420., Detail=3.)
pt = n.ramp(n('ShaderNodeNewGeometry').outputs['Pointiness'], [(.51, 0.), (.56, 1.)])
c = n.mix(n.ramp(gr, [(.32, 0.), (.7, 1.)]), '#210e07', '#64321a'); c = n.mix(n.math('MULTIPLY', n.ramp(sm, [(.5, 0.), (.72, 1.)]), .4), c, '#6a3a1f'); c = n.mix(n.math('MULTIPLY', pt, .5), c, '#8a5a34'); n.set(n.p.inputs['Base Color'], c)
n.set(n.p.inputs['Roughness'], n.ramp(n.math('ADD', n.math('MULTIPLY', sm.outputs[0], .7), n.math('MULTIPLY', fi.outputs[0], .3)), [(.3, .22), (.7, .52)])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', gr.outputs[0], n.math('MULTIPLY', fi.outputs[0], .3)), .22, .0012))
# ---- brass: lacquer gone, smudged, dull in the hollows
BR, n = principled('brass', '#c4923e', .25, 1.)
gm = n('ShaderNodeNewGeometry'); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=24., Detail=8., Roughness=.66, Distortion=.5); b = n('ShaderNodeTexNoise', Vector=tc, Scale=130., Detail=5., Roughness=.7); mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (30, 30, 900); tl = n('ShaderNodeTexNoise', Vector=mp, Scale=1., Detail=3.)
hol = n.ramp(gm.outputs['Pointiness'], [(.42, 1.), (.5, 0.)])
c = n.mix(n.ramp(a, [(.42, 0.), (.7, .75)]), '#cc9a45', '#6b4420'); c = n.mix(n.math('MULTIPLY', hol, .8), c, '#2b180c'); n.set(n.p.inputs['Base Color'], c)
n.set(n.p.inputs['Roughness'], n.ramp(n.math('ADD', n.math('MULTIPLY', a.outputs[0], .6), n.math('MULTIPLY', b.outputs[0], .4)), [(.35, .17), (.52, .30), (.7, .50)])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', b.outputs[0], .4), n.math('ADD', n.math('MULTIPLY', tl.outputs[0], .35), n.math('MULTIPLY', a.outputs[0], .8))), .16, .002))
# ---- the pipe: +z from the reed (0) to the bell (.47)
LW, LB = .355, .112
holes = [(.105+k*.0305+(.004 if k > 3 else 0), 0) for k in range(7)]
def pf(r, z, a, i):
    d = (a+math.pi) % (2*math.pi)-math.pi
    for hz, ha in holes:
        q = math.hypot(z-hz, d*r)
        if q < .0085: t = max(0, min(1, (.0058-q)/.0018)); r -= .0085*t*t*(3-2*t) if t else -.0002*math.exp(-((q-.0066)/.0008)**2)
    r *= 1+.006*N(Vector((math.cos(a)*2, math.sin(a)*2, z*14)))
    return (r*math.cos(a), r*math.sin(a), z)
prof = []; nz = 330
for i in range(nz+1):
    z = LW*i/nz; r = .0088+(.0170-.0088)*(z/LW)**1.15
    for zb, w, h in ((.030, .0035, .0022), (.042, .0022, .0014), (.052, .0022, .0012), (.060, .006, .0010), (.332, .0025, .0013), (.341, .0025, .0013)): r += h*math.exp(-((z-zb)/w)**2)
    prof.append((r, z))
pipe = lathe('pipe', prof, 150, WD, pf)
bell = smooth_profile([(.0174, -.018), (.0192, -.016), (.0196, -.010), (.0190, -.004), (.0205, .000), (.0207, .004), (.0192, .008), (.0200, .020), (.0225, .036), (.0275, .056), (.0355, .076), (.0465, .094), (.0560, .1065), (.0588, .1105), (.0592, .1130), (.0580, .1142), (.0562, .1128), (.0535, .1075), (.0440, .0935), (.0335, .0765), (.0258, .0565), (.0210, .036), (.0165, .016), (.0120, .0)], 6)
def bf(r, z, a, i):
    dent = .0016*math.exp(-(((a-2.1+math.pi) % (2*math.pi)-math.pi)/.28)**2-((z-.098)/.012)**2); r *= 1+.004*math.sin(2*a+1)*max(0, z/.11)
    if .012 < z < .03 and i < 60: r += .0007*abs(math.cos(9*a))*math.sin(math.pi*(z-.012)/.018)
    if .060 < z < .098 and i < 80: r += .00035*math.exp(-((z-.088)/.0012)**2)+.00035*math.exp(-((z-.083)/.0008)**2)
    return ((r-dent)*math.cos(a), (r-dent)*math.sin(a), z+LW-.002)
B_ = lathe('bell', bell, 200, BR, bf)
fer = lathe('fer', smooth_profile([(.0070, -.006), (.0096, -.006), (.0102, -.003), (.0094, .001), (.0100, .006), (.0098, .016), (.0108, .018), (.0108, .022), (.0094, .023)], 5), 96, BR)
stp = lathe('stp', smooth_profile([(.0001, -.034), (.0020, -.034), (.0024, -.024), (.0034, -.010), (.0052, -.006), (.0040, -.004)], 5), 48, BR)
CN, n = principled('cane', '#b8935a', .55, 0, .35); tc = n('ShaderNodeTexCoord').outputs['Object']; mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (900, 900, 40); q = n('ShaderNodeTexNoise', Vector=mp, Scale=1., Detail=5.); n.set(n.p.inputs['Base Color'], n.mix(q, '#7d5a2c', '#cdb07c')); n.set(n.p.inputs['Normal'], n.bump(q, .3, .0006))
IV = principled('bone', '#cfc0a0', .4, 0, .4)[0]; TH = principled('thread', '#7a1420', .9, 0, .1)[0]
disc = lathe('disc', smooth_profile([(.0022, -.0185), (.0105, -.0188), (.0118, -.0178), (.0118, -.0168), (.0105, -.0160), (.0022, -.0163)], 4), 64, IV)
def reed(u, v):
    a = 2*math.pi*u; w = .0022+(.0078-.0022)*v**.8; th = .0021*(1-v)+.00055*v; return (w*math.cos(a), th*math.sin(a)*(1-.3*abs(math.cos(a))), -.030-.026*v+.0010*math.cos(a*1)*v)
rd = grid('reed', 40, 24, reed, CN)
thr = [tube('thr', [((.0031+.0001*math.sin(t*3))*math.cos(t), (.0027)*math.sin(t), -.0262-.00055*t/6.28-.0002*math.sin(t*.7)) for t in [k*.35 for k in range(170)]], .00032, TH, False, 1)]
SH = [pipe, B_, fer, stp, disc, rd]+thr; bpy.context.view_layer.update(); S = join(SH, 'shehnai')
P0, P1 = Vector((.245, .155, .047)), Vector((-.155, -.055, .082))          # reed end, bell end of the axis
d = (P1-P0).normalized(); L0 = .46; q = d.to_track_quat('Z', 'Y'); M = Matrix.Translation(P1-d*L0) @ q.to_matrix().to_4x4()
# turn so that the holes (local +x) look up
up = M.to_3x3() @ Vector((1, 0, 0)); ax = d; pr = Vector((0, 0, 1))-ax*ax.z; ang = up.angle(pr); 
if up.cross(pr).dot(ax) < 0: ang = -ang
S.matrix_world = M @ Matrix.Rotation(ang-.28, 4, 'Z')
O = P1-d*L0
# a cord at the waist of the pipe with a spare reed and its pin, as players carry them
def local(z, off=(0, 0, 0)): return O+d*z+Vector(off)
SIDE = d.cross(Vector((0, 0, 1))).normalized()
def ringp(z, r, t): e = SIDE.cross(d).normalized(); return O+d*z+SIDE*(r*math.cos(t))+e*(r*math.sin(t))
for k in range(4): tube('cord', [ringp(.069+k*.0016+.0004*math.sin(t*2+k), .0112, t) for t in [2*math.pi*j/40 for j in range(40)]], .0009, TH, True, 2)
# ---- shawl: fallen in folds, pressed where the pipe lies
SHM, n = principled('shawl', '#33101c', .75, 0, .2, Sheen=.7); n.p.inputs['Sheen Tint'].default_value = .6
uv = n('ShaderNodeTexCoord').outputs['UV']; s = n('ShaderNodeSeparateXYZ'); n.link(uv, s.inputs[0]); U_, V_ = s.outputs[0], s.outputs[1]
w1 = n('ShaderNodeTexWave', dict(bands_direction='X'), Vector=uv, Scale=210., Distortion=.5, Detail=1.); w2 = n('ShaderNodeTexWave', dict(bands_direction='Y'), Vector=uv, Scale=210., Distortion=.5, Detail=1.); nz_ = n('ShaderNodeTexNoise', Vector=uv, Scale=7., Detail=7., Roughness=.65); fz = n('ShaderNodeTexNoise', Vector=uv, Scale=500., Detail=3.)
wv = n.math('MULTIPLY', w1.outputs[0], w2.outputs[0])
# border: zari bands and a row of small buti, along one long edge
bw = n.math('MULTIPLY', n.ramp(V_, [(0, 0.), (.022, 0.), (.023, 1.), (.034, 1.), (.035, 0.), (.040, 0.), (.041, 1.), (.045, 1.), (.046, 0.), (.100, 0.), (.101, 1.), (.105, 1.), (.106, 0.), (.111, 0.), (.112, 1.), (.123, 1.), (.124, 0.)], 'CONSTANT'), 1.)
mb = n('ShaderNodeMapping', Vector=uv); mb.inputs['Scale'].default_value = (34, 34, 1); vo = n('ShaderNodeTexVoronoi', Vector=mb, Scale=1.); vo.inputs['Randomness'].default_value = .12
bt = n.math('MULTIPLY', n.ramp(n.math('ADD', vo.outputs['Distance'], n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', vo.outputs['Distance'], 40.)), .08)), [(0, 1.), (.20, 1.), (.23, 0.), (.30, 0.), (.31, .9), (.36, .9), (.37, 0.)]), n.ramp(V_, [(0, 0.), (.05, 0.), (.051, 1.), (.096, 1.), (.097, 0.)], 'CONSTANT'))
gold = n.math('MINIMUM', n.math('ADD', bw, bt), 1.); gold = n.math('MULTIPLY', gold, n.ramp(fz, [(.30, .35), (.5, 1.)]))
c = n.mix(n.ramp(nz_, [(.3, 0.), (.7, 1.)]), '#2a0c17', '#441524'); n.set(n.p.inputs['Base Color'], n.mix(gold, c, '#c2913f')); n.set(n.p.inputs['Metallic'], n.math('MULTIPLY', gold, .85)); n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', .80, n.math('MULTIPLY', gold, .42)))
n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('ADD', wv, n.math('MULTIPLY', fz.outputs[0], .7)), n.math('MULTIPLY', gold, 1.2)), .35, .0009))
nx, ny = 84, 66
def cl(u, v):
    x, y = -.46+u*.98, -.22+v*.66; k = .35+.65*(abs(u-.45)*1.6+abs(v-.55)*.8)
    return (x*.86+.03*math.sin(v*7), y*.86+.03*math.sin(u*8+1), .055+k*(.030*math.sin(u*21+3*v)+.026*math.sin(v*17-u*5)+.014*math.sin(u*44+v*20)))
SW = grid('shawl', nx, ny, cl, SHM); uvgrid(SW, nx, ny, .98, .66)
gp = box('gp', (3, 3, .1), (0, 0, -.05)); collider(gp, .002, 60); fd = box('fd', (.50, .30, .022), (.02, .07, .008), None, .01); collider(fd, .003, 60)
fall(SW, 38, .25, 10, .35, thick=.003, self_col=False, quality=4, sub=0); bpy.data.objects.remove(gp); bpy.data.objects.remove(fd)
def under(x, y):                                  # height of the pipe's underside above (x, y), if it is above
    p = Vector((x, y, 0)); o2, d2 = Vector((O.x, O.y, 0)), Vector((d.x, d.y, 0)); l = d2.length; t = (p-o2).dot(d2)/l/l; dist = (p-o2-d2*t).length
    if not -.06 < t < .475: return None
    r = .0088+(.0172-.0088)*max(0, min(1, t/LW))**1.15
    if t < 0: r = .012
    if t > LW: k = (t-LW)/.11; r = .019+.040*min(1, k)**1.7
    zc = O.z+d.z*t
    if dist < r: return zc-math.sqrt(r*r-dist*dist)
    return zc-r+(dist-r)*1.1+.012 if dist < r+.05 else None
for v in SW.data.vertices:
    z = under(v.co.x, v.co.y)
    if z is not None and v.co.z > z-.0016: v.co.z = max(.0015, z-.0016)
so = SW.modifiers.new('so', 'SOLIDIFY'); so.thickness = .0016; so.offset = 0; subsurf(SW, 2)
# ---- durrie on the floor: striped, flat woven, worn
DU, n = principled('durrie', '#5c4a38', .92, 0, .12)
g = n('ShaderNodeNewGeometry').outputs['Position']; mr = n('ShaderNodeMapping', Vector=g); mr.inputs['Rotation'].default_value = (0, 0, .35); s = n('ShaderNodeSeparateXYZ'); n.link(mr, s.inputs[0]); wa = n('ShaderNodeTexWave', dict(bands_direction='Y'), Vector=mr, Scale=95., Distortion=1.2, Detail=2.); wb = n('ShaderNodeTexWave', dict(bands_direction='X'), Vector=mr, Scale=60., Distortion=.8, Detail=2.); nb = n('ShaderNodeTexNoise', Vector=mr, Scale=5., Detail=8., Roughness=.7)
st = n.ramp(n.math('FRACT', n.math('MULTIPLY', s.outputs[1], 3.4)), [(0, '#5a4a3a'), (.30, '#1d2a3c'), (.52, '#6d5a44'), (.58, '#5c1a1c'), (.68, '#6d5a44'), (.74, '#1d2a3c'), (.86, '#5a4a3a')], 'CONSTANT'); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(nb, [(.35, 0.), (.75, .6)]), st, '#2c231c')); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', wa.outputs[0], n.math('MULTIPLY', wb.outputs[0], .6)), .5, .003))
grid('durrie', 160, 160, lambda u, v: (-1.6+3.2*u, -.9+3.6*v, -.001+.004*N(Vector((u*9, v*9, 2)))), DU)
# ---- dhol on its side behind: barrel, skin, hoop, laced rope with rings
DW, n = principled('dholwood', '#4a1a10', .38, 0, .45); tc = n('ShaderNodeTexCoord').outputs['Object']; mp = n('ShaderNodeMapping', Vector=tc); mp.inputs['Scale'].default_value = (14, 14, 1.5); w = n('ShaderNodeTexNoise', Vector=mp, Scale=2.4, Detail=8., Roughness=.66, Distortion=.6); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(w, [(.32, 0.), (.7, 1.)]), '#2a0e08', '#6b2c18')); n.set(n.p.inputs['Roughness'], n.ramp(w, [(.35, .28), (.7, .5)]))
SK, n = principled('skin', '#c9b591', .62, 0, .3, Subsurface=.0); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=9., Detail=8., Roughness=.66); vl = n('ShaderNodeVectorMath', dict(operation='LENGTH')); n.link(tc, vl.inputs[0]); r_ = vl.outputs['Value']
c = n.mix(n.ramp(a, [(.35, 0.), (.7, 1.)]), '#b39c74', '#7f6744'); 
sx = n('ShaderNodeSeparateXYZ'); n.link(tc, sx.inputs[0]); rr = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', sx.outputs[0], sx.outputs[0]), n.math('MULTIPLY', sx.outputs[1], sx.outputs[1]))); c = n.mix(n.ramp(n.math('ADD', rr, n.math('MULTIPLY', a.outputs[0], .05)), [(.03, .75), (.085, .0)]), c, '#4c3a28'); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Normal'], n.bump(a, .2, .004))
RP, n = principled('rope', '#a8946e', .9, 0, .1); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=40., Detail=4.); n.set(n.p.inputs['Base Color'], n.mix(a, '#6b5a40', '#bfae8a'))
LD, RD = .50, .130
def bar(z): return RD+.034*math.sin(math.pi*max(0, min(1, z/LD)))**.8
dh = [lathe('barrel', [(bar(LD*i/24)-.004, LD*i/24) for i in range(25)], 72, DW), lathe('skin', [(.0001, -.006), (.05, -.006), (.10, -.0055), (RD-.002, -.005), (RD+.004, 0), (RD+.003, .03)], 72, SK)]
for z in (.012, LD-.012): dh.append(tube('hoop', [((RD+.007)*math.cos(t), (RD+.007)*math.sin(t), z) for t in [2*math.pi*k/60 for k in range(60)]], .0075, RP if z > .1 else BR, True, 3))
K = 14
for k in range(K):
    for s_ in (-1, 1):
        a0 = 2*math.pi*k/K; pts = []
        for j in range(22):
            t = j/21; z = .014+t*(LD-.028); a = a0+s_*(math.pi/K)*(max(0, t-.18)/.82); pts.append(((bar(z)+.005)*math.cos(a), (bar(z)+.005)*math.sin(a), z))
        dh.append(tube('rope', pts, .0036, RP, False, 2))
    a0 = 2*math.pi*k/K; z = .014+.16*(LD-.028)+rnd.gauss(0, .008); c0 = Vector(((bar(z)+.005)*math.cos(a0), (bar(z)+.005)*math.sin(a0), z)); e1 = Vector((-math.sin(a0), math.cos(a0), 0)); e2 = Vector((math.cos(a0), math.sin(a0), 0)); dh.append(tube('ring', [c0+e1*.0085*math.cos(t)+e2*.0075*math.sin(t) for t in [2*math.pi*j/20 for j in range(20)]], .0018, BR, True, 2))
bpy.context.view_layer.update(); DH = join(dh, 'dhol'); ddir = Vector((.955, .30, .0)).normalized()
DH.matrix_world = Matrix.Translation((.035, .40, bar(.25)+.002)) @ ddir.to_track_quat('Z', 'Y').to_matrix().to_4x4()
# the thin stick of the dhol, lying where it was dropped
tube('stick', [Vector((-.42, .44, .008)).lerp(Vector((-.02, .30, .012)), k/12)+Vector((0, .010*math.sin(math.pi*k/12), .002*math.sin(math.pi*k/12))) for k in range(13)], .0035, CN, False, 3)
petals([(rnd.gauss(-.02, .26), rnd.gauss(.22, .20), .006) for _ in range(26)], [('#a11530', '#54060f', 4), ('#e08a12', '#b84a04', 3)], .026, .022)
# ---- light: a lamp at the left, string lights far behind, a little night from the right
bulbs([(x, 3.6+.5*math.sin(x*1.3)+rnd.gauss(0, .2), .13+.09*(x+.3)**2+rnd.gauss(0, .012)) for x in [-1.7+i*.16+rnd.gauss(0, .03) for i in range(22)]]+[(x, 4.8, .30-.06*x+.03*x*x+rnd.gauss(0, .015)) for x in [-2.2+i*.21+rnd.gauss(0, .04) for i in range(20)]], .017, ((1900, 2.2), (2100, 3.2), (2300, 4.), (1850, 1.)))
area((-.80, .02, .52), (-.02, .10, .08), (.24, .34), 24., temp=2700); area((.05, 1.9, .75), (.1, .1, .05), (1.6, .35), 24., temp=2500); area((1.1, -.9, .8), (0, 0, .05), (.8, .8), 2.4, color=(.50, .64, 1.)); area((.55, -1.0, .62), (.22, .2, .1), (.5, .35), 7., temp=2500); area((-.35, -.62, .10), (-.1, 0, .06), (.35, .12), 1.2, temp=2400)
world(color='#120d10', strength=.6)
camera((-.20, -.98, .24), (.018, .045, .094), 78, 4.5, (-.155, -.10, .085))
render()
