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
