import { Drawing, Label } from './drawing'

interface TrackProps {
  name: string
  y: number
  /** In seconds from the cut, which is at 138; a second is 7.75 units. */
  from: number
  to: number
  loudness: (t: number) => number
}

/** Strokes 2.5 units apart. */
function Track({ name, y, from, to, loudness }: TrackProps) {
  let path = ''
  for (let t = from; t <= to; t += 2.5 / 7.75) {
    const half = Math.max(0.6, loudness(t))
    path += `M${(138 + t * 7.75).toFixed(1)} ${(y - half).toFixed(1)}v${(2 * half).toFixed(1)}`
  }
  return (
    <>
      <path d={path} strokeWidth="1.25" />
      <Label x="0" y={y + 5} text={name} ink />
    </>
  )
}

export function TracksAtACut() {
  return (
    <Drawing
      title="Sound tracks before and after a cut"
      desc="Thirty-six seconds. The priest is heard from two and a half seconds before the picture cuts until eleven seconds after it. The shehnai ends four seconds after the cut. From the eleventh second to the twenty-second only the house is heard, and the sindoor falls in it; then the dhol begins. The house runs throughout."
      viewBox="0 0 360 236"
    >
      <path d="M76 9H355v30H76zM138 9v30" />
      <Label x="107" y="29" text="court" textAnchor="middle" />
      <Label x="246.5" y="29" text="mandap" textAnchor="middle" />
      <Label x="0" y="29" text="picture" ink />
      <path d="M138 44V206" stroke="var(--field)" strokeDasharray="2 4" />
      <path d="M223.25 54V206M308.5 54V206" stroke="var(--hairline)" />

      <Track
        name="priest"
        y={76}
        from={-2.5}
        to={11}
        loudness={t => 9 * Math.abs(Math.sin(2.3 * t + Math.sin(0.9 * t)))}
      />
      <Track
        name="shehnai"
        y={114}
        from={-8}
        to={4}
        loudness={t => 9.5 + 3 * Math.sin(1.4 * t) + 1.5 * Math.sin(5.1 * t)}
      />
      <path d="M171.3 113v2M173.8 113v2M176.3 113v2" strokeWidth="1.25" />
      <Track
        name="dhol"
        y={152}
        from={22}
        to={28}
        loudness={t => 14 * Math.exp(-2.4 * (((t - 22) * 1.0334) % 1))}
      />
      <Track
        name="house"
        y={190}
        from={-8}
        to={28}
        loudness={t => 1.6 + Math.sin(7.3 * t) * Math.sin(1.7 * t)}
      />

      {/* The pause, and where the sindoor falls in it. */}
      <path d="M226.25 142v-6H305.5v6M238.75 164V190" stroke="var(--quiet)" />
      <circle cx="238.75" cy="190" r="4" fill="currentColor" />

      <Label x="231" y="158" text="sindoor" />
      <Label x="265.875" y="129" text="11 seconds" textAnchor="middle" />
      {[0, 4, 11, 22].map(seconds => (
        <Label key={seconds} x={138 + seconds * 7.75} y="224" text={seconds} textAnchor="middle" />
      ))}
      <Label x="123.275" y="224" text="−2.5" textAnchor="end" />
    </Drawing>
  )
}
