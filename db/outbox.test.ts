import { expect, it } from 'vitest'
import { connectFor } from './connect'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { countConfirmations, readRelated } from './outbox'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase } from '@/db/test/database'

const { owner, staffUrl } = await freshDatabase({ emptyEachTest: true })

async function relatedToInquiry() {
  const [row] = await owner<{ token: string }[]>`select token from inquiries`
  return connectFor(db => readRelated(db, row!), undefined, staffUrl)
}

it.each([
  ['standard', { has_same_address: true, answered_at: null }],
  ['nda', undefined],
] as const)(
  'beside a couple’s inquiry, one with the discretion %s gives %j',
  async (nda, found) => {
    await saveInquiry(inquiry)
    await saveDetailedInquiry({ ...detailedInquiry, email: inquiry.email, nda })
    const expected: unknown = found && expect.objectContaining(found)
    expect(await relatedToInquiry()).toEqual(expected)
  },
)

it('a related inquiry with the same telephone and another address is told apart', async () => {
  await saveInquiry({ ...inquiry, phone: '+91 98765 43210' })
  const other = { email: `other-${inquiry.email}`, phone: '098765 43210', nda: 'standard' } as const
  await saveDetailedInquiry({ ...detailedInquiry, ...other })
  await owner`update detailed_inquiries set answered_at = now()`
  expect(await relatedToInquiry()).toMatchObject({
    has_same_address: false,
    answered_at: expect.any(Date),
  })
})

it('confirmations are counted by hour, day and address, in whatever case it is typed', async () => {
  const now = new Date('2026-11-25T12:00Z')
  const confirm = (email: string, hoursAgo: number) =>
    owner`insert into inquiries (id, names, email, confirmed_at)
      values (gen_random_uuid(), 'a', ${email}, ${new Date(now.getTime() - hoursAgo * 3_600_000)})`
  await confirm('ASHA@example.org', 23.9)
  await confirm('asha@example.org', 24)
  await confirm('meera@example.org', 1)
  await confirm('meera@example.org', 0.9)
  await owner`insert into detailed_inquiries (id, name, email, confirmed_at)
    values (gen_random_uuid(), 'a', 'asha@EXAMPLE.org', ${now})`
  await saveInquiry({ ...inquiry, email: 'asha@example.org' })
  const counts = await connectFor(
    db => countConfirmations(db, { email: 'Asha@example.org' }, now),
    undefined,
    staffUrl,
  )
  expect(counts).toEqual({ hour: 2, day: 4, address: 2 })
})
