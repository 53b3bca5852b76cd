import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from 'postgres'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import { type SitePageName, sitePages } from '@/content/site-pages'
import { detailedInquiry, inquiry } from '@/db/samples'
import { detailedInquiries, inquiries } from '@/db/schema'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry/fields'
import { expect } from './fixtures'

export type Answers = Readonly<Record<string, string>>
type Message = Readonly<Record<'title' | 'description', string>>

function answersTo(fields: Record<string, Field>, sample: object, table: PgTable) {
  const answers = Object.entries(sample as Answers)
    .filter(([name]) => name !== 'email')
    .map(([name, answer]) => {
      const typed = fields[name]?.kind === 'multiline' ? answer : answer.replace(/\s+/g, ' ')
      return [name, typed] as const
    })
  const full: Answers = Object.fromEntries(answers)
  const least: Answers = Object.fromEntries(answers.filter(([name]) => fields[name]?.required))
  const columns: Record<string, { name: string }> = getTableColumns(table)
  return { table: getTableName(table), columns, full, least }
}
export const shortForm = {
  path: '/',
  submit: inquiryForm.submit as string,
  sent: inquiryForm.messages.sent as Message,
  ...answersTo(inquiryFields, inquiry, inquiries),
}
export const detailedForm = {
  path: '/contact',
  submit: detailedInquiryForm.submit,
  sent: detailedInquiryForm.messages.sent,
  ...answersTo(detailedInquiryFields, detailedInquiry, detailedInquiries),
}
export type InquiryForm = typeof shortForm

export const withEmail = (answers: Answers, email = `${randomUUID()}@example.com`) => ({
  ...answers,
  email,
})

const fields: Record<string, Field> = { ...inquiryFields, ...detailedInquiryFields }
export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

const type = (control: Locator, answer: string) => control.fill(answer)
const fillOfKind: Record<Field['kind'], (control: Locator, answer: string) => Promise<unknown>> = {
  text: type,
  email: type,
  tel: type,
  date: type,
  multiline: type,
  choice: (control, answer) => control.selectOption(answer),
}

export async function fillIn(page: Page, answers: Answers) {
  for (const [name, answer] of Object.entries(answers))
    await fillOfKind[fields[name]!.kind](field(page, name), answer)
}

export async function typedAnswers(page: Page): Promise<Record<string, string>> {
  const all = await page
    .locator('main form')
    .evaluate(form => [...new FormData(form as HTMLFormElement)])
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('$'))) as Record<string, string>
}

export async function openAndFill(
  page: Page,
  form: InquiryForm,
  answers: Answers,
  { scripts = true } = {},
) {
  await page.goto(form.path)
  if (scripts) await expectFormHydrated(page)
  await fillIn(page, answers)
  return typedAnswers(page)
}

export const expectFormHydrated = (page: Page) =>
  expect(page.locator('main form')).toHaveAttribute('novalidate')

export const disableBrowserValidation = (page: Page) =>
  page.locator('main form').evaluate(form => ((form as HTMLFormElement).noValidate = true))

/** The last button, because the detailed form has another after its first section. */
export const submitButton = (page: Page, { submit }: InquiryForm) =>
  page.locator('main form').getByRole('button', { name: submit, exact: true }).last()
export const sendForm = (page: Page, form: InquiryForm) => submitButton(page, form).click()

/** Uses the keyboard, because a toast may cover the link. */
export async function followLinkTo(page: Page, name: SitePageName) {
  const { label, path } = sitePages[name]
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

export async function expectSent(page: Page, { sent }: InquiryForm) {
  const receipt = page.locator('main .receipt')
  await expect(receiptCard(page, sent.title)).toBeVisible()
  await expect(receipt).toContainText(sent.description)
  return receipt
}

export const receiptCard = (page: Page, title: string) =>
  page.locator('main .receipt').getByRole('group', { name: title })

export const expectToast = (page: Page, { title, description }: Message) =>
  expect(page.locator('[data-sonner-toast]:visible', { hasText: title }).first()).toContainText(
    description,
  )

export async function expectFieldError(page: Page, name: string, message: string | RegExp) {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, name)).toHaveAccessibleDescription(message)
  await expect(page.locator('main form').getByText(message).first()).toBeVisible()
}

export async function sendAndExpectStored(
  page: Page,
  sql: Sql,
  form: InquiryForm,
  { email = '' }: Answers,
) {
  await sendForm(page, form)
  await expectSent(page, form)
  const answersByColumn = Object.fromEntries(
    Object.entries(form.full).map(([name, answer]) => [form.columns[name]!.name, answer]),
  )
  const rows: object[] = await sql`select * from ${sql(form.table)} where email = ${email}`
  expect([...rows]).toMatchObject([{ ...answersByColumn, email }])
}
