import { createHash } from 'node:crypto'
import { gt, sql } from 'drizzle-orm'
import { batchSize, type Counts, format, noRows, readBackup, version } from './backup-file'
import { openConnection, tableNames, tables, withConnection, withoutValues } from './records'
import { SetupError } from './setup-error'
import { codeOf } from './store'

/** The lines of a backup of everything, as of one moment. Reads as `staff`. */
export async function* backupLines(staffUrl: string): AsyncGenerator<string, Counts> {
  const rows = noRows()
  const digest = createHash('sha256')
  const digested = (line: string) => (digest.update(line), line)
  yield digested(`${JSON.stringify({ format, version, made: new Date().toISOString() })}\n`)
  const db = openConnection(staffUrl)
  try {
    // Not db.transaction: a generator cannot yield from within its callback. There is one connection.
    await db.execute(sql`begin isolation level repeatable read read only`)
    for (const table of tableNames) {
      const stored = tables[table]
      // As text: what PostgreSQL wrote is stored without being parsed.
      const page = db
        .select({ id: stored.id, row: sql<string>`to_json(${stored})::text` })
        .from(stored)
        .$dynamic()
      let after: string | undefined
      do {
        const some = await page
          .where(after ? gt(stored.id, after) : undefined)
          .orderBy(stored.id)
          .limit(batchSize)
        for (const { row } of some) {
          rows[table] += 1
          yield digested(`{"table":"${table}","row":${row}}\n`)
        }
        after = some.length === batchSize ? some.at(-1)?.id : undefined
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
  const added = noRows()
  const insertAll = withConnection(ownerUrl, db =>
    db.transaction(async tx => {
      await readBackup(file, async (table, rows) => {
        const { count } = await tx.execute(sql`
          insert into ${tables[table]} select stored.* from unnest(${sql.param(rows)}::text[]) as line
            cross join lateral json_populate_record(null::${tables[table]}, line::json) as stored
            on conflict do nothing`)
        added[table] += count
      })
    }),
  )
  await insertAll.catch(error => {
    if (error instanceof SetupError) throw error
    // PostgreSQL's message quotes the row that it refuses.
    throw new SetupError(`The database refuses what is in ${file} (${codeOf(error)}). Nothing was restored.`)
  })
  return added
}
