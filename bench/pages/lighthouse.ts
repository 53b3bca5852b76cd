import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** Fetched by npx when a bench first asks for it, and then kept in npm's cache: no dependency of the project. */
export const lighthouseVersion = '12.8.2'

export type Device = 'mobile' | 'desktop'

/** Of an address that does not exist: it answers 404 and asks not to be indexed, by design, and can pass neither audit. */
export const skippedWhereNotFound = ['http-status-code', 'is-crawlable'] as const

const figureAudits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
}
export const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

/** Categories from 0 to 100; paints and blocking time in ms; bytes as they come over the wire, headers and all. */
export type Figures = Record<
  keyof typeof categories | keyof typeof figureAudits | 'bytes' | 'requests' | `${Kind}Bytes`,
  number
>

export interface Judged {
  figures: Figures
  /** Audits that cost a category points. */
  lost: string[]
}

/** What is read of Lighthouse's result. */
interface Result {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    {
      score: number | null
      errorMessage?: string
      numericValue?: number
      details?: { items?: { resourceType?: string; transferSize?: number }[] }
    }
  >
}

/**
 * One run of Lighthouse in a browser of its own: simulated slow 4G for `mobile`, its desktop preset otherwise.
 * @param flags of that browser
 */
export async function runLighthouse(
  chromium: string,
  flags: string[],
  { address: url, device, found }: { address: string; device: Device; found: boolean },
): Promise<Judged> {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-lighthouse-'))
  const file = path.join(directory, 'result.json') // through a pipe its end is lost, where Lighthouse ends first
  const args = [
    ...['--yes', `lighthouse@${lighthouseVersion}`, url, '--output=json', `--output-path=${file}`],
    ...['--quiet', '--no-enable-error-reporting'],
    `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...(found ? [] : ['--ignore-status-code', `--skip-audits=${skippedWhereNotFound.join(',')}`]),
  ]
  try {
    const child = spawn('npx', args, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
    if (!existsSync(file)) throw new Error(`Lighthouse ${lighthouseVersion} gave no result for ${url}: ${said}`)
    return judge(JSON.parse(readFileSync(file, 'utf8')) as Result)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** @throws {Error} where Lighthouse could not load the page, or a category has no score */
export function judge({ runtimeError, categories: judged, audits }: Result): Judged {
  if (runtimeError) throw new Error(runtimeError.message)
  const complaints = [...new Set(Object.values(audits).flatMap(({ errorMessage }) => errorMessage ?? []))].join(' ')
  const scores = map(categories, id => {
    const { score } = judged[id] ?? {}
    if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${id}: ${complaints}`)
    return Math.round(score * 100)
  })
  const requests = audits['network-requests']?.details?.items ?? []
  const bytesOf = (kind?: Kind) =>
    requests
      .filter(({ resourceType }) => !kind || kindOf(resourceType) === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const refs = Object.values(categories).flatMap(id => judged[id]?.auditRefs ?? [])
  const lost = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return {
    lost,
    figures: {
      ...scores,
      ...map(figureAudits, id => audits[id]?.numericValue ?? NaN),
      ...{ bytes: bytesOf(), requests: requests.length },
      ...(Object.fromEntries(kinds.map(kind => [`${kind}Bytes`, bytesOf(kind)])) as Record<`${Kind}Bytes`, number>),
    },
  }
}

function kindOf(resourceType = ''): Kind {
  return kinds.find(kind => kind === resourceType.toLowerCase()) ?? 'other'
}

function map<Name extends string>(names: Record<Name, string>, value: (of: string) => number): Record<Name, number> {
  const entries = Object.entries<string>(names).map(([name, of]) => [name, value(of)])
  return Object.fromEntries(entries) as Record<Name, number>
}
