import type { ListedInquiry, RelatedInquiry, StoredInquiry } from '@/db/outbox'
import { requests } from '@/content/requests'
import {
  detailedInquiryFields,
  type Fields,
  fieldWithRole,
  inquiryFields,
} from '@/lib/inquiry/fields'
import { alarmEmail, alarmOverEmail } from './alarm'
import type { Email } from './email'
import { fullNdaEmails } from './full-nda'
import { inquiryEmail } from './inquiry'
import { inquiryListEmail } from './inquiry-list'
import { refusedTextEmail } from './refused-text'
import { reminderByReferenceEmail, reminderEmail } from './reminder'
import { summaryEmail } from './summary'
import type { Problem, Summary } from '@/notify/facts'

// Every kind of email, for `npm run emails` and the tests, on a Monday morning in India.

/** 08:00 in India. */
const now = new Date('2026-11-30T02:30:00Z')
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)

const unsent = { answered_at: null, notified_at: null, reminded_at: null, overdue_at: null }

/** @param number of its reference and link */
const idsOf = (number: number) => {
  const end = `-0000-4000-8000-${String(number).padStart(12, '0')}`
  return { id: `6951${String(number).padStart(4, '0')}${end}`, token: `11111111${end}` }
}

const anjali = {
  ...unsent,
  ...idsOf(1),
  created_at: hoursAgo(0.1),
  flags: [] as string[],
  names: 'Anjali & Rohan',
  email: 'anjali@example.org',
  phone: '+91 98765 43210' as string | null,
  wedding_date: '2027-02-14' as string | null,
  location: 'Udaipur' as string | null,
  guest_count: '180' as string | null,
  budget: '12+' as const,
  message:
    'We met in the rain at Churchgate, and it rained again when he asked.\nMy grandmother cannot travel. Will she be able to see it?' as
      string | null,
}

const meera = {
  ...unsent,
  ...idsOf(2),
  created_at: hoursAgo(0.2),
  flags: [] as string[],
  name: 'Meera Rao',
  email: 'meera@example.org',
  phone: '+44 20 7946 0958' as string | null,
  weddingDate: '2027-12-04' as string | null,
  venue: 'The Lake Palace' as string | null,
  guestCount: 'About 300' as string | null,
  multiDay: '4-5' as const,
  culturalDetails: 'Haldi and saat phere.\nMy aunt sings.' as string | null,
  visualReferences: 'Satyajit Ray; https://film.example/apu' as string | null,
  weddingPlanner: 'Aarti of Aarti Events' as string | null,
  budgetRange: '18+' as const,
  decisionTimeline: 'quarter' as const,
  story: 'We met in the library.' as string | null,
  nda: 'standard' as 'standard' | 'nda' | 'public' | null,
}

/** As the database lists it: by the roles of the form's fields. */
export function listed(stored: StoredInquiry): ListedInquiry {
  const isShort = 'names' in stored
  const fields: Fields = isShort ? inquiryFields : detailedInquiryFields
  const answers: Record<string, unknown> = stored
  const answer = (role: Parameters<typeof fieldWithRole>[1]) =>
    (answers[fieldWithRole(fields, role) ?? ''] ?? null) as string | null
  const { id, token, flags, created_at, answered_at, notified_at, reminded_at, overdue_at } = stored
  return {
    ...{ id, token, flags, created_at, answered_at, notified_at, reminded_at, overdue_at },
    form: isShort ? 'inquiry' : 'detailed-inquiry',
    name: answer('name') ?? '',
    email: answer('email') ?? '',
    phone: answer('phone'),
    day: answer('day'),
    place: answer('place'),
    discretion: answer('discretion'),
    storyStart: answer('story')?.slice(0, 200) ?? null,
  }
}

