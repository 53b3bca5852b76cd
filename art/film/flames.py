#!/usr/bin/python3
"""A fire seen from the front: what burns rises because it is hot, in air that is drawn in from the sides and quickens upwards.
Writes build/flames.npy: N frames that loop, what is still burning from 0 to 1. Frame 0 is laid into the still, all of them into the loop."""
import os, numpy as np, time
from scipy.ndimage import map_coordinates, gaussian_filter
from scipy.fft import rfft2, irfft2
HERE = os.path.dirname(os.path.abspath(__file__)); OUT = HERE+'/../build/flames.npy'
W, H, N, K, SUB = 340, 440, 120, 24, 4       # cells of 2 mm; frames of the loop, frames that fade into its beginning, steps a frame
SLOW, FAST, NARROW = 1.4, 5.2, .13           # the draught: cells a step at the foot and at the top; how it narrows
RISE, COOL, DRAG, STIR = .07, .0165, .03, .04                            # a step: how heat lifts, what burns away, what the air holds back, small eddies

def noise(rg, shape, s):
    a = gaussian_filter(rg.standard_normal(shape), s, mode='wrap'); a -= a.mean(); return (a/a.std()).astype(np.float32)

def simulate(seed, frames, warm=36):
    rg = np.random.default_rng(seed); zz, xx = np.mgrid[0:H, 0:W].astype(np.float32); Y, u, w = (np.zeros((H, W), np.float32) for _ in range(3)); total, long = (frames+warm)*SUB, (N+K+warm)*SUB
    # the seats of the fire: places along the logs, each breathing in its own time
    seats = [(-.40, 7, .7), (-.29, 9, .85), (-.18, 12, 1.), (-.06, 16, 1.1), (.06, 17, 1.1), (.17, 12, 1.), (.27, 9, .85), (.37, 7, .7)]
    breath = [1+.42*noise(rg, long, 8*SUB) for _ in seats]; drift = [5*noise(rg, long, 14*SUB) for _ in seats]; lean = 10*noise(rg, long, 22*SUB)
    threads = np.clip(1+.40*noise(rg, (long, W), (2.5*SUB, 3.5))+.35*noise(rg, (long, W), (5*SUB, 9)), .08, 2.)          # wood burns unevenly: it draws the flame into threads
    draught = np.sqrt(SLOW**2+(FAST**2-SLOW**2)*np.clip(zz/H, 0, 1)); quicken = np.gradient(draught, axis=0); eddies = [noise(rg, (H*2, W), s) for s in (5, 9)]
    kz, kx = np.fft.fftfreq(H)[:, None].astype(np.float32), np.fft.rfftfreq(W)[None].astype(np.float32); k2 = kz**2+kx**2; k2[0, 0] = 1
    still = (1-DRAG)*(1-.25*np.clip((zz-H*.8)/(H*.2), 0, 1))*(1-.1*np.clip(1-np.minimum(xx, W-1-xx)/20, 0, 1))*(1-.5*np.clip(1-zz/4, 0, 1))   # the edges are far from the fire
    out = np.zeros((frames, H, W), np.float32)
    for i in range(total):
        src = sum(a*np.clip(b[i], 0, 2)*np.exp(-((xx-W/2-x*W*.62-d[i])/s)**2) for (x, s, a), b, d in zip(seats, breath, drift))*np.exp(-(np.maximum(zz-6, 0)/4)**2)*threads[i]
        Y = np.maximum(Y, np.clip(src, 0, 1.2)); w += RISE*np.minimum(Y*1.6, 1); lit = STIR*np.minimum(Y*2, 1)
        for q, s in zip(eddies, (1, 2)): p = np.take(q, (np.arange(H)-int(i*1.7/s)) % (2*H), 0); u += lit*2*(np.roll(p, -1, 0)-np.roll(p, 1, 0)); w -= lit*(np.roll(p, -1, 1)-np.roll(p, 1, 1))
        U, V = rfft2(u*still), rfft2(w*still); d = (kx*U+kz*V)/k2; u, w = (irfft2(f-k*d, s=(H, W)).astype(np.float32) for f, k in ((U, kx), (V, kz)))     # air is not pressed together
        axis = W/2+lean[i]*(zz/H)**1.2*3; dz, dx = w+draught*np.exp(-((xx-axis)/(W*.42))**2), u-NARROW*(xx-axis)*quicken*4; at = [zz-dz, xx-dx]
        u, w = (map_coordinates(q, at, order=1, mode='nearest') for q in (u, w)); Y = np.maximum(map_coordinates(Y, at, order=3, mode='constant')-COOL, 0).clip(0, 1.2); f = i//SUB-warm
        if f >= 0 and i % SUB < SUB/2:                                        # half the frame is exposed: its blur is the film's
            for q in np.arange(.125, 1, .25): out[f] += map_coordinates(Y, [zz-dz*q, xx-dx*q], order=1)/(2*SUB)
    return out

if __name__ == '__main__':
    t = time.time(); a = simulate(5, N+K); f = np.linspace(0, 1, K, endpoint=False)[:, None, None].astype(np.float32); a[:K] = a[N:]*(1-f)+a[:K]*f
    os.makedirs(os.path.dirname(OUT), exist_ok=True); np.save(OUT, a[:N].astype(np.float16)); print('flames', a[:N].shape, f'{time.time()-t:.0f}s')
