export interface BusinessCard {
  name: string
  /** As +911234567890. */
  phone: string
  email: string
  website: string
  address?: PostalAddress | undefined
  note: string
}

interface PostalAddress {
  street: string
  city: string
  state?: string
  postalCode: string
  country: string
}

/** A vCard 3.0 (RFC 2426), which iOS and Android read: lines end with CRLF and have at most 75 octets. */
export function vCard({ name, phone, email, website, address, note }: BusinessCard): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(name)};;;;`,
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    ...(address ? [`ADR;TYPE=WORK:;;${parts(address).map(escape).join(';')}`] : []),
    `URL:${website}`,
    `NOTE:${escape(note)}`,
    'X-ABShowAs:COMPANY',
    'END:VCARD',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

const parts = (at: PostalAddress) => [at.street, at.city, at.state ?? '', at.postalCode, at.country]

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line at 75 octets of UTF-8, never inside a character; continuations begin with a space. */
function fold(line: string): string {
  let octets = 0
  let folded = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
