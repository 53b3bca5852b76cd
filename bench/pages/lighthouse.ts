import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** Fetched by npx on first use and kept in npm's cache: not a dependency of the project. */
const lighthouseVersion = '12.8.2'

interface Result {
  runtimeError?: { message: string }
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number }>
}

/**
 * Runs Lighthouse for a phone, in another browser with these flags: score (0 to 100); largest paint and blocking time in ms,
 * simulated for slow 4G; layout shift. @throws {Error} without a result
 */
export async function runLighthouse(chromium: string, flags: string[], url: string) {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-lighthouse-'))
  const file = path.join(directory, 'result.json') // a pipe loses its end if Lighthouse exits first
  const args = [
    ...['--yes', `lighthouse@${lighthouseVersion}`, url, '--output=json', `--output-path=${file}`],
    ...['--only-categories=performance', '--quiet', '--no-enable-error-reporting'],
    `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
  ]
  try {
    await promisify(execFile)('npx', args, { env: { ...process.env, CHROME_PATH: chromium } })
    const { runtimeError, categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Result
    if (runtimeError) throw new Error(runtimeError.message)
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN
    return {
      Lighthouse: Math.round((categories.performance.score ?? NaN) * 100),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}
