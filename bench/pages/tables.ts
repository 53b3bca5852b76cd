import { table } from '@/bench/report'
import { figure, kilobytes, median, medians } from '@/bench/statistics'
import type { Return } from './back-forward'
import type { Interactions } from './interactions'
import { type Device, type Figures, type Judged, type Kind, kinds, skippedWhereNotFound } from './lighthouse'

/** One page on one device, in every run. */
export interface Measured {
  /** `floor` is what all others are compared with. */
  name: string
  address: string
  device: Device
  /** Whether the address exists. */
  found: boolean
  runs: Judged[]
}

export function explanation(runs: number, front: boolean): string {
  return `Medians of ${runs} runs, the pages in turns, the site ${front ? 'behind nginx' : 'alone'}, by ${front ? 'TLS and HTTP/2 as visitors come' : 'HTTP/1.1'}.
\`floor\` is bench/floor: the hero of the home page and one face in plain HTML, served by nginx in the same way. On the screen of
an address that does not exist (404, and by design not to be indexed) two audits are left out, ${skippedWhereNotFound.map(id => `\`${id}\``).join(' and ')}, which no such screen can pass.
The site's scripts run at the first sign of a hand, or four seconds after the page has loaded. Lighthouse gives no sign and does
not wait so long: what they cost is not in its figures, but in the table of the finger below.`
}

/** Categories out of 100, times in ms, bytes over the wire; below it what cost points, and in how many runs. */
export function lighthouseTable(device: Device, measured: Measured[]): string[] {
  const here = measured.filter(each => each.device === device)
  const floor = here.find(({ name }) => name === 'floor')
  const rows = here.map(each => {
    const own = figuresOf(each)
    return [
      each.found ? each.name : `${each.name} (two audits left out)`,
      ...[own.performance, own.accessibility, own.practices, own.seo, own.lcp].map(figure),
      floor ? figure(own.lcp / figuresOf(floor).lcp) : '–',
      ...[own.fcp, own.tbt].map(figure),
      own.cls.toFixed(3),
      kilobytes(own.bytes),
      figure(own.requests),
    ]
  })
  const head = ['screen', 'perf.', 'a11y', 'pract.', 'SEO', 'LCP ms', 'to floor', 'FCP', 'TBT', 'CLS', 'KB', 'requests']
  return [`### Lighthouse, ${device}`, table(head, rows), ...lostPoints(here)]
}

function lostPoints(here: Measured[]): string[] {
  const lines = here.flatMap(({ name, runs }) => {
    const lost = runs.flatMap(run => run.lost)
    const counts = [...new Set(lost)].map(id => `${id} (${lost.filter(each => each === id).length} of ${runs.length})`)
    return counts.length ? [`- ${name}: ${counts.join(', ')}`] : []
  })
  return lines.length ? [`Audits below their best:`, lines.join('\n')] : []
}

export function wireTable(measured: Measured[]): string[] {
  const rows = measured
    .filter(({ device }) => device === 'mobile')
    .map(each => {
      const own = figuresOf(each)
      return [each.name, ...kinds.map((kind: Kind) => kilobytes(own[`${kind}Bytes`])), kilobytes(own.bytes)]
    })
  return ['### Over the wire on a phone, KB, compressed, with headers', table(['screen', ...kinds, 'all'], rows)]
}

export function interactionTable(interactions: Interactions[]): string[] {
  const rows = [...new Set(interactions.map(({ path }) => path))].map(path => {
    const here = interactions.filter(each => each.path === path).sort((a, b) => b.worstMs - a.worstMs)
    const worst = here.map(({ worstMs }) => worstMs)
    const blocked = median(here.map(({ blockedMs }) => blockedMs))
    const inp = here.map(({ inpMs }) => inpMs)
    return [
      path,
      ...[median(inp), Math.max(...inp), median(worst), worst[0] ?? NaN, blocked].map(figure),
      here[0]?.longest.join('; ') ?? '',
    ]
  })
  return [
    '### From the finger to the next frame on a phone slowed four times, ms',
    'Menu, theme, and the form filled in, sent with a mistake, mended, sent. INP leaves out the longest one of\nevery 50. The scripts come at the first tap; "blocked" is what their tasks take beyond 50 ms each, summed.',
    table(
      [
        'page',
        'INP, median of runs',
        'worst INP',
        'longest, median',
        'longest of all',
        'blocked',
        'the longest three of that run',
      ],
      rows,
    ),
  ]
}

export function returnTable(returns: Return[]): string[] {
  const rows = returns.map(({ name, restored, reasons }) => [name, restored ? 'yes' : `no: ${reasons.join(', ')}`])
  return ['### Restored from memory when a visitor comes back', table(['screen', 'restored'], rows)]
}

const figuresOf = ({ runs }: Measured): Figures => medians(runs.map(({ figures }) => figures))
