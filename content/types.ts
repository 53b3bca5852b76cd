import type { EncodedPicture } from './encoded-pictures'

// What a studio says of itself, its people and its couples: the data are in facts.ts and people.ts.

/** What a studio says of itself. Whatever shows or sends one of these follows from here. */
export interface Facts {
  name: string
  /** Its name in contracts, where it is another: in the line of copyright. */
  legalName?: string
  tagline: string
  description: string
  /** International, in groups as it is read: +91 98765 43210. */
  phone: `+${string}`
  /** The number on WhatsApp, if it is another than the telephone's. */
  whatsapp?: `+${string}`
  email: `${string}@${string}`
  /** Where it can be visited or written to: in the footer, in the address book and for search engines. */
  address?: Address
  /**
   * The label of each account elsewhere, and its address: a link where there is one, text where there is none yet, and nothing
   * where it is false.
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
  /** Of the quotation, where it is not English: `hi`. */
  lang?: string
  /** By name, or by relation: The bride’s mother. */
  author: string
  location: string
  /** Their faces, beside the attribution. */
  picture?: EncodedPicture
}

/** A sample stands in until a couple has agreed to be quoted. Their own words need the day of their consent, and how it was given. */
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

/** A film that is watched on purpose, and heard. Its files lie in public/films. */
export interface SoundFilm {
  title: string
  /** Without scripts a link leads to the first; a browser plays the first that it can. */
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
