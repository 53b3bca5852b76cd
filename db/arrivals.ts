import { connect, type InboxRow } from './records'
import { within } from './within'

/** A database that does not answer for so long is lost; it is looked for again. */
const patienceMs = 10_000
/** Times as text, to the microsecond, so that they compare as they sort. */
const asTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

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
  const sql = connect(staffUrl, { max_lifetime: null, onclose: lost })
  const ask = <T>(query: Promise<T>) => within(patienceMs, query, 'NO_ANSWER')
  const close = () => sql.end({ timeout: 0 })
  try {
    await ask(sql.listen('inquiry', heard, heard))
  } catch (error) {
    await close()
    throw error
  }
  return {
    async now() {
      const [row] = await ask(sql.unsafe<{ at: string }[]>(`select ${asTime('now()')} as at`))
      return row!.at
    },
    since: (floor, except) =>
      ask(
        sql.unsafe<Arrival[]>(
          `select id, ${asTime('created_at')} as at
           from (select id, created_at from inquiries union all select id, created_at from detailed_inquiries) as letters
           where created_at >= $1::timestamptz and id <> all($2::uuid[]) order by created_at, id`,
          [floor, except],
        ),
      ),
    async read(id) {
      const [row] = await ask(sql<InboxRow[]>`select * from inbox where id = ${id}`)
      return row
    },
    async claim(name) {
      const [row] = await ask(sql<{ mine: boolean }[]>`select pg_try_advisory_lock(hashtext(${name})) as mine`)
      return row!.mine
    },
    close,
  }
}
