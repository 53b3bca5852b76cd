import { expect, it } from 'vitest'
import { findDoubt } from './doubts'

const today = '2026-11-24'

it.each([
  ['date', '', undefined],
  ['date', '2026-11-23', 'inThePast'],
  ['date', '2026-11-24', undefined],
  ['date', '2100-01-01', 'farInTheFuture'],
  ['email', 'asha@gmial', 'noDot'],
  ['email', 'asha.rao@gmail.com', undefined],
  ['tel', 'after six', 'noDigits'],
  ['tel', '९८७६५ ४३२१०', undefined],
  ['text', 'Asha', undefined],
] as const)('the %s answer “%s” raises the doubt: %s', (kind, answer, doubt) => {
  expect(findDoubt({ kind, required: false, max: 254 }, answer, today)).toBe(doubt)
})
