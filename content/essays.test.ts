import { readdir, readFile } from 'node:fs/promises'
import { evaluate } from '@mdx-js/mdx'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import remarkSmartypants from 'remark-smartypants'
import { beforeAll, describe, expect, it } from 'vitest'
import { library } from './journal'
import { plates, type PictureName } from './pictures'

/** The vocabulary of mdx-components.tsx; whatever else an essay uses throws. */
const vocabulary = {
  Note: ({ n, children }: { n: number; children: ReactNode }) => createElement('small', { 'data-note': n }, children),
  Pull: around('blockquote'),
  Further: around('section'),
  Diagram: ({ name, caption }: { name: string; caption: string }) =>
    createElement('figcaption', { 'data-diagram': name }, caption),
  Plate: ({ name, caption }: { name: string; caption: string }) =>
    createElement('figcaption', { 'data-plate': name }, caption),
}

function around(element: string) {
  return function Element({ children }: { children: ReactNode }) {
    return createElement(element, null, children)
  }
}

const wordsAMinute = 220
/** Films and a book that the essays speak of. */
const titles = ['Aparajito', 'The English Patient', 'In the Blink of an Eye']
/** Hindi, Urdu, Punjabi and Tamil, in Latin letters. */
const languages = ['hi-Latn', 'ur-Latn', 'pa-Latn', 'ta-Latn']

/** What it asks for is said in content/journal/README.md. */
describe.each(library)('$title', article => {
  let html: string
  beforeAll(async () => {
    html = await print(article.slug)
  })

  it('is as long as its read time says, within a minute', () => {
    const words = text(html).match(/[\p{L}\p{N}][^\s—]*/gu)?.length ?? 0
    const minutes = words / wordsAMinute
    const found = `${words} words, ${minutes.toFixed(1)} minutes at ${wordsAMinute} a minute; readTime: '${article.readTime}'`
    expect(Math.abs(minutes - parseInt(article.readTime)), found).toBeLessThanOrEqual(1)
  })

  it('is printed with curly quotes, in its captions as well', () => {
    expect(text(html).match(/.{0,20}['"].{0,20}/g)).toBeNull()
  })

  it('numbers its notes in their order', () => {
    const numbers = [...html.matchAll(/data-note="([^"]*)"/g)].map(([, n]) => Number(n))
    expect(numbers).toEqual(numbers.map((_, before) => before + 1))
    expect(numbers.length).toBe(html.match(/<small/g)?.length)
  })

  // The rule is in ACCESSIBILITY.md, under 3.1.2.
  it('says of every word in italics which language it is, unless it is a title or stressed', () => {
    const essay = html.slice(0, html.indexOf('<section>'))
    const unmarked = [...essay.matchAll(/<(?:em|i)>([^<]*)/g)].map(([, words]) => words)
    expect(unmarked.filter(words => !titles.includes(words!) && words !== 'hands')).toEqual([])
    for (const [, lang] of essay.matchAll(/lang="([^"]*)"/g)) expect(languages).toContain(lang)
  })

  it('shows one diagram, and pictures that are neither its own nor the next essay’s', () => {
    expect(html.match(/data-diagram/g) ?? [], 'one <Diagram name caption />').toHaveLength(1)
    const following = library[(library.indexOf(article) + 1) % library.length]
    const shown = [...html.matchAll(/data-plate="([^"]*)"/g)].map(([, name]) => name as PictureName)
    expect(shown.length, 'a picture: <Plate name caption />').toBeGreaterThanOrEqual(1)
    for (const name of shown) {
      expect(plates[name], `“${name}” is not in content/picture-list.ts`).toBeDefined()
      const elsewhere = `“${name}” is the picture of this essay's entry, or of the next one's, in content/journal.ts`
      expect([article.plate, following?.plate], elsewhere).not.toContain(plates[name])
    }
  })

  it('ends with three books or more to read, and links to nothing', () => {
    const further = /<section>.*<\/section>$/s.exec(html)?.[0] ?? ''
    const books = further.match(/<li>/g) ?? []
    expect(
      books.length,
      'three lines that begin with “- ” between <Further> and </Further> at the end',
    ).toBeGreaterThan(2)
    expect(html).not.toContain('<a ')
  })
})

it('has an essay for every article, and an article for every essay', async () => {
  const files = (await readdir('content/journal')).filter(file => file !== 'README.md')
  const entries = library.map(({ slug }) => `${slug}.mdx`)
  expect(files.toSorted(), 'files, and the slugs of content/journal.ts').toEqual(entries.toSorted())
})

/** The essay as HTML. */
async function print(slug: string): Promise<string> {
  const source = await readFile(`content/journal/${slug}.mdx`, 'utf8')
  const { default: Words } = await evaluate(source, { ...runtime, remarkPlugins: [remarkSmartypants] })
  return renderToStaticMarkup(createElement(Words, { components: vocabulary })).trim()
}

/** What is read of it. */
function text(html: string): string {
  const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' }
  return html.replace(/<[^>]*>/g, ' ').replace(/&[^;]+;/g, entity => entities[entity] ?? entity)
}
