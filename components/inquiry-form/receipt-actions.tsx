import { cx } from 'class-variance-authority'
import { useState } from 'react'
import type { FormCopy } from '@/content/inquiry'
import type { FormSpec } from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { fillBlanks } from './answers'
import { fillForm } from './form-control'
import { useInquiries } from './provider'

interface Props {
  form: FormSpec
  copy: FormCopy['receipt']
  values: Values
  /** The id of the element that shows the answers. */
  answersId: string
  /** The text to copy or share. */
  text: string
}

export function ReceiptActions({ form, copy, values, answersId, text }: Props) {
  const { formControls } = useInquiries()
  const firstField = `${form.id}-${Object.keys(form.fields)[0]}`
  const canShare = 'share' in navigator

  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-6 text-small print:hidden">
        <CopyButton copy={copy} answersId={answersId} text={text} />
        {canShare && (
          <button
            type="button"
            // Shares text and no URL: a URL with the answers could be stored on the way. Rejects when
            // the visitor dismisses it.
            onClick={() => void navigator.share({ title: copy.title, text }).catch(() => {})}
            className="touch-target text-link"
          >
            {copy.share}
          </button>
        )}
        <a
          href={`#${firstField}`}
          onClick={() => fillForm(formControls, form, typed => fillBlanks(typed, values))}
          className="touch-target text-link"
        >
          {copy.correct}
        </a>
        {/* Browsers inside apps can neither share nor print. */}
        <button
          type="button"
          onClick={() => print()}
          className={cx('touch-target text-link', !canShare && 'pointer-coarse:hidden')}
        >
          {copy.print}
        </button>
      </p>
      <p className="max-w-(--measure) text-small text-fine print:hidden">{copy.correctNote}</p>
    </>
  )
}

/** Selects the answers where the browser denies access to the clipboard, so that a visitor can copy. */
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
      <button type="button" onClick={() => void copyAnswers()} className="touch-target text-link">
        {copy.copyAnswers}
      </button>
      <span aria-live="polite" className="not-empty:ml-3">
        {feedback}
      </span>
    </span>
  )
}
