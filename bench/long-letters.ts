import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { inquiryFields } from '@/lib/inquiry'
import { command } from '@/scripts/command'
import { startFreshDatabase, startFreshSite } from '@/scripts/fresh-site'
import { openForm } from '@/scripts/torture/plain-form'

const letters = 20
const healthWithinMs = 1_000
const usual = { phone: '+91 98765 43210', wedding_date: '2027-02-14', location: 'Jaipur' }
/** Each is hard for a pattern that tries every beginning. */
const pieces = ['x', 'www.', '://a', 'a.', '<a', '[url', 'a@', 'क्‍']

/** `tsx bench/long-letters.ts`: letters of 10,000 characters without a space, all at once, while /api/health is asked. */
await command(async () => {
  process.env.TRUSTED_PROXY_HOPS = '1' // each letter comes from an address of its own
  const database = await startFreshDatabase()
  const site = await startFreshSite(database.webUrl)
  const sql = postgres(database.ownerUrl, { max: 1 })
  let fine = true
  try {
    const send = await openForm(site.url, 'inquiries')
    for (const piece of pieces) {
      const message = piece.repeat(inquiryFields.message.max / piece.length)
      const over = new AbortController()
      const health = slowestHealth(site.url, over.signal)
      const answers = Array.from({ length: letters }, (_, n) =>
        send({ ...usual, names: `${piece} ${n}`, email: `${n}@example.com`, message }),
      )
      const sent = (await Promise.all(answers)).filter(({ outcome }) => outcome === 'sent').length
      over.abort()
      const slowest = await health
      const [stored] = await sql`select count(*)::int from inquiries where message = ${message}`
      fine &&= sent === letters && stored?.count === letters && slowest < healthWithinMs
      console.log(`${JSON.stringify(piece)}: ${sent} thanked, ${stored?.count} stored, health ≤ ${slowest} ms`)
    }
  } finally {
    await sql.end({ timeout: 1 })
    await site.stop()
    await database.stop()
  }
  return fine ? 0 : 1
})

async function slowestHealth(site: string, over: AbortSignal): Promise<number> {
  let slowest = 0
  while (!over.aborted) {
    const began = performance.now()
    await (await fetch(`${site}/api/health`)).text()
    slowest = Math.max(slowest, Math.round(performance.now() - began))
    await sleep(10)
  }
  return slowest
}
