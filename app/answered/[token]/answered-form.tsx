'use client'
import { type MouseEvent, useActionState } from 'react'
import { recordAnswer } from '@/app/answered/actions'
import { Button } from '@/components/ui/button'

interface Props {
  token: string
  question: string
  record: string
  takeBack: string
}

/** The second click of a double click would take back what the first has recorded. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

/** One sentence and one button, with and without scripts. */
export function AnsweredForm({ token, question, record, takeBack }: Props) {
  const [{ text, next }, action] = useActionState(recordAnswer, { text: question, next: 'record' })
  return (
    <form action={action}>
      <div role="status">
        <h1 className="max-w-[20em] text-h2">{text}</h1>
      </div>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="answered" value={next === 'take back' ? 'no' : 'yes'} />
      {next && (
        <p className="mt-8">
          <Button onClick={ignoreSecondClick}>{next === 'take back' ? takeBack : record}</Button>
        </p>
      )}
    </form>
  )
}
