#!/usr/bin/python3
"""A fire seen from the front: what burns is carried up a draught that quickens and narrows, through eddies that rise with it.
Writes build/flames.npy: N frames that loop, what is still burning from 0 to 1. Frame 0 is laid into the still, all of them into the loop."""
import os, numpy as np, time
from scipy.ndimage import map_coordinates, gaussian_filter
HERE = os.path.dirname(os.path.abspath(__file__)); OUT = HERE+'/../build/flames.npy'
W, H, N, K, SUB = 340, 440, 120, 24, 4       # cells of 2 mm; frames of the loop, frames that fade into its beginning, steps a frame
SLOW, FAST, COOL, NARROW, LIFT = 1.1, 4.0, .0095, .17, .3                # cells a step at the foot and at the top; what burns away in one; how the draught narrows; how far eddies lift

def noise(rg, shape, s):
    a = gaussian_filter(rg.standard_normal(shape), s, mode='wrap'); a -= a.mean(); return (a/a.std()).astype(np.float32)

def simulate(seed, frames, warm=36):
    rg = np.random.default_rng(seed); zz, xx = np.mgrid[0:H, 0:W].astype(np.float32); Y = np.zeros((H, W), np.float32)
    # the seats of the fire: places along the logs, each breathing in its own time
    seats = [(-.36, 6, .7), (-.27, 8, .85), (-.17, 11, 1.), (-.06, 14, 1.1), (.05, 15, 1.1), (.15, 11, 1.), (.25, 8, .85), (.34, 6, .7)]; total, long = (frames+warm)*SUB, (N+K+warm)*SUB
    breath = [1+.42*noise(rg, long, 8*SUB) for _ in seats]; drift = [5*noise(rg, long, 14*SUB) for _ in seats]
    lean = 10*noise(rg, long, 22*SUB)
    threads = np.clip(1+.55*noise(rg, (long, W), (2.5*SUB, 2.6))+.45*noise(rg, (long, W), (5*SUB, 8)), .08, 2.2)         # wood burns unevenly: it draws the flame into threads
    draught = np.sqrt(SLOW**2+(FAST**2-SLOW**2)*np.clip(zz/H, 0, 1)); quicken = np.gradient(draught, axis=0)
    # eddies: two pictures of each size, which turn into each other while they rise
    sizes = [(6, .48, .75, 19), (12, .75, .7, 31), (24, .35, .62, 47)]
    eddies = [[noise(rg, (H*2, W), (2.1*s, s))*s for _ in (0, 1)]+[a, c, p] for s, a, c, p in sizes]
    out = np.zeros((frames, H, W), np.float32); grow = (.35+1.5*np.clip(zz/H, 0, 1))
    for i in range(total):
        psi = 0
        for A, B, a, c, p in eddies:
            k = 2*np.pi*i/(p*SUB); s = i*c*2.1; lo = int(s); f = s-lo
            pick = lambda q: (1-f)*np.take(q, np.arange(H)-lo, 0, mode='wrap')+f*np.take(q, np.arange(H)-lo-1, 0, mode='wrap')
            psi = psi+a*(np.cos(k)*pick(A)+np.sin(k)*pick(B))
        u = (np.roll(psi, -1, 0)-np.roll(psi, 1, 0))*.5*grow; w = -(np.roll(psi, -1, 1)-np.roll(psi, 1, 1))*.5*grow*LIFT
        axis = W/2+lean[i]*(zz/H)**1.2*3
        u -= NARROW*(xx-axis)*quicken*4; w += draught*np.exp(-((xx-axis)/(W*.42))**2)
        src = sum(a*np.clip(b[i], 0, 2)*np.exp(-((xx-W/2-x*W*.62-d[i])/s)**2) for (x, s, a), b, d in zip(seats, breath, drift))*np.exp(-(np.maximum(zz-6, 0)/4)**2)*threads[i]
        Y = np.maximum(Y, np.clip(src, 0, 1.2))
        Y = np.maximum(map_coordinates(Y, [zz-w, xx-u], order=3, mode='constant')-COOL, 0).clip(0, 1.2)
        f = i//SUB-warm
        if f >= 0: out[f] += Y/SUB                                            # the whole frame is exposed: its blur is the film's
    return out

if __name__ == '__main__':
    t = time.time(); a = simulate(5, N+K); f = np.linspace(0, 1, K, endpoint=False)[:, None, None].astype(np.float32); a[:K] = a[N:]*(1-f)+a[:K]*f
    os.makedirs(os.path.dirname(OUT), exist_ok=True); np.save(OUT, a[:N].astype(np.float16)); print('flames', a[:N].shape, f'{time.time()-t:.0f}s')
