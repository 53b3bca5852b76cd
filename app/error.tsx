'use client'
import { Failure } from '@/components/site/failure'
import { routerError } from '@/content/errors'

export default function RouterError({ retry }: { retry: () => void }) {
  function retryFromContent() {
    document.getElementById('content')?.focus() // because the focused button disappears
    retry()
  }
  return <Failure {...routerError} retry={retryFromContent} />
}
