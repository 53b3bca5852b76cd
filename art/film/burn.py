#!/usr/bin/python3
"""Lays flames and sparks over the rendered fire, in linear light. burn.py FOLDER lays frame 0 over FOLDER/fire without its noise,
which is what grade.py finds; film/loop_fire.py asks for every frame. FOLDER/fire.bare.npy is the picture without flames. Run it
again when the EXR has changed. The sheets M and N of the scene say where a flame is hidden by the wood before it."""
import os, sys, json, subprocess, numpy as np, OpenImageIO as oiio
from scipy.ndimage import map_coordinates, gaussian_filter
HERE = os.path.dirname(os.path.abspath(__file__)); N, START = 120, 88; CELL = .00178; TAU = 2*np.pi

def flames():
    path = HERE+'/../build/flames.npy'
    if not os.path.exists(path): subprocess.check_call([sys.executable, HERE+'/flames.py'])
    return np.roll(np.load(path), -START, 0)

def glow(y):
    """What burns, from 0 to 1, as light: red and thin at its end, nearly white where it is young."""
    e = np.clip(y, 0, 1.2); edge = e*(1.25-.55*e); return np.stack([8*edge**1.9, 3.4*edge**2.6, .12*edge**3.5], -1)

def sparks(H, W, x0, y0, scale, i):
    """Each rises once in the loop, or twice, on its own curl, and goes out."""
    r = np.random.default_rng(12); a = [np.zeros((H, W, 3), np.float32) for _ in range(2)]; px = W*scale
    for k in range(40):
        life, start, x, h, dx, p, c = r.uniform(.10, .42)*(.45 if r.random() < .35 else 1), r.random(), r.normal(0, .055), r.uniform(.12, .66), r.normal(0, .11), r.uniform(0, TAU), r.uniform(.8, 2.6)
        b, shut, curl, big = .9*np.exp(r.normal(0, .85)), r.uniform(.08, .85), r.uniform(.006, .034), int(r.random() < .3); t = ((i/N-start) % 1)/life
        if t >= 1: continue
        for s in np.linspace(-.5, .5, 25)*shut:                                  # the blur of its part of the frame
            q = t+s/(N*life)
            if not 0 < q < 1: continue
            X = W*x0+px*(x+dx*q**1.5+curl*np.sin(c*TAU*q+p)*q); Y = H*y0-px*(.10+h*q**.8); xi, yi = int(X), int(Y); fx, fy = X-xi, Y-yi; v = b*(1-q)**.8*np.clip(q*8, 0, 1)*(.7+.3*np.sin(40*q+p))/25*(W/1200)**2
            for ddx, ddy, w in ((0, 0, (1-fx)*(1-fy)), (1, 0, fx*(1-fy)), (0, 1, (1-fx)*fy), (1, 1, fx*fy)):
                if 0 <= xi+ddx < W and 0 <= yi+ddy < H: a[big][yi+ddy, xi+ddx] += np.array([9., 2.8-1.2*q, .5])*v*w*3
    return sum(np.stack([gaussian_filter(a[g][..., k], max(.4, f*W/1200)) for k in range(3)], -1) for g, f in enumerate((.42, .75)))*2.2

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
    sys.path.insert(0, HERE+'/..'); import grade
    B = sys.argv[1]+'/fire'; place = json.load(open(B+'.json')); s, px = read(B+'.exr'); bare = grade.read(B); add = light(flames(), masks(s, px), place, 0)
    np.save(B+'.bare.npy', bare); np.save(B+'.clean.npy', bare+add); print('burnt', add.max())
