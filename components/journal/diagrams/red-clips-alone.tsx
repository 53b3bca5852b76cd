import { Drawing, Label } from './drawing'

const bins = 64

/** BT.709's camera curve; a full channel stays full. */
function encode(linear: number): number {
  const value = Math.min(1, linear)
  return value < 0.018 ? 4.5 * value : 1.099 * value ** 0.45 - 0.099
}

/** Vermilion silk, #d4301f, in light of a brightness: BT.709 red, green, blue and luma. */
const red = (light: number) => encode(light * 0.658)
const green = (light: number) => encode(light * 0.03)
const blue = (light: number) => encode(light * 0.014)
const luma = (light: number) => 0.2126 * red(light) + 0.7152 * green(light) + 0.0722 * blue(light)

/**
 * The histogram of the cloth hanging in folds and overexposed by a stop: the light on it varies
 * about a mean of 75 % by some half a stop either way. The shares of the bins add up to 1.
 */
function histogram(value: (light: number) => number) {
  const shares = Array<number>(bins).fill(0)
  const samples = 6000
  for (let i = 0; i < samples; i++) {
    const fold = Math.sin(0.731 * i) + Math.sin(1.913 * i) + Math.sin(2.647 * i)
    const light = 2 * 0.75 * 2 ** (0.4 * fold)
    shares[Math.min(bins - 1, Math.floor(value(light) * bins))]! += 1 / samples
  }
  return shares
}

/**
 * Its outline on a base line, 340 units wide; a bin of a tenth is 40 units high, and none is higher
 * than 92.
 */
function outline(value: (light: number) => number, base: number): string {
  const shares = histogram(value)
  const first = shares.findIndex(share => share > 0)
  const last = shares.findLastIndex(share => share > 0)
  const width = 340 / bins
  const steps = shares
    .slice(first, last + 1)
    .map(share => `V${(base - Math.min(92, share * 400)).toFixed(1)}h${width.toFixed(3)}`)
  return `M${(4 + first * width).toFixed(2)} ${base}${steps.join('')}V${base}`
}

export function RedClipsAlone() {
  const sindoor = 'var(--sindoor)'
  return (
    <Drawing name="red-clips-alone" viewBox="0 0 360 264">
      <title id="red-clips-alone-title">Two histograms of one red cloth</title>
      <desc id="red-clips-alone-desc">
        It is overexposed by a stop. Above, luma: a single hump left of the middle, far from the
        right edge. Below, the channels: blue and green at the left, and red piled up against the
        right edge.
      </desc>
      <path d={outline(luma, 106)} strokeWidth="1.5" fill="var(--raised)" />
      <path d={outline(green, 238)} stroke="var(--quiet)" />
      <path d={outline(blue, 238)} stroke="var(--quiet)" strokeDasharray="2 2" />
      <path
        d={outline(red, 238)}
        stroke={sindoor}
        strokeWidth="1.5"
        fill={sindoor}
        fillOpacity="0.25"
      />
      <path d="M4 106H344M4 238H344" stroke="var(--field)" />
      <path d="M344.5 8V106M344.5 140V238" />

      <Label x="338" y="20" text="luma: what you are shown" textAnchor="end" />
      <Label x="332" y="154" text="red" textAnchor="end" fill={sindoor} />
      <Label x="4" y="258" text="blue" />
      <Label x="70" y="258" text="green" />
      <Label x="344" y="258" text="full" textAnchor="end" />
    </Drawing>
  )
}
