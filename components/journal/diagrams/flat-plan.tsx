/** How many pictures stand on the left and on the right page of an opening; `across` is one picture over both. */
type Opening = 'across' | readonly [left: number, right: number]

/** Twenty-five openings, fifty pages, sixty-one pictures. */
const openings: readonly Opening[] = [
  ['across', [1, 1], [1, 2], 'across', [2, 3]],
  [
    [1, 2],
    [1, 1],
    [2, 1],
    [3, 2],
    [1, 1],
  ],
  [[1, 2], [1, 1], [1, 1], [2, 3], 'across'],
  [[3, 2], 'across', [1, 1], [1, 1], [1, 2]],
  ['across', [1, 1], [2, 1], [1, 0], 'across'],
].flat() as readonly Opening[]

/** Openings at which a part of the wedding begins. */
const names: Record<number, string> = {
  1: 'house',
  4: 'mehndi',
  5: 'sangeet',
  8: 'haldi',
  10: 'rooms',
  14: 'baraat',
  17: 'varmala',
  20: 'pheras',
  23: 'vidaai',
  24: 'blank',
}

const page = { width: 31, height: 39 }
const pitch = { x: 73.5, y: 92 }

function Pictures({ opening, x, y }: { opening: Opening; x: number; y: number }) {
  const paint = { fill: 'var(--field)', stroke: 'none' }
  if (opening === 'across') return <rect x={x + 3} y={y + 5} width={56} height={29} {...paint} />
  return opening.map((count, side) => {
    const left = x + side * page.width
    const small = opening[1] === 0
    if (small && count) return <rect key={side} x={left + 9} y={y + 12} width={13} height={15} {...paint} />
    const rows = Math.max(count, 1)
    const tall = (31 - (rows - 1) * 3) / rows
    return Array.from({ length: count }, (_, row) => (
      <rect key={`${side}-${row}`} x={left + 4} y={y + 4 + row * (tall + 3)} width={23} height={tall} {...paint} />
    ))
  })
}

/** The fifty pages of an album as its maker lays them out, and the leaf that is turned at the blank page. */
export function FlatPlan() {
  return (
    <svg
      viewBox="0 0 358 654"
      role="img"
      aria-labelledby="flat-plan-title flat-plan-desc"
      className="mx-auto block h-auto w-full max-w-[30rem] figures"
      fontSize="15"
      fill="currentColor"
    >
      <title id="flat-plan-title">The flat plan of a fifty-page album</title>
      <desc id="flat-plan-desc">
        Twenty-five openings in five rows. The mehndi, opening 4, is one picture across both pages. In opening 24 the
        left page holds one small picture and the right page is blank. Below, a leaf passes from the right hand to the
        left: the right page is seen first, the left page last.
      </desc>
      {openings.map((opening, index) => {
        const x = (index % 5) * pitch.x + 1
        const y = Math.floor(index / 5) * pitch.y + 1
        return (
          <g key={index}>
            <rect x={x} y={y} width={page.width * 2} height={page.height} fill="none" stroke="currentColor" />
            <Pictures opening={opening} x={x} y={y} />
            <path d={`M${x + page.width} ${y}v${page.height}`} stroke="currentColor" strokeWidth="0.75" />
            <text x={x} y={y + page.height + 18} fill="var(--quiet)">
              {index + 1}
            </text>
            <text x={x} y={y + page.height + 35}>
              {names[index + 1]}
            </text>
          </g>
        )
      })}
      <g fill="none" stroke="currentColor" transform="translate(0 478)">
        <path d="M59 40H299V142H59ZM179 40V142" />
        <rect x="99" y="67" width="40" height="50" strokeDasharray="3 4" />
        <path d="M291 28C262 -6 96 -6 67 28" strokeDasharray="3 4" />
        <path d="M67 17V28H78" />
        <path d="M179 40L216 22V124L179 142" fill="var(--background)" />
      </g>
      <text x="239" y="644">
        1 seen first
      </text>
      <text x="59" y="644">
        2 seen last
      </text>
    </svg>
  )
}
