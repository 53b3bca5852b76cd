'use client'
import { ErrorPage } from '@/components/site/error-page'
import { routerError } from '@/content/errors'

export default function RouterError({ retry }: { retry: () => void }) {
  function retryFromContent() {
    document.getElementById('content')?.focus() // because the focused button disappears
    retry()
  }
  return <ErrorPage {...routerError} retry={retryFromContent} />
}
