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

it('says of the feed and of each entry what readers ask for, and escapes what would end an element', () => {
  expect(feed([entry('Salt & <pepper>', '2024-07-01')]).replace(/\n */g, '')).toBe(
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">' +
      '<id>https://site.example/journal</id><title>Journal</title><subtitle>On light</subtitle>' +
      '<updated>2024-07-01T00:00:00+05:30</updated><author><name>Noor Vista</name></author>' +
      '<link rel="self" type="application/atom+xml" href="https://site.example/journal/feed.xml"/>' +
      '<link rel="alternate" type="text/html" href="https://site.example/journal"/>' +
      '<entry><id>https://site.example/2024-07-01</id><title>Salt &amp; &lt;pepper&gt;</title>' +
      '<link rel="alternate" type="text/html" href="https://site.example/2024-07-01"/>' +
      '<published>2024-07-01T00:00:00+05:30</published><updated>2024-07-01T00:00:00+05:30</updated>' +
      '<category term="Craft &amp; more"/><summary>Said in &quot;short&quot;.</summary>' +
      '<content type="html">&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt;</content></entry></feed>',
  )
})

it('has the newest entry first, and is as new as that', () => {
  const text = feed([entry('Old', '2024-07-01'), entry('New', '2025-01-01'), entry('Between', '2024-12-01')])
  expect([...text.matchAll(/<title>(\w+)</g)].map(([, title]) => title)).toEqual(['Journal', 'New', 'Between', 'Old'])
  expect(/<updated>([^<]+)</.exec(text)?.[1]).toBe('2025-01-01T00:00:00+05:30')
})

it('is refused without entries, since it would have no date', () => {
  expect(() => feed([])).toThrow('no date')
})
