import { Drawing, Label, Shade } from './drawing'

/*
 * Twelve units are a metre. The wedge: from the camera (74 128) to the father (250 170) is 15.1 m,
 * where a 135 mm lens on 36 mm takes in 4 m.
 */
export function HouseOfSightlines() {
  return (
    <Drawing
      title="Plan of a haveli and its lines of sight"
      desc="From a spot F on the east side of the court one sees the foot of the stair, the kitchen door and the inner door of the gate. C, in the arcade beside the foot of the stair, sees F. From the street one sees only the wall behind the gate."
      viewBox="0 0 360 330"
    >
      <Shade d="M64 44H296V256H64zM90 70V230H270V70z" />
      <path d="M90 70H270V230H90z" stroke="var(--field)" />

      <path
        d="M74 128L255.6 146.7L244.4 193.3z"
        fill="var(--field)"
        fillOpacity="0.22"
        stroke="none"
      />

      <path d="M110 296H20V16H340V296H140" strokeWidth="3" />
      <path d="M182 256H64V100M64 76V44H247M269 44H296V256H205" strokeWidth="2.5" />
      <path d="M90 256V296M216 256V296" strokeWidth="2.5" />
      <path d="M20 76H64M20 100H64" />
      <path d="M26 76v24M32 76v24M38 76v24M44 76v24M50 76v24M56 76v24" stroke="var(--quiet)" />
      {/* Columns. */}
      <path d="M87 70H273M87 230H273" strokeWidth="6" strokeDasharray="6 30" />
      <path d="M90 107V193M270 107V193" strokeWidth="6" strokeDasharray="6 34" />

      {/* The look from the street ends at a wall with a niche. */}
      <path d="M125 318V259" strokeDasharray="2 4" stroke="var(--quiet)" />
      <path d="M119 256a6 6 0 0 1 12 0" fill="var(--background)" />

      {/* To the foot of the stair, the kitchen door and the gate. */}
      <path d="M250 170L64 88M250 170L258 44M250 170L193 256" strokeWidth="1.25" />
      <circle cx="250" cy="170" r="5" fill="currentColor" />
      <path d="M66 118h18v42H66z" fill="var(--background)" stroke="none" />
      <circle cx="74" cy="128" r="4.5" fill="var(--background)" strokeWidth="1.5" />

      <Label x="258" y="166" text="F" ink />
      <Label x="72" y="152" text="C" textAnchor="middle" ink />
      <Label x="42" y="68" text="stair" textAnchor="middle" />
      <Label x="258" y="36" text="kitchen" textAnchor="middle" />
      <Label x="172" y="282" text="deodi" textAnchor="middle" />
      <Label x="340" y="318" text="street" textAnchor="end" />
    </Drawing>
  )
}
