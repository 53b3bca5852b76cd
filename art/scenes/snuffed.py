# grade: --ev .45 --grain .012 --power 1.2,1.2,1.2 --bloom .07 --thr 1.6 --hal .06 --sharpen .3 --sat 1.0 --vig .36
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from near import *
VAR = start('snuffed', 29, 14, {'': (1600, 1000), 'tall': (1080, 1350)}, bounces=4, clamp_i=3, transp=10); rnd.seed(5); tall = VAR == 'tall'
H, D0 = .060, .285; CX = .060                                        # the eye; how far the wick is; the lamp
# --- a terrace's wall: dark stone, wet with dew, its far edge rubbed round -------------------------------------------------
EDGE = .56
def lie(S):
    y = S[..., 1]; out = np.clip((y-EDGE+.03)/.03, 0, 1)
    return .0006*fbm(S, 5, 3, seed=41)+.00025*fbm(S, 40, 4, .6, seed=42)-.012*out**2-.0010*sstep(.45, .80, fbm(S, 23, 4, seed=44))
S, n = stone('wall', '#4a4340', '#262222', (.10, .34), 1.4, .26, .5); b = nz(n, n.g, 15., 6., .62, dist=.5); c = nz(n, n.g, 150., 5., .65)
wet = n.ramp(n.math('ADD', n.math('MULTIPLY', b, .8), n.math('MULTIPLY', c, .2)), [(.47, 0.), (.60, 1.)], 'EASE'); n.set(n.p.inputs['Base Color'], n.mix(n.math('MULTIPLY', wet, .6), n.base, '#0d0b0b'))
n.set(n.p.inputs['Roughness'], n.math('SUBTRACT', n.math('ADD', .24, n.math('ADD', n.math('MULTIPLY', b, .20), n.math('MULTIPLY', c, .16))), n.math('MULTIPLY', wet, .30), clamp=True))
n.set(n.p.inputs['Normal'].links[0].from_node.inputs['Strength'], n.math('MULTIPLY_ADD', wet, -.24, .30))
xs, ys = np.r_[np.arange(-.5, -.12, .004), np.arange(-.12, .18, .0008), np.arange(.18, .6, .004)], np.r_[np.arange(.12, .36, .0008), np.arange(.36, EDGE+.003, .003)]; P = np.stack([*np.meshgrid(xs, ys), np.zeros((len(ys), len(xs)))], -1)
P[..., 2] = lie(P); sheet('wall', P, S); box('under', (4, 1.2, .3), (0, EDGE-.615, -.175), S)
# --- the lamp: burnt down, a last ember on the wick ------------------------------------------------------------------------
MB, MO = lamp_brass(base='#b8924c', deep='#2c1a0e', rough=.24), oil_material(); n = NT(MB.node_tree); p = next(k for k in n.nodes if k.type == 'BSDF_PRINCIPLED'); v = n('ShaderNodeTexVoronoi', dict(feature='SMOOTH_F1'), Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=190.)
n.set(p.inputs['Normal'], n.bump(v.outputs[0], .5, .0010, p.inputs['Normal'].links[0].from_socket)); tc = n('ShaderNodeTexCoord').outputs['Object']
d = n('ShaderNodeVectorMath', dict(operation='DISTANCE')); n.link(tc, d.inputs[0]); d.inputs[1].default_value = (.040, 0, .027); s = n.ramp(n.math('ADD', n.math('MULTIPLY', d.outputs['Value'], 19.), n.math('MULTIPLY', n.math('SUBTRACT', nz(n, tc, 130., 6., .72), .5), 1.1)), [(.12, .94), (.34, .35), (.52, 0.)])
for k, q in (('Base Color', '#0a0706'), ('Roughness', '#a8a8a8')): n.set(p.inputs[k], n.mix(s, p.inputs[k].links[0].from_socket, q))   # soot
CH, n = principled('burnt', '#0b0807', .95, 0, .1); e = n.ramp(nz(n, n('ShaderNodeNewGeometry').outputs['Position'], 900., 3., .7), [(.65, 0.), (.74, 1.)]); n.set(n.p.inputs['Emission'], n.mix(e, (0, 0, 0), (1., .13, .02))); n.p.inputs['Emission Strength'].default_value = 1.6; CH.cycles.sample_as_light = False
u, v = np.meshgrid(np.linspace(0, 2*math.pi, 61)[:-1], np.linspace(.02, math.pi-.02, 44)); Q = np.stack([np.sin(v)*np.cos(u), np.sin(v)*np.sin(u), np.cos(v)], -1); CHAR = sheet('char', Q*(.0018*(1+.55*fbm(Q, 1.9, 5, .65, seed=3)))[..., None]*(1, 1, 1.3), CH, cyclic=True)
rot, s, y0 = -2.58, 1.12, D0+.0280; L = oil_lamp(MB, MO, 0, 360, .0196); L.location, L.rotation_euler, L.scale = (CX, y0, .0001), (.01, -.012, rot), (s,)*3
fx, fy, fz = CX+math.cos(rot)*.0470*s, y0+math.sin(rot)*.0470*s, .0325*s; CHAR.location = (fx, fy, fz+.0030); CHAR.scale = (.95,)*3
# --- its smoke: a sheet of air that folds on itself, seen edge on where it is bright ----------------------------------------
NX, NY, h = 420, 640, .075; k = np.linspace(0, 1, 5000); im_ = np.zeros((NY, NX)); G = np.random.default_rng(4)
for j in range(NY):
    t = j/NY; w = .010+.20*t**1.4; x = .40+.17*math.sin(4.6*t+.2)*t-.045*math.sin(11*t)*t+w*(.62*np.sin(5.3*k+4.2*t+.6)+.34*np.sin(11.*k-6.5*t+1.1)*min(1, 2*t)+.10*np.sin(23*k+9*t)*t)
    q = np.histogram(x, NX, (0, 1))[0]/5000*NX*.030; im_[j] = np.convolve(q, np.exp(-np.linspace(-2, 2, 2*int(2+9*t)+1)**2)/np.exp(-np.linspace(-2, 2, 2*int(2+9*t)+1)**2).sum(), 'same')*np.interp(t, [0, .03, .3, .75, 1], [0, 1, .8, .35, 0])
