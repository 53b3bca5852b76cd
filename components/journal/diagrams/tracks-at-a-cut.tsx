import { Drawing, Label } from './drawing'

/** Seconds from the cut, in units of the drawing. */
const at = (seconds: number) => 138 + seconds * 7.75

/** A track as an editor sees it: strokes 2.5 units apart, from one second to another. */
function wave(y: number, from: number, to: number, loudness: (seconds: number) => number): string {
  let path = ''
  for (let x = at(from); x <= at(to); x += 2.5) {
    const half = Math.max(0.6, loudness((x - 138) / 7.75))
    path += `M${x.toFixed(1)} ${(y - half).toFixed(1)}v${(2 * half).toFixed(1)}`
  }
  return path
}

const picture = 24
const priest = 76
const shehnai = 114
const dhol = 152
const house = 190

const tracks = [
  {
    name: 'priest',
    y: priest,
    path: wave(priest, -2.5, 11, t => 9 * Math.abs(Math.sin(2.3 * t + Math.sin(0.9 * t)))),
  },
  {
    name: 'shehnai',
    y: shehnai,
    path:
      wave(shehnai, -8, 4, t => 9.5 + 3 * Math.sin(1.4 * t) + 1.5 * Math.sin(5.1 * t)) +
      wave(shehnai, 4.3, 5, () => 1),
  },
  {
    name: 'dhol',
    y: dhol,
    path: wave(dhol, 22, 28, t => 14 * Math.exp(-2.4 * (((t - 22) * 1.0334) % 1))),
  },
  {
    name: 'house',
    y: house,
    path: wave(house, -8, 28, t => 1.6 + Math.sin(7.3 * t) * Math.sin(1.7 * t)),
  },
]

export function TracksAtACut() {
  return (
    <Drawing name="tracks-at-a-cut" viewBox="0 0 360 236">
      <title id="tracks-at-a-cut-title">Sound tracks before and after a cut</title>
      <desc id="tracks-at-a-cut-desc">
        Thirty-six seconds. The priest is heard from two and a half seconds before the picture cuts
        until eleven seconds after it. The shehnai ends four seconds after the cut. From the
        eleventh second to the twenty-second only the house is heard, and the sindoor falls in it;
        then the dhol begins. The house runs throughout.
      </desc>

      <path d={`M${at(-8)} ${picture - 15}H${at(28)}v30H${at(-8)}zM${at(0)} ${picture - 15}v30`} />
      <Label x={at(-4)} y={picture + 5} text="court" textAnchor="middle" />
      <Label x={at(14)} y={picture + 5} text="mandap" textAnchor="middle" />
      <Label x="0" y={picture + 5} text="picture" fill="currentColor" />
      <path
        d={`M${at(0)} ${picture + 20}V${house + 16}`}
        stroke="var(--field)"
        strokeDasharray="2 4"
      />
      <path
        d={`M${at(11)} ${picture + 30}V${house + 16}M${at(22)} ${picture + 30}V${house + 16}`}
        stroke="var(--hairline)"
      />

      {tracks.map(({ name, y, path }) => (
        <g key={name}>
          <path d={path} strokeWidth="1.25" />
          <Label x="0" y={y + 5} text={name} fill="currentColor" />
        </g>
      ))}

      {/* The pause, and where the sindoor falls in it. */}
      <path d={`M${at(11) + 3} ${dhol - 10}v-6H${at(22) - 3}v6`} stroke="var(--quiet)" />
      <path d={`M${at(13)} ${dhol + 12}V${house}`} stroke="var(--quiet)" />
      <circle cx={at(13)} cy={house} r="4" fill="currentColor" />

      <Label x={at(12)} y={dhol + 6} text="sindoor" />
      <Label x={at(16.5)} y={dhol - 23} text="11 seconds" textAnchor="middle" />
      {[0, 4, 11, 22].map(seconds => (
        <Label key={seconds} x={at(seconds)} y={house + 34} text={seconds} textAnchor="middle" />
      ))}
      <Label x={at(-1.9)} y={house + 34} text="−2.5" textAnchor="end" />
    </Drawing>
  )
}
