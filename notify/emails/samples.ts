import { requests } from '@/content/requests'
import { mapAnswerColumns } from '@/lib/inquiry/fields'
import type { RelatedInquiry, StoredInquiry } from '@/lib/inquiry/stored'
import type { Kind, Problems } from '@/notify/monitor'
import { alarmEmail, overEmail } from './alarm'
import { confirmationEmail } from './confirmation'
import type { Email } from './email'
import { inquiryEmail, overdueForOthersEmail } from './inquiry'
import { listEmail } from './list'
import { type Today, todayEmail } from './today'

// Every kind of email, for `npm run emails` and the golden files, on a Monday morning in India.

/** 08:00 in India, which need not be the hour of Today. */
export const now = new Date('2026-11-30T02:30:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const unsent = {
  flags: [],
  answered_at: null,
  notified_at: hoursAgo(1),
  confirmed_at: null,
  reminded_at: null,
  overdue_at: null,
  opened_at: null,
}

/** @param number of its reference and link */
const idsOf = (number: number) => {
  const end = `-0000-4000-8000-${String(number).padStart(12, '0')}`
  return { id: `6951${String(number).padStart(4, '0')}${end}`, token: `11111111${end}` }
}

const unanswered = mapAnswerColumns(() => null)

/** By the short form. */
export const short = (number: number, changes: Partial<StoredInquiry> = {}): StoredInquiry => ({
  ...unsent,
  ...idsOf(number),
  ...unanswered,
  form: 'inquiry',
  created_at: hoursAgo(0.1),
  name: 'Anjali & Rohan',
  email: 'anjali@example.org',
  phone: '+91 98765 43210',
  wedding_date: '2027-02-14',
  venue: 'Udaipur',
  guest_count: '180',
  budget_range: '12+',
  story:
    'We met in the rain at Churchgate, and it rained again when he asked.\nMy grandmother cannot travel. Will she be able to see it?',
  ...changes,
})

export const detailed = (number: number, changes: Partial<StoredInquiry> = {}): StoredInquiry => ({
  ...unsent,
  ...idsOf(number),
  ...unanswered,
  form: 'detailed-inquiry',
  created_at: hoursAgo(0.2),
  name: 'Meera Rao',
  email: 'meera@example.org',
  phone: '+44 20 7946 0958',
  wedding_date: '2027-12-04',
  venue: 'The Lake Palace, Udaipur',
  guest_count: 'About 300',
  multi_day: '4-5',
  cultural_details: 'Haldi and saat phere.\nMy aunt sings.',
  visual_references: 'Satyajit Ray; https://film.example/apu',
  wedding_planner: 'Aarti of Aarti Events',
  budget_range: '18+',
  decision_timeline: 'quarter',
  story: 'We met in the library.',
  nda: 'standard',
  ...changes,
})

const [gallery, consultation] = requests
/** The shortest letter by the detailed form. */
const consulting = {
  phone: null,
  multi_day: null,
  cultural_details: null,
  visual_references: null,
  wedding_planner: null,
  decision_timeline: null,
  story: consultation.story,
  nda: null,
}
const answeredBefore: RelatedInquiry = {
  id: idsOf(7).id,
  answered_at: hoursAgo(20),
  has_same_address: true,
}
const waiting: RelatedInquiry = { ...answeredBefore, id: idsOf(13).id, answered_at: null }
const nda = (hours: number) => detailed(3, { nda: 'nda', created_at: hoursAgo(hours) })
const couples = (
  first: number,
  many: number,
  hours: number,
  changes: Partial<StoredInquiry> = {},
) =>
  Array.from({ length: many }, (_, index) =>
    short(first + index, {
      ...couple(first + index),
      created_at: hoursAgo(hours - index / 10),
      ...changes,
    }),
  )
const couple = (number: number) => {
  const [name, wedding_date, venue] = names[number % names.length]!
  return { name, email: `${name.split(' ')[0]!.toLowerCase()}@example.org`, wedding_date, venue }
}
const names = [
  ['Kavya & Imran', '2027-01-23', 'Jaipur'],
  ['Rhea & Anand', '2027-12-11', 'Mysuru'],
  ['Pooja & Vikram', '2027-04-24', 'Mussoorie'],
  ['Mira & Yusuf', '2027-01-30', 'Lucknow'],
  ['Ira & Sam', '2028-01-15', 'Alibaug'],
  ['Asha & Kabir', '2027-02-27', 'Amritsar'],
  ['Nisha & Tom', '2027-12-18', 'Kochi'],
  ['Zoya & Arun', '2027-11-27', 'Delhi'],
  ['Divya & Karan', '2027-02-20', 'Jodhpur'],
  ['Leela & Farhan', '2027-03-13', 'Mumbai'],
  ['Sana & Dev', '2027-02-06', 'Hyderabad'],
  ['Reshma & Nikhil', '2027-11-06', 'Jaisalmer'],
  ['Tara & Joseph', '2027-11-20', 'Goa'],
] as const
const crowded = { flags: ['many from one address'] }
const advertising = short(90, {
  name: 'Best SEO 4U',
  email: 'seo@example.com',
  phone: '1',
  created_at: hoursAgo(5),
  flags: ['markup', 'many links'],
  story: 'We put your site first in every search.',
})

