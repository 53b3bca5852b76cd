import type { DetailedInquiry, Inquiry } from '@/lib/inquiry'
import { inquiryId } from './inquiries'
import { withConnection } from './open-database'
import { detailedInquiry, inquiry } from './samples'
import { detailedInquiries, inquiries } from './schema'

/** A flag of every invented row. */
export const invented = 'invented for development'

const shortAnswers: Partial<Inquiry>[] = [
  {
    names: 'Asha & Kabir',
    message: 'We met in the rain at Churchgate.',
  },
  {
    names: 'आशा और कबीर',
    message: 'हमारी शादी फरवरी में है। क्या आप उपलब्ध हैं?',
  },
  {
    names: 'عائشہ اور حمزہ',
    phone: '+92 300 1234567',
    location: 'Dubai',
    message: 'ہماری شادی دسمبر میں ہے۔',
  },
  {
    names: 'Zoë & Arjun',
    phone: '+44 7700 900123',
    location: 'Lake Como, then Jodhpur',
    message: 'Two weddings,\none film?',
  },
  {
    names: 'Ritu',
    phone: '98765-43210',
    message: '❤️❤️❤️',
  },
  {
    names: 'Meera',
    phone: '0141 234 5678',
    guest_count: null,
    message: null,
  },
  {
    names: 'Growth Hub',
    phone: '5550103',
    message: 'Ten thousand followers by tomorrow: https://growth.example',
  },
]

const detailedAnswers: Partial<DetailedInquiry>[] = [
  {
    name: 'Nandini Rao',
    venue: 'Bengaluru',
    culturalDetails: 'Kashi yatra, mangalsutra',
    visualReferences: null,
    story: 'My grandmother knits through it all.',
  },
  {
    name: 'ਹਰਲੀਨ',
    venue: 'ਅੰਮ੍ਰਿਤਸਰ',
    culturalDetails: 'ਅਨੰਦ ਕਾਰਜ',
    visualReferences: 'https://www.pinterest.com/harleen/wedding',
    story: 'ਸਵੇਰੇ ਗੁਰਦੁਆਰਾ ਸਾਹਿਬ ਵਿੱਚ।',
  },
  {
    name: 'Dev & Ishaan',
    venue: 'Alibaug',
    culturalDetails: null,
    visualReferences: 'Anything by Satyajit Ray',
    story: 'Small, on the beach, and no drones please.',
  },
]

/** From new to nine days old, most of them recent, every third answered. */
function rowOf<Answers extends object>(answers: Answers, n: number) {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const age = n ** 3
  const created_at = hoursAgo(age)
  return {
    ...answers,
    created_at,
    notified_at: created_at,
    reminded_at: created_at,
    answered_at: n % 3 === 2 ? hoursAgo(age - 5) : null,
    id: inquiryId('seed', answers, new Date(0)),
    flags: [invented],
  }
}

function shortRow(answers: Partial<Inquiry>, n: number) {
  const email = `short-${n}@invented.example`
  return rowOf({ ...inquiry, ...answers, email, wedding_date: `2027-02-${14 + n}` }, n)
}

/** Its wedding days are those of every third short one as well. */
function detailedRow(answers: Partial<DetailedInquiry>, n: number) {
  const email = `detailed-${n}@invented.example`
  return rowOf({ ...detailedInquiry, ...answers, email, weddingDate: `2027-02-${14 + 3 * n}` }, n)
}

/** Resolves with how many it added: a second time none. */
export function seed(ownerUrl: string): Promise<number> {
  return withConnection('The database', ownerUrl, async db => {
    const short = shortAnswers.map(shortRow)
    const detailed = detailedAnswers.map(detailedRow)
    const addedShort = await db.insert(inquiries).values(short).onConflictDoNothing()
    const addedDetailed = await db.insert(detailedInquiries).values(detailed).onConflictDoNothing()
    return addedShort.count + addedDetailed.count
  })
}
