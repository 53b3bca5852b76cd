/**
 * `npm test`: everything that must hold before the site is published. Lint and format run beside the build (which checks the
 * types); then the browser tests on that build, and vitest beside them: they leave half of two cores idle. Every step runs even
 * where another has failed, because one red check must not hide another. The last line is the sum: each test of vitest and of
 * Playwright counts one, and so does each other step. What failed is named once more above it: the end of a long output is often
 * all that is kept.
 * With `-- --all`, what .ci/run adds: the Dockerfile, by buildah; backups, by Debian's PostgreSQL; a release, and a form of an older
 * build; and the tests of e2e/engines in Chromium, Firefox and WebKit, which are installed where they can be.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { provideChromium } from './chromium'
import { provideEngines } from './engines'
import { withoutDatabase } from './fresh-site'
import { readArguments } from './usage'

const { values: asked } = readArguments({
  command: 'npm test',
  takes: '--all',
  options: { all: { type: 'boolean' } },
  help: 'Checks all that must hold before a commit: build and types, lint, format, unit, database and browser tests. The last line is the sum. With --all, also the image, by buildah; backups, by Debian’s PostgreSQL; a release, and a form of an older build; and Firefox and WebKit, installed where they can be.',
})

interface Count {
  passed: number
  failed: number
}
interface Ended {
  succeeded: boolean
  /** What it wrote, unless that went straight to the terminal. */
  output: string
}

const reports = mkdtempSync(path.join(tmpdir(), 'noor-vista-tests-'))
const failures: string[] = []

/** Runs a program of this project to its end. What runs beside others is shown when it has ended. */
function run(command: string, args: string[], { live = false, env = {} } = {}): Promise<Ended> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...withoutDatabase(process.env), NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
    child.on('error', error => resolve({ succeeded: false, output: output + error.message }))
    child.on('close', (code, signal) =>
      resolve({ succeeded: code === 0, output: output + (signal ? `${command} was ended by ${signal}.\n` : '') }),
    )
  })
}

async function step(name: string, work: () => Promise<Ended>, count = countOne): Promise<Count> {
  const began = Date.now()
  const ended = await work().catch((error: Error) => ({ succeeded: false, output: `${error.message}\n` }))
  const { passed, failed } = count(ended)
  const summary = `── ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`
  console.log(`${ended.output}${summary}\n`)
  if (failed > 0) failures.push(summary)
  return { passed, failed }
}

const script = (name: string) => () => run('npm', ['run', '--silent', name])
const countOne = ({ succeeded }: Ended): Count => (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A run may fail beside its tests, at a file that does not load for one: that must not read as success. */
function countTests({ succeeded }: Ended, passed = 0, failed = 0): Count {
  const silent = (!succeeded && failed === 0) || passed + failed === 0
  return { passed, failed: silent ? failed + 1 : failed }
}

/** The tests of some of vitest's projects. */
const unit = (name: string, projects: string[]) => {
  const report = path.join(reports, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const work = () => run('npx', ['vitest', 'run', ...projects.map(project => `--project=${project}`), ...reporters])
  return step(name, work, ended => countUnit(ended, report))
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}
function countUnit(ended: Ended, file: string): Count {
  const report = read<UnitReport>(file)
  for (const { status, fullName, failureMessages } of report?.testResults.flatMap(file => file.assertionResults) ?? [])
    if (status === 'failed') failures.push(fullName, ...failureMessages)
  return countTests(ended, report?.numPassedTests, report?.numFailedTests)
}

/** The tests of one Playwright configuration. */
const runPlaywright = (name: string, prepare: () => void, args: string[] = []) => {
  const report = path.join(reports, `${name}.json`)
  const work = () => {
    prepare()
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    return run('npx', ['playwright', 'test', '--reporter=list,json', ...args], { live: true, env })
  }
  return step(
    name,
    async () => (build?.failed ? noBuild : work()),
    ended => countPlaywright(ended, report),
  )
}
const noBuild = { succeeded: false, output: 'Not run: there is no build.\n' }

interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: { status: string; results: { error?: Error }[] }[] }[]
}
interface BrowserReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: Suite[]
}
const withinSuite = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(withinSuite)]
function countPlaywright(ended: Ended, file: string): Count {
  const report = read<BrowserReport>(file)
  for (const { title, file, line, tests } of report?.suites.flatMap(withinSuite) ?? []) {
    const error = tests.flatMap(test => test.results).find(result => result.error)?.error
    if (tests.some(test => test.status !== 'expected'))
      failures.push(`${file}:${line} › ${title}`, error?.message ?? 'It did not run.')
  }
  const stats = report?.stats
  return countTests(ended, stats?.expected, stats && stats.unexpected + stats.flaky + stats.skipped)
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined // it ended before it could write one
  }
}

function installed() {
  const missing = provideEngines()
  if (missing) throw new Error(missing)
}

const style = async () => [await step('lint', script('lint')), await step('format', script('format:check'))]
const [build, ...others] = (await Promise.all([step('build and types', script('build')), style()])).flat()
const chromium = () => (process.env.CHROMIUM_PATH = provideChromium())
const [browser, units] = await Promise.all([
  runPlaywright('browser tests', chromium),
  unit('unit and database', ['unit', 'database']),
])
const browserTests = [browser]
others.push(units)
if (asked.all) {
  browserTests.push(await runPlaywright('deploy', chromium, ['--config=playwright.deploy.config.ts']))
  browserTests.push(await runPlaywright('engines', installed, ['--config=playwright.engines.config.ts']))
  others.push(await unit('backups', ['postgresql-tools']))
  if (spawnSync('buildah', ['--version']).error || process.getuid?.() !== 0)
    console.log('The image is not tested: that takes root and buildah, on Debian by `apt-get install buildah`.\n')
  else if (!build?.failed) others.push(await unit('image', ['image']))
}
rmSync(reports, { recursive: true, force: true })

const sum = (key: keyof Count) =>
  [build, ...others, ...browserTests].reduce((total, each) => total + (each?.[key] ?? 0), 0)
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}`)
process.exitCode = sum('failed') === 0 ? 0 : 1
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
