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

/**
 * Who runs the server, and reads what is not emailed. Emails to the studio name this person, and no
 * page does.
 */
export const colleague = 'Arjun Example'
