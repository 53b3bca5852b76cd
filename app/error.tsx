'use client'
import { Failure } from '@/components/site/failure'
import { routerError } from '@/content/errors'

/** Within the layout: its bar and its footer stay, and so does what was left in a form. */
export default function RouterError({ retry }: { retry: () => void }) {
  function retryFromContent() {
    document.getElementById('content')?.focus() // the button goes, and would take the focus along
    retry()
  }
  return <Failure {...routerError} retry={retryFromContent} />
}
