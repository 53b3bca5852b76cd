import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connectFor } from './connect'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { type Reader, readListed, readRelated } from './outbox'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase } from '@/db/test/database'

const { owner, staffUrl } = await freshDatabase({ emptyEachTest: true })

async function relatedToInquiry() {
  const [row] = await owner<{ token: string }[]>`select token from inquiries`
  const read = async (db: Reader) => {
    const [listed] = await readListed(db, [row!.token])
    return readRelated(db, listed!)
  }
  return connectFor(read, undefined, staffUrl)
}

it.each([
  ['standard', 1],
  ['nda', 0],
] as const)(
  'beside a couple’s inquiry, one with the discretion %s is found %i times',
  async (nda, others) => {
    await saveInquiry(inquiry)
    await saveDetailedInquiry({ ...detailedInquiry, email: inquiry.email, nda })
    const other = { hasSameAddress: true, isSameCouple: true, answered_at: null }
    expect(await relatedToInquiry()).toEqual(Array(others).fill(expect.objectContaining(other)))
  },
)

it('a related inquiry with the same telephone and another address is told apart', async () => {
  await saveInquiry({ ...inquiry, phone: '+91 98765 43210' })
  await saveDetailedInquiry({
    ...detailedInquiry,
    email: `other-${inquiry.email}`,
    phone: '098765 43210',
    nda: 'standard',
  })
  await owner`update detailed_inquiries set answered_at = now()`
  expect(await relatedToInquiry()).toMatchObject([
    { isSameCouple: true, hasSameAddress: false, answered_at: expect.any(Date) },
  ])
})

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
