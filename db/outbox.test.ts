import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connectFor } from './connect'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { readListed, readRelated } from './outbox'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase } from '@/db/test/database'

const { owner, staffUrl } = await freshDatabase({ emptyEachTest: true })

it.each([
  ['standard', 1],
  ['nda', 0],
] as const)(
  'beside a couple’s inquiry, one with the discretion %s is found %i times',
  async (nda, others) => {
    await saveInquiry(inquiry)
    await saveDetailedInquiry({ ...detailedInquiry, email: inquiry.email, nda })
    const [row] = await owner<{ token: string }[]>`select token from inquiries`
    const related = await connectFor(
      async db => {
        const [listed] = await readListed(db, [row!.token])
        return readRelated(db, listed!)
      },
      undefined,
      staffUrl,
    )
    expect(related).toHaveLength(others)
  },
)

it('indexes find the related inquiries of both tables', async () => {
  await saveInquiry(inquiry)
  const [row] = await owner<{ token: string }[]>`select token from inquiries`
  const plan = await connectFor(
    async db => {
      const [listed] = await readListed(db, [row!.token])
      // In so small a table PostgreSQL would read every row.
      await db.execute(sql`set enable_seqscan = off`)
      return db.execute(sql`explain ${readRelated(db, listed!).getSQL()}`)
    },
    undefined,
    staffUrl,
  )
  const lines = plan.map(line => String(line['QUERY PLAN']))
  expect(lines.join('\n')).not.toMatch(/Seq Scan on (detailed_)?inquiries/)
  const indexes = lines.flatMap(line => /Index Scan on (\w+)/.exec(line)?.[1] ?? [])
  const expected = ['inquiries', 'detailed_inquiries'].flatMap(table =>
    ['email', 'phone', 'day', 'name'].map(kind => `${table}_${kind}`),
  )
  expect(indexes.toSorted()).toEqual(expected.toSorted())
})
