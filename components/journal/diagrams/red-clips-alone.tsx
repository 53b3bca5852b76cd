import { Drawing, Label } from './drawing'

/*
 * Vermilion silk, #d4301f, overexposed by a stop, in folds of half a stop either way. BT.709's
 * curve in 64 bins without the empty ones; a tenth of the cloth is 40 units high.
 */
const luma = [
  4.7, 10.1, 12.3, 18.9, 21.7, 32.7, 36.2, 34.5, 31.6, 63.5, 61.9, 33.3, 19.9, 12.7, 5.9, 0.1,
]
const green = [2.4, 16.1, 25.1, 40.4, 56.2, 53.8, 51.4, 51.1, 40.3, 24.3, 16.3, 12.1, 7.1, 3.4]
const blue = [7.4, 40.1, 74.9, 74.3, 70.7, 64.9, 33.1, 20.4, 11.3, 2.9]
const red = [
  0.1, 1.9, 2.7, 3.7, 3.4, 5.9, 4.5, 5.1, 8, 7.1, 7.1, 9.2, 9.8, 13.1, 13.3, 13.7, 17.3, 11.9, 14.1,
  12.9, 12.5, 13.4, 92,
]

function outline(x: number, base: number, heights: number[]): string {
  const bins = heights.map(height => `V${base - height}h5.313`)
  return `M${x} ${base}${bins.join('')}V${base}`
}

export function RedClipsAlone() {
  return (
    <Drawing
      title="Two histograms of one red cloth"
      desc="It is overexposed by a stop. Above, luma: a single hump left of the middle, far from the right edge. Below, the channels: blue and green at the left, and red piled up against the right edge."
      viewBox="0 0 360 264"
    >
      <path d={outline(73.06, 106, luma)} strokeWidth="1.5" fill="var(--raised)" />
      <path d={outline(30.56, 238, green)} stroke="var(--quiet)" />
      <path d={outline(14.63, 238, blue)} stroke="var(--quiet)" strokeDasharray="2 2" />
      <path
        d={outline(221.81, 238, red)}
        stroke="var(--sindoor)"
        strokeWidth="1.5"
        fill="var(--sindoor)"
        fillOpacity="0.25"
      />
      <path d="M4 106H344M4 238H344" stroke="var(--field)" />
      <path d="M344.5 8V106M344.5 140V238" />

      <Label x="338" y="20" text="luma: what you are shown" textAnchor="end" />
      <Label x="332" y="154" text="red" textAnchor="end" fill="var(--sindoor)" />
      <Label x="4" y="258" text="blue" />
      <Label x="70" y="258" text="green" />
      <Label x="344" y="258" text="full" textAnchor="end" />
    </Drawing>
  )
}
