import { parseAtomFeed } from 'feedsmith'
import { expect, test } from '@/e2e/fixtures'

/** With another address or date feed readers would show an essay again. */
const knownAs = [
  '2024-12-31T18:30:00.000Z /journal/legacy-archival-mastery',
  '2024-11-30T18:30:00.000Z /journal/the-grammar-of-light',
  '2024-10-31T18:30:00.000Z /journal/soundtracks-of-devotion',
  '2024-09-30T18:30:00.000Z /journal/color-as-memory',
  '2024-08-31T18:30:00.000Z /journal/architecture-of-emotion',
  '2024-07-31T18:30:00.000Z /journal/the-sacred-edit',
  '2024-06-30T18:30:00.000Z /journal/curating-collections',
]

test('a feed reader knows every essay by the address and the day that it has always had', async ({ request }) => {
  const { entries = [] } = parseAtomFeed(await (await request.get('/journal/feed.xml')).text())
  const known = entries.map(({ id = '', published }) => `${published} ${new URL(id).pathname}`)
  expect(known).toEqual(knownAs)
})
