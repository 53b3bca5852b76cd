import type { Metadata } from 'next'
import { inquiryPage } from '@/content/inquiry-page'
import { studio } from '@/content/studio'
import { InquiryView } from './inquiry-view'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: inquiryPage.title,
  robots: { index: false, follow: false },
}

/**
 * Reads and records nothing, because email scanners open links too. It looks the same for every
 * well-formed link. proxy.ts refuses the others.
 */
export default async function InquiryPage({ params }: PageProps<'/inquiry/[reference]/[token]'>) {
  const { reference, token } = await params
  return (
    <InquiryView
      reference={reference.replace('-', ' ')}
      token={token}
      studio={studio.name}
      copy={inquiryPage}
    />
  )
}
