import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint'

const day = new Date('2026-11-21T12:00:00Z')

it('is the same for the same answers, in whatever order they come', () => {
  expect(fingerprint('inquiries', { a: '1', b: null }, day)).toBe(fingerprint('inquiries', { b: null, a: '1' }, day))
})

it('tells forms, days, answers and empty answers apart', () => {
  const prints = [
    fingerprint('inquiries', { a: '1', b: null }, day),
    fingerprint('detailed_inquiries', { a: '1', b: null }, day),
    fingerprint('inquiries', { a: '1', b: null }, new Date('2026-11-22T00:00:00Z')),
    fingerprint('inquiries', { a: '1', b: 'null' }, day),
    fingerprint('inquiries', { a: null, b: '1' }, day),
  ]
  expect(new Set(prints).size).toBe(prints.length)
})
