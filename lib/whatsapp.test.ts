import { expect, it } from 'vitest'
import { askOnWhatsApp, shareOnWhatsApp, whatsAppDigits } from './whatsapp'

it('a WhatsApp link puts its text and the whole address into one message', () => {
  const text = 'Salt & pepper, 100 %:'
  const shareUrl = new URL(shareOnWhatsApp(text, 'https://site.example/#one'))
  expect([shareUrl.hash, ...shareUrl.searchParams]).toEqual([
    '',
    ['text', `${text} https://site.example/#one`],
  ])
  const askUrl = new URL(askOnWhatsApp('https://wa.me/911234567890?text=Hello', text))
  expect([askUrl.origin + askUrl.pathname, ...askUrl.searchParams]).toEqual([
    'https://wa.me/911234567890',
    ['text', text],
  ])
})

it.each([
  ['98765 43210', '919876543210'],
  ['+91 (0) 98765 43210', '919876543210'],
  ['+44 (0)7700 900123', '447700900123'],
  ['00971 50 123 4567', '971501234567'],
  ['\u202a+44 7700 900123\u202c', '447700900123'], // copied from a telephone's contacts
  ['call my mother', undefined],
  ['+91 98765 43210, after 6', '919876543210'],
  ['98765 43210 (after 6 pm)', '919876543210'],
  ['+91 098765 43210', '919876543210'],
  ['98765 43210 / 98765 43211', '919876543210'],
  ['Ravi: +91 98765 43210', '919876543210'],
  ['+91 98765 4321', undefined],
  ['+1 (212) 555-0123', '12125550123'],
])('reads the telephone number %j as %s', (phone, digits) => {
  expect(whatsAppDigits(phone)).toBe(digits)
})
