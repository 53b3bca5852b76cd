import { expect, it, vi } from 'vitest'
import { pictures } from './encoded-pictures'
import type { LegalPage } from './legal'
import type { Facts, Testimonial } from './types'
import {
  checkContact,
  checkContent,
  checkLabels,
  checkNames,
  checkPictures,
  checkTestimonials,
  checkYears,
  publishingFault,
} from './launch-checks'

const own = { phone: '+91 98765 43210', email: 'hello@studio.in' } as const
type Given = Pick<Facts, 'phone' | 'whatsapp' | 'email'>

it.each<[Partial<Given>, RegExp]>([
  [{ phone: '+91 12345 67890' }, /^\+91 12345 67890 is a placeholder$/],
  [{ whatsapp: '+91 12345 67890' }, /^\+91 12345 67890 is a placeholder$/],
  [{ email: 'a@noorvista.example' }, /^a@noorvista\.example is a placeholder$/],
])('names %j, which reaches nobody', (changed, fault) => {
  expect(checkContact(own).fault).toBeUndefined()
  expect(checkContact({ ...own, ...changed }).fault).toMatch(fault)
})

it('names every sample among the testimonials', () => {
  const sample = { sample: true, author: 'The bride' }
  const given = { sample: false, author: 'Asha' }
  expect(checkTestimonials({ about: given, privacy: [given, sample], contact: sample }).fault).toBe(
    'privacy, The bride; contact, The bride',
  )
  expect(checkTestimonials({ about: given, privacy: [], contact: undefined }).fault).toBeUndefined()
})

it('a couple’s own words need their consent: without it they do not compile', () => {
  const words = { quote: 'Yes.', author: 'Asha', location: 'Pune' }
  const consented: Testimonial = { ...words, sample: false, consent: { on: '2026-02-14', how: 'by mail' } }
  // @ts-expect-error without consent
  const taken: Testimonial = { ...words, sample: false }
  expect([consented, taken]).toHaveLength(2)
})

it('names every placeholder among the pictures', () => {
  expect(checkPictures({ hero: { placeholder: true }, haldi: {}, door: { placeholder: true } }).fault).toBe(
    '2 of 3 are placeholders: hero, door',
  )
  expect(checkPictures({ hero: {} }).fault).toBeUndefined()
})

it('names every label without a target, until it has an address or is removed', () => {
  const page: LegalPage = { slug: 'cookie-policy', label: 'Cookie Policy' }
  expect(checkLabels({ IG: undefined, FB: false, YT: 'https://youtube.com/@a' }, [page]).fault).toBe(
    'IG; without a text: Cookie Policy',
  )
  expect(checkLabels({ FB: false }, [{ ...page, href: '/legal/cookie-policy' }]).fault).toBeUndefined()
})

it('finds the first studio’s names in the words of another', () => {
  const copy = { home: { about: 'Vista is what it lets you see.', process: 'A vista.' } }
  expect(checkNames(copy, 'Studio').fault).toBe('content/home.ts about: “Vista is what it lets you see.”')
  expect(checkNames(copy, 'Noor Vista').fault).toBeUndefined()
})

const today = new Date('2027-02-14')
it.each([
  ['© 2026 Noor Vista', true],
  ['2026-27 Limited Collection', true],
  ['© 2027 Noor Vista', false],
  ['Limited dates for the 2028 season.', false],
  ['serving couples since 2023', false],
  ['4,50,000', false],
  ['/p/df0393b5-2000.avif', false],
])('%j has passed by 2027: %s', (words, passed) => {
  const { fault } = checkYears({ studio: { copyright: words } }, today)
  expect(fault).toBe(passed ? `content/studio.ts copyright: “${words}”` : undefined)
})

it('looks for years in the words of the screens', () => {
  const stale = checkContent(new Date('2100-01-01')).find(({ subject }) => subject === 'Years that have passed')
  expect(stale?.fault).toContain('content/studio.ts copyright')
})

it('a build for the public is refused by name for what is not the studio’s own, and for nothing else', () => {
  const faults = checkContent().filter(({ fault }) => fault)
  const blocking = ['Telephone, WhatsApp and e-mail', 'Photographs', 'Testimonials by real couples', 'Privacy policy']
  const refused = publishingFault({ SITE_URL: 'https://www.noorvista.in' })
  for (const { subject, fault } of faults)
    if (blocking.includes(subject)) expect(refused).toContain(`${subject}: ${fault}`)
    else expect(refused ?? '').not.toContain(subject)
  for (const env of [
    { SITE_URL: 'https://www.noorvista.in', PLACEHOLDERS: 'allowed' },
    { SITE_URL: 'http://localhost' },
    {},
  ])
    expect(publishingFault(env)).toBeUndefined()
})

it('names a film that is missing before a launch, and builds without it: an image has none', async () => {
  const about = {
    title: 'Two days',
    files: ['two-days.mp4'],
    poster: pictures.hero,
    captions: { file: 'no.vtt', lang: 'en' },
    length: 90,
  }
  vi.doMock('./films', () => ({ films: { about } }))
  vi.resetModules()
  const { checkContent, publishingFault } = await import('./launch-checks')
  const named = '“Two days” has no file public/films/two-days.mp4'
  expect(checkContent().find(({ subject }) => subject === 'Films with sound')?.fault).toContain(named)
  expect(publishingFault({ SITE_URL: 'https://www.noorvista.in' }) ?? '').not.toContain(named)
  vi.doUnmock('./films')
  vi.resetModules()
})
