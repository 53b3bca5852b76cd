import type { Values } from './outcome'

/** The short form's options, in lakhs (100,000) of rupees. */
export const budgets = ['3-5', '5-8', '8-12', '12+'] as const
/** The short form's range for a price, such as ₹9,50,000. */
export function findBudget(price: string): (typeof budgets)[number] {
  const lakhs = Number(price.replace(/\D/g, '')) / 100_000
  const budget = budgets.findLast(range => lakhs >= parseFloat(range))
  if (!budget) throw new Error(`No range in lib/inquiry/fields.ts holds ${price}. Add one.`)
  return budget
}
/** The detailed form's options, in lakhs. They differ from the short form's on purpose. */
export const budgetRanges = ['5-8', '8-12', '12-18', '18+'] as const
export const decisionTimelines = ['immediate', 'month', 'quarter', 'exploring'] as const
export const multiDays = ['single', '2-3', '4-5', 'week'] as const
export const discretions = ['standard', 'nda', 'public'] as const

/**
 * What an answer means, beyond its kind. Fields of both forms with the same role share a column. A
 * form has each role at most once.
 */
export type FieldRole =
  | 'name'
  | 'email'
  | 'phone'
  | 'day'
  | 'place'
  | 'guests'
  | 'days'
  | 'range'
  | 'story'
  | 'discretion'

export interface Field {
  kind: 'text' | 'email' | 'tel' | 'date' | 'multiline' | 'choice'
  role?: FieldRole
  required: boolean
  /**
   * In UTF-16 code units. The forms set no `maxlength`: browsers would cut pasted text silently.
   */
  max: number
  options?: readonly string[]
  autoComplete?: string
  wide?: true
  section?: 'essential' | 'rituals' | 'aesthetic' | 'investment' | 'story'
}
export type Fields = Record<string, Field>

// Every maximum is far above an honest answer. 254 is the longest address that SMTP allows (RFC
// 5321, 4.5.3.1.3).
const name = {
  kind: 'text',
  role: 'name',
  required: true,
  max: 200,
  autoComplete: 'name',
  wide: true,
} as const
const email = {
  kind: 'email',
  role: 'email',
  required: true,
  max: 254,
  autoComplete: 'email',
} as const
const phone = {
  kind: 'tel',
  role: 'phone',
  required: false,
  max: 40,
  autoComplete: 'tel',
} as const
const day = { kind: 'date', role: 'day', required: false, max: 10 } as const
const singleLine = { kind: 'text', required: false, max: 300 } as const
const multiline = { kind: 'multiline', required: false, wide: true } as const
const place = { ...singleLine, role: 'place' } as const
const guests = { ...singleLine, role: 'guests' } as const
const choice = { kind: 'choice', required: false, max: 20 } as const
const range = { ...choice, role: 'range' } as const
const story = { ...multiline, role: 'story', max: 10_000 } as const

export const inquiryFields = {
  names: name,
  email,
  phone: { ...phone, required: true },
  wedding_date: { ...day, required: true },
  location: { ...place, required: true },
  guest_count: guests,
  budget: { ...range, options: budgets },
  message: story,
} as const satisfies Fields

export const detailedInquiryFields = {
  name: { ...name, section: 'essential' },
  email: { ...email, section: 'essential' },
  phone: { ...phone, section: 'essential' },
  weddingDate: { ...day, section: 'essential' },
  venue: { ...place, section: 'essential' },
  guestCount: { ...guests, wide: true, section: 'essential' },
  multiDay: { ...choice, role: 'days', options: multiDays, wide: true, section: 'rituals' },
  culturalDetails: { ...multiline, max: 5_000, section: 'rituals' },
  visualReferences: { ...multiline, max: 2_000, section: 'aesthetic' },
  weddingPlanner: { ...singleLine, wide: true, section: 'aesthetic' },
  budgetRange: { ...range, options: budgetRanges, section: 'investment' },
  decisionTimeline: { ...choice, options: decisionTimelines, section: 'investment' },
  story: { ...story, section: 'story' },
  nda: {
    ...choice,
    role: 'discretion',
    options: discretions,
    wide: true,
    section: 'story',
  },
} as const satisfies Fields

