/** The studio's facts, for all that shows or sends one of them. */
export interface Facts {
  name: string
  tagline: string
  description: string
  /** International, in groups: +91 98765 43210. */
  phone: `+${string}`
  /** The WhatsApp number, if it differs. */
  whatsapp?: `+${string}`
  email: `${string}@${string}`
  /** The label of each account elsewhere: with an address it is a link, without one plain text. */
  social: Readonly<Record<string, `https://${string}` | undefined>>
  /** Year of the copyright. */
  copyright: number
}
