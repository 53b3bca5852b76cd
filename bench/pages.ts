/**
 * `npm run bench:pages [-- --runs 5 --pages /,/contact --no-lighthouse] [NAME=URL …]`: how a phone on slow 4G meets a page, the
 * variants in turns: paints, when React has taken the page over, the worst tap, the weight of the scripts, and Lighthouse's
 * opinion. Without NAME=URL the variants are this build and the least that Next can do with the same pictures (bench/bare),
 * both behind nginx as deployed; `npm run bench:serve` puts another checkout there. Needs a build (`npm run build`), nginx
 * and Chromium (Debian's packages of these names). The result goes to bench/RESULTS.md.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { chromium as playwright } from '@playwright/test'
import { chromiumFlags, provideChromium } from '@/scripts/chromium'
import { command } from '@/scripts/command'
import { readArguments } from '@/scripts/usage'
import { openBare } from './bare'
import { openFront } from './front'
import { goOnUnless, keeping, type Keep } from './keeping'
import { type Judged, runLighthouse } from './pages/lighthouse'
import { openSlowLink } from './pages/slow-link'
import { type Visit, visit } from './pages/visit'
import { figure, load, medians, report, table } from './report'
import { openStage } from './stage'

const { values, positionals } = readArguments({
  command: 'npm run bench:pages',
  takes: '--runs 5 --pages /,/contact --no-lighthouse NAME=URL …',
  help: 'How a phone on slow 4G meets a page: paints, taps, weight, and Lighthouse: into bench/RESULTS.md.',
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/contact,/process,/journal/the-grammar-of-light' },
    'no-lighthouse': { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const pages = values.pages.split(',')
const asksLighthouse = !values['no-lighthouse']

const explanation = `A phone (412 × 823, processor slowed four times) behind 1.6 Mbit/s down, 750 kbit/s up and 150 ms round trip, shared
by all connections, a cold cache; TLS and HTTP/2 by nginx as deployed. Medians of ${runs} runs in turns, ms. "Used" is tapped on Menu 1 s
after the first paint, then on Close, theme and the first field. Lighthouse computes its slow 4G and comes without the link.`

interface Variant {
  name: string
  url: string
  /** The same, through the slow link. */
  slow: string
}
/** One variant of one page, in every run: read, used, judged. */
interface Measured {
  page: string
  variant: Variant
  read: Record<keyof Visit, number>[]
  used: Record<keyof Visit, number>[]
  judged: Judged[]
}

await command(async ({ stop }) => {
  const browserFile = provideChromium()
  const before = load()
  return keeping(async keep => {
    const link = await keep(Promise.resolve(openSlowLink()))
    const given = positionals.map(each => each.split(/=(.*)/) as [name: string, url: string])
    const urls = given.length > 0 ? given : await openOwn(keep)
    const variants: Variant[] = []
    for (const [name, url] of urls) variants.push({ name, url, slow: await link.through(url) })
    const trusted = (await Promise.all(variants.map(({ url }) => publicKeyOf(url)))).join()
    const flags = [...chromiumFlags, `--ignore-certificate-errors-spki-list=${trusted}`]
    const measured: Measured[] = pages.flatMap(page =>
      variants.map(variant => ({ page, variant, read: [], used: [], judged: [] })),
    )
    for (let run = 1; run <= runs; run++)
      for (const { page, variant, read, used, judged } of run % 2 ? measured : measured.toReversed()) {
        goOnUnless(stop)
        for (const [visits, taps] of [[read, false] as const, [used, true] as const]) {
          const browser = await playwright.launch({ executablePath: browserFile, args: flags })
          visits.push({ ...(await visit(browser, variant.slow + page, taps).finally(() => browser.close())) })
        }
        if (asksLighthouse) judged.push(await runLighthouse(browserFile, flags, variant.url + page))
        console.log(`run ${run} of ${runs}: ${page}, ${variant.name}`)
      }
    await report('bench:pages', [explanation, ...pages.map(page => tableOf(page, measured))], before)
    return 0
  })
})

function tableOf(page: string, measured: Measured[]): string {
  const here = measured.filter(each => each.page === page)
  const rows = here.map(({ variant, read, used, judged }) => {
    const [reader, user] = [medians(read), medians(used)]
    const { performance = NaN, lcp = NaN, tbt = NaN, cls = NaN } = judged.length > 0 ? medians(judged) : ({} as Judged)
    const paints = [reader.fcp, reader.lcp, reader.takenOver, reader.blocked, user.lcp, user.takenOver, user.worstTap]
    const told = [...paints.map(Math.round), performance, Math.round(lcp), Math.round(tbt)].map(figure)
    return [variant.name, ...told, Number.isNaN(cls) ? '–' : cls.toFixed(3), figure(reader.scriptBytes / 1000)]
  })
  const visits = ['first paint', 'largest', 'taken over', 'blocked', 'used: largest', 'taken over', 'worst tap']
  return `### \`${page}\`\n\n${table(['', ...visits, 'Lighthouse', 'LCP', 'TBT', 'CLS', 'scripts KB'], rows)}`
}

/** This build and the bare one, each behind nginx as deployed. */
async function openOwn(keep: Keep) {
  const stage = await keep(openStage())
  const site = await keep(openFront({ site: stage.url }))
  const bare = await keep(openBare(stage.url, pages))
  const bareFront = await keep(openFront({ site: bare.url, directory: bare.directory }))
  return [['site', site.secureUrl] as const, ['bare Next', bareFront.secureUrl] as const]
}

/** By its hash Chromium takes a certificate for valid: told to overlook errors instead, it would keep nothing in its cache. */
async function publicKeyOf(url: string): Promise<string> {
  const { port, hostname } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, servername: hostname, rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const key = socket.getPeerX509Certificate()!.publicKey.export({ type: 'spki', format: 'der' })
  socket.destroy()
  return createHash('sha256').update(key).digest('base64')
}
