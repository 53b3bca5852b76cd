import type { Facts } from './types'

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
