import { readdir, readFile } from 'node:fs/promises'
import { evaluate } from '@mdx-js/mdx'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import remarkSmartypants from 'remark-smartypants'
import { describe, expect, it } from 'vitest'
import { library } from './journal'
import { plates, type PictureName } from './pictures'

/** The vocabulary of mdx-components.tsx; whatever else an essay uses throws. */
const vocabulary = {
  Note: ({ n, children }: { n: number; children: ReactNode }) => createElement('small', { 'data-note': n }, children),
  Pull: around('blockquote'),
  Further: around('section'),
  Diagram: ({ caption }: { caption: string }) => createElement('figcaption', null, caption),
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
const printed = new Map(await Promise.all(library.map(async ({ slug }) => [slug, await print(slug)] as const)))

describe.each(library)('$title', article => {
  const html = printed.get(article.slug) ?? ''

  it('is as long as its read time says, within a minute', () => {
    const words = text(html).match(/[\p{L}\p{N}][^\s—]*/gu)?.length ?? 0
    expect(Math.abs(words / wordsAMinute - parseInt(article.readTime))).toBeLessThanOrEqual(1)
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

  it('shows pictures that are neither its own nor the next essay’s, and ends with further reading', () => {
    const following = library[(library.indexOf(article) + 1) % library.length]
    for (const [, name] of html.matchAll(/data-plate="([^"]*)"/g)) {
      const plate = plates[name as PictureName]
      expect(plate, name).toBeDefined()
      expect([article.plate, following?.plate], name).not.toContain(plate)
    }
    const further = html.slice(html.indexOf('<section>'))
    expect(further.match(/<li>/g)?.length).toBeGreaterThanOrEqual(3)
    expect(further).toMatch(/<\/section>$/)
    expect(html).not.toContain('<a ')
  })
})

it('has an essay for every article, and an article for every essay', async () => {
  const files = await readdir('content/journal')
  expect(files.toSorted()).toEqual(library.map(({ slug }) => `${slug}.mdx`).toSorted())
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
