'use client'
import { Failure } from '@/components/site/failure'
import { routerError } from '@/content/errors'

/** Rendered within the layout: bar, footer and what was typed in a form stay. */
export default function RouterError({ retry }: { retry: () => void }) {
  function retryFromContent() {
    document.getElementById('content')?.focus() // the focused button is about to go
    retry()
  }
  return <Failure {...routerError} retry={retryFromContent} />
}
