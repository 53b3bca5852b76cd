'use client'
import type { ComponentProps, MouseEvent } from 'react'
import { SiteLink } from '@/components/site/site-link'
import { FieldDescription } from '@/components/ui/field'
import type { inquiryForm } from '@/content/inquiry'
import { detailedNames, type Values } from '@/lib/inquiry'
import { type Chosen, textsOf, useInquiries } from './provider'

/**
 * Begins a story with a line, unless its writer has begun it. @param ours how the site may have
 * begun it before
 */
export function beginWith(line: string, story = '', ours: string[] = []): string {
  const begun = ours.find(before => story.startsWith(before)) ?? ''
  return begun || !story.trim() ? line + story.slice(begun.length) : story
}

/** The answers, and over them what is typed. */
export const withTyped = (answers: Values, typed: Values): Values => ({
  ...answers,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value)),
})

interface BeginProps extends ComponentProps<typeof SiteLink> {
  /** How the story then begins. {name}: of the collection */
  line: string
  collection: Chosen
}

/**
 * Links to the short form, begins its story with a collection and chooses its range. Without
 * scripts it is only a link.
 */
export function BeginLink({ line, collection, ...props }: BeginProps) {
  const { forms, fill } = useInquiries()
  const { chosen } = forms.inquiry
  const lineOf = ({ name }: Chosen) => `${line.replace('{name}', name)}\n`
  const begin = () =>
    fill(
      'inquiry',
      ({ message, budget, ...typed }) => ({
        ...typed,
        message: beginWith(lineOf(collection), message, chosen && [lineOf(chosen)]),
        budget: budget && budget !== chosen?.budget ? budget : collection.budget,
      }),
      { chosen: collection },
    )
  return <SiteLink {...props} onClick={begin} />
}

/** Beside the range: the price of the chosen collection. */
export function ChosenPrice({ words }: { words: string }) {
  const { chosen } = useInquiries().forms.inquiry
  if (!chosen) return null
  const price = words.replace('{name}', chosen.name).replace('{investment}', chosen.investment)
  return <FieldDescription className="mt-2">{price}</FieldDescription>
}

/**
 * Leads to the longer form, and takes along what is typed: never in an address. Without scripts it
 * is only a link.
 */
export function LongerFormLink({ text, label, href }: (typeof inquiryForm)['noDate']) {
  const { fill } = useInquiries()
  function carry({ currentTarget }: MouseEvent) {
    const short = textsOf(currentTarget.closest('form')!)
    const carried = Object.fromEntries(
      Object.entries(detailedNames).map(([name, detailedName]) => [
        detailedName,
        short[name] ?? '',
      ]),
    )
    fill('detailed-inquiry', typed => withTyped(carried, typed))
  }
  return (
    <p className="mt-2 text-small text-fine">
      {text}{' '}
      <SiteLink href={href} onClick={carry} className="-my-3 touch text-link">
        {label}
      </SiteLink>
    </p>
  )
}
