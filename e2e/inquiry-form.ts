import { expect, type Locator, type Page } from '@playwright/test'
import { getTableColumns } from 'drizzle-orm'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import { detailedInquiry, inquiry } from '@/db/samples'
import { detailedInquiries, inquiries } from '@/db/schema'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'

/** What a visitor answers: label → text, day as 2026-02-14, or the label of a choice. */
export type Answers = Readonly<Record<string, string>>
type Texts = Record<string, string | null>

/** The studio, wherever a visitor may be stuck. */
export const waysOut = ['tel:+911234567890', 'https://wa.me/911234567890', 'mailto:studio@noorvista.example']
export const email = 'Email Address'

/** One of the two forms, as a visitor meets it: by its labels and words. */
export interface InquiryForm {
  path: string
  submit: string
  sent: { title: string; description: string }
  failed: string
  table: 'inquiries' | 'detailed_inquiries'
  /** Label of the first field. */
  name: string
  /** Every field answered, but for the e-mail address, which is a new one in each story. */
  full: Answers
  /** What is then stored. */
  fullRow: Texts
  /** Only what is required. */
  least: Answers
}

interface Questions {
  fields: Record<string, Field>
  sample: Texts
  columns: Record<string, { name: string }>
  copy: { labels: Record<string, string>; options: Record<string, Record<string, string>> }
}

/** The answers of db/samples.ts as they are typed, and as they are stored: a new field is asked in every story. */
function answersTo({ fields, sample, columns, copy }: Questions) {
  const names = Object.keys(fields).filter(name => name !== 'email')
  const text = (name: string) => {
    const answer = sample[name] ?? ''
    return fields[name]?.kind === 'multiline' ? answer : answer.replace(/\s+/g, ' ') // an input is one line
  }
  const typed = (name: string) => [copy.labels[name], copy.options[name]?.[text(name)] ?? text(name)]
  return {
    name: copy.labels[names[0]!]!,
    full: Object.fromEntries(names.map(typed)) as Answers,
    fullRow: Object.fromEntries(names.map(name => [columns[name]!.name, text(name)])),
    least: Object.fromEntries(names.filter(name => fields[name]?.required).map(typed)) as Answers,
  }
}

export const shortForm: InquiryForm = {
  path: '/',
  submit: 'Send Your Inquiry',
  sent: {
    title: 'Inquiry Submitted Successfully!',
    description: "We'll review your inquiry and respond within 24 hours.",
  },
  failed: 'There was an error submitting your inquiry. Please try again or contact us directly.',
  table: 'inquiries',
  ...answersTo({ fields: inquiryFields, sample: inquiry, columns: getTableColumns(inquiries), copy: inquiryForm }),
}

export const detailedForm: InquiryForm = {
  path: '/contact',
  submit: 'Submit',
  sent: {
    title: 'Detailed Inquiry Submitted Successfully!',
    description: "We'll review your submission and get back to you within 24 hours.",
  },
  failed: 'There was an error submitting your detailed inquiry. Please try again or contact us directly.',
  table: 'detailed_inquiries',
  ...answersTo({
    fields: detailedInquiryFields,
    sample: detailedInquiry,
    columns: getTableColumns(detailedInquiries),
    copy: detailedInquiryForm,
  }),
}

/** The field, or the group of radios, with this label; "(optional)" or a hint may follow it there. */
export function field(page: Page, label: string): Locator {
  const name = new RegExp(`^${label.replace(/[?()]/g, '\\$&')}`)
  const form = page.locator('main form')
  return form
    .getByRole('group', { name })
    .filter({ has: page.getByRole('radio') })
    .or(form.getByLabel(name))
    .first()
}

export async function fill(page: Page, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    const found = field(page, label)
    const kind = await kindOf(found)
    if (kind === 'radios') await found.getByLabel(answer, { exact: true }).check()
    else if (kind === 'select') await found.selectOption({ label: answer })
    else await found.fill(answer)
  }
}

/** Everything typed and chosen is still there. */
export async function expectKept(page: Page, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    const found = field(page, label)
    const kind = await kindOf(found)
    if (kind === 'radios') await expect(found.getByLabel(answer, { exact: true }), label).toBeChecked()
    else if (kind === 'select') await expect(found.locator('option:checked'), label).toHaveText(answer)
    else await expect(found, label).toHaveValue(answer)
  }
}

/** Every field is empty again, and no choice is made. */
export async function expectEmpty(page: Page, labels: string[]) {
  for (const label of labels) {
    const found = field(page, label)
    if ((await kindOf(found)) === 'radios') await expect(found.locator('[value=""]'), label).toBeChecked()
    else await expect(found, label).toHaveValue('')
  }
}

export function button(page: Page, form: InquiryForm): Locator {
  return page.locator('main form').getByRole('button', { name: form.submit, exact: true })
}

export async function send(page: Page, form: InquiryForm) {
  await button(page, form).click()
}

/** The message that stays by the form. */
export async function expectSent(page: Page, form: InquiryForm) {
  const message = page.getByRole('main').getByRole('status').filter({ hasText: form.sent.title })
  await expect(message).toBeVisible()
  await expect(message).toContainText(form.sent.description)
}

export async function expectToast(page: Page, title: string, description: string) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title })
  await expect(toast.first()).toBeVisible()
  await expect(toast.first()).toContainText(description)
}

/** The message of a failure stays by the form, with every other way to the studio. */
export async function expectFailed(page: Page, words: string, timeout?: number) {
  const message = page.getByRole('main').getByRole('alert').filter({ hasText: words })
  await expect(message).toBeVisible({ timeout })
  await expect(message).toContainText('Submission Failed')
  for (const href of waysOut) await expect(message.locator(`a[href^="${href}"]`)).toBeVisible()
}

/** Words beside the field, that a screen reader reads with it. */
export async function expectComplaint(page: Page, label: string, words: string | RegExp) {
  const found = field(page, label)
  await expect(found).toHaveAttribute('aria-invalid', 'true')
  await expect(found).toHaveAccessibleDescription(words)
  await expect(page.locator('main form').getByText(words).first()).toBeVisible()
}

/** A visitor whose browser does not check: an old one, or one told not to. */
export async function withoutBrowserChecks(page: Page) {
  await page.locator('main form').evaluate(form => ((form as HTMLFormElement).noValidate = true))
}

async function kindOf(found: Locator): Promise<'radios' | 'select' | 'text'> {
  const tag = await found.evaluate(element => element.tagName)
  return tag === 'FIELDSET' || tag === 'DIV' ? 'radios' : tag === 'SELECT' ? 'select' : 'text'
}
