# A carved and gilded chair, for the mandap
from kit import *
N = mnoise.noise

def giltwood():
    """Gilded wood, rubbed to the red ground on the edges."""
    m, n = principled('giltwood', '#9a6c2c', .45, .75)
    gm = n('ShaderNodeNewGeometry'); tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=14., Detail=8., Roughness=.68); b = n('ShaderNodeTexNoise', Vector=tc, Scale=90., Detail=5.); p1 = n.ramp(gm.outputs['Pointiness'], [(.52, 0.), (.60, 1.)]); p0 = n.ramp(gm.outputs['Pointiness'], [(.38, 1.), (.5, 0.)])
    c = n.mix(n.ramp(a, [(.38, 0.), (.7, .7)]), '#a9792f', '#5f3d18'); c = n.mix(n.math('MULTIPLY', p1, n.ramp(b, [(.4, 0.), (.6, .8)])), c, '#5a1e12'); c = n.mix(n.math('MULTIPLY', p0, .85), c, '#170c06'); n.set(n.p.inputs['Base Color'], c); n.set(n.p.inputs['Roughness'], n.ramp(a, [(.35, .30), (.7, .58)])); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', a.outputs[0], n.math('MULTIPLY', b.outputs[0], .4)), .25, .004))
    return m

def velvet(name, c1, c2, sheen=.9):
    m, n = principled(name, c1, .85, 0, .15, Sheen=sheen); n.p.inputs['Sheen Tint'].default_value = .7; tc = n('ShaderNodeTexCoord').outputs['Object']; a = n('ShaderNodeTexNoise', Vector=tc, Scale=9., Detail=6., Roughness=.62, Distortion=.7); f = n('ShaderNodeTexNoise', Vector=tc, Scale=420., Detail=2.); n.set(n.p.inputs['Base Color'], n.mix(n.ramp(a, [(.35, 0.), (.68, 1.)]), c1, c2)); n.set(n.p.inputs['Normal'], n.bump(n.math('ADD', f.outputs[0], n.math('MULTIPLY', a.outputs[0], .9)), .3, .004)); return m

def beads(spots, r, P, wood):
    bm = bmesh.new()
    for p in spots: bmesh.ops.create_uvsphere(bm, u_segments=10, v_segments=7, radius=r*rnd.uniform(.93, 1.06), matrix=Matrix.Translation(p))
    me = bpy.data.meshes.new('beads'); bm.to_mesh(me); bm.free(); me.materials.append(wood)
    for q in me.polygons: q.use_smooth = True
    o = bpy.data.objects.new('beads', me); bpy.context.scene.collection.objects.link(o); P.append(o)
