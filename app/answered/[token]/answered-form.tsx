'use client'
import { type MouseEvent, useActionState } from 'react'
import { recordAnswer } from '@/app/answered/actions'
import { Button } from '@/components/ui/button'

interface Props {
  token: string
  title: string
  question: string
  record: string
  takeBack: string
}

/** The second click of a double click would take back what the first has recorded. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

export function AnsweredForm({ token, title, question, record, takeBack }: Props) {
  const [{ reference, text, next }, action] = useActionState(recordAnswer, {
    text: question,
    next: 'record',
  })
  return (
    <form action={action}>
      <div role="status">
        <h1 className="text-display lining-nums">{reference ?? title}</h1>
        <p className="mt-8 max-w-[34em] text-lead text-quiet">{text}</p>
      </div>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="answered" value={next === 'take back' ? 'no' : 'yes'} />
      {next && (
        <p className="mt-10">
          <Button
            variant={next === 'take back' ? 'outline' : 'default'}
            onClick={ignoreSecondClick}
          >
            {next === 'take back' ? takeBack : record}
          </Button>
        </p>
      )}
    </form>
  )
}
