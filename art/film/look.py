"""A scene's own grade (its line 1), for the frames of a loop: what grade.py does to the still, without grain."""
import os, sys, subprocess, numpy as np; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE+'/..'); import grade
class Look:
    def __init__(self, scene):
        words = open(f'{HERE}/../scenes/{scene}.py').readline().split(':', 1)[1].split(); self.o = dict(ev='0', bloom='.06', thr='1.2', hal='.05', sat='1.15', vig='.28', ca='.0006', sharpen='.25', slope='1,1,1', power='1.25,1.25,1.25', off='0,0,0')
        self.o.update({k[2:]: v for k, v in zip(words[::2], words[1::2])})
    def f(self, *names): return [float(self.o[n]) for n in names]
    def rgb(self, name): return tuple(map(float, self.o[name].split(',')))
    def __call__(self, x):
        ev, bl, thr, hal, sat, vig, ca, sh = self.f('ev', 'bloom', 'thr', 'hal', 'sat', 'vig', 'ca', 'sharpen'); x = x*2**ev
        return grade.finish(grade.agx(grade.bloom(x, bl, thr, hal), self.rgb('slope'), self.rgb('power'), sat, self.rgb('off')), vig, 0, ca=ca, sharpen=sh)
class Film:
    """Writes frames from 0 to 1 to masters/NAME.mkv (FFV1), with a dither that stands still."""
    def __init__(self, name, w, h, fps=24):
        out = os.environ.get('ART_MASTERS', HERE+'/../masters'); os.makedirs(out, exist_ok=True); self.h = h//2*2; self.dither = np.random.default_rng(3).random((h, w, 1))
        self.p = subprocess.Popen(['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{w}x{self.h}', '-r', str(fps), '-i', '-', '-c:v', 'ffv1', f'{out}/{name}.mkv'], stdin=subprocess.PIPE)
    def add(self, d): self.p.stdin.write(np.uint8(np.clip(d*255+self.dither, 0, 255))[:self.h].tobytes())
    def end(self): self.p.stdin.close(); self.p.wait()
