import { expect, it } from 'vitest'
import { inquiryId, referenceOf } from './inquiry-id'

const day = new Date('2026-11-21T12:00:00Z')

it('is the same for the same answers, in whatever order they come', () => {
  const id = inquiryId('inquiries', { a: '1', b: null }, day)
  expect(id).toBe(inquiryId('inquiries', { b: null, a: '1' }, day))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(referenceOf(id)).toBe(`${id.slice(0, 4)} ${id.slice(4, 8)}`)
})

it('tells forms, days, answers and empty answers apart', () => {
  const ids = [
    inquiryId('inquiries', { a: '1', b: null }, day),
    inquiryId('detailed_inquiries', { a: '1', b: null }, day),
    inquiryId('inquiries', { a: '1', b: null }, new Date('2026-11-22T00:00:00Z')),
    inquiryId('inquiries', { a: '1', b: 'null' }, day),
    inquiryId('inquiries', { a: null, b: '1' }, day),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
