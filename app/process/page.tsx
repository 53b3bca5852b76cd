import type { Metadata } from 'next'
import { Closing } from '@/components/process/closing'
import { Hero } from '@/components/process/hero'
import { Timeline } from '@/components/process/timeline'
import { process } from '@/content/process'

export const metadata: Metadata = process.metadata

export default function ProcessPage() {
  return (
    <>
      <Hero {...process.hero} />
      <Timeline {...process.timeline} />
      <Closing {...process.closing} />
    </>
  )
}
