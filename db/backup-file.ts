import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { type TableName, tableNames } from './records'
import { SetupError } from './setup-error'

/**
 * A backup is a gzip of UTF-8 lines, each one JSON value: first `{format, version, made}`; then for each inquiry
 * `{table, row}`, where `row` is what PostgreSQL's to_json makes of it, columns by name, times with their microseconds; last
 * `{rows: {inquiries, detailed_inquiries}, sha256}`, the digest of all bytes before that line. Whoever has lost this program
 * can read it with zcat and jq.
 */
export const format = 'noor-vista inquiries'
export const version = 1

/** Rows that are read or written at a time, so that any number of them needs little memory. */
export const batchSize = 200

export type Counts = Record<TableName, number>
export const noRows = (): Counts => ({ inquiries: 0, detailed_inquiries: 0 })

/**
 * Passes the rows to `take` in batches, as JSON texts. Only at the end is it known whether the file was whole.
 * @throws {SetupError} if it was not
 */
export async function readBackup(
  file: string,
  take: (table: TableName, rows: string[]) => Promise<void>,
): Promise<Counts> {
  const rows = noRows()
  const digest = createHash('sha256')
  let waiting: { table: TableName; rows: string[] } | undefined
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
    if (!tableNames.includes(table as TableName) || !row) throw damaged(file, `line ${number} is no inquiry`)
    if (waiting && (waiting.table !== table || waiting.rows.length >= batchSize)) await flush()
    waiting ??= { table: table as TableName, rows: [] }
    waiting.rows.push(JSON.stringify(row))
    rows[table as TableName] += 1
  }
  if (!end) throw damaged(file, 'its end is missing')
  if (end.sha256 !== digest.digest('hex')) throw damaged(file, 'its checksum is another')
  if (tableNames.some(table => end.rows?.[table] !== rows[table])) throw damaged(file, 'rows are missing')
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

/** Not by readline, which ends a line at U+2028 as well: an answer may hold one. */
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
