const copies = [
  { x: 0, house: 'Her house', medium: 'hard disk', also: 'index, prints' },
  { x: 124, house: 'His house', medium: 'tape', also: 'index' },
  { x: 248, house: 'The studio', medium: 'tape, disk', also: 'a third city' },
]
const columnWidth = 110
const years = Array.from({ length: 11 }, (_, year) => ({ year, x: 8 + year * 34 }))

/** Three copies of one bag, on two kinds of media, in three cities; and the years in which they are read and copied. */
export function ArchiveCopies() {
  return (
    <svg
      viewBox="0 0 358 392"
      role="img"
      aria-labelledby="archive-copies-title archive-copies-desc"
      className="mx-auto block h-auto w-full max-w-[30rem] figures"
      fontSize="15"
      fill="currentColor"
    >
      <title id="archive-copies-title">Three copies of one archive</title>
      <desc id="archive-copies-desc">
        One bag of files and its manifest is copied three times: to a hard disk in her parents&apos; house, to a tape in
        his parents&apos; house, and to tape and disk in the studio. Every year a copy is read and its sums are
        compared; in every fifth year all are copied to new media.
      </desc>
      <g fill="none" stroke="currentColor">
        <path d="M94 18V10H148L155 18H264V74H94Z" />
        <path d="M179 74V98M55 122V98H303V122M179 98V122" />
        {copies.map(({ x }) => (
          <path key={x} d={`M${x + 0.5} 122.5h${columnWidth - 1}v92h${1 - columnWidth}z`} />
        ))}
        <path d="M8 290H348" />
        {years.map(({ year, x }) => (
          <path key={year} d={year % 5 ? `M${x} 284v12` : `M${x} 272v36`} strokeWidth={year % 5 ? 1 : 2.5} />
        ))}
      </g>
      <text x="179" y="40" textAnchor="middle">
        The bag
      </text>
      <text x="179" y="61" textAnchor="middle" fill="var(--quiet)">
        files and manifest
      </text>
      {copies.map(({ x, house, medium, also }) => (
        <g key={house}>
          <text x={x + 9} y="146">
            {house}
          </text>
          <text x={x + 9} y="174">
            {medium}
          </text>
          <text x={x + 9} y="197" fill="var(--quiet)">
            {also}
          </text>
        </g>
      ))}
      <text x="8" y="258" fill="var(--quiet)">
        Year
      </text>
      {years
        .filter(({ year }) => year % 5 === 0)
        .map(({ year, x }) => (
          <text key={year} x={year === 10 ? x + 8 : x - 4} y="329" textAnchor={year === 10 ? 'end' : 'start'}>
            {year}
          </text>
        ))}
      <text x="30" y="358">
        every year: read, sums compared
      </text>
      <text x="30" y="383">
        every fifth: copied to new media
      </text>
      <g stroke="currentColor">
        <path d="M16 347v12" />
        <path d="M16 370v18" strokeWidth="2.5" />
      </g>
    </svg>
  )
}
