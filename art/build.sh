#!/bin/bash
# build.sh NAME[-VARIANT] [preview|final]: render (two seeds, EXR) -> denoise + grade -> masters/NAME.jpg (final) or build/preview/NAME.png
# Environment: ART_OUT (EXR folder), ART_MASTERS, SPP, PREVIEW (long side), RS (render scale, e.g. .8; restored while grading),
# SKIP_RENDER=1 (grade again only), GRADE (extra grade options)
set -e; cd "$(dirname "$0")"; n=$1; m=${2:-final}; [ -n "$n" ] || { sed -n 2,4p build.sh; exit 1; }
[ dn -nt dn.c ] || gcc -O3 -march=native -ffast-math -fopenmp dn.c -o dn -lm
export ART_OUT=${ART_OUT:-$PWD/build}; M=${ART_MASTERS:-$PWD/masters}; mkdir -p "$ART_OUT" "$M"
if [ -f scenes/$n.py ]; then s=$n; v=; else s=${n%-*}; v=${n##*-}; fi
[ "$s" = mehndi ] && exec /usr/bin/python3 scenes/mehndi.py "$M"
[ $m = final ] || { export ART_OUT=$ART_OUT/preview; mkdir -p "$ART_OUT"; }
[ -n "$SKIP_RENDER" ] || nice -n 5 blender -b -P scenes/$s.py -- $m $v > "$ART_OUT/$n.log" 2>&1 || { tail -20 "$ART_OUT/$n.log"; exit 1; }
grep -hE "RENDERTIME|Error|line [0-9]" "$ART_OUT/$n.log" || true
o=$M/$n.jpg; [ $m = final ] || o=$ART_OUT/$n.png
up=; [ -z "$RS" ] || [ $m != final ] || up="--up $(/usr/bin/python3 -c "print(1/$RS)")"
/usr/bin/python3 grade.py "$ART_OUT/$n" "$o" $(sed -n '1s/^# grade: *//p' scenes/$s.py) $up $GRADE
