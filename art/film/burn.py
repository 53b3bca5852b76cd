#!/usr/bin/python3
"""Lays flames and sparks over the rendered fire, in linear light. burn.py FOLDER adds frame 0 to FOLDER/fire.exr;
film/loop_fire.py asks for every frame. The sheets M and N of the scene say where a flame is hidden by the wood before it."""
import os, sys, json, subprocess, numpy as np, OpenImageIO as oiio
from scipy.ndimage import map_coordinates, gaussian_filter
HERE = os.path.dirname(os.path.abspath(__file__)); N, START = 120, 48; CELL = .00178; TAU = 2*np.pi

def flames():
    path = HERE+'/../build/flames.npy'
    if not os.path.exists(path): subprocess.check_call([sys.executable, HERE+'/flames.py'])
    return np.roll(np.load(path), -START, 0)

def glow(y):
    """What burns, from 0 to 1, as light: red and thin at its end, nearly white where it is young."""
    e = np.clip(y, 0, 1.2); edge = e*(1.25-.55*e); return np.stack([4.6*edge**1.8, 2.15*edge**2.35, .09*edge**3.5], -1)

def sparks(H, W, x0, y0, scale, i):
    """Each rises once in the loop, or twice, on its own curl, and goes out."""
    r = np.random.default_rng(12); a = np.zeros((H, W, 3), np.float32); px = W*scale
    for k in range(34):
        life, start, x, h, dx, p, c, b = r.uniform(.18, .45), r.random(), r.normal(0, .07), r.uniform(.25, .62), r.normal(0, .10), r.uniform(0, TAU), r.uniform(1, 2.4), r.uniform(.5, 1.6)
        t = ((i/N-start) % 1)/life
        if t >= 1: continue
        for s in np.linspace(-.5, .5, 21):                                       # the blur of one frame
            q = t+s/(N*life)
            if not 0 < q < 1: continue
            X = W*x0+px*(x+dx*q+.018*np.sin(c*TAU*q+p)*q); Y = H*y0-px*(.10+h*q**.9); xi, yi = int(X), int(Y); fx, fy = X-xi, Y-yi; v = b*(1-q)**.7*np.clip(q*8, 0, 1)/21*(W/1200)**2
            for ddx, ddy, w in ((0, 0, (1-fx)*(1-fy)), (1, 0, fx*(1-fy)), (0, 1, (1-fx)*fy), (1, 1, fx*fy)):
                if 0 <= xi+ddx < W and 0 <= yi+ddy < H: a[yi+ddy, xi+ddx] += np.array([9., 3.2, .7])*v*w*3
    return np.stack([gaussian_filter(a[..., k], max(.45, .5*W/1200)) for k in range(3)], -1)*2.2

def light(F, masks, place, i):
    """The fire's own light in frame i: a tall fire behind, a lower one before it."""
    H, W = masks[0].shape; yy, xx = np.mgrid[0:H, 0:W].astype(np.float32); out = np.zeros((H, W, 3), np.float32)
    for m, (x0, y0, s), shift, flip, size, dx, z0, k in ((masks[0], place['M'], 0, 1, 1., .0, -.02, 1.), (masks[0], place['M'], 37, -1, .86, .012, -.02, .55), (masks[1], place['N'], 71, 1, .58, .02, .0, .62), (masks[1], place['N'], 93, -1, .46, -.045, .0, .5)):
        f = np.asarray(F[(i+shift) % N], np.float32); c = CELL*size; px = W*s; X = (xx-W*x0)/px-dx; Z = (H*y0-yy)/px-z0
        y = map_coordinates(f, [Z/c, flip*X/c+f.shape[1]/2], order=1, mode='constant')*np.clip(Z/.03, 0, 1); out += (m*k)[..., None]*glow(y)
    x0, y0, s = place['M']; return out+sparks(H, W, x0, y0, s, i)

def read(path): i = oiio.ImageInput.open(path); s = i.spec(); px = np.asarray(i.read_image(0, 0, 0, s.nchannels, oiio.FLOAT)).reshape(s.height, s.width, -1); i.close(); return s, px
def channel(s, key): return next(k for k, n in enumerate(s.channelnames) if n.endswith(key))
def masks(s, px): return [gaussian_filter(np.clip(px[..., channel(s, f'Combined_{g}.R')]*1000, 0, 1), .6) for g in 'MN']

if __name__ == '__main__':
    B = sys.argv[1]; place = json.load(open(B+'/fire.json')); path = B+'/fire.exr'; s, px = read(path); add = light(flames(), masks(s, px), place, 0)
    for k, c in enumerate('RGB'): px[..., next(j for j, n in enumerate(s.channelnames) if n.endswith('.Combined.'+c))] += add[..., k]
    o = oiio.ImageOutput.create(path); o.open(path, s); o.write_image(np.ascontiguousarray(px)); o.close()
    print('burnt', add.max())
