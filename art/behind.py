#!/usr/bin/python3
"""behind.py NEAR FAR DIAMETER: lay what is far behind what is near. NEAR.exr was rendered on nothing (its alpha says how much of the lens sees past
it), FAR.exr sharp, through a pinhole; here it gets the lens's disc, DIAMETER of the frame's long side, whose noise dies in it.
Writes NEAR.clean.npy, which grade.py takes as it is."""
import sys, os, numpy as np; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); import grade
from scipy.ndimage import zoom; from scipy.signal import fftconvolve
near, far, d = sys.argv[1], sys.argv[2], float(sys.argv[3])
get, _ = grade.load(near+'.exr'); x = get('Combined', 'RGBA'); a = x[..., 3:].clip(0, 1); H, W = a.shape[:2]
y = grade.firefly(grade.load(far+'.exr')[0]('Combined')); r = d*max(y.shape)/2; q = int(r)+3; v, u = np.mgrid[-q:q+1, -q:q+1]; k = np.hypot(u, v); k = np.clip(r+.8-k, 0, 1)*(.82+.18*np.clip(k/r, 0, 1)**3); k /= k.sum()
y = np.stack([zoom(fftconvolve(np.pad(y[..., c], q, 'edge'), k, 'valid'), (H/y.shape[0], W/y.shape[1]), order=1) for c in range(3)], -1).clip(0)
clean = grade.denoise(grade.firefly(x[..., :3])+(1-a)*y, get('Denoising Albedo'), get('Denoising Normal', 'XYZ')); np.save(near+'.clean.npy', np.where(a > 0, clean, x[..., :3]+y).astype(np.float32))
