'use client'
import { Failure } from '@/components/site/failure'
import { unexpectedError } from '@/content/errors'

export default function ErrorPage({ retry }: { retry: () => void }) {
  function retryFromContent() {
    document.getElementById('content')?.focus() // because the focused button disappears
    retry()
  }
  return <Failure {...unexpectedError} retry={retryFromContent} />
}
