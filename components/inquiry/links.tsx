'use client'
import type { ComponentProps } from 'react'
import { SectionLink } from '@/components/site/section-link'
import { FieldDescription } from '@/components/ui/field'
import type { home } from '@/content/home'
import type { InquiryFormCopy } from '@/content/inquiry'
import { detailedInquiryRoute, inquiryRoute as route, type Values } from '@/lib/action-state'
import { beginWith } from '@/lib/first-line'
import { type Collection, textsOf, useInquiries } from './provider'

const story = `${route.id}-message`

interface BeginProps extends ComponentProps<typeof SectionLink> {
  /** How the story then begins, if its writer has not begun it: {name} is the collection's, or in an earlier line another's. */
  line: string
  collection: Collection
}

/** Links to the short form, begins its story with a collection and chooses its range. Without scripts it is only a link. */
export function BeginLink({ line, collection, ...props }: BeginProps) {
  const { forms, update } = useInquiries()
  const { chosen } = forms[route.id]
  function begin() {
    const text = document.getElementById(story)
    const range = document.getElementById(`${route.id}-budget`)
    if (!(text instanceof HTMLTextAreaElement && range instanceof HTMLSelectElement)) return
    const [before = '', after = ''] = line.split('{name}')
    const isOurs = (first: string) => first.startsWith(before) && first.endsWith(after) && first.length < maxLetters
    const begun = before + collection.name + after
    text.value = beginWith(begun, text.value, isOurs)
    if (!range.value || range.value === chosen?.budget) range.value = collection.budget
    update(route, () => ({ chosen: collection }))
  }
  return <SectionLink {...props} onClick={begin} />
}

/** Longer first lines have been edited. */
const maxLetters = 40

/** Names the chosen collection. */
export function ChosenCollection({ words }: { words: typeof home.connect.chosen }) {
  const { chosen } = useInquiries().forms[route.id]
  return (
    <div role="status">
      {chosen && (
        <p className="mt-6 max-w-(--measure) border-l-2 border-field pl-6 text-wrap">
          {words.text.replace('{name}', chosen.name)}{' '}
          <a href={`#${story}`} className="-my-3 touch text-link">
            {words.story}
          </a>
        </p>
      )}
    </div>
  )
}

/** Beside the range. */
export function ChosenPrice({ words }: { words: typeof home.connect.chosen }) {
  const { chosen } = useInquiries().forms[route.id]
  if (!chosen) return null
  const text = words.price.replace('{name}', chosen.name).replace('{investment}', chosen.investment)
  return <FieldDescription className="mt-2">{text}</FieldDescription>
}

/** Leads to the longer form, and takes along what is typed: never in an address. Without scripts it is only a link. */
export function LongerFormLink({ text, label, href }: InquiryFormCopy['noDate']) {
  const { update } = useInquiries()
  function carry() {
    const form = document.getElementById(route.id)
    if (!(form instanceof HTMLFormElement)) return
    const { names, email, phone, location, guest_count, budget, message } = textsOf(form)
    const carried = {
      name: names,
      email,
      phone,
      venue: location,
      guestCount: guest_count,
      budgetRange: budget,
      story: message,
    }
    const given = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Values
    update(detailedInquiryRoute, ({ values = {} }) => ({ values: { ...given(carried), ...given(values) } }))
  }
  return (
    <p className="mt-2 text-small text-fine">
      {text}{' '}
      <SectionLink href={href} onClick={carry} className="-my-3 touch text-link">
        {label}
      </SectionLink>
    </p>
  )
}
