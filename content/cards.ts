import generated from './cards.generated.json'
import { library } from './journal'
import { type Plate, plates } from './pictures'
import { screens } from './screens'

/** The picture that goes with a link to a page in a message: a few words on the page's own plate. */
export type Card = { words: string; plate: Plate }

/** px; what WhatsApp, Facebook, X and LinkedIn show whole. */
export const cardSize = { width: 1200, height: 630 } as const

/** Every card by name: one for each screen, and one for each article under its slug. */
export const cards: Readonly<Record<string, Card>> = {
  ...Object.fromEntries(
    Object.entries(screens).map(([name, { title, picture }]) => [name, { words: title, plate: plates[picture] }]),
  ),
  ...Object.fromEntries(library.map(({ slug, title, plate }) => [slug, { words: title, plate }])),
}

const drawn: Partial<Record<string, string>> = generated

/** The address of a drawn card, and what is seen on it. Throws where there is no such card, or `npm run cards` has not drawn it. */
export function cardPicture(name: string) {
  const card = cards[name]
  const hash = drawn[name]
  if (!card || !hash) throw new Error(`The card “${name}” is not drawn: run npm run cards`)
  return { url: `/cards/${name}-${hash}.jpg`, alt: `${card.words}. ${card.plate.alt}`, ...cardSize }
}
