import { createHash } from 'node:crypto'
import fonts from './fonts.generated.json' with { type: 'json' }
import { library } from './journal'
import { type EncodedPicture, pictures } from './encoded-pictures'
import { type Screen, screens } from './screens'
import { studio } from './studio'

/** The picture of a shared link: a few words on the page's picture. */
export type Card = { words: string; picture: EncodedPicture }

/** px; WhatsApp, Facebook, X and LinkedIn show it uncropped. */
export const cardSize = { width: 1200, height: 630 } as const

/** Raise it to draw every card anew, after a change of scripts/card-page.ts. */
const drawing = 3

/** Every card by name: one for each screen, and one for each article under its slug. */
export const cards: Readonly<Record<string, Card>> = {
  ...Object.fromEntries(
    Object.entries<Screen>(screens).map(([name, { title, picture, card }]) => [
      name,
      { words: card?.words ?? title, picture: pictures[card?.picture ?? picture] },
    ]),
  ),
  ...Object.fromEntries(library.map(({ slug, title, picture }) => [slug, { words: title, picture }])),
}

/** The address of a card, which contains a hash of all that it shows, and its alt text. Throws if there is no such card. */
export function cardPicture(name: string) {
  const card = cards[name]
  if (!card) throw new Error(`There is no card “${name}” in content/cards.ts`)
  const { words, picture } = card
  const shown = JSON.stringify([drawing, studio.name, words, fonts.display, picture.focal, picture.sources, cardSize])
  const hash = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return { url: `/cards/${name}-${hash}.jpg`, alt: `${words}. ${picture.alt}`, ...cardSize }
}