export const short = (number: number, changes: Partial<typeof anjali> = {}) => ({
  ...anjali,
  ...idsOf(number),
  ...changes,
})
export const detailed = (number: number, changes: Partial<typeof meera> = {}) => ({
  ...meera,
  ...idsOf(number),
  ...changes,
})
const nothingElse = Object.fromEntries(
  Object.entries(detailedInquiryFields).flatMap(([name, { required }]) =>
    required ? [] : [[name, null]],
  ),
) as Partial<typeof meera>

const inquiry = (stored: StoredInquiry, related: RelatedInquiry[] = []) =>
  inquiryEmail(listed(stored), stored, { related, now })

const earlier = {
  id: idsOf(7).id,
  created_at: hoursAgo(22),
  answered_at: null,
  isSameCouple: true,
  hasSameAddress: false,
}
const similar = { ...earlier, id: idsOf(8).id, created_at: hoursAgo(30), isSameCouple: false }
const answeredBefore = {
  ...earlier,
  answered_at: hoursAgo(3),
  hasSameAddress: true,
}

const overdue = listed(short(11, { created_at: hoursAgo(26) }))
const ndaDueToday = listed(detailed(12, { created_at: hoursAgo(20), nda: 'nda' }))
const withoutDot = listed(
  short(13, {
    created_at: hoursAgo(19),
    names: 'Devika and Arun',
    email: 'devika@gmial',
    phone: '98200 11223',
  }),
)
const dueLater = listed(detailed(14, { created_at: hoursAgo(3) }))
const corrected = (hours: number) =>
  listed(
    short(15, {
      created_at: hoursAgo(hours),
      names: 'Devika & Arun',
      email: 'devika@example.org',
      phone: '+91 98200 11223',
    }),
  )
const alsoOverdue = listed(detailed(18, { created_at: hoursAgo(25) }))
const toCheck = listed(
  short(16, {
    created_at: hoursAgo(5),
    names: 'Best SEO 4U',
    email: 'seo@example.com',
    phone: '1',
    flags: ['markup', 'repeated'],
  }),
)
const flood = Array.from({ length: 46 }, (_, index) =>
  listed(
    short(100 + index, {
      names: `Couple ${index + 1}`,
      email: `couple${index + 1}@example.org`,
      phone: `+91 98765 ${43_000 + index}`,
      flags: index < 30 ? [] : ['many from one address'],
    }),
  ),
)

const summary = {
  now,
  waiting: [overdue, ndaDueToday, withoutDot, dueLater, corrected(2), toCheck],
  counts: { overdue: 1, today: 4, later: 0, toCheck: 1 },
  alarms: [],
  backupVerifiedAt: hoursAgo(5),
  smokeTestPassedAt: hoursAgo(6),
} satisfies Summary
const lastWeek = { lastWeek: { answered: 9, medianHours: 5.2, slowestHours: 30.4 } }

const [gallery, consultation] = requests

const since = hoursAgo(0.5)
const problems = {
  'alarm-site': { kind: 'site', detail: '502', refusedAt: hoursAgo(0.6) },
  'alarm-database': { kind: 'database', detail: 'ECONNREFUSED' },
  'alarm-database-login': { kind: 'database', detail: '28P01' },
  'alarm-email': { kind: 'email', detail: 'EAUTH 535' },
  'alarm-mailbox': { kind: 'email', detail: 'EENVELOPE 552' },
  'alarm-recipient': { kind: 'recipient', address: 'left@studio.example', code: 550 },
  'alarm-backup': { kind: 'backup', hours: 26 },
  'alarm-disk': { kind: 'disk', gigabytes: 1.9 },
  'alarm-smoke-test': { kind: 'smoke test', page: '/contact', detail: 'ETIMEDOUT' },
  'alarm-busy': { kind: 'busy', hours: 3 },
  'alarm-heartbeat': { kind: 'heartbeat', detail: 'ETIMEDOUT' },
  'alarm-unexpected': { kind: 'unexpected', detail: 'XX000' },
} satisfies Record<string, Problem>

/** Some problems are alarms only after hours. */
const sinceWhen = (problem: Problem) => ('hours' in problem ? hoursAgo(problem.hours) : since)

