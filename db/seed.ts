import { inquiryId } from './inquiries'
import { withConnection } from './open-database'
import { detailedInquiry, inquiry } from './samples'
import { detailedInquiries, inquiries } from './schema'

const couples = ['Asha & Kabir', 'आशा और कबीर', 'عائشہ اور حمزہ', 'Zoë & Arjun', 'ਹਰਲੀਨ', 'Ritu']
const weddingDay = (n: number) => `2027-02-${14 + n}`

function invent(form: string, n: number) {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const age = n ** 3
  const created_at = hoursAgo(age)
  return {
    email: `${form}-${n}@invented.example`,
    created_at,
    notified_at: created_at,
    reminded_at: created_at,
    overdue_at: created_at,
    answered_at: n % 3 === 2 ? hoursAgo(age - 5) : null,
    id: inquiryId(`seed ${form}`, { n }, new Date(0)),
    flags: ['invented for development'],
  }
}

const shortRow = (names: string, n: number) => ({
  ...inquiry,
  ...invent('short', n),
  names,
  wedding_date: weddingDay(n),
})

const detailedRow = (name: string, n: number) => ({
  ...detailedInquiry,
  ...invent('detailed', n),
  name,
  weddingDate: weddingDay(n),
})

/** Resolves with how many it added: a second time none. */
export function seed(ownerUrl: string): Promise<number> {
  return withConnection('The database', ownerUrl, async db => {
    const short = couples.map(shortRow)
    const detailed = couples.map(detailedRow)
    const addedShort = await db.insert(inquiries).values(short).onConflictDoNothing()
    const addedDetailed = await db.insert(detailedInquiries).values(detailed).onConflictDoNothing()
    return addedShort.count + addedDetailed.count
  })
}
