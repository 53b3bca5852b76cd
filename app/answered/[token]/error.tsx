'use client'
import { ErrorPage } from '@/components/site/error-page'
import { answeredError } from '@/content/errors'

export default function AnsweredError({ retry }: { retry: () => void }) {
  return <ErrorPage {...answeredError} retry={retry} />
}
