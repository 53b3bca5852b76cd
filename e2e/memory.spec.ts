import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FreshSite, startFreshSite } from '@/e2e/fresh-site'
import { expect, ownAddress, test } from './fixtures'
import { post, shortForm } from './posts'

const warmUp = 50
const measured = 300
const atOnce = 10
/** A stored inquiry may leave counts of its address and text. A request that is kept takes 48 KB and more. */
const mostBytes = 8 * 1024
/** The timer of an insert keeps its request for four seconds. */
const holdsMs = 5_000
/** Fields that no form has. */
const junk = 'x'.repeat(200 * 1024)

/** A unique text, so that it is remembered. */
const newText = () =>
  randomBytes(30)
    .toString('hex')
    .replace(/\d/g, digit => 'ghijklmnop'[Number(digit)]!)

async function heapUsed({ process }: FreshSite): Promise<number> {
  process.send('collect')
  const [{ heapUsed, external }] = (await once(process, 'message')) as [NodeJS.MemoryUsage]
  return heapUsed + external
}

for (const [sent, more] of [
  ['an inquiry', {}],
  ['an inquiry with 200 KB of what no form asks for', { junk }],
] as const)
  test(`${sent} leaves nothing of its request in memory once it is stored`, async ({ database }) => {
    test.setTimeout(120_000)
    const site = await startFreshSite(database.webUrl, {
      nodeOptions: `--expose-gc --require=${JSON.stringify(path.resolve('e2e/collect-garbage.cjs'))}`,
    })
    const form = await shortForm(site.url)
    const send = async () => {
      const answers = new FormData()
      for (const [name, value] of form) answers.set(name, value)
      for (const [name, value] of Object.entries({ ...more, message: newText() })) answers.set(name, value)
      const { status } = await post(site.url, answers, { 'X-Forwarded-For': ownAddress() })
      expect(status).toBe(303)
    }
    const sendAll = async (count: number) => {
      for (let sent = 0; sent < count; sent += atOnce) await Promise.all(Array.from({ length: atOnce }, send))
    }
    await sendAll(warmUp)
    await sleep(holdsMs)
    const before = await heapUsed(site)
    await sendAll(measured)
    await sleep(holdsMs)
    const after = await heapUsed(site)
    await site.stop()
    expect((after - before) / measured).toBeLessThan(mostBytes)
  })
