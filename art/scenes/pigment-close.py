# grade: --ev .2 --power 1.25,1.25,1.25 --bloom .05 --hal .05 --grain .010 --sat 1.12
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('pigment-close', 41, 16, {'': (1500, 1000)}, bounces=4, clamp_i=4, transp=8); rnd.seed(5)
MB, n = brass('brass', '#dba84e', .2, 60, .28)
# shallow hammered katori: outer wall up, rolled lip, inner wall down
ctl = [(.0005, .0), (.019, .0), (.0205, .0012), (.0195, .003), (.024, .0052), (.036, .011), (.0445, .020), (.0475, .029), (.0486, .0305), (.0490, .0320), (.0482, .0332), (.0470, .0325), (.0455, .0290), (.040, .018), (.028, .010), (.0005, .008)]
def fn(r, z, a, i):
    q = mnoise.noise(Vector((math.cos(a)*9, math.sin(a)*9, z*420)))*.00055 if .004 < z < .029 else 0
    return ((r+q)*math.cos(a), (r+q)*math.sin(a), z)
B = lathe('bowl', smooth_profile(ctl, 6), 160, MB, fn)
def powder(name, c, dark, light):
    m, n = principled(name, c, .95, 0, .08, Sheen=.0)
    p = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=p, Scale=140., Detail=6., Roughness=.7); b = n('ShaderNodeTexNoise', Vector=p, Scale=1500., Detail=3., Roughness=.6)
    n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.35, 0.), (.7, 1.)]), n.mix(.5, c, dark), n.mix(.45, c, light)))
    n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', a.outputs[0], n.math('MULTIPLY', b.outputs[0], .5)), .6, .0012)); return m
P = [powder('vermilion', '#b3150c', '#7c0a06', '#d83a20'), powder('turmeric', '#eba005', '#c87a02', '#f8c83a'), powder('indigo', '#24329a', '#121a5c', '#4a5cc8'), powder('rose', '#b81f5c', '#7d0f3c', '#dd5487'), powder('ivory', '#e6d6bd', '#c9b492', '#f6ecd9')]
def heap(k, x, y, R=.0455, base=.0275, H=.030, seed=0, s=1., skew=(0, 0), dent=None):
    def f(u, v):
        a = u*2*math.pi; t = v; r = R*t; px, py = r*math.cos(a), r*math.sin(a); q = Vector((px*60+seed*7, py*60, seed))
        h = H*((1-t)**1.0*.86+.14*(1-t*t))                     # angle of repose, soft tip
        h = H-math.sqrt((H-h)**2+(.07*H)**2)
        h += (mnoise.noise(q)*.0034+mnoise.noise(q*2.7)*.0017+mnoise.noise(q*7)*.0009+mnoise.noise(q*17)*.0005)*min(1, (1-t)*7+.12)
        if dent:
            d = ((px-dent[0])**2+(py-dent[1])**2)/dent[2]**2; h -= H*.42*math.exp(-d*1.6)
        return ((px+skew[0]*h/H*.006)*s+x, (py+skew[1]*h/H*.006)*s+y, (base+h)*s)
    return grid('heap', 161, 110, f, P[k])
def crumbs(k, x, y, sx, sy, N, rot=0., rmin=.0003, rmax=.0016):
    bm = bmesh.new()
    for i in range(N):
        r = rmin+(rmax-rmin)*rnd.random()**5; u, v = rnd.gauss(0, sx), rnd.gauss(0, sy); X, Y = x+u*math.cos(rot)-v*math.sin(rot), y+u*math.sin(rot)+v*math.cos(rot)
        if any((X-q[0])**2+(Y-q[1])**2 < (.021*q[3])**2 for q in BOWLS): continue
        bmesh.ops.create_icosphere(bm, subdivisions=1, radius=r, matrix=Matrix.Translation((X, Y, r*.5)) @ Matrix.Rotation(rnd.uniform(0, 3), 4, 'X') @ Matrix.Diagonal((1, rnd.uniform(.6, 1), rnd.uniform(.5, .9), 1)))
    me = bpy.data.meshes.new('cr'); bm.to_mesh(me); bm.free(); me.materials.append(P[k]); o = bpy.data.objects.new('cr', me); bpy.context.scene.collection.objects.link(o)
