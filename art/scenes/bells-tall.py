# grade: --ev .3 --power 1.22,1.22,1.22 --bloom .07 --hal .06 --grain .010 --sat 1.06
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
V = start('bells-tall', 44, 20, {'': (1200, 1500)}, bounces=4, clamp_i=4, transp=8); rnd.seed(4)
MB, n = brass('brass', '#d9a448', .2, 22, .34)
# bell: crown, shoulder, waist with raised bands, flaring lip, hollow
ctl = [(.0004, .152), (.012, .151), (.026, .147), (.036, .138), (.0405, .126), (.0425, .110), (.0450, .088), (.0490, .064), (.0555, .040), (.0640, .020), (.0715, .009), (.0745, .004), (.0750, .0015), (.0735, .0), (.0705, .001), (.066, .010), (.056, .030), (.046, .064), (.039, .110), (.030, .136), (.0004, .144)]
def bell():
    pr = smooth_profile(ctl, 8); 
    def fn(r, z, a, i):
        if i < 96:
            for zb, w, h in ((.118, .0022, .0018), (.1135, .0013, .0011), (.052, .0022, .0020), (.0465, .0013, .0012), (.014, .0020, .0014), (.060, .0012, .0010)): r += h*math.exp(-((z-zb)/w)**2)
            if .066 < z < .108:                                      # a frieze of lotus petals between the bands
                t = (z-.066)/.042; ph = (a*14/(2*math.pi)) % 1-.5; w = .46*math.sin(math.pi*min(1, t**.75*.94+.03))**.8; d = abs(ph)-w; r += .0011*(1/(1+math.exp(d*60)))-.0006*math.exp(-(d/.05)**2)
        return (r*math.cos(a), r*math.sin(a), z)
    b = lathe('bell', pr, 280, MB, fn)
    loop = tube('loop', [(.010*math.cos(t), 0, .162+.011*math.sin(t)) for t in [2*math.pi*k/32 for k in range(32)]], .0032, MB, True, 5)
    st = lathe('neck', smooth_profile([(.0002, .150), (.013, .150), (.009, .1535), (.0065, .156), (.0002, .157)], 5), 48, MB)
    cl = lathe('clap', smooth_profile([(.0002, -.024), (.007, -.022), (.0105, -.014), (.008, -.005), (.0035, .000), (.0028, .02), (.0028, .10), (.0002, .10)], 6), 40, MB)
    return join([b, loop, st, cl], 'bell')
B = bell()
cm = bpy.data.meshes.new('lk'); 
lk = tube('link', [(.0062*math.cos(t), 0, .0098*math.sin(t)+.0) for t in [2*math.pi*k/28 for k in range(28)]], .0021, MB, True, 4); LK = join([lk], 'link')
def hang(x, y, z, s, yaw, top=1.4, tilt=0.):
    R_ = Matrix.Translation((x, y, z+.17*s)) @ Matrix.Rotation(tilt, 4, 'Y') @ Matrix.Translation((0, 0, -.17*s))
    o = inst(B); o.matrix_world = R_ @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Scale(s, 4)
    N = int((top-(z+.17*s))/(.0152*s)); R2 = Matrix.Translation((x, y, z+.17*s))
    for k in range(N):
        q = inst(LK); q.matrix_world = R2 @ Matrix.Translation((0, 0, (.0098+.0152*k)*s)) @ Matrix.Rotation((k % 2)*math.pi/2+yaw+rnd.gauss(0, .08), 4, 'Z') @ Matrix.Scale(s, 4)
hang(-.152, -.02, .305, .92, .3, tilt=.02); hang(.035, -.10, .215, 1.12, 1.1, tilt=-.012); hang(.195, .16, .375, .90, 2.0, tilt=.015)
for o in (B, LK): hide_src(o)
# bokeh lights behind: big dim bulbs in swags
me = bpy.data.meshes.new('bk'); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1.); bm.to_mesh(me); bm.free()
for q in me.polygons: q.use_smooth = True
EM = [emission(f'bk{i}', None, v, t) for i, (t, v) in enumerate([(1900, .7), (2100, 1.1), (2300, 1.6), (2000, .35)])]
def bulb(x, y, z, r, k):
    o = bpy.data.objects.new('bk', me.copy()); o.data.materials.append(EM[k]); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.scale = (r,)*3; o.visible_diffuse = False
for y, x0, x1, z0, sag, N in ((3.2, -1.0, .45, .55, .30, 9), (3.7, -.2, 1.3, .35, .36, 9), (4.4, -1.3, 1.3, -.05, .25, 11)):
    for i in range(N): t = i/(N-1); bulb(x0+(x1-x0)*t+rnd.gauss(0, .03), y+rnd.gauss(0, .2), z0-sag*4*t*(1-t)+rnd.gauss(0, .025), .029*y/3, rnd.choice([0, 0, 1, 1, 2, 3]))
for i in range(10): y = rnd.uniform(3, 5); bulb(rnd.uniform(-.9, .9), y, rnd.uniform(-.5, -.1), .030*y/3, rnd.choice([0, 3, 3]))
WL, n = principled('wall', '#3a1712', .9); obj('wall', [(-6, 6, -3), (6, 6, -3), (6, 6, 4), (-6, 6, 4)], [(0, 1, 2, 3)], WL, smooth=False)
area((-.5, 4.6, 1.2), (0, 6, .2), (.8, .8), 60, temp=2200)         # a breath of warm light on the far wall
# key: tall warm strip left-front; dark flag gap; cool thin rim right; low card
area((-.75, -.55, .55), (0, 0, .30), (.22, .9), 16, temp=2900)
area((.80, .25, .45), (.02, 0, .30), (.08, .9), 6, temp=4800)
area((.25, -1.1, .02), (.02, 0, .27), (.9, .18), 3.0, temp=2300)
world(color='#170d0a', strength=.5)
camera((.0, -1.55, .335), (.015, 0, .352), 85, 2.2, (.03, -.17, .28), blades=0)
render()
