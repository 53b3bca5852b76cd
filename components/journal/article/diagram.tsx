import type { ReactElement } from 'react'
import { ArchiveCopies } from '@/components/journal/diagrams/archive-copies'
import { FlatPlan } from '@/components/journal/diagrams/flat-plan'
import { HouseOfSightlines } from '@/components/journal/diagrams/house-of-sightlines'
import { RedClipsAlone } from '@/components/journal/diagrams/red-clips-alone'
import { ReelMap } from '@/components/journal/diagrams/reel-map'
import { SunOverCourt } from '@/components/journal/diagrams/sun-over-court'
import { TracksAtACut } from '@/components/journal/diagrams/tracks-at-a-cut'

const drawings: Partial<Record<string, () => ReactElement>> = {
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
    <figure className="diagram max-w-(--reading) border-y border-hairline py-8 max-[24.375rem]:mx-[calc(0.5rem-var(--margin))]">
      <Drawing />
      <figcaption className="max-[24.375rem]:px-[calc(var(--margin)-0.5rem)]">{caption}</figcaption>
    </figure>
  )
}
