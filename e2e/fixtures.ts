import { randomBytes } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import type { Addresses } from '@/db/migrate'
import { type DatabaseGate, startDatabaseGate } from '@/db/testing-gate'
import { copyTemplate } from '@/db/testing-template'
import { type FreshSite, startFreshSite } from './fresh-site'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  database: Addresses
  site: FreshSite
  /** Reads the tables as their owner. */
  sql: Sql
  /** A separate site behind a gate, so that closing it disturbs no other test. */
  gated: { site: FreshSite; gate: DatabaseGate }
}

// Each visitor has an address of their own, because of the rate limit.
process.env.TRUSTED_PROXY_HOPS = '1'
export const ownAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

export const test = base.extend<{ traffic: Traffic }, WorkerFixtures>({
  database: [
    async ({}, use) => {
      const { drop, ...database } = await copyTemplate(JSON.parse(process.env.TEST_TEMPLATE!) as Addresses)
      await use(database)
      await drop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ database }, use) => {
      const site = await startFreshSite(database.webUrl)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  sql: [
    async ({ database }, use) => {
      // A date as text, so that no time zone changes it.
      const date = { to: 1082, from: [1082], serialize: String, parse: String }
      const sql = postgres(database.ownerUrl, { max: 1, types: { date } })
      await use(sql)
      await sql.end({ timeout: 1 })
    },
    { scope: 'worker' },
  ],
  gated: [
    async ({ database }, use) => {
      const gate = await startDatabaseGate(database.webUrl)
      const site = await startFreshSite(gate.url)
      await use({ site, gate })
      await site.stop()
      await gate.close()
    },
    { scope: 'worker' },
  ],
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
