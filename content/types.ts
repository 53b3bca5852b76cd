import type { EncodedPicture } from './encoded-pictures'

// The types of facts.ts, people.ts and films.ts.

/** The studio's facts, for all that shows or sends one of them. */
export interface Facts {
  name: string
  /** Its legal name, if it differs: for the line of copyright. */
  legalName?: string
  tagline: string
  description: string
  /** International, in groups: +91 98765 43210. */
  phone: `+${string}`
  /** The WhatsApp number, if it differs. */
  whatsapp?: `+${string}`
  email: `${string}@${string}`
  /** For the footer, address books and search engines. */
  address?: Address
  /**
   * The label of each account elsewhere, and its address: with an address it is a link, without one plain text, and `false` hides
   * it.
   */
  social: Readonly<Record<string, `https://${string}` | false | undefined>>
  /** Year of the copyright. */
  copyright: number
}

export interface Address {
  street: string
  city: string
  state?: string
  postalCode: string
  /** In words, and as ISO 3166-1 names it in two letters. */
  country: string
  countryCode: string
}

/** Who works in the studio. */
export interface Person {
  name: string
  role: string
  /** Shown upright, 4:5. */
  picture: EncodedPicture
}

interface Quoted {
  quote: string
  /** Language of the quotation, if not English: `hi`. */
  lang?: string
  /** By name, or by relation: The bride’s mother. */
  author: string
  location: string
  /** Their faces, beside the attribution. */
  picture?: EncodedPicture
}

/** A sample is a placeholder. A couple's own words need the day and the way of their consent. */
export type Testimonial = Quoted &
  ({ sample: true } | { sample: false; consent: { on: `${number}-${number}-${number}`; how: string } })

export interface Testimonials {
  /** In the section About of the home page. */
  about?: Testimonial
  /** Below the door of the home page: as many as there are. */
  privacy: readonly Testimonial[]
  /** Beside the form of /contact. */
  contact?: Testimonial
}

/** A film with sound. Its files are in public/films. */
export interface SoundFilm {
  title: string
  /** Without scripts a link leads to the first; browsers play the first that they can. */
  files: readonly [FilmFile, ...FilmFile[]]
  /** Shown until the film begins. */
  poster: EncodedPicture
  /** WebVTT, and its language: `en`. */
  captions: { file: `${string}.vtt`; lang: string }
  /** s */
  length: number
}
type FilmFile = `${string}.mp4` | `${string}.webm`

/** By the section of the home page that shows it: after the words of About, or above the pictures of the gallery. */
export interface SoundFilms {
  gallery?: SoundFilm
  about?: SoundFilm
}
