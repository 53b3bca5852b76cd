import { fullDay } from '@/lib/india'
import {
  type AnswerColumn,
  findColumn,
  type Field,
  type FieldRole,
  type FormId,
  type FormSpec,
  forms,
} from './fields'

/** An inquiry's answers, by their columns in the view `all_inquiries`. */
export type StoredAnswers = { form: FormId } & Partial<Record<AnswerColumn, string | null>>

export interface LabelledAnswer {
  label: string
  text: string
  kind: Field['kind']
  role?: FieldRole
}

/** Names the columns of what a form has sent. */
export const answersByColumn = (
  { id, fields }: FormSpec,
  values: Record<string, string | null>,
): StoredAnswers => ({
  form: id,
  ...Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [findColumn(name, field), values[name]]),
  ),
})

/**
 * The answers that were given, in the order of their form. Receipt, email and page show these.
 * @param copy the words of that form
 */
export function describeAnswers(
  inquiry: StoredAnswers,
  copy: { labels: Record<string, string>; options: Record<string, Record<string, string>> },
): LabelledAnswer[] {
  return Object.entries<Field>(forms[inquiry.form].fields).flatMap(([name, field]) => {
    const answer = inquiry[findColumn(name, field)]
    if (!answer?.trim()) return []
    const { kind, role } = field
    const text = kind === 'date' ? fullDay(answer) : (copy.options[name]?.[answer] ?? answer)
    return { label: copy.labels[name]!, text, kind, role }
  })
}
