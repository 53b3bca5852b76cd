'use client'
import { type MouseEvent, useActionState } from 'react'
import { type Mark, mark } from '@/app/answered/actions'
import { Button } from '@/components/ui/button'

const first: Mark = { text: 'Has this inquiry been answered?', next: 'record' }

/** The second click of a double click would take back what the first has recorded. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

/** One sentence and one button, with and without scripts. */
export function AnsweredForm({ token }: { token: string }) {
  const [{ text, next }, action] = useActionState(mark, first)
  return (
    <form action={action}>
      <div role="status">
        <h1 className="max-w-[20em] text-h2">{text}</h1>
      </div>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="answered" value={next === 'take back' ? 'no' : 'yes'} />
      {next && (
        <p className="mt-8">
          <Button onClick={ignoreSecondClick}>
            {next === 'take back' ? 'Take back' : 'Answered'}
          </Button>
        </p>
      )}
    </form>
  )
}
