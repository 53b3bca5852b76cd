/** One wedding: minutes of footage, seconds of film. They add up to fourteen hours and to twenty minutes. */
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

const top = 56
const height = 504
const footageAll = parts.reduce((sum, part) => sum + part.footage, 0)
const filmAll = parts.reduce((sum, part) => sum + part.film, 0)

/** A part is a band: from a to b down the left side, from c to d down the right. */
const bands = parts.map((part, index) => {
  const before = parts.slice(0, index)
  const footageBefore = before.reduce((sum, { footage }) => sum + footage, 0)
  const filmBefore = before.reduce((sum, { film }) => sum + film, 0)
  return {
    ...part,
    a: top + (footageBefore / footageAll) * height,
    b: top + ((footageBefore + part.footage) / footageAll) * height,
    c: top + (filmBefore / filmAll) * height,
    d: top + ((filmBefore + part.film) / filmAll) * height,
  }
})

function hours(minutes: number) {
  const whole = Math.floor(minutes / 60)
  return whole ? `${whole} h ${String(minutes % 60).padStart(2, '0')}` : `${minutes} min`
}
function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Fourteen hours of footage on the left, the film made of them on the right, and what of each part survives. */
export function ReelMap() {
  return (
    <svg
      viewBox={`0 0 358 ${top + height + 8}`}
      role="img"
      aria-labelledby="reel-map-title reel-map-desc"
      className="mx-auto block h-auto w-full max-w-[30rem] figures"
      fontSize="15"
      fill="currentColor"
    >
      <title id="reel-map-title">What becomes of fourteen hours</title>
      <desc id="reel-map-desc">
        {bands
          .map(({ name, footage, film }) => `${name}: ${hours(footage)} of footage, ${clock(film)} of film. `)
          .join('')}
      </desc>
      <text x="196" y="20" textAnchor="end">
        Footage
      </text>
      <text x="196" y="40" textAnchor="end" fill="var(--quiet)">
        14 hours
      </text>
      <text x="290" y="20">
        Film
      </text>
      <text x="290" y="40" fill="var(--quiet)">
        20:00
      </text>
      {bands.map(({ name, footage, film, a, b, c, d }, index) => (
        <g key={name}>
          <path
            d={`M204 ${a}C245 ${a} 237 ${c} 278 ${c}V${d}C237 ${d} 245 ${b} 204 ${b}Z`}
            fill={index % 2 ? 'none' : 'var(--hairline)'}
            stroke="var(--field)"
            strokeWidth="0.75"
          />
          <rect x="196" y={a} width="8" height={b - a} fill="var(--background)" stroke="currentColor" />
          <rect x="278" y={c} width="8" height={d - c} fill="currentColor" stroke="var(--background)" />
          <text x="0" y={(a + b) / 2 + 5}>
            {name}
          </text>
          <text x="188" y={(a + b) / 2 + 5} textAnchor="end" fill="var(--quiet)">
            {hours(footage)}
          </text>
          <text x="294" y={(c + d) / 2 + 5}>
            {clock(film)}
          </text>
        </g>
      ))}
    </svg>
  )
}
