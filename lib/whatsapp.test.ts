import { expect, it } from 'vitest'
import { shareOnWhatsApp } from './whatsapp'

it('carries the sentence and the address, fragment and all, in one message', () => {
  const link = new URL(shareOnWhatsApp('Salt & pepper, 100 %:', 'https://site.example/#one'))
  expect(link.href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect([...link.searchParams]).toEqual([['text', 'Salt & pepper, 100 %: https://site.example/#one']])
  expect(link.hash).toBe('')
})
