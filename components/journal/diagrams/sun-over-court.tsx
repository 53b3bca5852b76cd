import { Drawing, Label, Shade } from './drawing'

/*
 * Eleven units are a metre. The court is 16 m across the line of the sun and its walls are 8 m
 * high. Solar altitudes for 15 December at 26.5° N, 74.6° E, Indian time: 40.2° at noon, 26.6° at
 * 15.09, 18.4° at 16.00.
 */
const ground = 180
const roof = ground - 88
const shaded = 84
const bright = shaded + 176
/** How far east of the shaded wall a ray over its parapet has come by the height of the floor. */
const noonReach = 88 / Math.tan((40.2 * Math.PI) / 180)
const edge = roof + 176 * Math.tan((18.4 * Math.PI) / 180)

/** A ray over the western parapet, from the sun's disc down to where it lands. */
function Ray({
  altitude,
  to,
  dashed,
}: {
  altitude: number
  to: readonly [x: number, y: number]
  dashed?: boolean
}) {
  const angle = (altitude * Math.PI) / 180
  const sun = { x: shaded - 82 * Math.cos(angle), y: roof - 82 * Math.sin(angle) }
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r="4" fill={dashed ? 'var(--background)' : 'currentColor'} />
      <path
        d={`M${sun.x + 8 * Math.cos(angle)} ${sun.y + 8 * Math.sin(angle)}L${to.join(' ')}`}
        stroke={dashed ? 'var(--fine)' : undefined}
        strokeDasharray={dashed ? '2 4' : undefined}
        strokeWidth={dashed ? undefined : 1.5}
      />
    </>
  )
}

export function SunOverCourt() {
  return (
    <Drawing name="sun-over-court" viewBox="0 0 360 208">
      <title id="sun-over-court-title">Section of a courtyard in the sun of December</title>
      <desc id="sun-over-court-desc">
        The court is sixteen metres wide between walls of eight. At noon, 40 degrees, the sun
        reaches the middle of the floor; at ten past three, 27 degrees, the foot of the far wall; at
        four, 18 degrees, only the wall above 2.7 metres, while a man on the roof throws a shadow
        three times his height.
      </desc>

      {/* What is in shade at four. */}
      <Shade d={`M${shaded} ${roof}L${bright} ${edge}V${ground}H${shaded}z`} />
      <path
        d={`M0 ${ground}V${roof}H${shaded}V${ground}H${bright}V${roof}H360V${ground}`}
        strokeWidth="1.5"
      />
      <path d={`M0 ${ground}H${shaded}M${bright} ${ground}H360`} stroke="var(--field)" />

      <Ray altitude={40.2} to={[shaded + noonReach, ground]} dashed />
      <Ray altitude={26.57} to={[bright, ground]} dashed />
      <Ray altitude={18.4} to={[bright, edge]} />

      {/* The lit band, and how a face ten metres from it sees it. */}
      <path d={`M${bright} ${roof}V${edge}`} strokeWidth="6" />
      <path
        d={`M${bright} ${edge}L150 162.4L${bright} ${roof}`}
        stroke="var(--quiet)"
        strokeWidth="0.75"
      />
      <g fill="var(--background)" strokeWidth="1.25">
        <path d={`M150 ${ground - 15}l-4.5 15h9z`} />
        <circle cx="150" cy="162.4" r="2.8" />
        <path d={`M284 ${roof - 15}l-2.5 15h5z`} />
        <circle cx="284" cy={roof - 17} r="2.5" />
      </g>
      <path d={`M284 ${roof}h54`} strokeWidth="4" />
      <path d={`M286 ${roof - 18}L338 ${roof}`} strokeWidth="0.75" stroke="var(--quiet)" />

      <Label x="359" y={roof - 28} text="three of yourself" textAnchor="end" />
      <Label x={bright + 10} y={roof + 40} text="lit wall" />
      <Label x={bright + 10} y={edge + 20} text="16.00, 18°" fill="currentColor" />
      <Label x={shaded + noonReach + 14} y={ground + 20} text="noon, 40°" textAnchor="end" />
      <Label x={shaded + noonReach + 34} y={ground + 20} text="15.10, 27°" />
      <Label x="0" y="18" text="from the south-west" />
    </Drawing>
  )
}
