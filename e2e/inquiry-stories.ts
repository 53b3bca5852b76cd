import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { Sql } from 'postgres'
import { expect } from './fixtures'
import { type Answers, email, expectSent, fill, type InquiryForm, send } from './inquiry-form'

/** The site answers within 6 s whatever the database does (db/store.ts); a busy machine may take longer to show it. */
export const outcomeMs = 20_000
/** What the database adds by itself. */
const ownColumns = ['id', 'created_at', 'fingerprint', 'flags']

export const withAddress = (answers: Answers, address = `${randomUUID()}@example.com`) => ({
  ...answers,
  [email]: address,
})

export const posted = (route: Route) => route.request().method() === 'POST'

/** Every row with this e-mail address, and why it looks like spam. */
export async function stored(sql: Sql, { table }: InquiryForm, address: string) {
  const found = await sql`select * from ${sql(table)} where email = ${address}`
  const answers = found.map(row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !ownColumns.includes(name))),
  )
  return { answers, flags: found.map(row => row.flags as string[]) }
}

/** Sends the form, which is answered in full, is thanked, and finds it stored as it was written. */
export async function sendAndFind(page: Page, sql: Sql, form: InquiryForm, answers: Answers) {
  await send(page, form)
  await expectSent(page, form)
  const address = answers[email]!
  expect((await stored(sql, form, address)).answers).toEqual([{ ...form.fullRow, email: address }])
}

/** Opens a form and fills it in. */
export async function write(page: Page, form: InquiryForm, answers: Answers, { scripts = true } = {}) {
  await page.goto(form.path)
  if (scripts) await hydrated(page)
  await fill(page, answers)
}

/** The scripts have taken the form over, so that sending it no longer loads a page. */
export async function hydrated(page: Page) {
  await page.mouse.move(1, 1) // on which the scripts come
  await expect(page.locator('main form')).toHaveAttribute('data-hydrated', 'true')
}

/** A promise that the story itself resolves. (`Promise.withResolvers` came with Node 22.) */
export function signal() {
  let resolve = () => {}
  const promise = new Promise<void>(done => (resolve = done))
  return { promise, resolve: () => resolve() }
}
