import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { inquiryPage } from '@/content/inquiry-page'
import { parseInquiryLink } from '@/lib/inquiry/id'
import { InquiryView } from './inquiry-view'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: inquiryPage.title,
  robots: { index: false, follow: false },
}

/**
 * Reads and records nothing, because email scanners open links too. It looks the same for every
 * well-formed link.
 */
export default async function InquiryPage({ params }: PageProps<'/inquiry/[[...link]]'>) {
  const link = parseInquiryLink((await params).link)
  if (!link) notFound()
  return <InquiryView {...link} copy={inquiryPage} />
}
