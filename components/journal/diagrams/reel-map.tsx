import { Drawing, Label } from './drawing'

/** Fourteen hours of footage, twenty minutes of film. */
const parts = [
  { name: 'Mehndi, haldi', footage: '2 h 10', film: '2:00' },
  { name: 'Dressing', footage: '1 h 35', film: '2:30' },
  { name: 'Sangeet', footage: '3 h 25', film: '1:15' },
  { name: 'Baraat', footage: '1 h 50', film: '2:10' },
  { name: 'Varmala', footage: '40 min', film: '1:35' },
  { name: 'At the mandap', footage: '2 h 30', film: '6:40' },
  { name: 'Dinner, toasts', footage: '1 h 25', film: '0:50' },
  { name: 'Vidaai', footage: '25 min', film: '3:00' },
]

/** A minute of footage is 0.6 units, a second of film 0.42. */
const footageEdges = [56, 134, 191, 314, 380, 404, 494, 545, 560]
const filmEdges = [56, 106.4, 169.4, 200.9, 255.5, 295.4, 463.4, 484.4, 560]

export function ReelMap() {
  return (
    <Drawing
      title="What becomes of fourteen hours"
      desc={parts
        .map(({ name, footage, film }) => `${name}: ${footage} of footage, ${film} of film.`)
        .join(' ')}
      viewBox="0 0 358 568"
      className="max-w-[30rem] figures"
    >
      <Label x="196" y="20" text="Footage" textAnchor="end" ink />
      <Label x="196" y="40" text="14 hours" textAnchor="end" />
      <Label x="290" y="20" text="Film" ink />
      <Label x="290" y="40" text="20:00" />
      {parts.map(({ name, footage, film }, index) => {
        const footageTop = footageEdges[index]!
        const footageEnd = footageEdges[index + 1]!
        const filmTop = filmEdges[index]!
        const filmEnd = filmEdges[index + 1]!
        const footageBase = (footageTop + footageEnd) / 2 + 5
        const fromFootage = `M204 ${footageTop}C245 ${footageTop} 237 ${filmTop} 278 ${filmTop}`
        const backFromFilm = `V${filmEnd}C237 ${filmEnd} 245 ${footageEnd} 204 ${footageEnd}Z`
        return (
          <g key={name}>
            <path
              d={fromFootage + backFromFilm}
              fill={index % 2 ? 'none' : 'var(--hairline)'}
              stroke="var(--field)"
              strokeWidth="0.75"
            />
            <rect
              x="196"
              y={footageTop}
              width="8"
              height={footageEnd - footageTop}
              fill="var(--background)"
            />
            <rect
              x="278"
              y={filmTop}
              width="8"
              height={filmEnd - filmTop}
              fill="currentColor"
              stroke="var(--background)"
            />
            <Label x="0" y={footageBase} text={name} ink />
            <Label x="188" y={footageBase} text={footage} textAnchor="end" />
            <Label x="294" y={(filmTop + filmEnd) / 2 + 5} text={film} ink />
          </g>
        )
      })}
    </Drawing>
  )
}
