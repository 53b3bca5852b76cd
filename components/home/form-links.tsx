'use client'
import type { ComponentProps } from 'react'
import { SiteLink } from '@/components/site/site-link'
import type { inquiryForm } from '@/content/inquiry'
import { beginStory } from '@/components/inquiry/answers'
import { carryOver } from '@/components/inquiry/carry-over'
import { useFormParts } from '@/components/inquiry/form-context'
import { useInquiries } from '@/components/inquiry/provider'
import type { Choice } from '@/components/inquiry/state'

interface BeginProps extends ComponentProps<typeof SiteLink> {
  /** Begins the story. {name}: of the collection */
  line: string
  collection: Choice
}

export function BeginLink({ line, collection, ...props }: BeginProps) {
  const { forms, readAnswers, dispatch } = useInquiries()
  const choiceBefore = forms.inquiry?.choice
  const lineOf = ({ name }: Choice) => `${line.replace('{name}', name)}\n`
  function chooseCollection() {
    const id = 'inquiry'
    const { message, budget, ...others } = readAnswers(id)
    const values = {
      ...others,
      message: beginStory(lineOf(collection), message, choiceBefore && [lineOf(choiceBefore)]),
      budget: budget && budget !== choiceBefore?.budget ? budget : collection.budget,
    }
    dispatch({ type: 'filled', id, values, choice: collection })
  }
  return <SiteLink {...props} onClick={chooseCollection} />
}

/** @param sentence {name} and {investment}: of the collection */
export function ChosenCollection({ sentence }: { sentence: string }) {
  const choice = useInquiries().forms.inquiry?.choice
  return (
    <div
      aria-live="polite"
      aria-atomic
      className="not-empty:mb-8 not-empty:border-l-2 not-empty:border-field not-empty:pl-6"
    >
      {choice && sentence.replace('{name}', choice.name).replace('{investment}', choice.investment)}
    </div>
  )
}

/** Takes along what is typed: never in an address. */
export function LongerFormLink({ text, ...link }: (typeof inquiryForm)['noDate']) {
  const { forms, readAnswers, dispatch } = useInquiries()
  const { copy } = useFormParts()
  function carryAnswers() {
    const from = 'inquiry'
    const to = 'detailed-inquiry'
    const carriedBefore = forms[to]?.carriedValues
    const carried = carryOver(readAnswers(from), readAnswers(to), copy, carriedBefore)
    dispatch({ type: 'carried', from, to, ...carried })
  }
  return (
    <p className="mt-2 text-small text-fine">
      {text} <SiteLink {...link} onClick={carryAnswers} className="-my-3 touch text-link" />
    </p>
  )
}