def chair(wood, velvet):
    """A guest of honour's chair, front towards -y, its feet on z = 0: carved back, scrolled arms, turned legs."""
    P = []; W, Dp, SH = .62, .56, .44
    leg = smooth_profile([(.034, 0), (.040, .02), (.026, .05), (.022, .09), (.036, .14), (.046, .19), (.034, .24), (.028, .27), (.042, .31), (.042, .36)], 5)
    for sx in (-1, 1):
        for y in (-.25, .25): o = lathe('leg', leg, 120, wood, lambda r, z, a, i: ((lambda q: (q*math.cos(a), q*math.sin(a), z))(r*(1-.13*(1-abs(math.cos(6*a))**.5)*(.12 < z < .235 or .05 < z < .09))))); o.location = (sx*.27, y, 0); P.append(o)
    for sz, lc in (((W, .045, .09), (0, -.28, .36)), ((W, .045, .09), (0, .28, .36)), ((.045, Dp, .09), (-.29, 0, .36)), ((.045, Dp, .09), (.29, 0, .36))):
        P.append(box('rail', sz, lc, wood, .006)); lx = sz[0] > sz[1]; L_ = (sz[0] if lx else sz[1])/2-.012; sg = -1 if (lc[1] if lx else lc[0]) < 0 else 1
        for dz, r in ((-.036, .0075), (.036, .006), (.022, .0035)): P.append(tube('bead', [((t*L_) if lx else lc[0]+sg*.0225, lc[1]+sg*.0225 if lx else t*L_, lc[2]+dz) for t in (-1, 1)], r, wood, False, 3))
        nb = int(2*L_/.0145); beads([((-L_+2*L_*(k+.5)/nb) if lx else lc[0]+sg*.0225, lc[1]+sg*.0225 if lx else -L_+2*L_*(k+.5)/nb, lc[2]+.008) for k in range(nb)], .0052, P, wood)
        for q in (-.5, 0, .5):
            o = lathe('ros', smooth_profile([(.0001, .011), (.006, .010), (.008, .006), (.017, .0075), (.020, .003), (.021, 0)], 5), 80, wood, lambda r, z, a, i: ((lambda w: (w*math.cos(a), w*math.sin(a), z))(r*(1-.16*(r > .009)*abs(math.sin(4*a))**3)))); o.rotation_euler = (math.pi/2, 0, 0) if lx and sg < 0 else ((-math.pi/2, 0, 0) if lx else (0, sg*math.pi/2, 0)); o.location = (q*2*L_*.9 if lx else lc[0]+sg*.0225, lc[1]+sg*.0225 if lx else q*2*L_*.9, lc[2]-.012); P.append(o)
    # seat: stuffed, sat on
    def seat(u, v):
        x, y = (u-.5), (v-.5); e = (1-(2*abs(x))**6)*(1-(2*abs(y))**6); return (x*.58*(1+.03*e), y*.54*(1+.03*e), .395+.095*max(e, 0)**.35-.030*math.exp(-((x/.22)**2+((y+.03)/.2)**2))+.004*N(Vector((x*9, y*9, 3)))+.003*N(Vector((x*22, y*22, 3))))
    P.append(subsurf(grid('seat', 46, 46, seat, velvet), 1))
    # back: frame swept along a crested outline, upholstered panel inside, leaning
    def outl(t):                                # t 0..1 from the lower left over the crest to the lower right
        a = math.pi*t; x = -.285*math.cos(a)**1 if True else 0; x = -.285*(1 if math.cos(a) > 0 else -1)*abs(math.cos(a))**.5; z = .46+.50*math.sin(a)**.55+.085*math.exp(-((t-.5)/.075)**2)+.022*math.exp(-((t-.33)/.03)**2)+.022*math.exp(-((t-.67)/.03)**2); return x, z
    lean = lambda y, z: .255+.17*(z-.44)+y
    nt, ns = 240, 18; V = []
    for i in range(nt):
        t = i/(nt-1); x, z = outl(t); x2, z2 = outl(min(1, t+.004)); x1, z1 = outl(max(0, t-.004)); tx, tz = x2-x1, z2-z1; l = math.hypot(tx, tz) or 1; nx_, nz_ = -tz/l, tx/l; wd = .023+.006*math.exp(-((t-.5)/.06)**2)
        for j in range(ns): b = 2*math.pi*j/ns; leaf = .0035*math.cos(4*b)+.0018*math.cos(9*b); r = 1+leaf*14; V.append((x+nx_*wd*math.cos(b)*r, lean(.030*math.sin(b)*r, z+nz_*wd*math.cos(b)), z+nz_*wd*math.cos(b)*r))
    F_ = [(i*ns+j, i*ns+(j+1) % ns, (i+1)*ns+(j+1) % ns, (i+1)*ns+j) for i in range(nt-1) for j in range(ns)]; P.append(obj('frame', V, F_, wood))
    bs, last = [], None
    for i in range(1600):
        x, z = outl(.004+.992*i/1599)
        q = Vector((x*.935, lean(-.026, z), .46+(z-.46)*.955))
        if last is None or (q-last).length > .0150: bs.append(q); last = q
    beads(bs, .0055, P, wood)
    for k in range(-5, 6):                      # a shell on the crest, a scroll to either side
        an = k*.27; L_ = .052*(1-.05*abs(k)); P.append(lathe('lobe', smooth_profile([(.0001, 0), (.0045, .004), (.0068, L_*.55), (.0085, L_*.82), (.0055, L_*.97), (.0001, L_)], 5), 18, wood)); o = P[-1]; o.location = (.010*math.sin(an), lean(-.034, 1.035), 1.030); o.rotation_euler = (-.17, an, 0)
    bt = lathe('boss', smooth_profile([(.0001, .016), (.009, .013), (.015, .004), (.016, 0)], 5), 40, wood); bt.rotation_euler = (math.pi/2, 0, 0); bt.location = (0, lean(-.036, 1.03), 1.028); P.append(bt)
    for s in (-1, 1):
        sc = []
        for i in range(70): th = i/69*2.6*math.pi; rr_ = .034*(1-i/69*.82); sc.append((s*(.075+rr_*math.cos(th+2.6)), lean(-.034, 1.0), .985+rr_*math.sin(th+2.6)*.85))
        P.append(tube('scroll', sc, .0062, wood, False, 3)); P.append(tube('vine', [(s*(.045+.22*q), lean(-.033, 1.0-.22*q*q), 1.012-.20*q**2.2+.010*math.sin(q*9)) for q in [k/20 for k in range(21)]], .0048, wood, False, 3))
        for k in range(5): q = .2+.17*k; lf = lathe('leaf', smooth_profile([(.0001, 0), (.006, .008), (.0085, .018), (.005, .030), (.0001, .038)], 4), 14, wood); lf.location = (s*(.045+.22*q), lean(-.036, 1.0-.22*q*q), 1.010-.20*q**2.2); lf.rotation_euler = (-.2, s*(1.0+.5*(k % 2)), 0); lf.scale = (1, .5, .8); P.append(lf)
    def panel(u, v):
        x = (u-.5)*.555; hz = .475+.525*max(0, 1-(abs(x)/.290)**2.4)**.30; z = .47+(hz-.47)*v; ex = (1-(2*abs(u-.5))**5)*(1-(2*abs(v-.5))**5); tu = 0
        for k in range(3):
            for m_ in range(3): q = math.hypot(x-((k-1)*.15+(.075 if m_ % 2 else 0)), z-(.57+m_*.13)); tu += math.exp(-(q/.022)**2)
        return (x, lean(-.018-.050*max(ex, 0)**.5+.028*min(1, tu)+.003*N(Vector((x*14, z*14, 1))), z), z)
    P.append(grid('panel', 70, 76, panel, velvet)); P.append(grid('pback', 8, 8, lambda u, v: ((u-.5)*.42, lean(.02, .47+.33*v), .47+.33*v), velvet))
    for k in range(3):
        for m_ in range(3): x, z = (k-1)*.15+(.075 if m_ % 2 else 0), .57+m_*.13; o = lathe('btn', smooth_profile([(.0001, .006), (.007, .004), (.011, 0)], 4), 16, wood); o.location = (x, lean(-.040, z), z); o.rotation_euler = (math.pi/2, 0, 0); P.append(o)
    # arms: a swept scroll on a carved stump
    for s in (-1, 1):
        pts = [(s*.285, .30, .70), (s*.30, .16, .695), (s*.305, 0, .675), (s*.305, -.13, .672), (s*.30, -.22, .680), (s*.30, -.275, .672), (s*.30, -.295, .640), (s*.30, -.272, .612), (s*.30, -.242, .622), (s*.30, -.240, .645)]
        sm_ = [Vector(p) for p in pts]; cur = []
        for i in range(len(sm_)-1):
            p0, p1, p2, p3 = sm_[max(0, i-1)], sm_[i], sm_[i+1], sm_[min(len(sm_)-1, i+2)]
            for k in range(6): t = k/6; cur.append(.5*((2*p1)+(-p0+p2)*t+(2*p0-5*p1+4*p2-p3)*t*t+(-p0+3*p1-3*p2+p3)*t**3))
        n_ = len(cur); V = []
        for i, p in enumerate(cur):
            tg = (cur[min(n_-1, i+1)]-cur[max(0, i-1)]).normalized(); e1 = Vector((1, 0, 0)); e2 = tg.cross(e1).normalized(); r = .026*(1-.45*max(0, i/n_-.6)/.4)
            ja = 14
            for j in range(ja): b = 2*math.pi*j/ja; q = r*(1+.05*math.cos(3*b)); V.append(p+e1*(q*1.15*math.cos(b))+e2*(q*math.sin(b)))
        P.append(obj('arm', V, [(i*ja+j, i*ja+(j+1) % ja, (i+1)*ja+(j+1) % ja, (i+1)*ja+j) for i in range(n_-1) for j in range(ja)], wood))
        o = lathe('stump', smooth_profile([(.030, .39), (.034, .42), (.022, .46), (.020, .50), (.034, .55), (.030, .60), (.022, .63), (.026, .67)], 5), 36, wood, lambda r, z, a, i: (r*(1+.07*math.cos(8*a))*math.cos(a), r*(1+.07*math.cos(8*a))*math.sin(a), z)); o.location = (s*.298, -.235, 0); P.append(o)
        P.append(grid('pad', 10, 16, lambda u, v, s=s: (s*.303+(u-.5)*.052, -.13+v*.26, .694+.012*math.sin(math.pi*u)**.5*math.sin(math.pi*v)**.4), velvet))
    bpy.context.view_layer.update(); return join(P, 'chair')
