'use client'
import { Failure } from '@/components/site/failure'
import { answeredError } from '@/content/errors'

export default function NotRecorded({ retry }: { retry: () => void }) {
  return <Failure {...answeredError} retry={retry} />
}
