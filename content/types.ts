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
