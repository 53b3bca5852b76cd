import { Drawing, Label } from './drawing'

/** One wedding: minutes of footage, seconds of film. */
const parts = [
  { name: 'Mehndi, haldi', footage: 130, film: 120 },
  { name: 'Dressing', footage: 95, film: 150 },
  { name: 'Sangeet', footage: 205, film: 75 },
  { name: 'Baraat', footage: 110, film: 130 },
  { name: 'Varmala', footage: 40, film: 95 },
  { name: 'At the mandap', footage: 150, film: 400 },
  { name: 'Dinner, toasts', footage: 85, film: 50 },
  { name: 'Vidaai', footage: 25, film: 180 },
]
const ink = 'currentColor'

/** They add up to fourteen hours and to twenty minutes. */
const whole = { footage: 14 * 60, film: 20 * 60 }

/** How far down a side its first parts reach. */
function reach(side: keyof typeof whole, count: number) {
  return 56 + (parts.slice(0, count).reduce((sum, part) => sum + part[side], 0) / whole[side]) * 504
}
function hours(minutes: number) {
  const full = Math.floor(minutes / 60)
  return full ? `${full} h ${String(minutes % 60).padStart(2, '0')}` : `${minutes} min`
}
function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function ReelMap() {
  return (
    <Drawing name="reel-map" viewBox="0 0 358 568" className="max-w-[30rem] figures">
      <title id="reel-map-title">What becomes of fourteen hours</title>
      <desc id="reel-map-desc">
        {parts
          .map(
            ({ name, footage, film }) =>
              `${name}: ${hours(footage)} of footage, ${clock(film)} of film. `,
          )
          .join('')}
      </desc>
      <Label x="196" y="20" text="Footage" textAnchor="end" fill={ink} />
      <Label x="196" y="40" text="14 hours" textAnchor="end" />
      <Label x="290" y="20" text="Film" fill={ink} />
      <Label x="290" y="40" text="20:00" />
      {parts.map(({ name, footage, film }, index) => {
        const a = reach('footage', index)
        const b = reach('footage', index + 1)
        const c = reach('film', index)
        const d = reach('film', index + 1)
        return (
          <g key={name}>
            <path
              d={`M204 ${a}C245 ${a} 237 ${c} 278 ${c}V${d}C237 ${d} 245 ${b} 204 ${b}Z`}
              fill={index % 2 ? 'none' : 'var(--hairline)'}
              stroke="var(--field)"
              strokeWidth="0.75"
            />
            <rect x="196" y={a} width="8" height={b - a} fill="var(--background)" />
            <rect x="278" y={c} width="8" height={d - c} fill={ink} stroke="var(--background)" />
            <Label x="0" y={(a + b) / 2 + 5} text={name} fill={ink} />
            <Label x="188" y={(a + b) / 2 + 5} text={hours(footage)} textAnchor="end" />
            <Label x="294" y={(c + d) / 2 + 5} text={clock(film)} fill={ink} />
          </g>
        )
      })}
    </Drawing>
  )
}
