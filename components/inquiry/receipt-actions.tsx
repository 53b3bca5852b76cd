import { useState } from 'react'
import type { FormCopy } from '@/content/inquiry'
import type { Form } from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { cn } from '@/lib/utils'
import { fillBlanks } from './answers'
import { useInquiries } from './provider'

interface Props {
  form: Form
  copy: FormCopy['receipt']
  values: Values
  /** Of the element that has the answers. */
  answersId: string
  /** What is copied and shared. */
  text: string
}

export function ReceiptActions({ form, copy, values, answersId, text }: Props) {
  const { readAnswers, dispatch } = useInquiries()
  const { id } = form
  const firstField = `${id}-${Object.keys(form.fields)[0]}`
  const canShare = 'share' in navigator

  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-6 text-small print:hidden">
        <CopyButton copy={copy} answersId={answersId} text={text} />
        {canShare && (
          <button
            type="button"
            // Only as text: an address with the answers would be stored on the way. Dismissed, it rejects.
            onClick={() => void navigator.share({ title: copy.title, text }).catch(() => {})}
            className="touch text-link"
          >
            {copy.share}
          </button>
        )}
        <a
          href={`#${firstField}`}
          onClick={() =>
            dispatch({ type: 'filled', id, values: fillBlanks(readAnswers(id), values) })
          }
          className="touch text-link"
        >
          {copy.correct}
        </a>
        {/* The browsers inside apps neither print nor share. */}
        <button
          type="button"
          onClick={() => print()}
          className={cn('touch text-link', !canShare && 'pointer-coarse:hidden')}
        >
          {copy.print}
        </button>
      </p>
      <p className="max-w-(--measure) text-small text-fine print:hidden">{copy.correctNote}</p>
    </>
  )
}

/** Where a browser does not let us copy, the answers are selected, so that a visitor can. */
function CopyButton({ copy, answersId, text }: Pick<Props, 'copy' | 'answersId' | 'text'>) {
  const [feedback, setFeedback] = useState('')
  async function copyAnswers() {
    setFeedback('')
    try {
      await navigator.clipboard.writeText(text)
      setFeedback(copy.isCopied)
    } catch {
      getSelection()?.selectAllChildren(document.getElementById(answersId)!)
      setFeedback(copy.isSelected)
    }
  }
  return (
    <span className="flex flex-wrap items-center">
      <button type="button" onClick={() => void copyAnswers()} className="touch text-link">
        {copy.copyAnswers}
      </button>
      <span aria-live="polite" className="not-empty:ml-3">
        {feedback}
      </span>
    </span>
  )
}
