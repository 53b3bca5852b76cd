import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { inbox } from './inbox'
import { type InboxRow, openRecords, withoutValues } from './records'
import { detailedInquiries, inquiries } from './schema'
import { within } from './within'

/** A database that does not answer for so long is lost; it is looked for again. */
const patienceMs = 10_000
/** As text, to the microsecond, so that times compare as they sort. */
const asTime = (time: unknown) => sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export interface Arrival {
  id: string
  /** When its row was begun, in UTC, to the microsecond. Rows are not committed in this order. */
  at: string
}

/** A connection that hears of inquiries. */
export interface Arrivals {
  /** By the clock of the database, which is the one that stamps inquiries. */
  now(): Promise<string>
  /** All from `floor` on but those, oldest first. */
  since(floor: string, except: string[]): Promise<Arrival[]>
  /** Undefined if it has been erased meanwhile. */
  read(id: string): Promise<InboxRow | undefined>
  /** Whether this connection alone does what `name` says, until it ends, however it does. */
  claim(name: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * Listens as `staff`.
 * @param heard is called at every announcement, and whenever one may have been missed
 * @param lost is called once the connection has ended by itself
 */
export async function openArrivals(staffUrl: string, heard: () => void, lost: () => void): Promise<Arrivals> {
  // The claim is the connection's: it may not be exchanged for another one after a while, as postgres.js does.
  const db = openRecords(staffUrl, { max_lifetime: null, onclose: lost })
  const ask = <T>(query: PromiseLike<T>) =>
    within(patienceMs, Promise.resolve(query), 'NO_ANSWER').catch((error): never => {
      throw withoutValues(error)
    })
  const close = () => db.$client.end({ timeout: 0 })
  try {
    await ask(db.$client.listen('inquiry', heard, heard))
  } catch (error) {
    await close()
    throw error
  }
  return {
    async now() {
      const [row] = await ask(db.execute<{ at: string }>(sql`select ${asTime(sql`now()`)} as at`))
      return row!.at
    },
    async since(floor, except) {
      const [short, long] = [inquiries, detailedInquiries].map(rows =>
        db
          .select({ id: rows.id, at: asTime(rows.created_at).as('at') })
          .from(rows)
          .where(sql`${rows.created_at} >= ${floor}::timestamptz`),
      )
      const known = new Set(except)
      const arrived = await ask(unionAll(short!, long!).orderBy(sql`at`, sql`id`))
      return arrived.filter(({ id }) => !known.has(id))
    },
    async read(id) {
      const [row] = await ask(db.select().from(inbox).where(eq(inbox.id, id)))
      return row
    },
    async claim(name) {
      const [row] = await ask(
        db.execute<{ mine: boolean }>(sql`select pg_try_advisory_lock(hashtext(${name})) as mine`),
      )
      return row!.mine
    },
    close,
  }
}
