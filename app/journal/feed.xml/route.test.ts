import { parseAtomFeed } from 'feedsmith'
import { expect, it, vi } from 'vitest'
import { GET } from './route'

vi.mock('./essay-in-feed', () => ({ essayInFeed: async (slug: string) => `<p>Salt &amp; ${slug} ]]></p>` }))
vi.mock('@/app/site-address', () => ({ addressOf: (path: string) => `https://site.example${path}` }))

it('an Atom feed has every essay under the address and the day that readers know it by, newest first', async () => {
  const text = await (await GET()).text()
  const { entries = [] } = parseAtomFeed(text)
  // Written out: with another id or day a reader would be shown all of them once more.
  expect(entries.map(({ id, published }) => `${published} ${id}`)).toEqual([
    '2024-12-31T18:30:00.000Z https://site.example/journal/legacy-archival-mastery',
    '2024-11-30T18:30:00.000Z https://site.example/journal/the-grammar-of-light',
    '2024-10-31T18:30:00.000Z https://site.example/journal/soundtracks-of-devotion',
    '2024-09-30T18:30:00.000Z https://site.example/journal/color-as-memory',
    '2024-08-31T18:30:00.000Z https://site.example/journal/architecture-of-emotion',
    '2024-07-31T18:30:00.000Z https://site.example/journal/the-sacred-edit',
    '2024-06-30T18:30:00.000Z https://site.example/journal/curating-collections',
  ])
  const address = 'https://site.example/journal/legacy-archival-mastery'
  expect(entries[0]).toEqual({
    id: address,
    title: { value: 'Legacy & Archival Mastery' },
    links: [{ rel: 'alternate', type: 'text/html', href: address }],
    published: '2024-12-31T18:30:00.000Z',
    updated: '2024-12-31T18:30:00.000Z',
    categories: [{ term: 'Legacy' }],
    summary: { value: expect.stringContaining('No hard disk made this year') },
    content: { type: 'html', value: '<p>Salt &amp; legacy-archival-mastery ]]></p>' },
  })
})
