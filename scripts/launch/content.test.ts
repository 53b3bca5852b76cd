import { describe, expect, it } from 'vitest'
import { checkContact, checkContent, checkCopy, checkPictures } from './content'

const today = new Date('2027-02-14')
const own = {
  phone: { shown: '+91 98765 43210', href: 'tel:+919876543210' },
  whatsapp: { href: 'https://wa.me/919876543210?text=Namaste%20%E2%80%93%202' },
  email: { shown: 'hello@studio.in', href: 'mailto:hello@studio.in' },
}

describe('contact facts', () => {
  it('of the studio’s own are right', () => expect(checkContact(own).fault).toBeUndefined())

  it.each([
    [{ phone: { shown: '+91 12345 67890', href: 'tel:+911234567890' } }, /\+91 12345 67890 is the placeholder/],
    [{ email: { shown: 'a@noorvista.example', href: 'mailto:a@noorvista.example' } }, /is the placeholder/],
    [{ phone: { ...own.phone, href: 'tel:+919876543211' } }, /dials another number/],
    [{ whatsapp: { href: 'https://wa.me/911234567890' } }, /WhatsApp link leads to another/],
    [{ email: { ...own.email, href: 'mailto:studio@noorvista.example' } }, /writes to another address/],
  ])('%j are not', (changed, fault) => {
    expect(checkContact({ ...own, ...changed }).fault).toMatch(fault)
  })
})

it('names every sample among the testimonials', () => {
  const quote = { quote: 'Yes.', sample: true }
  const [samples] = checkCopy({ home: { about: quote, more: [{ quote: 'Mine.', sample: false }, quote] } }, today)
  expect(samples?.fault).toBe('content/home.ts about; content/home.ts more.1')
  expect(checkCopy({ home: { about: { ...quote, sample: false } } }, today)[0]?.fault).toBeUndefined()
})

it.each([
  ['© 2026 Noor Vista', true],
  ['2026-27 Limited Collection', true],
  ['© 2027 Noor Vista', false],
  ['Limited dates for the 2028 season.', false],
  ['serving couples since 2023', false],
  ['4,50,000', false],
  ['/p/df0393b5-2000.avif', false],
])('%j has passed by 2027: %s', (words, passed) => {
  const [, stale] = checkCopy({ studio: { copyright: words } }, today)
  expect(stale?.fault).toBe(passed ? `content/studio.ts copyright: “${words}”` : undefined)
})

it('names every picture that stands in for a photograph', () => {
  expect(checkPictures({ hero: { placeholder: true }, haldi: {}, door: { placeholder: true } }).fault).toBe(
    '2 of 3 are placeholders: hero, door',
  )
  expect(checkPictures({ hero: {} }).fault).toBeUndefined()
})

it('reads every word that stands on the screens', () => {
  const stale = checkContent(new Date('2100-01-01')).find(({ subject }) => subject === 'Years that have passed')
  for (const file of ['home', 'studio']) expect(stale?.fault).toContain(`content/${file}.ts`)
})
