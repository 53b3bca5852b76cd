import { Drawing, Label } from './drawing'

const copies = [
  { x: 0, house: 'Her house', medium: 'hard disk', also: 'index, prints' },
  { x: 124, house: 'His house', medium: 'tape', also: 'index' },
  { x: 248, house: 'The studio', medium: 'tape, disk', also: 'a third city' },
]

export function ArchiveCopies() {
  return (
    <Drawing
      title="Three copies of one archive"
      desc="One bag of files and its manifest is copied three times: to a hard disk in her parents' house, to a tape in his parents' house, and to tape and disk in the studio. Every year a copy is read and its sums are compared; in every fifth year all are copied to new media."
      viewBox="0 0 358 392"
      className="max-w-[30rem] figures"
    >
      <path d="M94 18V10H148L155 18H264V74H94Z" />
      <path d="M179 74V98M55 122V98H303V122M179 98V122" />
      <Label x="179" y="40" text="The bag" textAnchor="middle" ink />
      <Label x="179" y="61" text="files and manifest" textAnchor="middle" />
      {copies.map(({ x, house, medium, also }) => (
        <g key={house}>
          <path d={`M${x + 0.5} 122.5h109v92h-109z`} />
          <Label x={x + 9} y="146" text={house} ink />
          <Label x={x + 9} y="174" text={medium} ink />
          <Label x={x + 9} y="197" text={also} />
        </g>
      ))}
      <Label x="8" y="258" text="Year" />
      <path d="M8 290H348" />
      <path d="M8 272v36M178 272v36M348 272v36" strokeWidth="2.5" />
      <path d="M42 284v12M76 284v12M110 284v12M144 284v12" />
      <path d="M212 284v12M246 284v12M280 284v12M314 284v12" />
      <Label x="4" y="329" text="0" ink />
      <Label x="174" y="329" text="5" ink />
      <Label x="356" y="329" text="10" textAnchor="end" ink />
      <path d="M16 347v12" />
      <Label x="30" y="358" text="every year: read, sums compared" ink />
      <path d="M16 370v18" strokeWidth="2.5" />
      <Label x="30" y="383" text="every fifth: copied to new media" ink />
    </Drawing>
  )
}