const flood = [nda(0.9), ...couples(26, 3, 0.8), ...couples(42, 1, 0.5, crowded), advertising]
const overdue = short(11, { ...couple(12), created_at: hoursAgo(26) })

const today: Today = {
  now,
  waiting: [overdue, nda(20), ...couples(30, 1, 16), ...couples(31, 1, 12, { notified_at: null })],
  flagged: [...couples(42, 1, 9, crowded), advertising],
  counts: { waiting: 4, overdue: 1, flagged: 2 },
  marked: [detailed(7), { ...nda(40), ...idsOf(10) }, { ...advertising, ...idsOf(91) }],
  quiet: [],
  refusedConfirmations: [],
}
const nobody = {
  waiting: [],
  flagged: [],
  counts: { waiting: 0, overdue: 0, flagged: 0 },
  marked: [],
}

/** @param from and to hours ago */
const broken = (kinds: Kind[], from: number, to = 0): Problems =>
  new Map(
    kinds.map(kind => [kind, { since: hoursAgo(from), seenAt: hoursAgo(to), isAlarmed: true }]),
  )

const email = (inquiry: StoredInquiry, related?: RelatedInquiry) =>
  inquiryEmail('inquiry', inquiry, { now, related })
const todayId = 'today.2026-11-30'

/** By name, in the order in which staff may meet them. */
export const sampleEmails: Record<string, () => Email> = {
  inquiry: () => email(short(1)),
  'inquiry-private-gallery': () =>
    email(detailed(4, { ...couple(6), story: `${gallery.story} My sister told us about it.` })),
  'inquiry-consultation': () => email(detailed(5, { ...consulting, ...couple(7) })),
  'inquiry-same-couple': () =>
    email(detailed(8, { ...consulting, story: gallery.story }), answeredBefore),
  'inquiry-same-number': () => email(short(9, couple(8)), { ...waiting, has_same_address: false }),
  'inquiry-dead-address': () => email(short(6, { ...couple(9), email: 'leela@gmial' })),
  'inquiry-dead-address-alone': () =>
    email(short(14, { ...couple(10), email: 'sana@gmial', phone: null })),
  'inquiry-refused-content': () => inquiryEmail('inquiry', short(2), { now, isRefused: true }),
  'full-nda': () => email(nda(0.1)),
  reminder: () =>
    inquiryEmail(
      'reminder',
      detailed(12, { ...consulting, ...couple(11), created_at: hoursAgo(18) }),
      { now, related: waiting },
    ),
  'reminder-full-nda': () => inquiryEmail('reminder', nda(18), { now }),
  overdue: () => inquiryEmail('overdue', overdue, { now }),
  'overdue-full-nda': () => inquiryEmail('overdue', nda(26), { now }),
  'overdue-for-others': () => overdueForOthersEmail(overdue),
  confirmation: () => confirmationEmail(short(1)),
  'more-inquiries': () => listEmail(flood, { now, id: 'more', moreFlagged: 24 }),
  'more-inquiries-flagged': () => listEmail([advertising], { now, id: 'flagged' }),
  today: () => todayEmail(todayId, today),
  'today-nobody': () =>
    todayEmail(todayId, {
      ...today,
      ...nobody,
      quiet: ['backup', 'disk', 'recipient'],
      refusedConfirmations: ['6951 0008', '6951 0030'],
    }),
  'today-broken': () =>
    todayEmail(todayId, {
      ...today,
      ...nobody,
      waiting: [overdue],
      counts: { waiting: 1, overdue: 1, flagged: 0 },
      brokenSince: hoursAgo(0.8),
    }),
  'alarm-couples': () =>
    alarmEmail({ kind: 'alarm', problems: broken(['site', 'database'], 0.2) }, now),
  'alarm-emails': () => alarmEmail({ kind: 'alarm', problems: broken(['other'], 0.2) }, now),
  over: () => overEmail({ kind: 'over', problems: broken(['site', 'database'], 0.7, 0.2) }, now),
}
