import type { FormCopy } from '@/content/inquiry'
import {
  findColumn,
  detailedInquiryFields,
  type Field,
  fieldWithRole,
  inquiryFields,
} from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { fillBlanks, findChanges } from './answers'

/** What the detailed form has from the short one. */
export interface Carried {
  values: Values
  /** The start of its story: the answers that no other field can hold. */
  lines: string
}

const detailedFields: Record<string, Field> = detailedInquiryFields
const storyName = fieldWithRole(detailedFields, 'story')!

/**
 * Copies the short form's answers into the detailed form, and keeps what the visitor has typed there.
 * A visitor may do this several times.
 * @param detailed the detailed form's current values
 * @param copy the short form's
 * @param previous what the previous copy filled in. Unless the visitor has changed it, the short
 * form's new answer replaces it.
 */
export function carryOver(
  short: Values,
  detailed: Values,
  copy: FormCopy,
  previous: Carried = { values: {}, lines: '' },
): { values: Values; carried: Carried } {
  const typed = findChanges(previous.values, detailed)
  const answers: Values = {}
  let lines = ''
  for (const [name, field] of Object.entries<Field>(inquiryFields)) {
    const answer = short[name] ?? ''
    const target = detailedNameOf(findColumn(name, field))
    const isHeld = target !== undefined && canHold(target, answer)
    if (target) answers[target] = isHeld ? answer : ''
    if (answer && !isHeld && !(target && typed[target])) lines += formatAnswer(name, answer, copy)
  }
  const values = fillBlanks(typed, answers)
  const story = values[storyName] ?? ''
  const ownStory = story.startsWith(previous.lines) ? story.slice(previous.lines.length) : story
  values[storyName] = lines + ownStory
  const isCarried = ([name]: [string, string]) => !typed[name]
  return {
    values,
    carried: { values: Object.fromEntries(Object.entries(values).filter(isCarried)), lines },
  }
}

/** Fields of both forms with the same column ask for the same thing. */
const detailedNameOf = (column: string) =>
  Object.keys(detailedFields).find(name => findColumn(name, detailedFields[name]!) === column)

/** The detailed form lacks some options of the short form. */
const canHold = (detailedName: string, answer: string) =>
  !answer || (detailedFields[detailedName]!.options?.includes(answer) ?? true)

function formatAnswer(name: string, answer: string, { labels, options }: FormCopy): string {
  const label = labels[name]!
  const question = label.endsWith('?') ? label : `${label}:`
  return `${question} ${options[name]?.[answer] ?? answer}.\n`
}
