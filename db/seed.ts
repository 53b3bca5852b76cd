import { inquiryId } from '@/lib/inquiry/id'
import { withConnection } from './open-database'
import { detailedInquiry, inquiry } from './samples'
import { detailedInquiries, inquiries } from './schema'

const couples = ['Asha & Kabir', 'आशा और कबीर', 'عائشہ اور حمزہ', 'Zoë & Arjun', 'ਹਰਲੀਨ', 'Ritu']

/** Nobody is emailed about these inquiries, because each has the times of its emails already. */
function invent(form: string, n: number) {
  const hours = n ** 3 // the first is new, the last five days old
  const created_at = new Date(Date.now() - hours * 3_600_000)
  return {
    email: `${form}-${n}@invented.example`,
    created_at,
    notified_at: created_at,
    reminded_at: created_at,
    overdue_at: created_at,
    id: inquiryId(`seed ${form}`, { n }, new Date(0)),
  }
}

/** Adds invented inquiries and resolves with their number. A second call adds none. */
export function seed(ownerUrl: string): Promise<number> {
  return withConnection('The database', ownerUrl, async db => {
    const short = couples.map((names, n) => ({ ...inquiry, ...invent('short', n), names }))
    const detailed = couples.map((name, n) => ({
      ...detailedInquiry,
      ...invent('detailed', n),
      name,
    }))
    const addedShort = await db.insert(inquiries).values(short).onConflictDoNothing()
    const addedDetailed = await db.insert(detailedInquiries).values(detailed).onConflictDoNothing()
    return addedShort.count + addedDetailed.count
  })
}
