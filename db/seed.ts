import { arrayContains } from 'drizzle-orm'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry'
import { inquiryId } from './inquiry-id'
import { detailedInquiries, inquiries } from './schema'
import { withConnection } from './with-connection'

/** A flag of every invented row. */
export const invented = 'invented for development'

/** Names, phone, place, guests, message. */
const short: [string, string, string, string | null, string | null][] = [
  ['Asha & Kabir', '+91 98765 43210', 'Udaipur', '150', 'We met in the rain at Churchgate.'],
  ['आशा और कबीर', '+91 98200 11223', 'जयपुर', 'लगभग 300', 'हमारी शादी फरवरी में है। क्या आप उपलब्ध हैं?'],
  ['عائشہ اور حمزہ', '+92 300 1234567', 'Dubai', null, 'ہماری شادی دسمبر میں ہے۔'],
  ['Zoë & Arjun', '+44 7700 900123', 'Lake Como, then Jodhpur', '90 + 400', 'Two weddings,\none film?'],
  ['SUNITA AGARWAL', '9876543210', 'DELHI NCR', '800', 'PLEASE CALL ME AFTER 6 PM'],
  ['Ritu', '98765-43210', 'Goa', '60', '❤️❤️❤️'],
  ['Meera', '0141 234 5678', 'Jaipur', null, null],
  ['Growth Hub', '5550103', 'Online', '1', 'Ten thousand followers by tomorrow: https://growth.example'],
]

/** Name, venue, rites, references, story. */
const detailed: [string, string, string | null, string | null, string][] = [
  ['Nandini Rao', 'Bengaluru', 'Kashi yatra, mangalsutra', null, 'My grandmother knits through it all.'],
  ['ਹਰਲੀਨ', 'ਅੰਮ੍ਰਿਤਸਰ', 'ਅਨੰਦ ਕਾਰਜ', 'https://www.pinterest.com/harleen/wedding', 'ਸਵੇਰੇ ਗੁਰਦੁਆਰਾ ਸਾਹਿਬ ਵਿੱਚ।'],
  ['Fatima Z.', 'Hyderabad', 'Nikah; separate halls', null, 'We need a team of women for one of the halls.'],
  ['Dev & Ishaan', 'Alibaug', null, 'Anything by Satyajit Ray', 'Small, on the beach, and no drones please.'],
]

const hourMs = 3_600_000

/**
 * From new to two weeks old, most of them recent, every third answered. Only the age differs between calls, so that a second
 * call adds nothing.
 */
function rowOf<Answers extends object>(answers: Answers, n: number) {
  const created_at = new Date(Date.now() - n ** 3 * hourMs)
  const answered_at = n % 3 === 2 ? new Date(created_at.getTime() + 5 * hourMs) : null
  return {
    ...answers,
    id: inquiryId('seed', answers, new Date(0)),
    flags: [invented],
    created_at,
    answered_at,
    notified_at: created_at,
    reminded_at: created_at,
  }
}

/** Adds invented inquiries of both forms; a second time it adds none. Resolves with how many it added. */
export function seed(ownerUrl: string): Promise<number> {
  const shortRows = short.map(([names, phone, location, guest_count, message], n) => {
    const said = { names, phone, location, guest_count, message, email: `short-${n}@invented.example` }
    return rowOf<Inquiry>({ ...said, wedding_date: `2027-02-${14 + n}`, budget: '8-12' }, n)
  })
  const facts = { phone: '+91 98765 43210', guestCount: '300', weddingPlanner: null }
  const choices = { decisionTimeline: 'month', budgetRange: '18+', multiDay: '2-3', nda: 'nda' } as const
  const detailedRows = detailed.map(([name, venue, culturalDetails, visualReferences, story], n) => {
    const said = { name, venue, culturalDetails, visualReferences, story, email: `detailed-${n}@invented.example` }
    const weddingDate = `2027-02-${14 + 3 * n}` // the other form has these dates as well
    return rowOf<DetailedInquiry>({ ...said, ...facts, ...choices, weddingDate }, n)
  })
  return withConnection(ownerUrl, async db => {
    const { count } = await db.insert(inquiries).values(shortRows).onConflictDoNothing()
    return count + (await db.insert(detailedInquiries).values(detailedRows).onConflictDoNothing()).count
  })
}

/** Deletes every invented row, and no other. Resolves with how many there were. */
export function unseed(ownerUrl: string): Promise<number> {
  return withConnection(ownerUrl, async db => {
    const { count } = await db.delete(inquiries).where(arrayContains(inquiries.flags, [invented]))
    return count + (await db.delete(detailedInquiries).where(arrayContains(detailedInquiries.flags, [invented]))).count
  })
}
