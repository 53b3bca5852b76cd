import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sendDetailedInquiry, sendInquiry } from './actions'
import { type TestDatabase, useFreshDatabase } from '@/db/testing'
import { longLetters, type ShortLetter, shortLetters } from '@/lib/genuine-inquiries'
import { honeypot } from '@/lib/inquiry'
import { blindLetters, repeatedLetters, spamLetters } from '@/lib/spam-inquiries'

// Everybody writes from an address of their own.
const request = vi.hoisted(() => ({ from: 0 }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'X-Forwarded-For': `198.51.${request.from >> 8}.${request.from++ & 255}` }),
}))

let database: TestDatabase
beforeAll(async () => {
  database = await useFreshDatabase()
})
beforeEach(async () => {
  await database.owner`truncate inquiries, detailed_inquiries, arrival_counts`
})

function form(answers: Record<string, string>) {
  const data = new FormData()
  for (const [name, answer] of Object.entries(answers)) data.append(name, answer.replaceAll('\n', '\r\n'))
  return data
}
const short = ([names, phone, location, guest_count, message]: ShortLetter) => ({
  ...{ names, email: 'somebody@example.com', phone, wedding_date: '2027-02-14', location: location || '-' },
  ...{ guest_count, message },
})
const sent = { status: 'sent' }
const flagged = () => database.owner<{ name: string; flags: string[] }[]>`
  select names as name, flags from inquiries where flags <> '{}'
  union all select name, flags from detailed_inquiries where flags <> '{}'`

it('takes 200 honest letters as they were written, and hardly one for spam', async () => {
  expect(shortLetters.length + longLetters.length).toBe(200)
  for (const letter of shortLetters) expect(await sendInquiry(form(short(letter))), letter[0]).toEqual(sent)
  for (const [name, phone, venue, culturalDetails, visualReferences, weddingPlanner, story] of longLetters) {
    const answers = { name, phone, venue, culturalDetails, visualReferences, weddingPlanner, story }
    const outcome = await sendDetailedInquiry(form({ ...answers, email: 'somebody@example.com' }))
    expect(outcome, name).toEqual(sent)
  }
  const stories = await database.owner`
    select names as name, message as story from inquiries union all select name, story from detailed_inquiries`
  const written = [...shortLetters.map(letter => [letter[0], letter[4]]), ...longLetters.map(l => [l[0], l[6]])]
  expect(stories.map(row => [row.name, row.story ?? '']).toSorted()).toEqual(written.toSorted())
  expect((await flagged()).length).toBeLessThanOrEqual(2)
})

it('thanks 200 spammers, keeps every letter, and flags at least 190', async () => {
  const blind = blindLetters.map(letter => ({ ...short(letter), [honeypot]: letter[0] }))
  const repeated = repeatedLetters.flatMap(({ names, message }) =>
    names.map(name => short([name, '5550300', 'Online', '', message])),
  )
  const letters = [...spamLetters.map(short), ...repeated, ...blind]
  expect(letters).toHaveLength(200)
  for (const letter of letters) expect(await sendInquiry(form(letter)), letter.names).toEqual(sent)
  expect(await database.owner`select 1 from inquiries`).toHaveLength(200)
  expect((await flagged()).length).toBeGreaterThanOrEqual(190)
})
