import { readdir, readFile } from 'node:fs/promises'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { expect, it } from 'vitest'
import * as contact from './contact'
import * as errors from './errors'
import * as home from './home'
import * as inquiry from './inquiry'
import * as journal from './journal'
import { pictures } from './picture-list'
import * as process from './process'
import * as studio from './studio'

/** Not in words.txt: what no sentence of ours may say. A journey is one that is travelled. */
const banned =
  /\b(elevat(e|es|ed|ing)|timeless(ly)?|bespoke|unforgettable|curated experiences?|tapestry|testaments?|delv(e|es|ed|ing)|breathtaking|stunning|magical(ly)?|not just|in a world where)\b/i

const essays = await Promise.all(
  (await readdir('content/journal')).map(
    async file => [file, await readFile(`content/journal/${file}`, 'utf8')] as const,
  ),
)
const modules = { contact, errors, home, inquiry, journal, pictures, process, studio }
const pages = Object.entries(modules).map(([name, words]) => [name, [...strings(words)].join('\n')] as const)

const known = (await readFile('content/words.txt', 'utf8')).split('\n').filter(line => line && !line.startsWith('#'))
const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic))
for (const word of known) speller.add(word)

it.each([...pages, ...essays])('%s is spelt as in Britain, or as words.txt has it', (_, text) => {
  const words = new Set(text.replace(/[’]/g, "'").match(/\p{L}[\p{L}'\p{M}]*/gu))
  const unknown = [...words]
    .map(word => word.replace(/'s?$/, ''))
    .filter(word => word.length > 1 && !speller.correct(word))
  expect(unknown).toEqual([])
})

it.each([...pages, ...essays])('%s says nothing that everybody says', (_, text) => {
  expect(text.match(new RegExp(`.{0,30}${banned.source}.{0,30}`, 'gi'))).toBeNull()
})

it('words.txt holds no word twice, none that the dictionary has, and none that nobody uses', () => {
  const plain = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic))
  const all = [...pages, ...essays].map(([, text]) => text.replace(/’/g, "'")).join('\n')
  expect(known).toEqual([...new Set(known)])
  expect(known.filter(word => plain.correct(word) || !all.includes(word))).toEqual([])
})

/** Every sentence and label in a module of content: not its addresses, names of files, or colours. */
function* strings(value: unknown, key = ''): Iterable<string> {
  if (typeof value === 'string') {
    if (!/^(slug|href|src|file|color|id|webm|mp4)$/.test(key) && !/^\S*[/@#]\S*$/.test(value)) yield value
  } else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* strings(inner, name)
  }
}
