/**
 * `npm run bench:rolling [-- --seconds 60] [--next-start]`: two instances behind the nginx of deploy/, on one Postgres, of
 * which one after the other is ended and started again, by SIGTERM for half of the time and by SIGKILL for the other half,
 * while visitors read every screen and couples write without scripts. Exits with 1 where a page request failed, or an
 * inquiry was lost (thanked, and no row) or doubled. Needs Linux, a build (`npm run build`), nginx and openssl.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { startFreshDatabase } from '@/scripts/fresh-site'
import { openFront } from './front'
import { sendInquiries } from './rolling/couples'
import { openInstances } from './rolling/instances'
import { everythingThereIs, loadPages } from './rolling/readers'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, 'next-start': { type: 'boolean', default: false } },
})
const seconds = Number(values.seconds)
if (!(seconds >= 10)) throw new Error('--seconds must be 10 or more.')

const database = await startFreshDatabase()
const instances = await openInstances(database.webUrl, { nextStart: values['next-start'] })
const front = await openFront({ instances: instances.ports })
const sql = postgres(database.ownerUrl, { max: 1 })
const began = Date.now()
let good = false
try {
  const steps = await everythingThereIs(front.url)
  const restarted = new AbortController()
  const ended = restarted.signal
  const disturbed = instances.restart(['SIGTERM', 'SIGKILL'], seconds * 1000).finally(() => restarted.abort())
  const [restarts, pages, inquiries] = await Promise.all([
    disturbed,
    loadPages(front.url, steps, ended),
    sendInquiries(front.url, ended),
  ])
  const log = front.log().split('\n')
  const rows = await sql<{ names: string }[]>`select names from inquiries`
  const stored = new Set(rows.map(({ names }) => names))
  const lost = inquiries.thanked.filter(names => !stored.has(names)).length
  const doubled = rows.length - stored.size
  console.log(
    `${Math.round((Date.now() - began) / 1000)} s at a load of ${loadavg()[0]?.toFixed(1)}, ${values['next-start'] ? 'next start' : 'the release'}; restarts: ${JSON.stringify(restarts)}`,
  )
  console.log(`page requests: ${pages.asked}, failed: ${pages.failures.length}`)
  console.log(`inquiries thanked: ${inquiries.thanked.length}, lost: ${lost}, doubled: ${doubled}`)
  console.log(`inquiries that had to be sent again: ${inquiries.again.length}`)
  console.log(`answers to inquiries: ${inquiries.times}; nginx kept: ${JSON.stringify(keptIn(log))}`)
  const troubled = log.filter(line => /HTTP\/1\.1 5\d\d /.test(line))
  for (const line of [...pages.failures, ...inquiries.again, ...troubled].slice(0, 40)) console.log(`  ${line}`)
  good = pages.failures.length + lost + doubled === 0 && pages.asked > 0 && inquiries.thanked.length > 0
  console.log(good ? 'held' : 'BROKEN')
} finally {
  await sql.end({ timeout: 1 })
  await front.stop()
  await instances.stop()
  await database.stop()
}
process.exit(good ? 0 : 1)

/** How often nginx answered by what it had, and how often it asked an instance, or a second one. */
function keptIn(lines: string[]) {
  const count = (test: RegExp) => lines.filter(line => test.test(line)).length
  return { hits: count(/ (HIT|STALE|UPDATING) /), asked: count(/127\.0\.0\.1:\d+ \d/), both: count(/:\d+, 127/) }
}
