import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { detailedInquiryFields, inquiryFields, type DetailedInquiry, type Inquiry } from '@/lib/inquiry'
import { fingerprint } from './fingerprint'
import { detailedInquiries, inquiries } from './schema'
import { store } from './store'

/** Writes statements, and runs none: db/store.ts does, with its time limit. */
const write = drizzle.mock()

/** Statements are written once: drizzle takes a tenth of what an inquiry may cost to write one. */
const inquiry = namesOf(inquiryFields)
const insertInquiry = write
  .insert(inquiries)
  .values({ ...inquiry, flags: sql.placeholder('flags') })
  .onConflictDoNothing()
  .toSQL()
const detailedInquiry = namesOf(detailedInquiryFields)
const insertDetailedInquiry = write
  .insert(detailedInquiries)
  .values({ ...detailedInquiry, flags: sql.placeholder('flags') })
  .onConflictDoNothing()
  .toSQL()

/**
 * Stores Share Your Story. The same inquiry sent again on the same day is stored once, and is no error.
 * @param flags why it looks like spam
 * @throws {NotStored} within 6 s, whatever the database does
 */
export async function saveInquiry(inquiry: Inquiry, flags: string[] = []): Promise<void> {
  await save(insertInquiry, { ...inquiry, flags, fingerprint: fingerprint('inquiries', inquiry) })
}

/** Stores Tell Us About Your Celebration; the same promises as {@link saveInquiry}. */
export async function saveDetailedInquiry(inquiry: DetailedInquiry, flags: string[] = []): Promise<void> {
  await save(insertDetailedInquiry, { ...inquiry, flags, fingerprint: fingerprint('detailed_inquiries', inquiry) })
}

async function save({ sql, params }: { sql: string; params: unknown[] }, row: Record<string, unknown>) {
  const insert = { sql, params: fillPlaceholders(params, row) }
  await store(insert, insert)
}

/** A place in a statement for each answer, and for the fingerprint. */
function namesOf<Fields extends object>(fields: Fields) {
  const names = [...Object.keys(fields), 'fingerprint']
  return Object.fromEntries(names.map(name => [name, sql.placeholder(name)])) as Record<
    keyof Fields | 'fingerprint',
    Placeholder
  >
}

export { NotStored } from './store'
