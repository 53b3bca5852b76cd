import type { FormCopy } from '@/content/inquiry'
import {
  detailedInquiryFields,
  type Field,
  fieldWithRole,
  inquiryFields,
} from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { findChanges } from './answers'

const detailedFields: Record<string, Field> = detailedInquiryFields
const storyName = fieldWithRole(detailedFields, 'story')!

/**
 * Copies the short form's answers into the detailed form. A visitor may do this several times.
 * @param detailed the detailed form's current values
 * @param copy the short form's
 * @param previouslyCarried what the previous copy filled in. Unless the visitor has changed it, the
 * short form's new answer replaces it.
 */
export function carryOver(
  short: Values,
  detailed: Values,
  copy: FormCopy,
  previouslyCarried: Values = {},
): { values: Values; carriedValues: Values } {
  const typed = findChanges(previouslyCarried, detailed)
  const values = fillDetailedForm(short, typed, copy)
  const isCarried = ([name]: [string, string]) => !typed[name]
  return { values, carriedValues: Object.fromEntries(Object.entries(values).filter(isCarried)) }
}

/**
 * Keeps what the visitor has typed there. An answer without a field or option in the detailed form
 * becomes a line at the start of its story, so that it is not lost.
 */
function fillDetailedForm(short: Values, typed: Values, copy: FormCopy): Values {
  const answers: Values = {}
  const lines: string[] = []
  const previousLines: string[] = []
  for (const [name, { role }] of Object.entries<Field>(inquiryFields)) {
    const answer = short[name] ?? ''
    const detailedName = role && fieldWithRole(detailedFields, role)
    if (detailedName) answers[detailedName] = canHold(detailedName, answer) ? answer : ''
    if (detailedName && typed[detailedName]) continue
    previousLines.push(...possibleLines(name, answer, copy))
    if (answer && !(detailedName && canHold(detailedName, answer)))
      lines.push(formatAnswer(name, answer, copy))
  }
  for (const [name, answer] of Object.entries(typed)) if (answer) answers[name] = answer
  const story = removeLines(answers[storyName] ?? '', previousLines)
  return { ...answers, [storyName]: lines.join('') + story }
}

/** The detailed form lacks some options of the short form. */
const canHold = (detailedName: string, answer: string) =>
  !answer || (detailedFields[detailedName]!.options?.includes(answer) ?? true)

function formatAnswer(name: string, answer: string, { labels, options }: FormCopy): string {
  const label = labels[name]!
  const question = label.endsWith('?') ? label : `${label}:`
  return `${question} ${options[name]?.[answer] ?? answer}.\n`
}

/** Every line that an earlier call may have written for this field. */
function possibleLines(name: string, answer: string, copy: FormCopy): string[] {
  const { options = [answer] } = (inquiryFields as Record<string, Field>)[name]!
  return options.map(option => formatAnswer(name, option, copy))
}

function removeLines(story: string, lines: string[]): string {
  const line = lines.find(line => story.startsWith(line))
  return line ? removeLines(story.slice(line.length), lines) : story
}
