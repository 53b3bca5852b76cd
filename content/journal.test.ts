import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articles } from './journal'

it('each foreign word in an article names its language for screen readers', () => {
  for (const { slug } of articles) {
    const words = readFileSync(`content/journal/${slug}.mdx`, 'utf8').match(/<i\b[^>]*>/g) ?? []
    expect(words.length, slug).toBeGreaterThan(0)
    for (const word of words) expect(word, slug).toMatch(/^<i lang="(hi|ur|pa|ta)-Latn">$/)
  }
})

it('a screen reader finds each name and description that a drawing refers to', () => {
  const drawings = readdirSync('content/journal').filter(file => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(0)
  for (const file of drawings) {
    const drawing = readFileSync(`content/journal/${file}`, 'utf8')
    const [, references = ''] = /aria-labelledby="([^"]*)"/.exec(drawing) ?? []
    expect(references, file).not.toBe('')
    for (const id of references.split(' '))
      expect(drawing.split(`id="${id}"`), `${id} in ${file}`).toHaveLength(2)
  }
})

it('each article’s file has an entry, and each entry a file', () => {
  const texts = readdirSync('content/journal').filter(file => file.endsWith('.mdx'))
  expect(texts.toSorted()).toEqual(articles.map(({ slug }) => `${slug}.mdx`).toSorted())
})
