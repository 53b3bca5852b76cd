import { statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { databaseErrorCode, limitQueries } from '@/db/connect'
import { runAsStaff, withConnection } from '@/db/open-database'
import { readOutbox } from '@/db/outbox'
import { readNotifyEnv, readSiteUrl } from '@/lib/env'
import { readiness } from '@/lib/readiness'
import type { Observation, Results } from './facts'
import { requestOnNewConnection } from './http'
import type { Mailer } from './mailer'

/** @param results of the last round */
export async function observe(
  now: Date,
  mailer: Pick<Mailer, 'hasOneAddress' | 'recipients'>,
  results: Results,
): Promise<Observation> {
  const { BACKUPS_DIR, HEARTBEAT_URL } = readNotifyEnv()
  const site = readSiteUrl()
  const [database, siteFacts] = await Promise.all([
    observeDatabase(now),
    site === undefined ? undefined : observeSite(site),
  ])
  return {
    database,
    site: siteFacts,
    ...observeBackups(BACKUPS_DIR, results),
    recipients: mailer.recipients,
    hasOneAddress: mailer.hasOneAddress,
    hasHeartbeat: HEARTBEAT_URL !== undefined,
    hasSmokeTest: site?.startsWith('https:') ?? false,
  }
}

async function observeDatabase(now: Date): Promise<Observation['database']> {
  const limit = limitQueries()
  limit.start()
  try {
    const outbox = await runAsStaff(url =>
      withConnection('DATABASE_STAFF_URL', url, db => readOutbox(db, now), limit.signal),
    )
    return { isReadable: true, outbox }
  } catch (error) {
    return { isReadable: false, detail: databaseErrorCode(error) }
  } finally {
    limit.stop()
  }
}

/** Asks as a couple's browser does: through name, certificate and Caddy. */
async function observeSite(site: string): Promise<Observation['site']> {
  try {
    const { status, isOk, text } = await requestOnNewConnection(new URL('/api/ready', site))
    return isOk ? { isReady: true } : { isReady: false, ...reasonOf(text, status) }
  } catch (error) {
    return { isReady: false, detail: (error as Error).message }
  }
}

/** If a proxy answers for the site, its status is the reason. */
function reasonOf(text: string, status: number) {
  const { data } = readiness.safeParse(parseJson(text))
  if (!data) return { detail: `${status}` }
  const isRefused = data.reason === 'inquiry refused'
  return { detail: data.reason, ...(isRefused && { refusedAt: new Date(data.at) }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function observeBackups(
  folder: string | undefined,
  results: Results,
): Pick<Observation, 'backups' | 'results'> {
  if (!folder) return { backups: undefined, results }
  try {
    // deploy/nightly sets this file's time to that of the newest verified backup.
    const verified = statSync(path.join(folder, 'verified'), { throwIfNoEntry: false })
    const { bavail, bsize } = statfsSync(folder)
    const freeGigabytes = (bavail * bsize) / 1e9
    // Node gives 1970 where the file system does not keep this time.
    const { birthtime, birthtimeMs } = statSync(folder)
    const folderCreatedAt = birthtimeMs > 0 ? birthtime : undefined
    const verifiedAt = verified?.mtime ?? null
    return { backups: { verifiedAt, freeGigabytes, folderCreatedAt }, results }
  } catch (error) {
    const unexpected = `BACKUPS_DIR: ${databaseErrorCode(error)}`
    return { backups: undefined, results: { ...results, unexpected } }
  }
}
