import { readFile, readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cardPicture, cards, cardSize } from '@/content/cards'
import generated from '@/content/cards.generated.json'
import { library } from '@/content/journal'
import { screenNames } from '@/content/screens'
import { fingerprint, inputsOf } from './card-page'

/** WhatsApp shows no picture of more. */
const mostBytes = 300_000
const drawn: Partial<Record<string, string>> = generated
const names = Object.keys(cards)

test('every screen and every article has a card of its own', () => {
  expect(names).toEqual([...screenNames, ...library.map(({ slug }) => slug)])
})

describe.each(names)('the card %s', name => {
  test('was drawn from its words and its picture as they are now', async () => {
    const card = cards[name]
    if (!card) throw new Error(`No card ${name}`)
    expect(drawn[name], 'run npm run cards').toBe(fingerprint(await inputsOf(card)))
  })

  test('is a JPEG of its size and under 300 KB', async () => {
    const bytes = await readFile(`public${cardPicture(name).url}`)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize })
    expect(bytes.length).toBeLessThan(mostBytes)
  })
})

test('no card lies about that nothing refers to', async () => {
  const files = names.map(name => cardPicture(name).url.replace('/cards/', ''))
  expect(new Set(await readdir('public/cards'))).toEqual(new Set(files))
})
