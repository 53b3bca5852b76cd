import { preloadFaces } from '@/app/faces'
import { pageMetadata } from '@/app/page-metadata'
import { pageGraph } from '@/app/structured-data'
import { Closing } from '@/components/process/closing'
import { Hero } from '@/components/process/hero'
import { Timeline } from '@/components/process/timeline'
import { StructuredData } from '@/components/site/structured-data'
import { process } from '@/content/process'

export const metadata = pageMetadata({ ...process.metadata, path: '/process', card: 'process' })

export default function ProcessPage() {
  preloadFaces('display-italic')
  return (
    <>
      <StructuredData graph={pageGraph(process.metadata.title, '/process')} />
      <Hero {...process.hero} />
      <Timeline {...process.timeline} />
      <Closing {...process.closing} />
    </>
  )
}
