'use client'
import { Failure } from '@/components/site/failure'
import { routerError } from '@/content/errors'

export default function RouterError({ retry }: { retry: () => void }) {
  function retryFromContent() {
    document.getElementById('content')?.focus() // the focused button is about to go
    retry()
  }
  return <Failure {...routerError} retry={retryFromContent} />
}
