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
] as const)('an inquiry with the discretion %s is related to %i others', async (nda, others) => {
  await saveInquiry(inquiry)
  await saveDetailedInquiry({ ...detailedInquiry, email: inquiry.email, nda })
  const related = await relatedToInquiry()
  const other = { hasSameAddress: true, isSameCouple: true, answered_at: null }
  expect(related).toEqual(Array(others).fill(expect.objectContaining(other)))
})

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
