import { expect, it } from 'vitest'
import { mapAnswerColumns } from './fields'
import {
  describeNote,
  findAdvice,
  type Note,
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
it.each<[string, Partial<StoredInquiry>, Note['kind'] | undefined, string]>([
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
  (_, changes, kind, buttons) => {
    const { note, canWrite, digits } = findAdvice({ ...inquiry, ...changes }, requests)
    expect(note?.kind).toBe(kind)
    expect([canWrite && 'write', digits && 'ring'].filter(Boolean).join(' ')).toBe(buttons)
  },
)

it.each([
  ['samePhone', false],
  ['sameAddress', true],
] as const)('%s comes before other notes, and leaves Write alone', (kind, has_same_address) => {
  const couple = { ...inquiry, ...noDot, story: 'Speak to us.', ...flagged }
  const related = { id: '69510007', answered_at: now, has_same_address }
  expect(findAdvice(couple, requests, related)).toEqual({
    note: { kind, reference: '6951 0007', answeredAt: now },
    canWrite: true,
  })
})

it.each([
  [null, '6951 0007, waits. Read it.'],
  ['2026-11-28T20:00Z', '6951 0007, answered the day before. Read ours.'],
  ['2026-11-16T20:00Z', '6951 0007, answered Tue 17 Nov. Read ours.'],
])('a note about an inquiry that was answered %s reads “%s”', (answeredAt, sentence) => {
  const words = {
    nda: '',
    cannotWrite: '',
    cannotAnswer: '',
    flagged: '',
    'private-gallery': '',
    'private-consultation': '',
    sameAddress: '',
    samePhone: '{reference}, {state}. {first}.',
    answered: { state: 'answered {day}', first: 'Read ours' },
    waiting: { state: 'waits', first: 'Read it' },
  } as const
  const days = { yesterday: 'the day before', today: '', tomorrow: '' }
  const note: Note = {
    kind: 'samePhone',
    reference: '6951 0007',
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }
  const notes = { ...words, sameAddress: words.samePhone }
  expect(describeNote(note, { notes, days }, now)).toBe(sentence)
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
