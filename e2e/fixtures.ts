import { randomBytes } from 'node:crypto'
import { expect, test as base, type Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import { type DatabaseGate, startDatabaseGate } from '@/db/test/gate'
import { copyTemplate } from '@/db/test/template'
import { type FreshSite, startFreshSite } from './fresh-site'

export { expect }
/** For a page that has loaded and on which nothing moves, so that a wrong locator fails soon. */
export const expectNow = expect.configure({ timeout: 5_000 })

// The rate limit counts by address, so each test has its own address.
process.env.TRUSTED_PROXY_HOPS = '1'
process.env.CONFIRMATIONS = 'on' // as in production
const randomAddress = () =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

export const test = base.extend<
  { traffic: Traffic; sql: Sql; gate: DatabaseGate },
  { site: FreshSite & { sql: Sql; gate: DatabaseGate; staffUrl: string } }
>({
  site: [
    async ({}, use) => {
      const { drop, ...database } = await copyTemplate()
      // A proxy between the site and its database. Tests make it refuse or freeze connections.
      const gate = await startDatabaseGate(database.webUrl)
      const site = await startFreshSite(gate.url)
      // Read dates as text, so that no time zone changes them.
      const date = { to: 1082, from: [1082], serialize: String, parse: String }
      const sql = postgres(database.ownerUrl, { max: 1, types: { date } })
      await use({ ...site, sql, gate, staffUrl: database.staffUrl })
      await sql.end({ timeout: 1 })
      await site.stop()
      await gate.close()
      await drop()
    },
    { scope: 'worker' },
  ],
  sql: ({ site }, use) => use(site.sql),
  gate: ({ site }, use) => use(site.gate),
  baseURL: ({ site }, use) => use(site.url),
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': randomAddress() }),
  traffic: ({ page }, use) => use(recordTraffic(page)),
})

export type Traffic = ReturnType<typeof recordTraffic>

function recordTraffic(page: Page) {
  const traffic = {
    console: [] as string[],
    hosts: new Set<string>(),
    posts: [] as string[],
  }
  page.on('console', message => traffic.console.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', ({ message }) => traffic.console.push(`uncaught: ${message}`))
  page.on('request', request => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) traffic.hosts.add(host)
    if (request.method() === 'POST') traffic.posts.push(request.url())
  })
  return traffic
}
