'use client'
import type { ComponentProps, MouseEvent } from 'react'
import { SiteLink } from '@/components/site/site-link'
import type { inquiryForm } from '@/content/inquiry'
import { beginWith, valuesIn } from '@/components/inquiry/answers'
import { carryOver } from '@/components/inquiry/carry-over'
import { useInquiryFormContext } from '@/components/inquiry/form'
import { useInquiries } from '@/components/inquiry/provider'
import type { Chosen } from '@/components/inquiry/state'

interface BeginProps extends ComponentProps<typeof SiteLink> {
  /** Begins the story. {name}: of the collection */
  line: string
  collection: Chosen
}

export function BeginLink({ line, collection, ...props }: BeginProps) {
  const { forms, fill } = useInquiries()
  const chosen = forms.inquiry?.chosen
  const lineOf = ({ name }: Chosen) => `${line.replace('{name}', name)}\n`
  const begin = () =>
    fill(
      'inquiry',
      ({ message, budget, ...typed }) => ({
        ...typed,
        message: beginWith(lineOf(collection), message, chosen && [lineOf(chosen)]),
        budget: budget && budget !== chosen?.budget ? budget : collection.budget,
      }),
      collection,
    )
  return <SiteLink {...props} onClick={begin} />
}

export function ChosenCollection({ words }: { words: string }) {
  const chosen = useInquiries().forms.inquiry?.chosen
  return (
    <p
      role="status"
      className="not-empty:mb-8 not-empty:border-l-2 not-empty:border-field not-empty:pl-6"
    >
      {chosen && words.replace('{name}', chosen.name).replace('{investment}', chosen.investment)}
    </p>
  )
}

/** Takes along what is typed: never in an address. */
export function LongerFormLink({ text, ...link }: (typeof inquiryForm)['noDate']) {
  const { forms, fill, dispatch } = useInquiries()
  const { copy } = useInquiryFormContext()
  function carry({ currentTarget }: MouseEvent) {
    const short = valuesIn(currentTarget.closest('form')!)
    fill('detailed-inquiry', typed => carryOver(short, typed, copy))
    if (!forms.inquiry?.isDirty) return
    dispatch({ type: 'edited', id: 'inquiry', isDirty: false })
    dispatch({ type: 'edited', id: 'detailed-inquiry', isDirty: true })
  }
  return (
    <p className="mt-2 text-small text-fine">
      {text} <SiteLink {...link} onClick={carry} className="-my-3 touch text-link" />
    </p>
  )
}
