import { expect, it } from 'vitest'
import { atom, type Entry } from './atom'

const entry = (title: string, published: string): Entry => ({
  title,
  published,
  page: `https://site.example/${published}`,
  category: 'Craft & more',
  summary: 'Said in "short".',
  content: '<p>Salt &amp; pepper</p>',
})
const feed = (entries: Entry[]) =>
  atom({
    title: 'Journal',
    subtitle: 'On light',
    author: 'Noor Vista',
    page: 'https://site.example/journal',
    self: 'https://site.example/journal/feed.xml',
    entries,
  })

it('has the newest entry first, and is as new as that', () => {
  const text = feed([entry('Old', '2024-07-01'), entry('New', '2025-01-01'), entry('Between', '2024-12-01')])
  expect([...text.matchAll(/<title>(\w+)</g)].map(([, title]) => title)).toEqual(['Journal', 'New', 'Between', 'Old'])
  expect(/<updated>([^<]+)</.exec(text)?.[1]).toBe('2025-01-01T00:00:00+05:30')
})

it('escapes what would end an element or a value', () => {
  const text = feed([entry('Salt & <pepper>', '2024-07-01')])
  expect(text).toContain('<title>Salt &amp; &lt;pepper&gt;</title>')
  expect(text).toContain('term="Craft &amp; more"')
  expect(text).toContain('&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt;')
})

it('is refused without entries, since it would have no date', () => {
  expect(() => feed([])).toThrow('no date')
})
