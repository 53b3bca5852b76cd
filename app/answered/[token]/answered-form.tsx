'use client'
import { type MouseEvent, useActionState } from 'react'
import { setAnswered } from '@/app/answered/actions'
import { Button } from '@/components/ui/button'
import type { answered } from '@/content/answered'

interface Props {
  token: string
  copy: typeof answered
}

/** The second click of a double click would take back what the first has recorded. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

export function AnsweredForm({ token, copy }: Props) {
  const [{ reference, text, next }, action] = useActionState(setAnswered, {
    text: copy.question,
    next: 'record',
  })
  const willTakeBack = next === 'take back'
  return (
    <form action={action}>
      <div role="status">
        <h1 className="text-display lining-nums">{reference ?? copy.title}</h1>
        <p className="mt-8 max-w-[34em] text-lead text-quiet">{text}</p>
      </div>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="answered" value={willTakeBack ? 'no' : 'yes'} />
      {next && (
        <p className="mt-10">
          <Button variant={willTakeBack ? 'outline' : 'default'} onClick={ignoreSecondClick}>
            {willTakeBack ? copy.takeBack : copy.record}
          </Button>
        </p>
      )}
    </form>
  )
}
