import { contact } from '@/content/contact'
import { home } from '@/content/home'
import { type ListedPicture, pictureList } from '@/content/picture-list'
import { footer, studio } from '@/content/studio'
import { type Check, check } from './check'

/** What stands on the screens until the studio gives its own. */
export function checkContent(today = new Date()): Check[] {
  return [checkContact(studio), ...checkCopy({ home, contact, studio: footer }, today), checkPictures(pictureList)]
}

const placeholderDigits = '911234567890'
const digits = (text: string) => text.replace(/\D/g, '')
/** Names that no real address has (RFC 2606). */
export const reservedName = /(^|[.@])(example(\.(com|net|org))?|test|invalid|localhost)$/i

interface ContactFacts {
  phone: { shown: string; href: string }
  whatsapp: { href: string }
  email: { shown: string; href: string }
}

export function checkContact({ phone, whatsapp, email }: ContactFacts): Check {
  return check('Telephone, WhatsApp and e-mail', 'content/studio.ts', [
    digits(phone.shown) === placeholderDigits && `${phone.shown} is the placeholder`,
    digits(phone.href) !== digits(phone.shown) && 'the telephone link dials another number than is shown',
    digits(whatsapp.href.split('?')[0] ?? '') !== digits(phone.shown) &&
      'the WhatsApp link leads to another number than is shown',
    reservedName.test(email.shown) && `${email.shown} is the placeholder`,
    email.href !== `mailto:${email.shown}` && 'the e-mail link writes to another address than is shown',
  ])
}

/** Copy by the name of its file in content/. */
export function checkCopy(copy: Record<string, unknown>, today: Date): Check[] {
  const samples: string[] = []
  const stale: string[] = []
  for (const { path, value } of Object.entries(copy).flatMap(([file, words]) => leaves(`${file}.ts`, words))) {
    if (path.endsWith('.sample') && value === true) samples.push(path.replace(/\.sample$/, ''))
    // A file's name may hold a width.
    if (typeof value === 'string' && !value.startsWith('/') && isStale(value, today)) stale.push(`${path}: “${value}”`)
  }
  const listed = (paths: string[]) => paths.map(path => `content/${path}`)
  return [
    check('Testimonials by real couples', 'there: their own words, `sample: false`', listed(samples)),
    check('Years that have passed', 'there, and its test if it is specified', listed(stale)),
  ]
}

/** Names a year before this one, other than the one since which the studio works. */
function isStale(text: string, today: Date): boolean {
  const years = [...text.matchAll(/(?<!since )\b(20\d\d)\b/gi)].map(([, year]) => Number(year))
  return years.some(year => year < today.getFullYear())
}

function leaves(path: string, value: unknown): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(`${path.replace(/\.ts$/, '.ts:')}.${name}`.replace(':.', ' '), part),
  )
}

export function checkPictures(list: Record<string, Pick<ListedPicture, 'placeholder'>>): Check {
  const ours = Object.keys(list).filter(place => list[place]?.placeholder)
  return check('Photographs', 'content/pictures.json, by npm run pictures', [
    ours.length > 0 && `${ours.length} of ${Object.keys(list).length} are placeholders: ${ours.join(', ')}`,
  ])
}
