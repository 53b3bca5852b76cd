import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Letter, selectLetters } from './letters'
import { openConnection, withoutValues } from './records'
import { detailedInquiries, inquiries } from './schema'
import { within } from './within'

/** A connection that does not answer within this time counts as lost. */
const answerTimeoutMs = 10_000
/** As text to the microsecond, so that comparing strings compares times. */
const asTime = (time: unknown) => sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export interface Arrival {
  id: string
  /** `created_at` in UTC, to the microsecond. Rows are not committed in this order. */
  at: string
}

/** A connection that is notified of inquiries. */
export interface InquiryListener {
  /** The database's time, which `created_at` is taken from. */
  now(): Promise<string>
  /** All from `floor` on except these ids, oldest first. */
  since(floor: string, except: string[]): Promise<Arrival[]>
  /** Undefined if it has been erased meanwhile. */
  read(id: string): Promise<Letter | undefined>
  /** Takes the lock of that name until this connection ends. False if another connection holds it. */
  claim(name: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * Listens as `staff`.
 * @param onArrival is called at every notification, and after a reconnect, when one may have been missed
 * @param onLost is called once the connection has ended by itself
 */
export async function listenForInquiries(
  staffUrl: string,
  onArrival: () => void,
  onLost: () => void,
): Promise<InquiryListener> {
  // postgres.js would replace the connection after a while, and the lock of `claim` would go with it.
  const db = openConnection(staffUrl, { max_lifetime: null, onclose: onLost })
  const bounded = <T>(query: PromiseLike<T>) =>
    within(answerTimeoutMs, Promise.resolve(query), 'NO_ANSWER').catch((error): never => {
      throw withoutValues(error)
    })
  const close = () => db.$client.end({ timeout: 0 })
  try {
    await bounded(db.$client.listen('inquiry', onArrival, onArrival))
  } catch (error) {
    await close()
    throw error
  }
  return {
    async now() {
      const [row] = await bounded(db.execute<{ at: string }>(sql`select ${asTime(sql`now()`)} as at`))
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
      const arrived = await bounded(unionAll(short!, long!).orderBy(sql`at`, sql`id`))
      return arrived.filter(({ id }) => !known.has(id))
    },
    async read(id) {
      const [letter] = await bounded(selectLetters(db, rows => eq(rows.id, id)))
      return letter
    },
    async claim(name) {
      const [row] = await bounded(
        db.execute<{ mine: boolean }>(sql`select pg_try_advisory_lock(hashtext(${name})) as mine`),
      )
      return row!.mine
    },
    close,
  }
}
