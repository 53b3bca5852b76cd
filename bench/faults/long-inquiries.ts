import { setTimeout as sleep } from 'node:timers/promises'
import { canary, openForm } from '@/bench/plain-form'
import type { BenchSite } from '@/bench/bench-site'
import { inquiryFields } from '@/lib/inquiry'

const inquiries = 20
const healthWithinMs = 1_000
const usual = { phone: '+91 98765 43210', wedding_date: '2027-02-14', location: 'Jaipur' }
/** Each is hard for a pattern that tries every beginning. */
const pieces = ['x', 'www.', '://a', 'a.', '<a', '[url', 'a@', 'क्‍']

/** Inquiries of 10,000 characters without a space, all at once, while /api/health is asked. */
export async function sendLongInquiries({ url, owner }: BenchSite): Promise<boolean> {
  const send = await openForm(url, 'inquiries')
  let good = true
  for (const piece of pieces) {
    const message = piece.repeat(inquiryFields.message.max / piece.length)
    const over = new AbortController()
    const health = slowestHealth(url, over.signal)
    const answers = Array.from({ length: inquiries }, (_, n) =>
      send({ ...usual, names: `${canary} ${piece} ${n}`, email: `${n}@example.com`, message }),
    )
    const sent = (await Promise.all(answers)).filter(({ outcome }) => outcome === 'sent').length
    over.abort()
    const slowest = await health
    const [stored] = await owner<{ count: number }[]>`select count(*)::int from inquiries where message = ${message}`
    good &&= sent === inquiries && stored?.count === inquiries && slowest < healthWithinMs
    console.log(`  ${JSON.stringify(piece)}: ${sent} thanked, ${stored?.count} stored, health ≤ ${slowest} ms`)
  }
  return good
}

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
