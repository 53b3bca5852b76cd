import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import postgres from 'postgres'
import { inquiryForm } from '@/content/inquiry'
import { chromiumFlags, provideChromium } from '@/scripts/chromium'
import { canary } from './bad-inputs'
import { type Answer, openForm, shownAgain } from './plain-form'
import { openStage, type Stage } from './stage'

const outcomeWithinMs = 6_000
/** After the first visitor: the circuit opens after the third. */
const followers = 8
const diskMegabytes = 220

interface Fault {
  title: string
  begin(stage: Stage): Promise<() => Promise<void>>
  /** Whether visitors are to be thanked all the same. */
  harmless?: boolean
}

const undoing = (undo: () => Promise<unknown>) => async () => void (await undo())
const cutOff = (stage: Stage) =>
  stage.owner`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'web'`

const faults: Fault[] = [
  {
    title: 'down',
    async begin(stage) {
      await stage.stopDatabase()
      return () => stage.startDatabase()
    },
  },
  {
    title: 'refusing the login',
    async begin(stage) {
      await stage.owner`alter role web nologin`
      await cutOff(stage)
      return undoing(() => stage.owner`alter role web login`)
    },
  },
  {
    title: 'frozen',
    async begin(stage) {
      stage.signalDatabase('SIGSTOP')
      return async () => stage.signalDatabase('SIGCONT')
    },
  },
  {
    title: 'table locked',
    async begin({ ownerUrl }) {
      const holder = postgres(ownerUrl, { max: 1 })
      await holder.unsafe('begin; lock table inquiries in access exclusive mode')
      return undoing(() => holder.end())
    },
  },
  {
    title: 'out of connections',
    async begin(stage) {
      const many = Array.from({ length: 100 }, () =>
        postgres(stage.staffUrl, { max: 1, idle_timeout: 600, onclose: () => {} }),
      )
      await cutOff(stage)
      await Promise.allSettled(many.map(sql => sql`select 1`))
      return undoing(() => Promise.all(many.map(sql => sql.end({ timeout: 0 }))))
    },
  },
  {
    title: 'restarting',
    harmless: true,
    async begin(stage) {
      await stage.stopDatabase()
      const back = stage.startDatabase()
      return () => back
    },
  },
  {
    title: 'disk full',
    async begin(stage) {
      const ballast = path.join(stage.dataDir, 'ballast')
      const { bavail, bsize } = statfsSync(stage.dataDir)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize))
      await fillPages(stage)
      return async () => rmSync(ballast)
    },
  },
]

/** Every fault, with scripts and without: how long a visitor waits for an outcome, and whether every field is kept. */
export async function sendThroughFaults(keptQuiet: (stage: Stage) => boolean): Promise<boolean> {
  const disk = mountDisk()
  const stage = await openStage(disk.directory)
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumFlags })
  const page = await browser.newPage()
  let good = true
  try {
    for (const fault of faults) {
      if (fault.title === 'disk full' && !disk.mounted)
        console.log('  disk full: left out, a file system can only be made as root on Linux')
      else good = (await hold(stage, page, fault)) && good
    }
    return keptQuiet(stage) && good
  } finally {
    await browser.close()
    await stage.close()
    disk.release()
  }
}

async function hold(stage: Stage, page: Page, fault: Fault): Promise<boolean> {
  const send = await openForm(stage.url, 'inquiries')
  await openPage(page, stage.url)
  const end = await fault.begin(stage)
  const first = await send(letter())
  const scripted = await sendByScript(page)
  const rest: Answer[] = []
  for (let n = 0; n < followers; n++) rest.push(await send(letter()))
  await end()
  const after = await untilThanked(send)

  const all = [first, ...rest]
  const expected = fault.harmless ? 'sent' : 'not-stored'
  const longest = Math.max(...all.map(answer => answer.ms), scripted.ms)
  const kept = all.filter(answer => answer.outcome === 'not-stored').every(isKept) && scripted.kept
  const good =
    all.every(({ outcome }) => outcome === expected) &&
    scripted.outcome === expected &&
    kept &&
    after &&
    longest < outcomeWithinMs
  const ms = (answer: { ms: number }) => Math.round(answer.ms)
  console.log(
    `  ${good ? 'ok ' : 'BAD'} ${fault.title}: first ${ms(first)} ms (${first.outcome}), by script ${ms(scripted)} ms (${scripted.outcome}), ` +
      `then ${rest.map(ms).join(' ')}; fields kept: ${kept}; thanked afterwards: ${after}`,
  )
  return good
}

let sent = 0
const letter = () => ({
  names: `${canary} fault ${(sent += 1)}`,
  ...{ email: `${canary}@example.com`, phone: '+91 98765 43210', wedding_date: '2027-02-14', location: canary },
  ...{ guest_count: '<150>', budget: '12+', message: randomBytes(3_000).toString('hex') },
})

function isKept({ html }: Answer): boolean {
  const text = ['names', 'email', 'phone', 'wedding_date', 'location', 'guest_count', 'message']
  const kept = text.every(name => shownAgain(html, name)) && shownAgain(html, 'guest_count') === '<150>'
  return kept && /<option [^>]*value="12\+" selected/.test(html)
}

/** A disk is full for a row once the free space in the tables' own pages is used up. */
async function fillPages(stage: Stage) {
  const send = await openForm(stage.url, 'inquiries')
  for (let n = 0; n < 2_000; n++) if ((await send(letter())).outcome !== 'sent') return
}

async function untilThanked(send: (answers: Record<string, string>) => Promise<Answer>): Promise<boolean> {
  const answers = letter()
  for (let tries = 0; tries < 10; tries++) if ((await send(answers)).outcome === 'sent') return true
  return false
}

async function openPage(page: Page, url: string) {
  await page.goto(url)
  await page.locator('#inquiry[data-hydrated="true"]').waitFor()
  for (const [name, answer] of Object.entries(letter()))
    if (name === 'budget') await page.locator(`#inquiry-${name}`).selectOption(answer)
    else await page.locator(`#inquiry-${name}`).fill(answer)
}

async function sendByScript(page: Page) {
  const before = await valuesOf(page)
  const began = performance.now()
  await page.locator('#inquiry button:not([type="button"])').click()
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: inquiryForm.failed.description })
  const thanked = page.getByRole('main').getByRole('status').filter({ hasText: inquiryForm.sent.title })
  await failed.or(thanked).first().waitFor({ timeout: 15_000 })
  const ms = performance.now() - began
  if (await thanked.isVisible()) return { outcome: 'sent', ms, kept: true }
  return { outcome: 'not-stored', ms, kept: (await valuesOf(page)) === before }
}

const valuesOf = (page: Page) =>
  page
    .locator('#inquiry')
    .evaluate(form =>
      JSON.stringify([...new FormData(form as HTMLFormElement)].filter(([name]) => !name.startsWith('$'))),
    )

/** A file system of a size that can be filled: real ENOSPC. Needs root on Linux. */
function mountDisk() {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', directory], { stdio: 'ignore' })
    const release = () => void execFileSync('umount', ['--lazy', directory])
    return {
      directory: mkdtempSync(path.join(directory, 'data-')),
      mounted: true,
      release: () => (release(), rmSync(directory, { recursive: true })),
    }
  } catch {
    return { directory, mounted: false, release: () => rmSync(directory, { recursive: true, force: true }) }
  }
}
