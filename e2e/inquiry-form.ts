import { randomUUID } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { getTableColumns } from 'drizzle-orm'
import type { Sql } from 'postgres'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import { contactMethods } from '@/content/studio'
import { detailedInquiry, inquiry } from '@/db/samples'
import { detailedInquiries, inquiries } from '@/db/schema'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { expect } from './fixtures'

/** Answers by label: text, a date such as 2026-02-14, or the label of an option. */
export type Answers = Readonly<Record<string, string>>
type Texts = Record<string, string | null>
interface Words {
  title: string
  description: string
}

/** The site answers within 6 s whatever the database does (db/store.ts); a busy machine may take longer to show it. */
const outcomeMs = 20_000
/** The contact links beside a failure. */
const contactHrefs = Object.values(contactMethods).map(({ href }) => href)
/** Stands for the label of the e-mail address, which may differ between the forms. */
export const email = 'email'

interface Questions {
  fields: Record<string, Field>
  sample: Texts
  columns: Record<string, { name: string }>
  copy: { labels: Record<string, string>; options: Record<string, Record<string, string>> }
}

/** The answers of db/samples.ts, as typed and as stored: a new field is part of every test. */
function answersTo({ fields, sample, columns, copy }: Questions) {
  const names = Object.keys(fields).filter(name => name !== 'email')
  const text = (name: string) => {
    const answer = sample[name] ?? ''
    return fields[name]?.kind === 'multiline' ? answer : answer.replace(/\s+/g, ' ') // an input has one line
  }
  const typed = (name: string) => [copy.labels[name], copy.options[name]?.[text(name)] ?? text(name)]
  return {
    /** Label of the first field. */
    name: copy.labels[names[0]!]!,
    /** Every field, except the e-mail address, which is new in each test. */
    full: Object.fromEntries(names.map(typed)) as Answers,
    /** What is then stored. */
    fullRow: Object.fromEntries(names.map(name => [columns[name]!.name, text(name)])) as Texts,
    /** Only what is required. */
    least: Object.fromEntries(names.filter(name => fields[name]?.required).map(typed)) as Answers,
  }
}

/** The two forms, by their labels and words. */
export const shortForm = {
  path: '/',
  submit: inquiryForm.submit as string,
  sent: inquiryForm.sent as Words,
  failed: inquiryForm.failed as Words,
  table: 'inquiries',
  ...answersTo({ fields: inquiryFields, sample: inquiry, columns: getTableColumns(inquiries), copy: inquiryForm }),
}
export type InquiryForm = typeof shortForm

export const detailedForm: InquiryForm = {
  path: '/contact',
  submit: detailedInquiryForm.submit,
  sent: detailedInquiryForm.sent,
  failed: detailedInquiryForm.failed,
  table: 'detailed_inquiries',
  ...answersTo({
    fields: detailedInquiryFields,
    sample: detailedInquiry,
    columns: getTableColumns(detailedInquiries),
    copy: detailedInquiryForm,
  }),
}

export const withEmail = (answers: Answers, address = `${randomUUID()}@example.com`) => ({
  ...answers,
  [email]: address,
})

/** The field, or the group of radios, with this label, which "(optional)" or a hint may follow. */
export function field(page: Page, label: string): Locator {
  const name = new RegExp(`^${label.replace(/[?()+.*]/g, '\\$&')}`)
  const form = page.locator('main form')
  if (label === email) return form.locator('[name=email]')
  return form.getByRole('radiogroup', { name }).or(form.getByLabel(name)).first()
}

export async function fill(page: Page, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    const found = field(page, label)
    const tag = await found.evaluate(element => element.tagName)
    if (tag === 'FIELDSET') await found.getByLabel(answer, { exact: true }).check()
    else if (tag === 'SELECT') await found.selectOption({ label: answer })
    else await found.fill(answer)
  }
}

/** What the form would send. */
export async function typed(page: Page): Promise<Record<string, string>> {
  const all = await page.locator('main form').evaluate(form => [...new FormData(form as HTMLFormElement)])
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('$'))) as Record<string, string>
}

/** Opens a form, fills it in, and resolves with its values. */
export async function write(page: Page, form: InquiryForm, answers: Answers, { scripts = true } = {}) {
  await page.goto(form.path)
  if (scripts) await formHydrated(page)
  await fill(page, answers)
  return typed(page)
}

/** The form is hydrated: sending it no longer loads a page. */
export const formHydrated = (page: Page) => expect(page.locator('main form')).toHaveAttribute('data-hydrated', 'true')

export const button = (page: Page, form: InquiryForm) =>
  page.locator('main form').getByRole('button', { name: form.submit, exact: true })

export const send = (page: Page, form: InquiryForm) => button(page, form).click()

export const isPost = (route: Route) => route.request().method() === 'POST'

/** The message beside the form. */
export async function expectSent(page: Page, form: InquiryForm) {
  const message = page.getByRole('main').getByRole('status').filter({ hasText: form.sent.title })
  await expect(message).toBeVisible()
  await expect(message).toContainText(form.sent.description)
}

export const expectToast = (page: Page, { title, description }: Words) =>
  expect(page.locator('[data-sonner-toast]').filter({ hasText: title, visible: true }).first()).toContainText(
    description,
  )

/** A failure is shown beside the form, with the contact links, and what was typed stays. */
export async function expectFailed(page: Page, words: Words, kept: Record<string, string>) {
  const message = page.getByRole('main').getByRole('alert').filter({ hasText: words.description })
  await expect(message).toBeVisible({ timeout: outcomeMs })
  await expect(message).toContainText(words.title)
  for (const href of contactHrefs) await expect(message.locator(`a[href^="${href}"]`)).toBeVisible()
  expect(await typed(page)).toEqual(kept)
}

/** Words beside the field, which a screen reader reads with it. */
export async function expectFieldError(page: Page, label: string, words: string | RegExp) {
  const found = field(page, label)
  await expect(found).toHaveAttribute('aria-invalid', 'true')
  await expect(found).toHaveAccessibleDescription(words)
  await expect(page.locator('main form').getByText(words).first()).toBeVisible()
}

/** Every row with this e-mail address: answers and flags. */
export async function stored(sql: Sql, { table, fullRow }: InquiryForm, address: string) {
  const found = await sql`select * from ${sql(table)} where email = ${address}`
  const answered = ['email', ...Object.keys(fullRow)]
  return {
    answers: found.map(row => Object.fromEntries(answered.map(name => [name, row[name]]))),
    flags: found.map(row => row.flags as string[]),
  }
}

/** Sends the filled form, expects thanks, and finds it stored once, as typed. */
export async function sendAndExpectStored(page: Page, sql: Sql, form: InquiryForm, answers: Answers) {
  await send(page, form)
  await expectSent(page, form)
  const address = answers[email]!
  expect((await stored(sql, form, address)).answers).toEqual([{ ...form.fullRow, email: address }])
}
