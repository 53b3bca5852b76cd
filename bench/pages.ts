/**
 * `npm run bench:pages` measures pages on a phone with slow 4G, behind Caddy as deployed: paints, hydration, the worst tap, the
 * weight of the scripts, and Lighthouse's score. Several NAME=URL are visited in turns.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { chromium as playwright } from '@playwright/test'
import { startCaddy } from '@/deploy/testing-caddy'
import { chromiumFlags, provideChromium } from '@/scripts/chromium'
import { command } from '@/scripts/command'
import { startFreshDatabase, startFreshSite, type Stoppable } from '@/scripts/fresh-site'
import { readArguments } from '@/scripts/usage'
import { runLighthouse } from './pages/lighthouse'
import { openSlowLink } from './pages/slow-link'
import { visit } from './pages/visit'

const { values, positionals } = readArguments({
  command: 'npm run bench:pages',
  takes: '--runs 5 --pages /,/contact --no-lighthouse --serve NAME=URL …',
  help: 'Measures pages on a phone with slow 4G: of this build, or of each NAME=URL in turns. With --serve only serves this build, to be named.',
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/contact,/process,/journal/the-grammar-of-light' },
    'no-lighthouse': { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
})

await command(async ({ stop }) => {
  if (positionals.length > 0) return compare(positionals, stop)
  return serveBuild(async url => {
    if (!values.serve) return compare([`site=${url}`], stop)
    console.log(url)
    if (!stop.aborted) await once(stop, 'abort')
    return 0
  })
})

/** Serves the build with a database of its own behind Caddy until `run` ends. */
async function serveBuild(run: (url: string) => Promise<number>): Promise<number> {
  const running: Stoppable[] = []
  const start = async <Server extends Stoppable>(starting: Promise<Server>) => {
    const server = await starting
    running.unshift(server)
    return server
  }
  try {
    const { webUrl } = await start(startFreshDatabase())
    const site = await start(startFreshSite(webUrl))
    const caddy = await start(startCaddy({ site: site.url }))
    return await run(caddy.url)
  } finally {
    for (const server of running) await server.stop()
  }
}

/** @param given NAME=URL of each variant */
async function compare(given: string[], stop: AbortSignal): Promise<number> {
  const browserFile = provideChromium()
  await using link = openSlowLink()
  const variants = given.map(each => each.split(/=(.*)/) as [name: string, url: string])
  const trusted = (await Promise.all(variants.map(([, url]) => publicKeyOf(url)))).join()
  const flags = [...chromiumFlags, `--ignore-certificate-errors-spki-list=${trusted}`]
  const slow = new Map<string, string>()
  for (const [, url] of variants) slow.set(url, await link.through(url))

  const measured = values.pages
    .split(',')
    .flatMap(page => variants.map(([name, url]) => ({ page, name, url, runs: [] as Record<string, number>[] })))
  const runs = Number(values.runs)
  for (let run = 1; run <= runs; run++)
    for (const { page, name, url, runs: figures } of run % 2 ? measured : measured.toReversed()) {
      if (stop.aborted) return 1
      const visitOnce = async (taps: boolean) => {
        await using browser = await playwright.launch({ executablePath: browserFile, args: flags })
        return await visit(browser, slow.get(url) + page, taps)
      }
      const read = await visitOnce(false)
      const used = await visitOnce(true)
      const judged = values['no-lighthouse'] ? {} : await runLighthouse(browserFile, flags, url + page)
      const tapped = {
        'used: largest': used.largest,
        'used: taken over': used['taken over'],
        'worst tap': used['worst tap'],
      }
      figures.push({ ...read, ...tapped, ...judged })
      console.log(`run ${run} of ${runs}: ${page}, ${name}`)
    }
  console.table(Object.fromEntries(measured.map(({ page, name, runs }) => [`${page} ${name}`, medians(runs)])))
  return 0
}

/** Chromium accepts a certificate by this hash. If it ignored certificate errors instead, it would cache nothing. */
async function publicKeyOf(url: string): Promise<string> {
  const { port, hostname } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, servername: hostname, rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const key = socket.getPeerX509Certificate()!.publicKey.export({ type: 'spki', format: 'der' })
  socket.destroy()
  return createHash('sha256').update(key).digest('base64')
}

/** The median of each figure over several runs. */
function medians(runs: Record<string, number>[]): Record<string, number> {
  const median = (name: string) =>
    runs.map(run => run[name]!).toSorted((a, b) => a - b)[Math.round((runs.length - 1) / 2)]!
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map(name => [name, Number(median(name).toPrecision(4))]))
}
