import { screenMetadata } from '@/app/page-metadata'
import { Celebration } from '@/components/contact/celebration'
import { Hero } from '@/components/contact/hero'
import { contact } from '@/content/contact'

export const metadata = screenMetadata('contact', contact.metadata)

export default function ContactPage() {
  return (
    <>
      <Hero />
      <Celebration />
    </>
  )
}
