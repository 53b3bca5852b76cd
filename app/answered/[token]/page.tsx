import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isToken } from '@/lib/answered-token'
import { answered } from '@/content/answered'
import { AnsweredForm } from './answered-form'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: answered.title,
  robots: { index: false, follow: false },
}

/** Shows nothing of the inquiry and records nothing, because email scanners open links too. */
export default async function AnsweredPage({ params }: PageProps<'/answered/[token]'>) {
  const { token } = await params
  if (!isToken(token)) notFound()
  return (
    <section className="page-grid min-h-svh content-center py-32">
      <div>
        <AnsweredForm token={token} copy={answered} />
      </div>
    </section>
  )
}
