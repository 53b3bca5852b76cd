import { pageMetadata } from '@/app/page-metadata'
import { Closing } from '@/components/process/closing'
import { Hero } from '@/components/process/hero'
import { Timeline } from '@/components/process/timeline'
import { process } from '@/content/process'

export const metadata = pageMetadata({ ...process.metadata, path: '/process', card: 'process' })

export default function ProcessPage() {
  return (
    <>
      <Hero {...process.hero} />
      <Timeline {...process.timeline} />
      <Closing {...process.closing} />
    </>
  )
}
