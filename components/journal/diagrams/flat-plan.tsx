import { Drawing, Label } from './drawing'

/** Pictures on the left and the right page of an opening; – is one over both. */
const openings = [
  ['–', '1+1', '1+2', '–', '2+3'],
  ['1+2', '1+1', '2+1', '3+2', '1+1'],
  ['1+2', '1+1', '1+1', '2+3', '–'],
  ['3+2', '–', '1+1', '1+1', '1+2'],
  ['–', '1+1', '2+1', '1+0', '–'],
].flat()

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

function Pictures({ opening, x, y }: { opening: string; x: number; y: number }) {
  if (opening === '–') return <rect x={x + 3} y={y + 5} width="56" height="29" />
  if (opening === '1+0') return <rect x={x + 9} y={y + 12} width="13" height="15" />
  return opening
    .split('+')
    .map((count, side) => (
      <path
        key={side}
        d={`M${x + 15.5 + side * 31} ${y + 4}v31`}
        stroke="var(--field)"
        strokeWidth="23"
        strokeDasharray={`${34 / Number(count) - 3} 3`}
      />
    ))
}

export function FlatPlan() {
  return (
    <Drawing
      title="The flat plan of a fifty-page album"
      desc="Twenty-five openings in five rows. The mehndi, opening 4, is one picture across both pages. In opening 24 the left page holds one small picture and the right page is blank. Below, a leaf passes from the right hand to the left: the right page is seen first, the left page last."
      viewBox="0 0 358 654"
      className="max-w-[30rem] figures"
    >
      {openings.map((opening, index) => {
        const x = (index % 5) * 73.5 + 1
        const y = Math.floor(index / 5) * 92 + 1
        return (
          <g key={index}>
            <rect x={x} y={y} width="62" height="39" />
            <g fill="var(--field)" stroke="none">
              <Pictures opening={opening} x={x} y={y} />
            </g>
            <path d={`M${x + 31} ${y}v39`} strokeWidth="0.75" />
            <Label x={x} y={y + 57} text={index + 1} />
            <Label x={x} y={y + 74} text={names[index + 1]} ink />
          </g>
        )
      })}
      <path d="M59 518H299V620H59ZM179 518V620" />
      <path d="M99 545h40v50h-40zM291 506C262 472 96 472 67 506" strokeDasharray="3 4" />
      <path d="M67 495V506H78" />
      <path d="M179 518L216 500V602L179 620" fill="var(--background)" />
      <Label x="239" y="644" text="1 seen first" ink />
      <Label x="59" y="644" text="2 seen last" ink />
    </Drawing>
  )
}
