import { preloadFonts } from '@/app/preload-fonts'
import { screenMetadata } from '@/app/page-metadata'
import { screenGraph } from '@/app/structured-data'
import { Closing } from '@/components/process/closing'
import { Hero } from '@/components/process/hero'
import { Timeline } from '@/components/process/timeline'
import { StructuredData } from '@/components/site/structured-data'
import { process } from '@/content/process'

export const metadata = screenMetadata('process', process.metadata)

export default function ProcessPage() {
  preloadFonts('display-italic')
  return (
    <>
      <StructuredData graph={screenGraph('process')} />
      <Hero />
      <Timeline />
      <Closing />
    </>
  )
}