def spill(k, x, y, R, H, seed, ax=1., ay=1., rot=0.):       # thin drift of powder on the stone
    def f(u, v):
        a = u*2*math.pi; e = 1+.26*mnoise.noise(Vector((math.cos(a)*1.6, math.sin(a)*1.6, seed)))+.10*mnoise.noise(Vector((math.cos(a)*5, math.sin(a)*5, seed)))+.06*mnoise.noise(Vector((math.cos(a)*17, math.sin(a)*17, seed)))
        r = R*v*e; X, Y = r*math.cos(a)*ax, r*math.sin(a)*ay; px, py = x+X*math.cos(rot)-Y*math.sin(rot), y+X*math.sin(rot)+Y*math.cos(rot); q = Vector((px*90, py*90, seed))
        h = H*((1-v)**1.5)+(mnoise.noise(q)*.25+mnoise.noise(q*3)*.14+mnoise.noise(q*9)*.09)*H*(1-v)**.6-.0002*v
        return (px, py, h)
    grid('spill', 161, 60, f, P[k])
BOWLS = [(-.062, -.028, 0, 1.0), (.045, .058, 1, 1.08), (.143, -.004, 2, .92), (-.098, .150, 3, 1.0), (.165, .175, 4, .95)]
for i, (x, y, k, s) in enumerate(BOWLS):
    inst(B, (x, y, 0), (0, 0, i*1.1), s); heap(k, x, y, seed=i+1, s=s, H=(.030, .033, .026, .029, .024)[i], skew=((1, .3), (-.5, .5), (.2, 1), (0, 0), (0, 0))[i], dent=(None, None, (.012, -.014, .016), None, None)[i])
hide_src(B)
spill(0, .012, -.088, .030, .0125, 3.3, 1.45, .85, .35)
crumbs(0, .012, -.088, .030, .016, 5000, .35, .00012, .0008); crumbs(0, 0, -.09, .055, .03, 1200, .3); crumbs(0, -.06, -.03, .06, .05, 300, 0, .0002, .0012)
crumbs(1, .075, .01, .035, .03, 500, 0, .0002, .001); crumbs(2, .16, -.06, .03, .02, 500); crumbs(3, -.10, .075, .04, .03, 300)
# dark slate
m, n = principled('slate', '#1a1615', .5, 0, .32)
p = n('ShaderNodeNewGeometry').outputs['Position']; a = n('ShaderNodeTexNoise', Vector=p, Scale=9., Detail=12., Roughness=.66, Distortion=.6); b = n('ShaderNodeTexNoise', Vector=p, Scale=190., Detail=6., Roughness=.7)
n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.35, 0.), (.7, 1.)]), '#0f0c0b', '#2c2522')); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.35, .34), (.65, .62)]))
n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', a.outputs[0], 3.), n.math('MULTIPLY', b.outputs[0], .22)), .55, .006))
obj('floor', [(-4, -2, 0), (4, -2, 0), (4, 5, 0), (-4, 5, 0)], [(0, 1, 2, 3)], m, smooth=False)
# raking late light from the left-back, warm low card for the brass, cool fill from behind
area((-.75, .40, .30), (.02, .02, .02), (.16, .16), 34, temp=4000)
area((.25, -.75, .16), (.02, .0, .02), (.8, .22), 5.0, temp=2600)
area((.5, 1.1, .55), (.05, .1, 0), (1.0, .4), 1.5, color=(.62, .7, 1.))
world(color='#1a1210', strength=.25)
camera((-.03, -.62, .30), (.026, .036, .012), 82, 4.5, (-.05, -.05, .035), blades=0)
render()
