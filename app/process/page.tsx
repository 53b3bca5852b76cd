import { sitePageMetadata } from '@/components/site/page-metadata'
import { Closing } from '@/components/process/closing'
import { Hero } from '@/components/process/hero'
import { Timeline } from '@/components/process/timeline'
import { ourProcess } from '@/content/process'

export const metadata = sitePageMetadata('process', ourProcess.metadata)

export default function ProcessPage() {
  return (
    <>
      <Hero />
      <Timeline />
      <Closing />
    </>
  )
}
