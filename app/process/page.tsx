import { screenMetadata } from '@/app/page-metadata'
import { Closing } from '@/components/process/closing'
import { Hero } from '@/components/process/hero'
import { Timeline } from '@/components/process/timeline'
import { process } from '@/content/process'

export const metadata = screenMetadata('process', process.metadata)

export default function ProcessPage() {
  return (
    <>
      <Hero />
      <Timeline />
      <Closing />
    </>
  )
}
