import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from 'postgres'
import { type SitePageName, sitePages } from '@/content/site-pages'
import { detailedInquiry, inquiry } from '@/db/samples'
import { detailedInquiries, inquiries } from '@/db/schema'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { expect } from './fixtures'

/** By the names of the fields, as they are sent. */
export type Answers = Readonly<Record<string, string>>
export type Words = Record<'title' | 'description', string>

/** Answers to all questions of a form as typed and as stored, and those to the required ones. */
function answersTo(fields: Record<string, Field>, sample: object, table: PgTable) {
  const columns: Record<string, { name: string }> = getTableColumns(table)
  const text = ([name, answer]: [string, string]) =>
    // An input has one line.
    fields[name]?.kind === 'multiline' ? answer : answer.replace(/\s+/g, ' ')
  const answers = Object.entries(sample as Answers).filter(([name]) => name !== 'email')
  const full: Answers = Object.fromEntries(answers.map(each => [each[0], text(each)]))
  const fullRow: Answers = Object.fromEntries(
    answers.map(each => [columns[each[0]]!.name, text(each)]),
  )
  const least: Answers = Object.fromEntries(
    Object.entries(full).filter(([name]) => fields[name]?.required),
  )
  return { table: getTableName(table), full, fullRow, least }
}
/** With the specification's words. */
export const homeForm = {
  path: '/',
  submit: 'Send Your Inquiry',
  sent: {
    title: 'Inquiry Submitted Successfully!',
    description: "We'll review your inquiry and respond within 24 hours.",
  },
  ...answersTo(inquiryFields, inquiry, inquiries),
}
export const contactForm = {
  path: '/contact',
  submit: 'Submit',
  sent: {
    title: 'Detailed Inquiry Submitted Successfully!',
    description: "We'll review your submission and get back to you within 24 hours.",
  },
  ...answersTo(detailedInquiryFields, detailedInquiry, detailedInquiries),
}
export type InquiryForm = typeof homeForm

/** Each inquiry has an address of its own, by which it is found. */
export const withEmail = (answers: Answers, email = `${randomUUID()}@example.com`) => ({
  ...answers,
  email,
})

const fields: Record<string, Field> = { ...inquiryFields, ...detailedInquiryFields }
export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

export async function fill(page: Page, answers: Answers) {
  for (const [name, answer] of Object.entries(answers)) {
    const control = field(page, name)
    await (fields[name]?.kind === 'choice' ? control.selectOption(answer) : control.fill(answer))
  }
}

/** What the form would send. */
export async function typed(page: Page): Promise<Record<string, string>> {
  const all = await page
    .locator('main form')
    .evaluate(form => [...new FormData(form as HTMLFormElement)])
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('$'))) as Record<string, string>
}

/** Opens a form, fills it in, and resolves with its values. */
export async function write(
  page: Page,
  form: InquiryForm,
  answers: Answers,
  { scripts = true } = {},
) {
  await page.goto(form.path)
  if (scripts) await formHydrated(page)
  await fill(page, answers)
  return typed(page)
}

/** The form is hydrated: sending it no longer loads a page. */
export const formHydrated = (page: Page) =>
  expect(page.locator('main form')).toHaveAttribute('data-hydrated', 'true')

/** From here on the form is sent as by a browser that does not validate. */
export const skipBrowsersCheck = (page: Page) =>
  page.locator('main form').evaluate(form => ((form as HTMLFormElement).noValidate = true))

export const button = (page: Page, { submit }: InquiryForm) =>
  page.locator('main form').getByRole('button', { name: submit, exact: true })
export const send = (page: Page, form: InquiryForm) => button(page, form).click()

/** Follows a link to a screen; by the keyboard, because a toast may lie on it. */
export async function follow(page: Page, screen: SitePageName) {
  const { label, path } = sitePages[screen]
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

/** The thanks on the form's page, with scripts and without. */
export async function expectSent(page: Page, { sent }: InquiryForm): Promise<Locator> {
  const thanks = page.getByRole('main').getByRole('status', { name: sent.title })
  await expect(thanks).toBeVisible()
  await expect(thanks).toContainText(sent.description)
  return thanks
}

export const expectToast = (page: Page, { title, description }: Words) =>
  expect(page.locator('[data-sonner-toast]:visible', { hasText: title }).first()).toContainText(
    description,
  )

/** Words beside the field, which a screen reader reads with it. */
export async function expectFieldError(page: Page, name: string, words: string | RegExp) {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, name)).toHaveAccessibleDescription(words)
  await expect(page.locator('main form').getByText(words).first()).toBeVisible()
}

/** Every row with this e-mail address. */
export async function stored(sql: Sql, { table, fullRow }: InquiryForm, { email = '' }: Answers) {
  const columns = ['email', ...Object.keys(fullRow)]
  return [
    ...(await sql<Answers[]>`select ${sql(columns)} from ${sql(table)} where email = ${email}`),
  ]
}

/** Sends the filled form, expects thanks, and finds it stored once, as typed. */
export async function sendAndExpectStored(
  page: Page,
  sql: Sql,
  form: InquiryForm,
  { email = '' }: Answers,
) {
  await send(page, form)
  await expectSent(page, form)
  expect(await stored(sql, form, { email })).toEqual([{ ...form.fullRow, email }])
}
