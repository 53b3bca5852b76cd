import { sitePageMetadata } from '@/components/site/page-metadata'
import { DetailedInquiry } from '@/components/contact/detailed-inquiry'
import { Hero } from '@/components/contact/hero'
import { contact } from '@/content/contact'

export const metadata = sitePageMetadata('contact', contact.metadata)

export default function ContactPage() {
  return (
    <>
      <Hero />
      <DetailedInquiry />
    </>
  )
}
