#!/usr/bin/python3
"""The fire's loop, from its one still: burn.py's flames move on, and the still's own light groups breathe with them: how much
burns left and right in a frame is how bright A and B are in it. Frame 0 is the graded still. Needs build/fire.* and flames.npy."""
import os, json, time, numpy as np; from look import Look, Film, HERE; import burn
from scipy.ndimage import gaussian_filter, gaussian_filter1d
B = os.environ.get('ART_OUT', HERE+'/../build')+'/fire'; N = burn.N; look = Look('fire'); TAU = 2*np.pi
F = burn.flames(); place = json.load(open(B+'.json')); spec, px = burn.read(B+'.exr'); M = burn.masks(spec, px)
bare = np.load(B+'.bare.npy'); x = bare+burn.light(F, M, place, 0); group = lambda g: gaussian_filter(np.minimum(px[..., [burn.channel(spec, f'Combined_{g}.{c}') for c in 'RGB']].sum(-1), 20), 2.2)
gs = [group(g) for g in 'ABE']; whole = np.maximum(gaussian_filter(np.minimum(bare.sum(-1), 20), 2.2), sum(gs))+1e-4; share = [g/whole for g in gs]
# how much burns in each half of each frame: smooth, as light in a room is, and 1 in frame 0
burns = np.array([[np.asarray(h, np.float32).sum() for h in np.array_split(f, 2, axis=1)] for f in F]); g = gaussian_filter1d(burns/burns.mean(0), 2.2, axis=0, mode='wrap'); g = 1+.34*(g-1); g /= g[0]
wave = lambda k, q: np.sin(k*TAU*np.arange(N)/N+q)-np.sin(q); ember = 1+.05*(wave(2, 0)+.6*wave(3, 1)+.5*wave(5, 2)); print('gain', g.min(0).round(3), g.max(0).round(3))
film = Film('agni', x.shape[1], x.shape[0]); t0 = time.time()
for i in range(N):
    gain = 1+sum(s*(v-1) for s, v in zip(share, (*g[i], ember[i]))); film.add(look(bare*gain[..., None]+burn.light(F, M, place, i) if i else x))
film.end(); print('frames', N, f'{time.time()-t0:.0f}s')
