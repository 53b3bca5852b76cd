import { expect, it } from 'vitest'
import { askOnWhatsApp, shareOnWhatsApp, whatsAppDigits } from './whatsapp'

it('carries the sentence and the address, fragment and all, in one message', () => {
  const link = new URL(shareOnWhatsApp('Salt & pepper, 100 %:', 'https://site.example/#one'))
  expect(link.href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect([...link.searchParams]).toEqual([['text', 'Salt & pepper, 100 %: https://site.example/#one']])
  expect(link.hash).toBe('')
})

it('asks a number, with these words instead of the greeting', () => {
  const link = new URL(askOnWhatsApp('https://wa.me/911234567890?text=Hello', 'Salt & pepper, 100 %'))
  expect(link.origin + link.pathname).toBe('https://wa.me/911234567890')
  expect([...link.searchParams]).toEqual([['text', 'Salt & pepper, 100 %']])
})

it.each([
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['+91 (0) 98765 43210', '919876543210'],
  ['919876543210', '919876543210'],
  ['९८७६५ ४३२१०', '919876543210'],
  ['۹۸۷۶۵ ۴۳۲۱۰', '919876543210'],
  ['0141 234 5678', '911412345678'],
  ['+44 (0)7700 900123', '447700900123'],
  ['00971 50 123 4567', '971501234567'],
  ['+1 (415) 555-0137', '14155550137'],
  ['\u202a+44 7700 900123\u202c', '447700900123'], // as copied from a telephone's contacts
  ['9', undefined],
  ['+12', undefined],
  ['call my mother', undefined],
  ['+1234567890123456', undefined],
])('dials %j as %s', (phone, digits) => {
  expect(whatsAppDigits(phone)).toBe(digits)
})
