import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articles } from './journal'

it('each article of the list has its file, and each file its entry', () => {
  const files = readdirSync('content/journal').filter(file => file.endsWith('.mdx'))
  expect(files.toSorted()).toEqual(articles.map(({ slug }) => `${slug}.mdx`).toSorted())
})