const nda = listed(detailed(3, { nda: 'nda' }))
const context = { related: [], now }
const ndaEmails = (hasColleague: boolean) => fullNdaEmails(nda, { ...context, hasColleague })
const nobody = {
  waiting: [],
  counts: { overdue: 0, today: 0, later: 0, toCheck: 0 },
  lastWeek: undefined,
}

const siteAlarm = { problem: problems['alarm-site'], since }
const endedAt = new Date(since.getTime() + 25 * minuteMs)

/** By name, in the order in which staff may meet them. */
export const sampleEmails: Record<string, () => Email> = {
  'inquiry-short': () => inquiry(short(1)),
  'inquiry-detailed': () => inquiry(detailed(2)),
  'inquiry-written-before': () => inquiry(short(4), [earlier, similar]),
  'inquiry-written-before-same-address': () => inquiry(short(4), [answeredBefore]),
  'inquiry-doubtful': () =>
    inquiry(short(5, { email: 'anjali@gmial', phone: 'after six', wedding_date: '2026-02-14' })),
  'inquiry-cut': () =>
    inquiry(
      detailed(6, {
        story: 'अ'.repeat(10_000),
        culturalDetails: 'आ'.repeat(5_000),
        visualReferences: 'इ'.repeat(2_000),
      }),
    ),
  'inquiry-refused-text': () => refusedTextEmail(listed(short(1)), context),
  'private-gallery': () => inquiry(detailed(9, { ...nothingElse, story: gallery.story })),
  consultation: () => inquiry(detailed(10, { ...nothingElse, story: consultation.story })),
  'full-nda-studio': () => ndaEmails(true)[0]!,
  'full-nda-colleague': () => ndaEmails(true)[1]!,
  'full-nda-without-colleague': () => ndaEmails(false)[0]!,
  list: () => inquiryListEmail(flood, { now, countElsewhere: 10 }),
  'list-to-check': () => inquiryListEmail([toCheck], { now, countElsewhere: 0 }),
  reminder: () => reminderEmail('reminder', [withoutDot], { now }),
  'reminder-written-before': () =>
    reminderEmail('reminder', [withoutDot], {
      now,
      related: new Map([[withoutDot.token, [{ ...earlier, ...corrected(2), isSameCouple: true }]]]),
    }),
  'reminder-of-more': () =>
    reminderEmail('reminder', [ndaDueToday, withoutDot, corrected(18.5)], { now }),
  'reminder-for-others': () =>
    reminderByReferenceEmail('reminder', [ndaDueToday, withoutDot], { now }),
  overdue: () => reminderEmail('overdue', [overdue], { now }),
  'overdue-for-others': () => reminderByReferenceEmail('overdue', [overdue, alsoOverdue], { now }),
  summary: () => summaryEmail(summary),
  'summary-nobody-waits': () => summaryEmail({ ...summary, ...nobody, backupVerifiedAt: null }),
  'summary-on-monday': () => summaryEmail({ ...summary, ...lastWeek, hasOneAddress: true }),
  'summary-with-alarm': () => summaryEmail({ ...summary, alarms: [siteAlarm] }),
  'summary-with-alarm-today': () =>
    summaryEmail({ ...summary, alarms: [{ problem: problems['alarm-disk'], since }] }),
  'summary-without-database': () =>
    summaryEmail({
      ...summary,
      waiting: undefined,
      counts: undefined,
      smokeTestPassedAt: undefined,
      smokeTestBusyAt: hoursAgo(6),
      alarms: [{ problem: problems['alarm-database'], since }],
    }),
  ...Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      () => alarmEmail({ problem, since: sinceWhen(problem) }, { now }),
    ]),
  ),
  over: () => alarmOverEmail(siteAlarm, { endedAt }),
  'over-email': () => alarmOverEmail({ problem: problems['alarm-email'], since }, { endedAt: now }),
  'over-disk': () => alarmOverEmail({ problem: problems['alarm-disk'], since }, { endedAt: now }),
}
