/**
 * Every picture of the site. To put a photograph in a plate's place: save it in art/masters, name it here with its alt text and
 * its focal point, run `npm run pictures`, commit.
 */
type Picture = {
  /** In art/masters. */
  file: string
  /** What is seen, for those who do not see it. */
  alt: string
  /** The point that stays in view when the picture is cropped: % from the left, % from the top. */
  focal: readonly [x: number, y: number]
  /** Of its AVIF, 50 unless said: smooth dark walls and a dusk sky need 60, dense ornament hides the loss at 45. */
  quality?: number
  /** An upright version for narrow screens. */
  tall?: { file: string; focal: readonly [x: number, y: number]; quality?: number }
}

export const pictures = {
  lakepalace: {
    file: 'lakepalace.jpg',
    alt: 'A palace lit at blue hour across a still lake, seen through a cusped stone arch with oil lamps on the sill.',
    focal: [62, 55],
    quality: 60,
    tall: { file: 'lakepalace-tall.jpg', focal: [50, 58] },
  },
  jaali: {
    file: 'jaali.jpg',
    alt: 'A stone lattice throws its shadow across a warm wall beside crimson silk and a brass bowl of petals.',
    focal: [55, 70],
    quality: 45,
  },
  light: {
    file: 'light.jpg',
    alt: 'Late sun through a cusped window throws an arch of light behind a brass vessel.',
    focal: [46, 62],
  },
  'light-wide': {
    file: 'light-wide.jpg',
    alt: 'Late sun through a cusped window throws an arch of light on a dark wall, a brass vessel before it.',
    focal: [32, 60],
    quality: 60,
    tall: { file: 'light.jpg', focal: [46, 62] },
  },
  'pigment-close': {
    file: 'pigment-close.jpg',
    alt: 'Vermilion and turmeric heaped in brass bowls, seen from close by.',
    focal: [22, 55],
    quality: 45,
  },
  mehndi: {
    file: 'mehndi.jpg',
    alt: 'Henna ornament in gold on dark silk.',
    focal: [75, 60],
    quality: 45,
  },
  bangles: {
    file: 'bangles.jpg',
    alt: 'Glass and gold bangles stacked on silk.',
    focal: [50, 45],
    quality: 45,
  },
  colonnade: {
    file: 'colonnade.jpg',
    alt: 'Morning light down a colonnade of cusped arches, petals along the marble.',
    focal: [50, 52],
    quality: 45,
  },
  stepwell: {
    file: 'stepwell.jpg',
    alt: 'The stairs of a stepwell in raking morning light.',
    focal: [50, 50],
    quality: 45,
    tall: { file: 'stepwell-tall.jpg', focal: [50, 50] },
  },
  bells: {
    file: 'bells.jpg',
    alt: 'Brass temple bells on chains before soft golden lights.',
    focal: [50, 55],
  },
  'bells-tall': {
    file: 'bells-tall.jpg',
    alt: 'Brass temple bells hang on long chains before soft golden lights.',
    focal: [55, 58],
    quality: 45,
  },
  mandap: {
    file: 'mandap.jpg',
    alt: 'A draped mandap hung with jasmine at night over a still pool, petals along the path.',
    focal: [50, 55],
    quality: 45,
  },
  fire: {
    file: 'fire.jpg',
    alt: 'The sacred fire in its square pit, sparks rising, a long ghee spoon at its edge.',
    focal: [61, 48],
    quality: 45,
  },
  diyas: {
    file: 'diyas.jpg',
    alt: 'Brass oil lamps and rose petals on wet stone at dusk.',
    focal: [30, 62],
  },
  door: {
    file: 'door.jpg',
    alt: 'A carved haveli door stands ajar, warm light and petals on the dark floor.',
    focal: [66, 52],
    quality: 60,
    tall: { file: 'door-tall.jpg', focal: [52, 50] },
  },
  lens: {
    file: 'lens.jpg',
    alt: 'A cine lens on dark wood, its coatings violet and green, a strip of film before it.',
    focal: [48, 50],
  },
  film: {
    file: 'film.jpg',
    alt: 'A cine lens on dark red velvet, violet and teal in its glass.',
    focal: [26, 58],
  },
  album: {
    file: 'album.jpg',
    alt: 'A madder-red album with gilt edges and a silk ribbon on dark wood.',
    focal: [50, 55],
  },
  spines: {
    file: 'spines.jpg',
    alt: 'Gilt-tooled spines and two oil lamps on a dark shelf.',
    focal: [50, 60],
  },
  archive: {
    file: 'archive.jpg',
    alt: 'Cloth-bound boxes labelled Kochi, Mysore, Jodhpur and Udaipur, a film reel and canisters in lamplight.',
    focal: [53, 60],
  },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures

const defaultQuality = 50

/** The master files of all pictures, upright versions among them, and the quality each is encoded at. */
export const masters: ReadonlyMap<string, number> = new Map(
  Object.values<Picture>(pictures)
    .flatMap(({ tall, ...picture }) => (tall ? [picture, tall] : [picture]))
    .map(({ file, quality = defaultQuality }) => [file, quality]),
)
