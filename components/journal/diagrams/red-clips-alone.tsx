/** Vermilion silk in linear light, as BT.709 red, green and blue: #d4301f. */
const cloth = [0.658, 0.03, 0.014] as const
const lumaWeights = [0.2126, 0.7152, 0.0722] as const
const bins = 64

/** BT.709's camera curve; a full channel stays full. */
function encode(linear: number): number {
  const value = Math.min(1, linear)
  return value < 0.018 ? 4.5 * value : 1.099 * value ** 0.45 - 0.099
}

/**
 * Histograms of the cloth hanging in folds and overexposed by a stop: the light on it varies about a mean of 75 % by some
 * half a stop either way. The shares of the bins add up to 1.
 */
function histograms() {
  const empty = () => Array<number>(bins).fill(0)
  const [red, green, blue, luma] = [empty(), empty(), empty(), empty()]
  const samples = 6000
  const add = (histogram: number[], value: number) => {
    const bin = Math.min(bins - 1, Math.floor(value * bins))
    histogram[bin] = (histogram[bin] ?? 0) + 1 / samples
  }
  for (let i = 0; i < samples; i++) {
    const fold = Math.sin(0.731 * i) + Math.sin(1.913 * i) + Math.sin(2.647 * i)
    const light = 2 * 0.75 * 2 ** (0.4 * fold)
    const [r, g, b] = [encode(light * cloth[0]), encode(light * cloth[1]), encode(light * cloth[2])]
    add(red, r)
    add(green, g)
    add(blue, b)
    add(luma, lumaWeights[0] * r + lumaWeights[1] * g + lumaWeights[2] * b)
  }
  return { red, green, blue, luma }
}

/** The outline of a histogram on a base line, 340 units wide; a bin of a tenth is 40 units high, and none is higher than 92. */
function outline(histogram: number[], base: number): string {
  const first = histogram.findIndex(share => share > 0)
  const last = histogram.findLastIndex(share => share > 0)
  const width = 340 / bins
  const steps = histogram
    .slice(first, last + 1)
    .map(share => `V${(base - Math.min(92, share * 400)).toFixed(1)}h${width.toFixed(3)}`)
  return `M${(4 + first * width).toFixed(2)} ${base}${steps.join('')}V${base}`
}

const { red, green, blue, luma } = histograms()
const upper = 106
const lower = 238

/** The white histogram of an overexposed red cloth looks safe; its red channel stands against the wall. */
export function RedClipsAlone() {
  return (
    <svg
      viewBox="0 0 360 264"
      role="img"
      aria-labelledby="red-clips-alone-title"
      className="mx-auto block w-full max-w-[36rem] font-text"
      fill="none"
      stroke="currentColor"
    >
      <title id="red-clips-alone-title">
        Two histograms of one red cloth, overexposed by a stop. Above, luma: a single hump left of the middle, far from
        the right edge. Below, the channels: blue and green at the left, and red piled up against the right edge.
      </title>

      <path d={outline(luma, upper)} strokeWidth="1.5" fill="var(--raised)" />
      <path d={outline(green, lower)} stroke="var(--quiet)" />
      <path d={outline(blue, lower)} stroke="var(--quiet)" strokeDasharray="2 2" />
      <path
        d={outline(red, lower)}
        stroke="var(--sindoor)"
        strokeWidth="1.5"
        fill="var(--sindoor)"
        fillOpacity="0.25"
      />
      <path d={`M4 ${upper}H344M4 ${lower}H344`} stroke="var(--field)" />
      <path d={`M344.5 8V${upper}M344.5 ${lower - 98}V${lower}`} />

      <g fill="var(--quiet)" stroke="none" fontSize="15">
        <text x="338" y="20" textAnchor="end">
          luma: what you are shown
        </text>
        <text x="332" y={lower - 84} textAnchor="end" fill="var(--sindoor)">
          red
        </text>
        <text x="4" y={lower + 20}>
          blue
        </text>
        <text x="70" y={lower + 20}>
          green
        </text>
        <text x="344" y={lower + 20} textAnchor="end">
          full
        </text>
      </g>
    </svg>
  )
}
