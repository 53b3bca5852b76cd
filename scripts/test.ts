/**
 * `npm test`: everything that must hold before the site is published. Every step runs even where one before it has failed,
 * because one red check must not hide another; only the visitors' stories need the build. The last line is the sum:
 * each test of vitest and of Playwright counts one, and so does each other step. What failed is named once more above it,
 * with what a test of vitest said: the end of a long output is often all that is kept.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { provideChromium } from './chromium'
import { withoutDatabase } from './fresh-site'

interface Count {
  passed: number
  failed: number
}
const onePassed: Count = { passed: 1, failed: 0 }
const oneFailed: Count = { passed: 0, failed: 1 }

/** What is said once more at the end. */
const failures: string[] = []

const reports = mkdtempSync(path.join(tmpdir(), 'noor-vista-tests-'))
const unitReport = path.join(reports, 'unit.json')
const storiesReport = path.join(reports, 'stories.json')

/** Runs a program of this project to its end and resolves with whether it succeeded. */
function succeeds(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...withoutDatabase(process.env), NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    child.on('error', error => {
      console.error(error.message)
      resolve(false)
    })
    child.on('exit', (code, signal) => {
      if (signal) console.error(`${command} ${args.join(' ')} was ended by ${signal}.`)
      resolve(code === 0)
    })
  })
}

async function step(name: string, run: () => Promise<Count>): Promise<Count> {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const count = await run()
  const seconds = Math.round((Date.now() - began) / 1000)
  const summary = `── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`
  console.log(summary)
  if (count.failed > 0) failures.push(summary)
  return count
}

const script = (name: string) => async () =>
  (await succeeds('npm', ['run', '--silent', name])) ? onePassed : oneFailed

async function unit(): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const succeeded = await succeeds('npx', ['vitest', 'run', ...reporters])
  const report = read<UnitReport>(unitReport)
  const tests = report?.testResults.flatMap(file => file.assertionResults) ?? []
  for (const { status, fullName, failureMessages } of tests)
    if (status === 'failed') failures.push(fullName, ...failureMessages)
  return count(succeeded, report?.numPassedTests, report?.numFailedTests)
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

async function stories(): Promise<Count> {
  try {
    const env = { CHROMIUM_PATH: provideChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: storiesReport }
    const succeeded = await succeeds('npx', ['playwright', 'test', '--reporter=list,json'], env)
    const report = read<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
      storiesReport,
    )
    const { expected, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
    return count(succeeded, expected, unexpected + flaky + skipped)
  } catch (error) {
    console.error((error as Error).message)
    return oneFailed
  }
}

/** A run may fail beside its tests, at a file that does not load for one: that must not read as success. */
function count(succeeded: boolean, passed = 0, failed = 0): Count {
  const silent = (!succeeded && failed === 0) || passed + failed === 0
  return { passed, failed: silent ? failed + 1 : failed }
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined // it ended before it could write one
  }
}

const counts = [
  await step('types', script('types')),
  await step('lint', script('lint')),
  await step('format', script('format:check')),
  await step('unit and database', unit),
]
const build = await step('build', script('build'))
counts.push(build, build.failed ? oneFailed : await step('visitors’ stories', stories))
rmSync(reports, { recursive: true, force: true })

const sum = (key: keyof Count) => counts.reduce((total, each) => total + each[key], 0)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
process.exitCode = sum('failed') === 0 ? 0 : 1
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
