import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry'
import { fingerprint, letterDigest } from './fingerprint'
import { detailedInquiries, inquiries } from './schema'
import { store } from './store'

/** Writes statements, and runs none: db/store.ts does, with its time limit. */
const write = drizzle.mock()

/** What is known of an inquiry beside its answers. */
export interface Arrival {
  /** Why it looks like spam. */
  flags?: string[]
  /** The visitor's address, to be counted and never stored. */
  client?: string | null
}

/**
 * Stores Share Your Story. The same inquiry sent again on the same day is stored once, and is no error.
 * @throws {NotStored} within 6 s, whatever the database does; with `floodCode` where one client sends far too many
 */
export async function saveInquiry(inquiry: Inquiry, arrival: Arrival = {}): Promise<void> {
  const row = { ...inquiry, fingerprint: fingerprint('inquiries', inquiry) }
  const insert = (flags: SQL) =>
    write
      .insert(inquiries)
      .values({ ...row, flags })
      .onConflictDoNothing()
  const { counted, uncounted } = flagsOf(arrival, letterDigest([inquiry.message]))
  await store(insert(counted), insert(uncounted))
}

/** Stores Tell Us About Your Celebration; the same promises as {@link saveInquiry}. */
export async function saveDetailedInquiry(inquiry: DetailedInquiry, arrival: Arrival = {}): Promise<void> {
  const row = { ...inquiry, fingerprint: fingerprint('detailed_inquiries', inquiry) }
  const insert = (flags: SQL) =>
    write
      .insert(detailedInquiries)
      .values({ ...row, flags })
      .onConflictDoNothing()
  const letter = letterDigest([inquiry.culturalDetails, inquiry.visualReferences, inquiry.story])
  const { counted, uncounted } = flagsOf(arrival, letter)
  await store(insert(counted), insert(uncounted))
}

/** The flags as SQL: those given, and those that counting adds in the same statement, so that it costs no round trip. */
function flagsOf({ flags = [], client = null }: Arrival, letter: string | null) {
  const given = sql`${sql.param(flags, inquiries.flags)}::text[]`
  return { counted: sql`${given} || note_arrival(${client}, ${letter})`, uncounted: given }
}

export { floodCode, NotStored } from './store'
