import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { gt, sql } from 'drizzle-orm'
import { everyTable, openRecords, type Table, tables, withoutValues, withRecords } from './records'
import { SetupError } from './setup-error'
import { codeOf } from './store'

/**
 * A backup is a gzip of UTF-8 lines, each one JSON value: first `{format, version, made}`; then for each inquiry
 * `{table, row}`, where `row` is what PostgreSQL's to_json makes of it, columns by name, times with their microseconds; last
 * `{rows: {inquiries, detailed_inquiries}, sha256}`, the digest of all bytes before that line. Whoever has lost this program
 * can read it with zcat and jq.
 */
const format = 'noor-vista inquiries'
const version = 1

/** Rows that are read or written at a time, so that any number of them needs little memory. */
const batch = 200

export type Counts = Record<Table, number>
const none = (): Counts => ({ inquiries: 0, detailed_inquiries: 0 })

/** The lines of a backup of everything, as of one moment. Reads as `staff`. */
export async function* backupLines(staffUrl: string): AsyncGenerator<string, Counts> {
  const rows = none()
  const digest = createHash('sha256')
  const digested = (line: string) => (digest.update(line), line)
  yield digested(`${JSON.stringify({ format, version, made: new Date().toISOString() })}\n`)
  const db = openRecords(staffUrl)
  try {
    // By hand, because a generator cannot yield from within a function that Drizzle calls; there is one connection.
    await db.execute(sql`begin isolation level repeatable read read only`)
    for (const table of everyTable) {
      const { rows: stored } = tables[table]
      // As text: JSON.parse and stringify would not change it, but need not be believed.
      const page = db
        .select({ id: stored.id, row: sql<string>`to_json(${stored})::text` })
        .from(stored)
        .$dynamic()
      let after: string | undefined
      do {
        const some = await page
          .where(after ? gt(stored.id, after) : undefined)
          .orderBy(stored.id)
          .limit(batch)
        for (const { row } of some) {
          rows[table] += 1
          yield digested(`{"table":"${table}","row":${row}}\n`)
        }
        after = some.length === batch ? some.at(-1)?.id : undefined
      } while (after)
    }
  } catch (error) {
    throw withoutValues(error)
  } finally {
    await db.$client.end({ timeout: 1 })
  }
  yield `${JSON.stringify({ rows, sha256: digest.digest('hex') })}\n`
  return rows
}

/**
 * Reads a backup to its end.
 * @throws {SetupError} if it is not one, or not whole, or not as it was written
 */
export async function checkBackup(file: string): Promise<Counts> {
  return readBackup(file, async () => undefined)
}

/**
 * Adds what is missing of a checked backup, all or nothing: an inquiry whose id or fingerprint is stored already is left as
 * it is. Resolves with how many were added.
 * @throws {SetupError} as checkBackup: then nothing was added
 */
export async function restoreBackup(ownerUrl: string, file: string): Promise<Counts> {
  await checkBackup(file)
  const added = none()
  const insertAll = withRecords(ownerUrl, db =>
    db.transaction(async tx => {
      await readBackup(file, async (table, rows) => {
        const { count } = await tx.execute(sql`
          insert into ${tables[table].rows} select stored.* from unnest(${sql.param(rows)}::text[]) as line
            cross join lateral json_populate_record(null::${tables[table].rows}, line::json) as stored
            on conflict do nothing`)
        added[table] += count
      })
    }),
  )
  await insertAll.catch(error => {
    if (error instanceof SetupError) throw error
    // What PostgreSQL says quotes the row that it refuses.
    throw new SetupError(`The database refuses what is in ${file} (${codeOf(error)}). Nothing was restored.`)
  })
  return added
}

/** Hands over the rows in batches, as JSON texts; whether they were the right ones is known only at the end. */
async function readBackup(file: string, take: (table: Table, rows: string[]) => Promise<void>): Promise<Counts> {
  const rows = none()
  const digest = createHash('sha256')
  let waiting: { table: Table; rows: string[] } | undefined
  const flush = async () => {
    if (waiting) await take(waiting.table, waiting.rows)
    waiting = undefined
  }
  let number = 0
  let end: { rows?: Counts; sha256?: string } | undefined
  for await (const line of linesOf(file)) {
    number += 1
    if (end) throw damaged(file, 'something follows its last line')
    const { table, row, ...more } = parsed(file, line, number)
    if (number === 1 && (more.format !== format || more.version !== version))
      throw damaged(file, `its first line is not that of a backup of version ${version}`)
    if ('sha256' in more) {
      end = more
      continue
    }
    digest.update(`${line}\n`)
    if (number === 1) continue
    if (!everyTable.includes(table as Table) || !row) throw damaged(file, `line ${number} is no inquiry`)
    if (waiting && (waiting.table !== table || waiting.rows.length >= batch)) await flush()
    waiting ??= { table: table as Table, rows: [] }
    waiting.rows.push(JSON.stringify(row))
    rows[table as Table] += 1
  }
  if (!end) throw damaged(file, 'its end is missing')
  if (end.sha256 !== digest.digest('hex')) throw damaged(file, 'its checksum is another')
  if (everyTable.some(table => end.rows?.[table] !== rows[table])) throw damaged(file, 'rows are missing')
  await flush()
  return rows
}

type Line = { table?: string; row?: object; format?: string; version?: number; rows?: Counts; sha256?: string }

function parsed(file: string, line: string, number: number): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    throw damaged(file, `line ${number} is not JSON`)
  }
}

/** Not by readline, which takes U+2028 for the end of a line: a couple may have written one. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const plain = createGunzip().setEncoding('utf8')
  createReadStream(file)
    .on('error', error => plain.destroy(error))
    .pipe(plain)
  let rest = ''
  try {
    for await (const chunk of plain) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw error instanceof SetupError || !code ? error : damaged(file, `it cannot be read: ${code}`)
  }
  if (rest) throw damaged(file, 'its last line is cut off')
}

const damaged = (file: string, why: string) =>
  new SetupError(`${file} is no whole backup (${why}). Nothing was restored.`)
