import { fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { detailedInquiryFields, inquiryFields, type DetailedInquiry, type Inquiry } from '@/lib/inquiry'
import { fingerprint, letterDigest } from './fingerprint'
import { detailedInquiries, inquiries } from './schema'
import { store } from './store'

/** Writes statements, and runs none: db/store.ts does, with its time limit. */
const write = drizzle.mock()

/** The flags as SQL: those given, and those that counting adds in the same statement, so that it costs no round trip. */
const given = sql`${sql.param(sql.placeholder('flags'), inquiries.flags)}::text[]`
const counted = sql`${given} || note_arrival(${sql.placeholder('client')}, ${sql.placeholder('letter')})`

/** Statements are written once: drizzle takes a tenth of what an inquiry may cost to write one. */
const inquiry = namesOf(inquiryFields)
const insertInquiry = withAndWithoutCounting(flags =>
  write
    .insert(inquiries)
    .values({ ...inquiry, flags })
    .onConflictDoNothing(),
)
const detailedInquiry = namesOf(detailedInquiryFields)
const insertDetailedInquiry = withAndWithoutCounting(flags =>
  write
    .insert(detailedInquiries)
    .values({ ...detailedInquiry, flags })
    .onConflictDoNothing(),
)

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
  const letter = letterDigest([inquiry.message])
  await save(insertInquiry, { ...inquiry, fingerprint: fingerprint('inquiries', inquiry), letter }, arrival)
}

/** Stores Tell Us About Your Celebration; the same promises as {@link saveInquiry}. */
export async function saveDetailedInquiry(inquiry: DetailedInquiry, arrival: Arrival = {}): Promise<void> {
  const letter = letterDigest([inquiry.culturalDetails, inquiry.visualReferences, inquiry.story])
  const print = fingerprint('detailed_inquiries', inquiry)
  await save(insertDetailedInquiry, { ...inquiry, fingerprint: print, letter }, arrival)
}

type Statements = ReturnType<typeof withAndWithoutCounting>

function withAndWithoutCounting(insert: (flags: SQL) => { toSQL(): { sql: string; params: unknown[] } }) {
  return { counted: insert(counted).toSQL(), uncounted: insert(given).toSQL() }
}

async function save({ counted, uncounted }: Statements, row: object, { flags = [], client = null }: Arrival) {
  const values = { ...row, flags, client }
  const fill = ({ sql, params }: Statements['counted']) => ({ sql, params: fillPlaceholders(params, values) })
  await store(fill(counted), fill(uncounted))
}

/** A place in a statement for each answer, and for the fingerprint. */
function namesOf<Fields extends object>(fields: Fields) {
  const names = [...Object.keys(fields), 'fingerprint']
  return Object.fromEntries(names.map(name => [name, sql.placeholder(name)])) as Record<
    keyof Fields | 'fingerprint',
    Placeholder
  >
}

export { floodCode, NotStored } from './store'
