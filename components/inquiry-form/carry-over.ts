import type { FormCopy } from '@/content/inquiry'
import {
  findColumn,
  detailedInquiryFields,
  type Field,
  fieldWithRole,
  inquiryFields,
} from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { fillBlanks } from './answers'

const detailedFields: Record<string, Field> = detailedInquiryFields
const storyName = fieldWithRole(detailedFields, 'story')!

/**
 * Fills the detailed form's blanks with the short form's answers. An answer that no other field can
 * hold becomes a line at the start of the story.
 * @param detailed the detailed form's current answers, which stay
 * @param copy the short form's
 */
export function carryOver(short: Values, detailed: Values, copy: FormCopy): Values {
  const answers: Values = {}
  let lines = ''
  for (const [name, field] of Object.entries<Field>(inquiryFields)) {
    const answer = short[name] ?? ''
    const target = findDetailedName(findColumn(name, field))
    if (target && canHold(target, answer)) answers[target] = answer
    else if (answer && !(target && detailed[target])) lines += formatAnswer(name, answer, copy)
  }
  answers[storyName] = lines + (answers[storyName] ?? '')
  return fillBlanks(detailed, answers)
}

/** Fields of both forms with the same column ask for the same thing. */
const findDetailedName = (column: string) =>
  Object.keys(detailedFields).find(name => findColumn(name, detailedFields[name]!) === column)

/** The detailed form lacks some options of the short form. */
const canHold = (detailedName: string, answer: string) =>
  !answer || (detailedFields[detailedName]!.options?.includes(answer) ?? true)

function formatAnswer(name: string, answer: string, { labels, options }: FormCopy): string {
  const label = labels[name]!
  const question = label.endsWith('?') ? label : `${label}:`
  return `${question} ${options[name]?.[answer] ?? answer}.\n`
}
