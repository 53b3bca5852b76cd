import type { DetailedInquiryFormCopy, InquiryFormCopy, Messages } from '@/content/inquiry'
import type { Answers, Field, Fields, Outcome, Rule } from '@/lib/inquiry'

type ByField = 'labels' | 'hints' | 'placeholders' | 'options'
type Texts = Record<string, string>

/** The words of either form. */
export interface FormCopy extends Omit<InquiryFormCopy | DetailedInquiryFormCopy, ByField> {
  labels: Texts
  hints: Texts
  placeholders: Texts
  options: Record<string, Texts>
  /** The titles of the parts of a long form. */
  sections?: Texts
}

/** Copy with words for every field and option: without them it does not compile. */
export interface CopyFor<F extends Fields> extends FormCopy {
  labels: Record<keyof F, string>
  options: {
    [K in keyof F as F[K] extends { options: unknown } ? K : never]: Record<NonNullable<Answers<F>[K]>, string>
  }
}

/** An outcome in words. */
export interface Words {
  title: string
  description?: string
  /** Says the reference of the inquiry, or of the failure. */
  reference?: string
  /** The link from another page. */
  back: string
}

/** The words of an outcome. A refusal is a summary; its errors are shown beside the answers. */
export function wordsFor(outcome: Outcome, copy: FormCopy, messages: Messages): Words {
  const { back, receipt } = copy
  if (outcome.status === 'refused') return { title: checkWords(Object.keys(outcome.errors).length, messages), back }
  const { reference } = outcome
  const saying = (words: string) => reference && words.replace('{reference}', reference)
  if (outcome.status === 'sent') return { ...copy.sent, reference: saying(receipt.reference), back: receipt.title }
  const { tooMany, unexpected } = messages
  const said = { 'not-stored': copy.failed, 'too-many': tooMany, unexpected, offline: copy.offline }[outcome.reason]
  return { ...said, reference: saying(copy.reference), back }
}

/** @param wrong how many answers are to be corrected */
export function checkWords(wrong: number, { check }: Messages): string {
  return wrong === 1 ? check.one : check.many.replace('{n}', String(wrong))
}

/** What is wrong with an answer, beside it and in the summary. */
export function wordsForRule(rule: Rule, { kind, max }: Field, { rules }: Messages): string {
  if (rule === 'blank' && kind === 'date') return rules.noDay // today may stand there in grey, and be no answer
  return rules[rule].replace('{max}', max.toLocaleString('en-IN'))
}
