import { ArchiveCopies } from './archive-copies'
import { FlatPlan } from './flat-plan'
import { HouseOfSightlines } from './house-of-sightlines'
import { RedClipsAlone } from './red-clips-alone'
import { ReelMap } from './reel-map'
import { SunOverCourt } from './sun-over-court'
import { TracksAtACut } from './tracks-at-a-cut'

const drawings: Partial<Record<string, typeof FlatPlan>> = {
  'archive-copies': ArchiveCopies,
  'flat-plan': FlatPlan,
  'house-of-sightlines': HouseOfSightlines,
  'red-clips-alone': RedClipsAlone,
  'reel-map': ReelMap,
  'sun-over-court': SunOverCourt,
  'tracks-at-a-cut': TracksAtACut,
}

/** On the narrowest phones a drawing takes most of the margins: 14 px letters. */
export function Diagram({ name, caption }: { name: string; caption: string }) {
  const Drawing = drawings[name]
  if (!Drawing) throw new Error(`There is no diagram “${name}” in components/journal/diagrams`)
  return (
    <figure className="diagram max-w-(--reading) border-y py-8 max-[24.375rem]:mx-[calc(0.5rem-var(--margin))]">
      <Drawing />
      <figcaption className="max-[24.375rem]:px-[calc(var(--margin)-0.5rem)]">{caption}</figcaption>
    </figure>
  )
}
