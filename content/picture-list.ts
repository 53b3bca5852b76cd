/**
 * Every picture of the site, and the films that belong to some. To put a photograph in a plate's place: save it in art/masters,
 * which git leaves out, name it here with its alt text and its focal point, run `npm run pictures && npm run cards`, commit.
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
  /**
   * A silent loop that begins on this very picture, public/film/<name>.webm (AV1) and .mp4 (H.264). `still` is the picture's
   * hash in pictures.generated.json: once the file is another picture, the film is not played over it. A new film gets a new
   * name, because browsers keep one for a day.
   */
  film?: { name: string; still: string }
}

export const pictures = {
  lakepalace: {
    file: 'lakepalace.jpg',
    alt: 'Oil lamps on the sill of a cusped arch; across the lake, a palace lit at blue hour.',
    focal: [44, 55],
    quality: 60,
    tall: { file: 'lakepalace-tall.jpg', focal: [50, 46] },
    film: { name: 'jharokha', still: 'e45d637d' },
  },
  jaali: {
    file: 'jaali.jpg',
    alt: 'Sun through a stone lattice on an old wall, a trunk and red bridal silk.',
    focal: [52, 56],
    quality: 45,
  },
  light: {
    file: 'light.jpg',
    alt: 'A brass pot heaped with rice on a worn sill, marigolds beside it.',
    focal: [28, 56],
  },
  window: {
    file: 'window.jpg',
    alt: 'Sun on the sill of a cusped window, a bride’s red and gold bangles left there.',
    focal: [42, 60],
    quality: 45,
  },
  zari: {
    file: 'zari.jpg',
    alt: 'A madder silk sari with a broad gold border over the arm of a carved chair, in late light.',
    focal: [68, 58],
    tall: { file: 'zari-tall.jpg', focal: [50, 60] },
  },
  pen: {
    file: 'pen.jpg',
    alt: 'A fountain pen on the last line of a handwritten invitation, the envelope out of focus behind.',
    focal: [68, 58],
    quality: 60,
    tall: { file: 'pen-tall.jpg', focal: [52, 38] },
  },
  thali: {
    file: 'thali.jpg',
    alt: 'A brass tray with wet turmeric, vermilion, rice and betel leaves.',
    focal: [42, 48],
    quality: 42,
  },
  marigold: {
    file: 'marigold.jpg',
    alt: 'A cane basket heaped with marigold strings on a stone step at dawn, two lamps behind.',
    focal: [40, 50],
    quality: 45,
  },
  shehnai: {
    file: 'shehnai.jpg',
    alt: 'A shehnai with a brass bell on a folded shawl, a dhol out of focus behind it.',
    focal: [42, 60],
  },
  shoes: {
    file: 'shoes.jpg',
    alt: 'Gold-embroidered shoes left on the stones outside the mandap.',
    focal: [42, 60],
    quality: 45,
  },
  stage: {
    file: 'stage.jpg',
    alt: 'Two empty chairs on a terrace at night, the last lights on in the garden.',
    focal: [68, 45],
    tall: { file: 'stage-tall.jpg', focal: [50, 42] },
  },
  'pigment-close': {
    file: 'pigment-close.jpg',
    alt: 'Vermilion and turmeric heaped in brass bowls, seen from close by.',
    focal: [22, 55],
    quality: 45,
  },
  mehndi: {
    file: 'mehndi.jpg',
    alt: 'Henna paste drying on paper in lamplight.',
    focal: [62, 60],
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
    alt: 'Morning light down a marble colonnade of cusped arches.',
    focal: [50, 52],
    quality: 43,
  },
  stepwell: {
    file: 'stepwell.jpg',
    alt: 'Worn stairs of a stepwell in raking light, a brass pot and red petals on them, dark water below.',
    focal: [32, 46],
    quality: 55,
  },
  'bells-tall': {
    file: 'bells-tall.jpg',
    alt: 'Brass temple bells on long chains before soft lights.',
    focal: [55, 58],
    quality: 45,
  },
  mandap: {
    file: 'mandap.jpg',
    alt: 'A draped mandap in a courtyard at dusk, its fire lit, the chairs still empty.',
    focal: [56, 55],
    quality: 45,
  },
  fire: {
    file: 'fire.jpg',
    alt: 'The sacred fire in a pit of worn bricks, marigolds on the stone.',
    focal: [57, 46],
    quality: 45,
    film: { name: 'agni', still: '490f6936' },
  },
  diyas: {
    file: 'diyas.jpg',
    alt: 'Brass oil lamps and rose petals on wet stone at dusk.',
    focal: [30, 62],
    film: { name: 'deepak', still: 'bdb4accf' },
  },
  door: {
    file: 'door.jpg',
    alt: 'A studded haveli door ajar, a lantern lit within.',
    focal: [66, 52],
    quality: 50,
    tall: { file: 'door-tall.jpg', focal: [52, 50], quality: 45 },
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
    alt: 'A madder-red album with gilt edges and a silk ribbon.',
    focal: [50, 55],
  },
  'album-lattice': {
    file: 'album-lattice.jpg',
    alt: 'A closed album in the shadow of a lattice.',
    focal: [48, 50],
  },
  spines: {
    file: 'spines.jpg',
    alt: 'Old leather albums on a shelf, their gilt-tooled spines worn, one leaning.',
    focal: [42, 45],
    quality: 43,
  },
  archive: {
    file: 'archive.jpg',
    alt: 'Cloth-bound boxes labelled Kochi, Mysore, Jodhpur and Udaipur, a film reel leant on canisters, in lamplight.',
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
