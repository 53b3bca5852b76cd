import { screenMetadata } from '@/app/page-metadata'
import { screenGraph } from '@/app/structured-data'
import { Celebration } from '@/components/contact/celebration'
import { Hero } from '@/components/contact/hero'
import { StructuredData } from '@/components/site/structured-data'
import { contact } from '@/content/contact'

export const metadata = screenMetadata('contact', contact.metadata)

export default function ContactPage() {
  return (
    <>
      <StructuredData graph={screenGraph('contact')} />
      <Hero />
      <Celebration />
    </>
  )
}
