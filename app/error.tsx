'use client'
import { Failure } from '@/components/site/failure'
import { routerError } from '@/content/errors'

export default function RouterError({ retry }: { retry: () => void }) {
  return <Failure {...routerError} retry={retry} />
}