im_ = gauss2(im_, 1.6)*np.clip(np.minimum(np.arange(NX), NX-np.arange(NX))/40, 0, 1)
im = bpy.data.images.new('smoke', NX, NY, float_buffer=True, alpha=False); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(np.concatenate([im_[..., None]*np.array([.62, .66, .80]), np.ones((NY, NX, 1))], -1).astype(np.float32).ravel()); im.pack()
m, n = mat('smoke'); m.cycles.sample_as_light = False; q = n('ShaderNodeTexImage', dict(image=im, extension='CLIP')); n.link(n('ShaderNodeTexCoord').outputs['UV'], q.inputs[0]); e = n('ShaderNodeEmission', Color=q.outputs[0], Strength=.15); a = n('ShaderNodeAddShader'); n.link(e, a.inputs[0]); n.link(n('ShaderNodeBsdfTransparent'), a.inputs[1]); n.link(a, n.out.inputs[0])
wd = h*NX/NY; o = obj('smoke', [(-.40*wd, 0, 0), (.60*wd, 0, 0), (.60*wd, 0, h), (-.40*wd, 0, h)], [(0, 1, 2, 3)], m, smooth=False); o.data.uv_layers.new(name='UV').data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); o.location = (fx, fy, fz+.0035)
for k in ('visible_diffuse', 'visible_shadow', 'visible_glossy'): setattr(o, k, False)
# --- the garden: a few lights that nobody has put out; the dark before the dawn ---------------------------------------------
def at(x, z, y): return (x*y/D0, y, H+(z-H)*y/D0)                    # x, z in the plane of the wick
for x, z, y, r, T, e in ((.0310, .0560, 3.4, .058, 2100, 1.8), (.0500, .0665, 4.6, .075, 1950, .7), (.0560, .0450, 3., .050, 1900, .9), (-.008, .0660, 5.2, .085, 2150, .36), (-.0345, .0550, 4.2, .065, 1900, .15)):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=r, location=at(x, z, y)); o = bpy.context.object; o.data.materials.append(emission('bk', None, e*1.5, T, False)); o.visible_diffuse = False
GR = principled('garden', '#1c2416', .9, 0, .1)[0]; obj('ground', [(-30, 1, -1.3), (30, 1, -1.3), (30, 40, -1.3), (-30, 40, -1.3)], [(0, 1, 2, 3)], GR, smooth=False)
for x, z, r in ((-2.6, -.3, 1.5), (-.6, -.6, 1.1), (2.3, -.1, 1.3)): bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=r, location=(x, 8.5, z)); bpy.context.object.data.materials.append(GR)
world(sky_gradient([(0., '#3a4668'), (.10, '#2a365c'), (.30, '#1a2548'), (1, '#0b1230')]), strength=.42)
area((.24, .62, .20), (.05, .30, .01), (.05, .05), .7, temp=2150)     # the nearest of the lights, from behind: it draws the rim
area((.10, 1.3, .40), (.06, .24, 0), (.30, .12), 1., temp=2200)       # and what the wet stone mirrors
o = area((.02, .17, .002), (.06, .29, .022), (.13, .08), .14, temp=2500); o.visible_camera = False   # the house, in front of the brass
area((-.26, .12, .10), (.06, .30, .02), (.16, .12), .5, temp=2700)
area((-.30, .42, .24), (.05, .30, .02), (.10, .30), 1.3, color=(.46, .60, 1.))
if tall: camera((.026, 0, H), (.026, 100, H), 85, 5.6, (0, fy+.001, H), shift=(0, (.027-H)/.119), blades=0)
else: camera((0, 0, H), (0, 100, H), 85, 5.6, (0, fy+.001, H), shift=(0, (.0365-H)/.119), blades=0)
render()
