'use client'
import { Failure } from '@/components/site/failure'
import { answeredError } from '@/content/errors'

/** A press that did not reach the site, as on a train. */
export default function NotRecorded({ retry }: { retry: () => void }) {
  return <Failure {...answeredError} retry={retry} />
}
