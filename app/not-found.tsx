import type { Metadata } from 'next'
import { NotFound } from '@/components/site/not-found'
import { notFound } from '@/content/errors'

export const metadata: Metadata = notFound.metadata

export default function NotFoundPage() {
  return <NotFound />
}
