import { expect, it } from 'vitest'
import { connectFor } from './connect'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { readRelated } from './outbox'
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
