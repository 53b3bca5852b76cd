'use client'
import { ErrorPage } from '@/components/site/error-page'
import { unexpectedError } from '@/content/errors'

export default function UnexpectedError({ retry }: { retry: () => void }) {
  function retryFromContent() {
    document.getElementById('content')?.focus() // because the focused button disappears
    retry()
  }
  return <ErrorPage {...unexpectedError} retry={retryFromContent} />
}
