import { Drawing, Label, Shade } from './drawing'

/*
 * Eleven units are a metre. Solar altitudes for 15 December at 26.5° N, 74.6° E, Indian time: 40.2°
 * at noon, 26.6° at 15.09, 18.4° at 16.00.
 */
export function SunOverCourt() {
  return (
    <Drawing
      title="Section of a courtyard in the sun of December"
      desc="The court is sixteen metres wide between walls of eight. At noon, 40 degrees, the sun reaches the middle of the floor; at ten past three, 27 degrees, the foot of the far wall; at four, 18 degrees, only the wall above 2.7 metres, while a man on the roof throws a shadow three times his height."
      viewBox="0 0 360 208"
    >
      {/* What is in shade at four. */}
      <Shade d="M84 92L260 150.547V180H84z" />
      <path d="M0 180V92H84V180H260V92H360V180" strokeWidth="1.5" />
      <path d="M0 180H84M260 180H360" stroke="var(--field)" />

      <path
        d="M27.479 44.236L188.134 180M17.815 58.9L260 180"
        stroke="var(--fine)"
        strokeDasharray="2 4"
      />
      <path d="M13.783 68.642L260 150.547" strokeWidth="1.5" />
      <circle cx="21.369" cy="39.072" r="4" fill="var(--background)" />
      <circle cx="10.66" cy="55.322" r="4" fill="var(--background)" />
      <circle cx="6.192" cy="66.117" r="4" fill="currentColor" />

      {/* The lit band, and how a face ten metres from it sees it. */}
      <path d="M260 92V150.547" strokeWidth="6" />
      <path d="M260 150.547L150 162.4L260 92" stroke="var(--quiet)" strokeWidth="0.75" />
      <g fill="var(--background)" strokeWidth="1.25">
        <path d="M150 165l-4.5 15h9z" />
        <circle cx="150" cy="162.4" r="2.8" />
        <path d="M284 77l-2.5 15h5z" />
        <circle cx="284" cy="75" r="2.5" />
      </g>
      <path d="M284 92h54" strokeWidth="4" />
      <path d="M286 74L338 92" strokeWidth="0.75" stroke="var(--quiet)" />

      <Label x="359" y="64" text="three of yourself" textAnchor="end" />
      <Label x="270" y="132" text="lit wall" />
      <Label x="270" y="170.55" text="16.00, 18°" ink />
      <Label x="202.134" y="200" text="noon, 40°" textAnchor="end" />
      <Label x="222.134" y="200" text="15.10, 27°" />
      <Label x="0" y="18" text="from the south-west" />
    </Drawing>
  )
}
