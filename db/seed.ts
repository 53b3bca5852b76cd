import { withConnection } from './open-database'
import { inquiryId } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { detailedInquiries, inquiries } from './schema'

/** A flag of every invented row. */
export const invented = 'invented for development'

/** Names, phone, place, guests, message. */
const short: [string, string, string, string | null, string | null][] = [
  ['Asha & Kabir', '+91 98765 43210', 'Udaipur', '150', 'We met in the rain at Churchgate.'],
  ['आशा और कबीर', '+91 98200 11223', 'जयपुर', 'लगभग 300', 'हमारी शादी फरवरी में है। क्या आप उपलब्ध हैं?'],
  ['عائشہ اور حمزہ', '+92 300 1234567', 'Dubai', null, 'ہماری شادی دسمبر میں ہے۔'],
  [
    'Zoë & Arjun',
    '+44 7700 900123',
    'Lake Como, then Jodhpur',
    '90 + 400',
    'Two weddings,\none film?',
  ],
  ['Ritu', '98765-43210', 'Goa', '60', '❤️❤️❤️'],
  ['Meera', '0141 234 5678', 'Jaipur', null, null],
  [
    'Growth Hub',
    '5550103',
    'Online',
    '1',
    'Ten thousand followers by tomorrow: https://growth.example',
  ],
]

/** Name, venue, rites, references, story. */
const detailed: [string, string, string | null, string | null, string][] = [
  [
    'Nandini Rao',
    'Bengaluru',
    'Kashi yatra, mangalsutra',
    null,
    'My grandmother knits through it all.',
  ],
  [
    'ਹਰਲੀਨ',
    'ਅੰਮ੍ਰਿਤਸਰ',
    'ਅਨੰਦ ਕਾਰਜ',
    'https://www.pinterest.com/harleen/wedding',
    'ਸਵੇਰੇ ਗੁਰਦੁਆਰਾ ਸਾਹਿਬ ਵਿੱਚ।',
  ],
  [
    'Dev & Ishaan',
    'Alibaug',
    null,
    'Anything by Satyajit Ray',
    'Small, on the beach, and no drones please.',
  ],
]

/**
 * From new to nine days old, most of them recent, every third answered. Only the age differs
 * between calls.
 */
function rowOf<Answers extends object>(answers: Answers, n: number) {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const created_at = hoursAgo(n ** 3)
  const times = { created_at, notified_at: created_at, reminded_at: created_at }
  const answered_at = n % 3 === 2 ? hoursAgo(n ** 3 - 5) : null
  return {
    ...answers,
    ...times,
    answered_at,
    id: inquiryId('seed', answers, new Date(0)),
    flags: [invented],
  }
}

/**
 * Adds invented inquiries of both forms; a second time it adds none. Resolves with how many it
 * added.
 */
export function seed(ownerUrl: string): Promise<number> {
  const shortRows = short.map(([names, phone, location, guest_count, message], n) => {
    const said = {
      names,
      phone,
      location,
      guest_count,
      message,
      email: `short-${n}@invented.example`,
    }
    return rowOf({ ...inquiry, ...said, wedding_date: `2027-02-${14 + n}` }, n)
  })
  const detailedRows = detailed.map(
    ([name, venue, culturalDetails, visualReferences, story], n) => {
      const said = {
        name,
        venue,
        culturalDetails,
        visualReferences,
        story,
        email: `detailed-${n}@invented.example`,
      }
      // The other form has these dates as well.
      return rowOf({ ...detailedInquiry, ...said, weddingDate: `2027-02-${14 + 3 * n}` }, n)
    },
  )
  return withConnection('The database', ownerUrl, async db => {
    const { count } = await db.insert(inquiries).values(shortRows).onConflictDoNothing()
    return (
      count + (await db.insert(detailedInquiries).values(detailedRows).onConflictDoNothing()).count
    )
  })
}
