import { contact } from './contact'
import { facts } from './facts'
import { filmFaults } from './film-faults'
import { films } from './films'
import { home } from './home'
import { detailedInquiryForm, inquiryForm } from './inquiry'
import { journal } from './journal'
import { type LegalPage, legalPages } from './legal'
import { testimonials } from './people'
import { type ListedPicture, pictureList } from './picture-list'
import { process } from './process'
import { footer, navigation } from './studio'
import type { Facts } from './types'

/** Something that must be right before the launch. */
export interface Check {
  /** What is checked. */
  subject: string
  /** What is wrong; undefined if nothing is. */
  fault?: string | undefined
  /** The file or the variable to change. */
  change: string
}

/** A check that names several faults. */
export const check = (subject: string, change: string, faults: (string | undefined | false)[]): Check => {
  const found = faults.filter(Boolean)
  return { subject, change, fault: found.length ? found.join('; ') : undefined }
}

/** The checks that a public build must pass: content that would pass as the studio's own. */
const publishing = (): Check[] => [
  checkContact(facts),
  checkPictures(pictureList),
  checkTestimonials({
    'home.about': home.about.testimonial,
    'home.privacy': testimonials.privacy,
    contact: contact.testimonial,
  }),
  checkPrivacyPolicy(legalPages),
]

/** All checks of the content. */
export const checkContent = (today = new Date()): Check[] => [
  ...publishing(),
  checkSoundFilms(),
  checkLabels(facts.social, legalPages),
  checkNames(
    { home, contact, process, journal, inquiry: { inquiryForm, detailedInquiryForm }, studio: { footer, navigation } },
    facts.name,
  ),
  checkYears({ home, contact, studio: footer }, today),
]

/**
 * Why `next build` refuses this content for a public address, if it does. Years are no reason: a build must not fail by the
 * calendar.
 */
export function publishingFault({ SITE_URL, PLACEHOLDERS }: Record<string, string | undefined>): string | undefined {
  const faults = publishing().filter(({ fault }) => fault)
  if (!SITE_URL?.startsWith('https:') || PLACEHOLDERS === 'allowed' || !faults.length) return undefined
  const lines = faults.map(({ subject, fault, change }) => `  ${subject}: ${fault} → ${change}`)
  return `Not all of this is the studio's own yet. To try it all the same: PLACEHOLDERS=allowed.\n${lines.join('\n')}`
}

const placeholderDigits = '911234567890'
const isPlaceholder = (number: string) => number.replace(/\D/g, '') === placeholderDigits
/** Reserved domain names (RFC 2606). */
export const reservedName = /(^|[.@])(example(\.(com|net|org))?|test|invalid|localhost)$/i

export const checkContact = ({ phone, whatsapp = phone, email }: Pick<Facts, 'phone' | 'whatsapp' | 'email'>): Check =>
  check('Telephone, WhatsApp and e-mail', 'content/facts.ts', [
    ...[...new Set([phone, whatsapp])].map(number => isPlaceholder(number) && `${number} is a placeholder`),
    reservedName.test(email) && `${email} is a placeholder`,
  ])

export function checkPictures(list: Record<string, Pick<ListedPicture, 'placeholder'>>): Check {
  const ours = Object.keys(list).filter(place => list[place]?.placeholder)
  return check('Photographs', 'npm run pictures -- put PLACE FILE', [
    ours.length > 0 && `${ours.length} of ${Object.keys(list).length} are placeholders: ${ours.join(', ')}`,
  ])
}

type Voice = { sample: boolean; author: string }
export function checkTestimonials(places: Record<string, Voice | readonly Voice[] | undefined>): Check {
  const samples = Object.entries(places).flatMap(([place, said]) =>
    [said ?? []].flat().map(({ sample, author }) => sample && `${place}, ${author}`),
  )
  return check('Testimonials by real couples', 'content/people.ts: theirs with consent, or none', samples)
}

const checkPrivacyPolicy = (pages: readonly LegalPage[]): Check =>
  check('Privacy policy', 'content/legal, with a README', [
    !pages.some(({ slug, href }) => slug === 'privacy-policy' && href) && 'it is missing: privacy-policy.mdx',
  ])

const checkSoundFilms = (): Check => check('Films with sound', 'content/films.ts', filmFaults(films))

export function checkLabels(social: Facts['social'], pages: readonly LegalPage[]): Check {
  const accounts = Object.keys(social).filter(label => social[label] === undefined)
  const legal = pages.filter(({ href }) => !href)
  return check('Labels that lead nowhere', 'an address or false, in content/facts.ts and content/legal.ts', [
    accounts.length > 0 && accounts.join(', '),
    legal.length > 0 && `without a text: ${legal.map(({ label }) => label).join(', ')}`,
  ])
}

/** Words with a name of the first studio, if the studio has another. @param copy by the name of its file in content/ */
export function checkNames(copy: Record<string, unknown>, name: string): Check {
  const texts = Object.entries(copy).flatMap(([file, words]) => leaves(`content/${file}.ts`, words))
  const ours = name === 'Noor Vista' ? [] : texts.filter(({ text }) => /\b(Noor|Vista)\b/.test(text))
  return check(
    'Names of the first studio',
    'there',
    ours.map(({ path, text }) => `${path}: “${text}”`),
  )
}

/** Words with a year that has passed. @param copy by the name of its file in content/ */
export function checkYears(copy: Record<string, unknown>, today: Date): Check {
  const texts = Object.entries(copy).flatMap(([file, words]) => leaves(`content/${file}.ts`, words))
  // A file's name may contain a width.
  const stale = texts.filter(({ text }) => !text.startsWith('/') && isStale(text, today))
  return check(
    'Years that have passed',
    'there',
    stale.map(({ path, text }) => `${path}: “${text}”`),
  )
}

/** Whether a text names a past year, except after "since". */
function isStale(text: string, today: Date): boolean {
  const years = [...text.matchAll(/(?<!since )\b(20\d\d)\b/gi)].map(([, year]) => Number(year))
  return years.some(year => year < today.getFullYear())
}

function leaves(path: string, value: unknown): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => leaves(`${path} ${name}`, part))
}
