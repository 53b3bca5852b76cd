/*
 * Twelve units are a metre. The court is 15 × 13.3 m inside an arcade of 2.2 m. From the camera to the father is 15.1 m; there a
 * 135 mm lens on a frame 36 mm wide takes in 4 m, which is the wedge.
 */
const father = { x: 250, y: 170 }
const camera = { x: 74, y: 128 }
const doors = [
  { name: 'the foot of the stair', x: 64, y: 88 },
  { name: 'the kitchen door', x: 258, y: 44 },
  { name: 'the gate', x: 193, y: 256 },
]
const columns = [
  ...[90, 126, 162, 198, 234, 270].flatMap(x => [70, 230].map(y => ({ x, y }))),
  ...[110, 150, 190].flatMap(y => [90, 270].map(x => ({ x, y }))),
]

/** Plan of a haveli: where the lines from its three doors cross, and the dark corner from which that spot is seen. */
export function HouseOfSightlines() {
  return (
    <svg
      viewBox="0 0 360 330"
      role="img"
      aria-labelledby="house-of-sightlines-title"
      className="mx-auto block w-full max-w-[36rem] font-text"
      fill="none"
      stroke="currentColor"
    >
      <title id="house-of-sightlines-title">
        Plan of a haveli. From a spot F on the east side of the court one sees the foot of the stair, the kitchen door
        and the inner door of the gate. C, in the arcade beside the foot of the stair, sees F. From the street one sees
        only the wall behind the gate.
      </title>

      {/* The covered arcade is hatched: darker than the court, whatever the theme. */}
      <pattern
        id="house-of-sightlines-shade"
        width="4.5"
        height="4.5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V4.5" stroke="var(--field)" strokeWidth="1" strokeOpacity="0.7" />
      </pattern>
      <path
        d="M64 44H296V256H64zM90 70V230H270V70z"
        fill="url(#house-of-sightlines-shade)"
        fillRule="evenodd"
        stroke="none"
      />
      <path d="M90 70H270V230H90z" stroke="var(--field)" />

      {/* What the lens takes in. */}
      <path
        d={`M${camera.x} ${camera.y}L255.6 146.7L244.4 193.3z`}
        fill="var(--field)"
        fillOpacity="0.22"
        stroke="none"
      />

      <path d="M110 296H20V16H340V296H140" strokeWidth="3" />
      <path d="M182 256H64V100M64 76V44H247M269 44H296V256H205" strokeWidth="2.5" />
      <path d="M90 256V296M216 256V296" strokeWidth="2.5" />
      <path d="M20 76H64M20 100H64" />
      <path d="M26 76v24M32 76v24M38 76v24M44 76v24M50 76v24M56 76v24" stroke="var(--quiet)" />
      {columns.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x - 3} y={y - 3} width="6" height="6" fill="currentColor" stroke="none" />
      ))}

      {/* The look from the street ends at a wall with a niche. */}
      <path d="M125 318V259" strokeDasharray="2 4" stroke="var(--quiet)" />
      <path d="M119 256a6 6 0 0 1 12 0" fill="var(--background)" />

      {doors.map(({ name, x, y }) => (
        <path key={name} d={`M${father.x} ${father.y}L${x} ${y}`} strokeWidth="1.25" />
      ))}
      <circle cx={father.x} cy={father.y} r="5" fill="currentColor" />
      <path d="M66 118h18v42H66z" fill="var(--background)" stroke="none" />
      <circle cx={camera.x} cy={camera.y} r="4.5" fill="var(--background)" strokeWidth="1.5" />

      <g fill="var(--quiet)" stroke="none" fontSize="15">
        <text x="258" y="166" fill="currentColor">
          F
        </text>
        <text x="72" y="152" textAnchor="middle" fill="currentColor">
          C
        </text>
        <text x="42" y="68" textAnchor="middle">
          stair
        </text>
        <text x="258" y="36" textAnchor="middle">
          kitchen
        </text>
        <text x="172" y="282" textAnchor="middle">
          deodi
        </text>
        <text x="340" y="318" textAnchor="end">
          street
        </text>
      </g>
    </svg>
  )
}
