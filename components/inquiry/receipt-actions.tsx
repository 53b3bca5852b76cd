import { useState } from 'react'
import type { FormCopy } from '@/content/inquiry'
import type { Form } from '@/lib/inquiry/fields'
import type { Sent } from '@/lib/inquiry/outcome'
import { cn } from '@/lib/utils'
import { withTyped } from './answers'
import { useInquiries } from './provider'

interface Props {
  form: Form
  receipt: Sent
  words: FormCopy['receipt']
  text: string
}

export function ReceiptActions({ form, receipt, words, text }: Props) {
  const { fill } = useInquiries()
  const firstField = `${form.id}-${Object.keys(form.fields)[0]}`
  const canShare = 'share' in navigator

  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-6 text-small print:hidden">
        <CopyButton form={form} words={words} text={text} />
        {canShare && (
          <button
            type="button"
            // Only as text: an address with the answers would be stored on the way. Dismissed, it rejects.
            onClick={() => void navigator.share({ title: words.title, text }).catch(() => {})}
            className="touch text-link"
          >
            {words.share}
          </button>
        )}
        <a
          href={`#${firstField}`}
          onClick={() => fill(form.id, values => withTyped(receipt.values, values))}
          className="touch text-link"
        >
          {words.correct}
        </a>
        {/* The browsers inside apps neither print nor share. */}
        <button
          type="button"
          onClick={() => print()}
          className={cn('touch text-link', !canShare && 'pointer-coarse:hidden')}
        >
          {words.print}
        </button>
      </p>
      <p className="max-w-(--measure) text-small text-fine print:hidden">{words.corrected}</p>
    </>
  )
}

/** Where a browser does not let us copy, the answers are selected, so that a visitor can. */
function CopyButton({ form, words, text }: Omit<Props, 'receipt'>) {
  const [feedback, setFeedback] = useState('')
  async function copyAnswers() {
    setFeedback('')
    try {
      await navigator.clipboard.writeText(text)
      setFeedback(words.copied)
    } catch {
      const answers = document.getElementById(`${form.id}-receipt-answers`)!
      getSelection()?.selectAllChildren(answers)
      setFeedback(words.selected)
    }
  }
  return (
    <span className="flex flex-wrap items-center">
      <button type="button" onClick={() => void copyAnswers()} className="touch text-link">
        {words.copy}
      </button>
      <span role="status" className="not-empty:ml-3">
        {feedback}
      </span>
    </span>
  )
}
