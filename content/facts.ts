/** Telephone, e-mail and colleague are placeholders. */
export const facts = {
  name: 'Noor Vista',
  tagline: 'Where light keeps its promise.',
  description:
    'Wedding photography and cinematic films for families in India and, by invitation, anywhere in the world.',
  phone: '+91 12345 67890',
  /** Leave it empty if it is the telephone's number. */
  whatsapp: '',
  email: 'studio@noorvista.example',
  /** With an https address an account is a link. */
  social: { IG: '', FB: '', YT: '' },
  copyright: 2025,
}

/** Who runs the server. Alarms name this person and have a button that rings; no page does. */
export const colleague = { name: 'Arjun Example', phone: '+91 12345 67890' }
