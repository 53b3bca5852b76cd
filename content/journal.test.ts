import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { library } from './journal'

it('each essay of the list has its file, and each file its entry', () => {
  const files = readdirSync('content/journal').filter(file => file.endsWith('.mdx'))
  expect(files.toSorted()).toEqual(library.map(({ slug }) => `${slug}.mdx`).toSorted())
})
