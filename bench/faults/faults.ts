import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { type Answer, canary, openForm } from '@/bench/plain-form'
import { openBenchSite, type BenchSite } from '@/bench/bench-site'

const outcomeWithinMs = 6_000
/** How many write while the fault lasts. */
const couples = 4
const diskMegabytes = 220

/** What a couple may be summary while a fault lasts; that their inquiry was not stored, unless it is named here. */
const outcomesOf: Record<string, Answer['outcome'][]> = {
  'killed and started again': ['sent'],
  restarting: ['sent', 'not-stored'],
}

const cutOff = (site: BenchSite) =>
  site.owner`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'web'`

/** Each begins when it is called, and resolves with what ends it. */
const faults: Record<string, (site: BenchSite) => Promise<() => unknown>> = {
  async down(site) {
    await site.stopDatabase()
    return site.startDatabase
  },
  async 'killed and started again'(site) {
    await site.killDatabase()
    await site.startDatabase()
    return () => undefined
  },
  async restarting(site) {
    await site.stopDatabase()
    const back = site.startDatabase()
    return () => back
  },
  async frozen(site) {
    site.signalDatabase('SIGSTOP')
    return () => site.signalDatabase('SIGCONT')
  },
  async 'refusing the login'(site) {
    await site.owner`alter role web nologin`
    await cutOff(site)
    return () => site.owner`alter role web login`
  },
  async 'out of connections'(site) {
    const options = { max: 1, idle_timeout: 600, onclose: () => {} }
    const many = Array.from({ length: 100 }, () => postgres(site.ownerUrl, options)) // the last few are for a superuser
    await cutOff(site)
    await Promise.allSettled(many.map(sql => sql`select 1`))
    return () => Promise.all(many.map(sql => sql.end({ timeout: 0 })))
  },
  async 'disk full'(site) {
    const ballast = path.join(site.dataDir, 'ballast')
    const { bavail, bsize } = statfsSync(site.dataDir)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    // A disk is full for a row once the free space in the tables' own pages is used up.
    const send = await openForm(site.url)
    for (let n = 0; n < 2_000 && (await send(inquiry())).outcome === 'sent'; n++);
    return () => rmSync(ballast)
  },
}

/** Every fault: within how long a couple has an outcome, and whether all is well after it. */
export async function sendThroughFaults(keptQuiet: (site: BenchSite) => boolean) {
  using disk = mountDisk()
  await using site = await openBenchSite(disk.directory)
  let good = true
  for (const title of Object.keys(faults)) {
    if (title === 'disk full' && !disk.mounted)
      console.log('  disk full: left out, a file system can only be made as root on Linux')
    else good = (await hold(site, title)) && good
  }
  return keptQuiet(site) && good
}

async function hold(site: BenchSite, title: string): Promise<boolean> {
  const send = await openForm(site.url)
  const outcomes = outcomesOf[title] ?? ['not-stored']
  const end = await faults[title]!(site)
  const inquiries = Array.from({ length: couples + 1 }, inquiry)
  const answers: Answer[] = []
  for (const each of inquiries.slice(0, couples)) answers.push(await send(each))
  await end()
  answers.push(await send(inquiries.at(-1)!))
  const during = answers.slice(0, couples)

  const rows = await site.owner<{ names: string; times: number }[]>`
    select names, count(*)::int as times from inquiries where names in ${site.owner(inquiries.map(({ names }) => names))}
    group by names`
  const stored = new Map(rows.map(({ names, times }) => [names, times]))
  const once = answers.every(({ outcome }, n) => {
    const times = stored.get(inquiries[n]!.names) ?? 0
    return outcome === 'sent' ? times === 1 : times <= 1 // the outcome of an insert that hung may be a row all the same
  })
  const inTime = answers.every(({ ms }) => ms < outcomeWithinMs)
  const after = answers.at(-1)?.outcome === 'sent'
  const good = during.every(({ outcome }) => outcomes.includes(outcome)) && once && inTime && after
  const summary = answers.map(({ outcome, ms }) => `${outcome} ${Math.round(ms)} ms`)
  console.log(
    `  ${good ? 'ok ' : 'BAD'} ${title}: ${summary.slice(0, couples).join(', ')}; next: ${summary.at(-1)}; ` +
      `thanked is stored, once: ${once}`,
  )
  return good
}

let sent = 0
const inquiry = () => ({
  names: `${canary} fault ${(sent += 1)}`,
  ...{ email: `${canary}@example.com`, phone: '+91 98765 43210', wedding_date: '2027-02-14', location: canary },
  message: randomBytes(3_000).toString('hex'),
})

/** A file system of a size that can be filled: real ENOSPC. Needs root on Linux. */
function mountDisk() {
  const mountPoint = mkdtempSync(path.join(tmpdir(), 'noor-vista-disk-'))
  let mounted = true
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', mountPoint], { stdio: 'ignore' })
  } catch {
    mounted = false
  }
  const stop = () => {
    if (mounted) execFileSync('umount', ['--lazy', mountPoint])
    rmSync(mountPoint, { recursive: true, force: true })
  }
  return { directory: mkdtempSync(path.join(mountPoint, 'data-')), mounted, [Symbol.dispose]: stop }
}
