import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Arrival } from '@/db/arrivals'
import { SetupError } from '@/db/setup-error'

/**
 * Rows are committed in another order than they are stamped in. One that is committed so much later than others of its time
 * would be missed; the site itself gives up after seconds.
 */
const latestCommitMs = 3_600_000

/** What has been handed over: nothing before `floor` is looked at any more, and of the rest all but `ids`. */
export interface Handed {
  floor: string
  /** With the time of each. */
  ids: Record<string, string>
}

/** After some were handed over; `owed` could not be, and must not fall below the floor. */
export function advance({ floor, ids }: Handed, owed: Arrival[]): Handed {
  const newest = Object.values(ids).toSorted().at(-1)
  const settled = newest ? microseconds(Date.parse(newest) - latestCommitMs) : floor
  const next = [settled > floor ? settled : floor, ...owed.map(({ at }) => at)].toSorted()[0]!
  return { floor: next, ids: Object.fromEntries(Object.entries(ids).filter(([, at]) => at >= next)) }
}

/** As the database writes its times here, so that they compare as they sort. */
export const microseconds = (ms: number) => new Date(ms).toISOString().replace('Z', '000Z')

/** Where that is remembered. */
export interface Memory {
  read(): Handed | undefined
  write(handed: Handed): void
}

/** For as long as the process lives. */
export function forgetful(known?: Handed): Memory {
  return { read: () => known, write: handed => void (known = handed) }
}

/**
 * In a file, which is exchanged at once, so that a kill or a power cut leaves the old or the new one. What could not be
 * written, as on a full disk, is known to this process all the same: `read` then tries again, and throws until it succeeds,
 * so that nothing more is handed over that a restart would hand over again.
 * @throws {SetupError} from `read` if the file was spoiled
 */
export function inFile(file: string): Memory {
  let known: Handed | undefined
  let unwritten = false
  const write = (handed: Handed) => {
    known = handed
    unwritten = true
    exchange(file, `${JSON.stringify(handed)}\n`)
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

function parse(file: string): Handed | undefined {
  try {
    const { floor, ids } = JSON.parse(readFileSync(file, 'utf8')) as Handed
    if (Number.isNaN(Date.parse(floor)) || !ids || typeof ids !== 'object') throw new Error('no such record')
    return { floor, ids }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new SetupError(
      `${file} cannot be read, and with it what has been handed over: mend it, or delete it to begin from now.`,
    )
  }
}

function exchange(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  const aside = `${file}.new`
  writeFileSync(aside, text, { mode: 0o600, flush: true })
  renameSync(aside, file)
  if (process.platform === 'win32') return // where a directory cannot be flushed
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
