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

/** Telephone and e-mail are placeholders until the studio gives its own. */
export const facts: Facts = {
  name: 'Noor Vista',
  tagline: 'Where light keeps its promise.',
  description:
    'Wedding photography and cinematic films for families in India and, by invitation, anywhere in the world.',
  phone: '+91 12345 67890',
  email: 'studio@noorvista.example',
  social: { IG: undefined, FB: undefined, YT: undefined },
  copyright: 2025,
}
