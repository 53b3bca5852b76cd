import { randomBytes } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import type { Addresses } from '@/db/migrate'
import { type DatabaseGate, startDatabaseGate } from '@/db/testing-gate'
import { copyTemplate } from '@/db/testing-template'
import { type FreshSite, startFreshSite } from './fresh-site'

export { expect } from '@playwright/test'

// Each visitor has an address of their own, because of the rate limit.
process.env.TRUSTED_PROXY_HOPS = '1'
const ownAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

export const test = base.extend<
  { traffic: Traffic; sql: Sql; gate: DatabaseGate },
  { site: FreshSite & { sql: Sql; gate: DatabaseGate } }
>({
  site: [
    async ({}, use) => {
      const { drop, ...database } = await copyTemplate(JSON.parse(process.env.TEST_TEMPLATE!) as Addresses)
      const gate = await startDatabaseGate(database.webUrl)
      const site = await startFreshSite(gate.url)
      // A date as text, so that no time zone changes it.
      const date = { to: 1082, from: [1082], serialize: String, parse: String }
      const sql = postgres(database.ownerUrl, { max: 1, types: { date } })
      await use({ ...site, sql, gate })
      await sql.end({ timeout: 1 })
      await site.stop()
      await gate.close()
      await drop()
    },
    { scope: 'worker' },
  ],
  /** Reads the tables as their owner. */
  sql: ({ site }, use) => use(site.sql),
  /** Between the site and its database. */
  gate: ({ site }, use) => use(site.gate),
  baseURL: ({ site }, use) => use(site.url),
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': ownAddress() }),
  traffic: ({ page }, use) => use(recordTraffic(page)),
})

/** Chromium reports a fade between two documents (`@view-transition`) that it skips, although no script uses it. */
const skippedFade = /Transition was (aborted because of invalid state|skipped)/

export type Traffic = ReturnType<typeof recordTraffic>

/** What a page does behind the scenes. */
function recordTraffic(page: Page) {
  const traffic = {
    /** Console messages and uncaught errors. */
    console: [] as string[],
    /** Requests without an answer, or with one of 400 and above. */
    failed: [] as string[],
    hosts: new Set<string>(),
    /** Addresses of posts. */
    posts: [] as string[],
  }
  page.on('console', message => traffic.console.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', ({ message }) => skippedFade.test(message) || traffic.console.push(`uncaught: ${message}`))
  page.on('requestfailed', request => traffic.failed.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', response => {
    if (response.status() >= 400) traffic.failed.push(`${response.url()} ${response.status()}`)
  })
  page.on('request', request => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) traffic.hosts.add(host)
    if (request.method() === 'POST') traffic.posts.push(request.url())
  })
  return traffic
}
