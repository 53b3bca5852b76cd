import type { FormCopy } from '@/content/inquiry'
import {
  detailedInquiryFields,
  type Field,
  fieldWithRole,
  inquiryFields,
} from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { findChanges } from './answers'

const longerFields: Record<string, Field> = detailedInquiryFields
const storyName = fieldWithRole(longerFields, 'story')!

/**
 * For a visitor who goes from the short form to the longer one, perhaps again.
 * @param longer what stands in the longer form
 * @param carriedBefore what the last visit filled in: unless changed, it follows the short form
 * @param copy of the short form
 */
export function carryOver(
  short: Values,
  longer: Values,
  copy: FormCopy,
  carriedBefore: Values = {},
): { values: Values; carriedValues: Values } {
  const typed = findChanges(carriedBefore, longer)
  const values = fillLongerForm(short, typed, copy)
  const isCarried = ([name]: [string, string]) => !typed[name]
  return { values, carriedValues: Object.fromEntries(Object.entries(values).filter(isCarried)) }
}

/**
 * What is typed stays. An answer that the longer form cannot hold begins its story, so that nothing is
 * lost in silence.
 */
function fillLongerForm(short: Values, typed: Values, copy: FormCopy): Values {
  const answers: Values = {}
  const lines: string[] = []
  const linesBefore: string[] = []
  for (const [name, { role }] of Object.entries<Field>(inquiryFields)) {
    const answer = short[name] ?? ''
    const longerName = role && fieldWithRole(longerFields, role)
    if (longerName) answers[longerName] = canHold(longerName, answer) ? answer : ''
    if (longerName && typed[longerName]) continue
    linesBefore.push(...linesFor(name, answer, copy))
    if (answer && !(longerName && canHold(longerName, answer)))
      lines.push(lineOf(name, answer, copy))
  }
  for (const [name, answer] of Object.entries(typed)) if (answer) answers[name] = answer
  const story = withoutLines(answers[storyName] ?? '', linesBefore)
  return { ...answers, [storyName]: lines.join('') + story }
}

const canHold = (longerName: string, answer: string) =>
  !answer || (longerFields[longerName]!.options?.includes(answer) ?? true)

function lineOf(name: string, answer: string, { labels, options }: FormCopy): string {
  const label = labels[name]!
  const question = label.endsWith('?') ? label : `${label}:`
  return `${question} ${options[name]?.[answer] ?? answer}.\n`
}

/** All that an earlier visit may have written for this field. */
function linesFor(name: string, answer: string, copy: FormCopy): string[] {
  const { options = [answer] } = (inquiryFields as Record<string, Field>)[name]!
  return options.map(option => lineOf(name, option, copy))
}

function withoutLines(story: string, lines: string[]): string {
  const line = lines.find(line => story.startsWith(line))
  return line ? withoutLines(story.slice(line.length), lines) : story
}