/** The name of an invisible field. Browsers fill in no field of this name. */
export const honeypot = 'vista_margin_note'

export const shortForm = {
  id: 'inquiry',
  outcomeUrl: '/#inquiry-outcome',
  fields: inquiryFields,
} as const
export const detailedForm = {
  id: 'detailed-inquiry',
  outcomeUrl: '/contact#detailed-inquiry-outcome',
  fields: detailedInquiryFields,
} as const
export type FormSpec = (typeof shortForm | typeof detailedForm) & { fields: Fields }
export type FormId = FormSpec['id']
export const forms = {
  [shortForm.id]: shortForm,
  [detailedForm.id]: detailedForm,
} as const satisfies Record<FormId, FormSpec>

export type Answers<F extends Fields> = {
  -readonly [K in keyof F]:
    | (F[K] extends { options: readonly (infer O extends string)[] } ? O : string)
    | (F[K]['required'] extends true ? never : null)
}
export type Inquiry = Answers<typeof inquiryFields>
export type DetailedInquiry = Answers<typeof detailedInquiryFields>

const columnOfRole = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  day: 'wedding_date',
  place: 'venue',
  guests: 'guest_count',
  days: 'multi_day',
  range: 'budget_range',
  story: 'story',
  discretion: 'nda',
} as const satisfies Record<FieldRole, string>

/** A column of the view `all_inquiries` that has answers. */
export type AnswerColumn = ColumnsOf<typeof inquiryFields> | ColumnsOf<typeof detailedInquiryFields>
type ColumnsOf<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { role: infer Role extends FieldRole }
    ? (typeof columnOfRole)[Role]
    : SnakeCase<Name>
}[keyof F & string]
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/**
 * The column of the view `all_inquiries` that has the answers to a field. Fields of both forms that
 * share it ask for the same thing.
 */
export const findColumn = (name: string, { role }: Field) =>
  (role
    ? columnOfRole[role]
    : name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)) as AnswerColumn

/** Makes something for each column that has answers. */
export function mapAnswerColumns<T>(make: (column: AnswerColumn) => T): Record<AnswerColumn, T> {
  const fields = [shortForm, detailedForm].flatMap(form => Object.entries<Field>(form.fields))
  const columns = fields.map(([name, field]) => findColumn(name, field))
  return Object.fromEntries(columns.map(column => [column, make(column)])) as Record<
    AnswerColumn,
    T
  >
}

/** Returns the name of the form's field with this role, if there is one. */
export const fieldWithRole = (fields: Fields, role: FieldRole): string | undefined =>
  Object.keys(fields).find(name => fields[name]!.role === role)

export const answerWithRole = (fields: Fields, role: FieldRole, values: Record<string, string>) =>
  values[fieldWithRole(fields, role)!]?.trim() ?? ''

/**
 * Returns an answer for every field, as it was typed: a form sends each newline as CRLF. The data may
 * lack a field: forms do not send a checkbox that is not ticked.
 */
export function readAnswers(fields: Fields, data: FormData): Values {
  const answers = Object.entries(fields).map(([name, field]) => [
    name,
    readAnswer(field, data.get(name)),
  ])
  return Object.fromEntries(answers) as Values
}

/**
 * Without a default case, so that the compiler names this function for a new kind of field. A box that
 * is not ticked stays '' here and becomes `no` in schema.ts: "Correct and send again" takes '' alone for
 * an answer that may be filled in.
 */
function readAnswer({ kind }: Field, entry: FormDataEntryValue | null): string {
  switch (kind) {
    case 'text':
    case 'email':
    case 'tel':
    case 'date':
    case 'multiline':
    case 'choice':
      return typeof entry === 'string' ? entry.replaceAll('\r\n', '\n') : '' // a bot may send a file
  }
}
