import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardPicture, cards, cardSize } from '@/content/cards'
import { library } from '@/content/journal'
import { screenNames } from '@/content/screens'

/** WhatsApp shows no larger picture. */
const mostBytes = 300_000
const names = Object.keys(cards)

test('every screen and article has a card, and there is no other: else npm run cards', async () => {
  expect(names).toEqual([...screenNames, ...library.map(({ slug }) => slug)])
  const files = (await readdir('public/cards')).map(file => `/cards/${file}`)
  expect(files.toSorted()).toEqual(names.map(name => cardPicture(name).url).toSorted())
})

test('no two cards say or show the same', () => {
  for (const shown of [
    (name: string) => cards[name]!.words,
    (name: string) => cards[name]!.picture.sources.fallback[0],
  ])
    expect(new Set(names.map(name => JSON.stringify(shown(name)))).size).toBe(names.length)
})

test.each(names)('the card %s is a JPEG of its size and under 300 KB', async name => {
  const bytes = await readFile(`public${cardPicture(name).url}`)
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize })
  expect(bytes.length).toBeLessThan(mostBytes)
})
