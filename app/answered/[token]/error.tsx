'use client'
import { Failure } from '@/components/site/failure'
import { routerError } from '@/content/errors'

/** A press that did not reach the site, as on a train. */
export default function NotRecorded({ retry }: { retry: () => void }) {
  return (
    <Failure
      {...routerError}
      title="Not recorded."
      text="The site could not be reached."
      retry={retry}
    />
  )
}
