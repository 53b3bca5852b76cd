import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Arrival } from '@/db/arrivals'
import { SetupError } from '@/db/setup-error'

/**
 * Rows are not committed in the order of `created_at`. One committed later than this after newer ones would be missed; the
 * site itself gives up after seconds.
 */
const latestCommitMs = 3_600_000

/** What has been delivered: everything before `floor`, and `ids` after it. */
export interface Deliveries {
  floor: string
  /** Id to `created_at`. */
  ids: Record<string, string>
}

/** Raises the floor after deliveries, but never above an arrival that `failed`, and drops the ids below it. */
export function advance({ floor, ids }: Deliveries, failed: Arrival[]): Deliveries {
  const newest = Object.values(ids).toSorted().at(-1)
  const settled = newest ? microseconds(Date.parse(newest) - latestCommitMs) : floor
  const next = [settled > floor ? settled : floor, ...failed.map(({ at }) => at)].toSorted()[0]!
  return { floor: next, ids: Object.fromEntries(Object.entries(ids).filter(([, at]) => at >= next)) }
}

/** As db/arrivals.ts formats times, so that comparing strings compares times. */
export const microseconds = (ms: number) => new Date(ms).toISOString().replace('Z', '000Z')

/** Where deliveries are recorded. */
export interface DeliveryStore {
  read(): Deliveries | undefined
  write(deliveries: Deliveries): void
}

/** For the life of the process. */
export function inMemory(known?: Deliveries): DeliveryStore {
  return { read: () => known, write: deliveries => void (known = deliveries) }
}

/**
 * In a file that is replaced atomically, so that a kill or a power cut leaves the old or the new one. After a failed write,
 * as on a full disk, `read` tries again and throws until it succeeds: otherwise more would be delivered that a restart
 * delivers again.
 * @throws {SetupError} from `read` if the file is damaged
 */
export function inFile(file: string): DeliveryStore {
  let known: Deliveries | undefined
  let unwritten = false
  const write = (deliveries: Deliveries) => {
    known = deliveries
    unwritten = true
    replaceFile(file, `${JSON.stringify(deliveries)}\n`)
    unwritten = false
  }
  return {
    read() {
      if (known && unwritten) write(known)
      return (known ??= parse(file))
    },
    write,
  }
}

function parse(file: string): Deliveries | undefined {
  try {
    const { floor, ids } = JSON.parse(readFileSync(file, 'utf8')) as Deliveries
    if (Number.isNaN(Date.parse(floor)) || !ids || typeof ids !== 'object') throw new Error('no such record')
    return { floor, ids }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new SetupError(`${file}, the record of deliveries, cannot be read: mend it, or delete it to begin from now.`)
  }
}

function replaceFile(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  const aside = `${file}.new`
  writeFileSync(aside, text, { mode: 0o600, flush: true })
  renameSync(aside, file)
  if (process.platform === 'win32') return // a directory cannot be flushed there
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
