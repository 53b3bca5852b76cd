'use client'
import type { ComponentProps } from 'react'
import { SiteLink } from '@/components/site/site-link'
import type { home } from '@/content/home'
import type { inquiryForm } from '@/content/inquiry'
import { prependStoryLine } from '@/components/inquiry-form/answers'
import { carryOver } from '@/components/inquiry-form/carry-over'
import { useInquiryFormContext } from '@/components/inquiry-form/form'
import { fillForm, getFormControl } from '@/components/inquiry-form/form-control'
import { useInquiries } from '@/components/inquiry-form/provider'
import { fillSentence } from '@/lib/fill-sentence'
import type { ChosenCollection } from '@/components/inquiry-form/state'
import { detailedForm, shortForm } from '@/lib/inquiry/fields'

interface BeginProps extends ComponentProps<typeof SiteLink> {
  /** The story's first line. `{name}` becomes the collection's name. */
  line: typeof home.investment.begin.line
  collection: ChosenCollection
}

export function BeginLink({ line, collection, ...props }: BeginProps) {
  const { states, updateState, formControls } = useInquiries()
  const previous = states.inquiry?.chosenCollection
  const storyLine = ({ name }: ChosenCollection) => `${fillSentence(line, { name })}\n`
  function chooseCollection() {
    fillForm(formControls, shortForm, ({ message, budget }) => ({
      message: prependStoryLine(storyLine(collection), message, previous && [storyLine(previous)]),
      budget: budget && budget !== previous?.budget ? budget : collection.budget,
    }))
    updateState(shortForm.id, { chosenCollection: collection })
  }
  return <SiteLink {...props} onClick={chooseCollection} />
}

/** @param sentence with `{name}` and `{investment}`, which become the collection's */
export function ChosenCollectionNote({ sentence }: { sentence: typeof home.connect.chosenPrice }) {
  const collection = useInquiries().states.inquiry?.chosenCollection
  return (
    <div
      aria-live="polite"
      aria-atomic
      className="not-empty:mb-8 not-empty:border-l-2 not-empty:border-field not-empty:pl-6"
    >
      {collection && fillSentence(sentence, collection)}
    </div>
  )
}

/** Copies the typed answers into the detailed form. They never become part of a URL. */
export function DetailedFormLink({ text, ...link }: (typeof inquiryForm)['noDate']) {
  const { states, updateState, formControls } = useInquiries()
  const { copy } = useInquiryFormContext()
  function carryAnswers() {
    const answers = getFormControl(formControls, shortForm).getValues()
    fillForm(formControls, detailedForm, typed => carryOver(answers, typed, copy))
    // Both forms then have the answers. Only the detailed form asks before they are lost.
    const hasTyped = [shortForm, detailedForm].some(({ id }) => states[id]?.hasTyped)
    updateState(shortForm.id, { hasTyped: false })
    updateState(detailedForm.id, { hasTyped })
  }
  return (
    <p className="col-span-full -mt-6 text-small text-fine">
      {text} <SiteLink {...link} onClick={carryAnswers} className="-my-3 touch-target text-link" />
    </p>
  )
}
