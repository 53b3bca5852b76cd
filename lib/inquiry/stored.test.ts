import { expect, it } from 'vitest'
import { mapAnswerColumns } from './fields'
import {
  type Advice,
  describeAdvice,
  describeCouple,
  findAdvice,
  listContactLinks,
  type Note,
  type RelatedInquiry,
  type Request,
  type StoredInquiry,
  storedInquirySchema,
} from './stored'

const now = new Date('2026-11-30T02:30:00Z')
const inquiry: StoredInquiry = {
  ...mapAnswerColumns(() => null),
  id: '69510001-0000-4000-8000-000000000001',
  token: '11111111-0000-4000-8000-000000000001',
  form: 'detailed-inquiry',
  flags: [],
  created_at: now,
  opened_at: null,
  answered_at: null,
  notified_at: null,
  confirmed_at: null,
  reminded_at: null,
  overdue_at: null,
  name: 'Asha',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
}
const requests: Request[] = [
  { id: 'private-gallery', story: 'Show us a gallery.' },
  { id: 'private-consultation', story: 'Speak to us.' },
]

const noDot = { email: 'a@gmial' }
const flagged = { flags: ['markup'] }
const related: RelatedInquiry = { id: '69510007', answered_at: now, has_same_address: true }
const buttonsOf = ({ canWrite, digits }: Advice) =>
  [canWrite && 'write', digits && 'ring'].filter(Boolean).join(' ')

it.each<[string, Partial<StoredInquiry>, Note | undefined, string]>([
  ['nothing', {}, undefined, 'write ring'],
  ['a full NDA', { nda: 'nda', ...noDot }, 'nda', 'write'],
  ['a dead address and a number', { ...noDot, ...flagged }, 'cannotWrite', 'ring'],
  ['a dead address alone', { ...noDot, phone: null }, 'cannotAnswer', ''],
  ['a gallery', { story: 'Show us a gallery. Soon.', ...flagged }, 'private-gallery', 'write ring'],
  ['a consultation', { story: 'Speak to us.' }, 'private-consultation', 'write ring'],
  ['a request inside a story', { story: 'So: Speak to us.' }, undefined, 'write ring'],
  ['what looks like advertising', flagged, 'flagged', 'write ring'],
])(
  'the note about %s is the first that applies, and decides the buttons',
  (_, changes, note, buttons) => {
    const advice = findAdvice({ ...inquiry, ...changes }, requests)
    expect(advice.note).toBe(note)
    expect(buttonsOf(advice)).toBe(buttons)
  },
)

it.each<[string, Partial<StoredInquiry>, Note | undefined, string]>([
  ['nothing', {}, undefined, 'write'],
  ['a gallery', { story: 'Show us a gallery.' }, 'private-gallery', 'write'],
  ['a dead address', noDot, 'cannotAnswer', ''],
])(
  'another inquiry of perhaps the same couple hides no note about %s, but WhatsApp and Call',
  (_, changes, note, buttons) => {
    const advice = findAdvice({ ...inquiry, ...changes }, requests, related)
    expect(advice).toMatchObject({ note, related })
    expect(buttonsOf(advice)).toBe(buttons)
  },
)

it('the page of a full NDA is silent about another inquiry', () => {
  expect(findAdvice({ ...inquiry, nda: 'nda' }, requests, related).related).toBeUndefined()
})

const words = {
  notes: {
    nda: '',
    cannotWrite: '',
    cannotAnswer: '',
    flagged: 'Mark it.',
    'private-gallery': '',
    'private-consultation': '',
  },
  related: {
    sameAddressWaiting: 'Also {reference}.',
    sameAddressAnswered: 'Before: {reference}, {day}.',
    samePhone: 'Perhaps {reference}.',
  },
  days: { yesterday: 'the day before', today: '', tomorrow: '' },
} as const

it.each([
  [true, null, 'Also 6951 0007.'],
  [true, '2026-11-28T20:00Z', 'Before: 6951 0007, the day before.'],
  [true, '2026-11-16T20:00Z', 'Before: 6951 0007, Tue 17 Nov.'],
  [false, null, 'Perhaps 6951 0007.'],
  [false, '2026-11-28T20:00Z', 'Perhaps 6951 0007.'],
])(
  'beside a note stands, for an inquiry with the same address (%s) answered %s: %s',
  (has_same_address, answeredAt, sentence) => {
    const answered_at = answeredAt === null ? null : new Date(answeredAt)
    const advice = findAdvice({ ...inquiry, ...flagged }, requests, {
      id: '69510007',
      answered_at,
      has_same_address,
    })
    expect(describeAdvice(advice, words, now)).toEqual(['Mark it.', sentence])
  },
)

it('a couple is described by names, day with its weekday, and place, without a link', () => {
  const answers = { name: 'Asha', wedding_date: '2027-02-14', venue: 'www.evil.in' }
  expect(describeCouple(answers)).toEqual(['Asha', 'Sun 14 Feb 2027', 'www. evil. in'])
})

const hrefs = (changes: Partial<StoredInquiry>) => {
  const stored = { ...inquiry, ...changes }
  return listContactLinks(stored, findAdvice(stored, requests), {
    buttons: { write: 'Write', whatsApp: 'WhatsApp', call: 'Call' },
    subjectToCouple: 'For {reference}',
    letterToCouple: 'Dear {name},\r\n\r\nUs',
  }).map(({ href }) => href)
}

it('Write opens a letter that greets the couple, with every sign encoded', () => {
  expect(hrefs({ name: 'Asha & Kabir?body=x#y' })[0]).toBe(
    'mailto:asha@example.org?subject=For%206951%200001&body=Dear%20Asha%20%26%20Kabir%3Fbody%3Dx%23y%2C%0D%0A%0D%0AUs',
  )
})

it.each<[string, Partial<StoredInquiry>]>([
  ['is flagged', flagged],
  ['wants a full NDA', { nda: 'nda' }],
  ['has a link in the name', { name: 'Asha www.evil.in' }],
  ['has a name longer than a line', { name: 'a'.repeat(81) }],
])('Write opens an empty letter if an inquiry %s', (_, changes) => {
  expect(hrefs(changes)[0]).toBe('mailto:asha@example.org?subject=For%206951%200001')
})

it('a stored time becomes a date, null stays null, and no time is no inquiry', () => {
  const row = { ...inquiry, created_at: '2026-11-29T03:17:27.123456+00:00' }
  const parsed = storedInquirySchema.parse({ ...row, answered_at: '2026-11-30 02:30:00+00' })
  expect(parsed).toMatchObject({
    created_at: new Date('2026-11-29T03:17:27.123Z'),
    opened_at: null,
    answered_at: now,
  })
  expect(() => storedInquirySchema.parse({ ...row, created_at: null })).toThrow('created_at')
})
