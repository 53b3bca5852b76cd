import { statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Database, within } from '@/db/connect'
import { closeSmokeTest } from '@/db/outbox'
import { readNotifyEnv, readSiteUrl } from '@/lib/env'
import { type Readiness, readiness } from '@/lib/readiness'
import { requestOnNewConnection } from './http'
import { isSmokeTestDue, nextSmokeTest, type SmokeTest } from './monitor'
import { runSmokeTest } from './smoke-test'

const hourMs = 3_600_000
/** A backup is made each night. Two hours are added for the time that it takes. */
const backupHours = 26
const minFreeBytes = 2e9
const queriesMs = 30_000
/** For four responses of the site, and the database's. */
const smokeTestMs = 120_000

/**
 * Asks as a couple's browser does: through name, certificate and Caddy.
 * @returns undefined if the site is ready, else a code or its reason, for the log
 */
export async function findSiteFault(): Promise<string | undefined> {
  const site = readSiteUrl()
  if (!site) return undefined
  try {
    const { status, isOk, text } = await requestOnNewConnection(new URL('/api/ready', site))
    return isOk ? undefined : (readReason(text) ?? `${status}`)
  } catch (error) {
    return (error as Error).message
  }
}

/** Undefined if a proxy answers for the site. */
function readReason(text: string): string | undefined {
  try {
    return readiness.safeParse(JSON.parse(text)).data?.reason
  } catch {
    return undefined
  }
}

/** On a new machine, the first backup has been missing since the folder was made. */
export function findBackupFaults(now: Date): ('backup' | 'disk')[] {
  const { BACKUPS_DIR: folder } = readNotifyEnv()
  if (!folder) return []
  try {
    // deploy/nightly sets this file's time to that of the newest verified backup.
    const verified = statSync(path.join(folder, 'verified'), { throwIfNoEntry: false })
    const verifiedAt = verified?.mtime ?? statSync(folder).birthtime
    const { bavail, bsize } = statfsSync(folder)
    const isOld = now.getTime() - verifiedAt.getTime() >= backupHours * hourMs
    const isFull = bavail * bsize < minFreeBytes
    return [...(isOld ? ['backup' as const] : []), ...(isFull ? ['disk' as const] : [])]
  } catch {
    return ['backup']
  }
}

/**
 * Runs the smoke test if it is due. Its rows are never in an email. Here they are marked, however late
 * they were stored.
 * @param site what is wrong with the site
 */
export async function testForms(
  db: Database,
  before: SmokeTest | undefined,
  site: string | undefined,
  now: Date,
): Promise<SmokeTest | undefined> {
  await within(queriesMs, closeSmokeTest(db))
  const isPublic = readSiteUrl()?.startsWith('https:')
  const isRefusing = site === ('inquiry refused' satisfies Readiness['reason'])
  const isAnswering = site === undefined || isRefusing
  if (!isPublic || !isAnswering || !isSmokeTestDue(before, now, isRefusing)) return before
  const result = await within(smokeTestMs, runSmokeTest(db))
  console.error(`Smoke test: ${Object.values(result).join(', ')}`)
  return nextSmokeTest(before, result.outcome, now)
}
