'use client'
import { Failure } from '@/components/site/failure'
import { answeredError } from '@/content/errors'

export default function AnsweredError({ retry }: { retry: () => void }) {
  return <Failure {...answeredError} retry={retry} />
}
