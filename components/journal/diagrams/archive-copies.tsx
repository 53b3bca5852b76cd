import { Drawing, Label } from './drawing'

const copies = [
  { x: 0, house: 'Her house', medium: 'hard disk', also: 'index, prints' },
  { x: 124, house: 'His house', medium: 'tape', also: 'index' },
  { x: 248, house: 'The studio', medium: 'tape, disk', also: 'a third city' },
]
const ink = 'currentColor'
const years = Array.from({ length: 11 }, (_, year) => ({ year, x: 8 + year * 34 }))

export function ArchiveCopies() {
  return (
    <Drawing name="archive-copies" viewBox="0 0 358 392" className="max-w-[30rem] figures">
      <title id="archive-copies-title">Three copies of one archive</title>
      <desc id="archive-copies-desc">
        One bag of files and its manifest is copied three times: to a hard disk in her parents&apos;
        house, to a tape in his parents&apos; house, and to tape and disk in the studio. Every year
        a copy is read and its sums are compared; in every fifth year all are copied to new media.
      </desc>
      <path d="M94 18V10H148L155 18H264V74H94Z" />
      <path d="M179 74V98M55 122V98H303V122M179 98V122" />
      <Label x="179" y="40" text="The bag" textAnchor="middle" fill={ink} />
      <Label x="179" y="61" text="files and manifest" textAnchor="middle" />
      {copies.map(({ x, house, medium, also }) => (
        <g key={house}>
          <path d={`M${x + 0.5} 122.5h109v92h-109z`} />
          <Label x={x + 9} y="146" text={house} fill={ink} />
          <Label x={x + 9} y="174" text={medium} fill={ink} />
          <Label x={x + 9} y="197" text={also} />
        </g>
      ))}
      <Label x="8" y="258" text="Year" />
      <path d="M8 290H348" />
      {years.map(({ year, x }) => (
        <path
          key={year}
          d={year % 5 ? `M${x} 284v12` : `M${x} 272v36`}
          strokeWidth={year % 5 ? 1 : 2.5}
        />
      ))}
      <Label x="4" y="329" text="0" fill={ink} />
      <Label x="174" y="329" text="5" fill={ink} />
      <Label x="356" y="329" text="10" textAnchor="end" fill={ink} />
      <path d="M16 347v12" />
      <Label x="30" y="358" text="every year: read, sums compared" fill={ink} />
      <path d="M16 370v18" strokeWidth="2.5" />
      <Label x="30" y="383" text="every fifth: copied to new media" fill={ink} />
    </Drawing>
  )
}
