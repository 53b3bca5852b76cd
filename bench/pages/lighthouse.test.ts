import { expect, test } from 'vitest'
import { judge } from './lighthouse'

const category = (score: number | null, ...auditRefs: { id: string; weight: number }[]) => ({ score, auditRefs })
const result = {
  categories: {
    performance: category(0.995, { id: 'largest-contentful-paint', weight: 25 }, { id: 'hints', weight: 0 }),
    accessibility: category(1, { id: 'manual', weight: 1 }),
    'best-practices': category(0.96, { id: 'errors-in-console', weight: 1 }),
    seo: category(1),
  },
  audits: {
    'largest-contentful-paint': { score: 0.98, numericValue: 1600 },
    'first-contentful-paint': { score: 1, numericValue: 900 },
    'total-blocking-time': { score: 1, numericValue: 12 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'errors-in-console': { score: 0 },
    hints: { score: 0 },
    manual: { score: null },
    'network-requests': {
      score: 1,
      details: {
        items: [
          { resourceType: 'Document', transferSize: 14_000 },
          { resourceType: 'Script', transferSize: 90_000 },
          { resourceType: 'Script', transferSize: 50_000 },
          { resourceType: 'Fetch', transferSize: 700 },
          { resourceType: 'Manifest' },
        ],
      },
    },
  },
}

test('a result is read as scores out of 100, times, and bytes by kind', () => {
  const { figures } = judge(result)
  expect(figures).toMatchObject({ performance: 100, practices: 96, lcp: 1600, tbt: 12, cls: 0, requests: 5 })
  expect(figures).toMatchObject({ bytes: 154_700, documentBytes: 14_000, scriptBytes: 140_000, otherBytes: 700 })
})

test('it is told which audits cost points, and not those that have no weight or no score', () => {
  expect(judge(result).lost).toEqual(['largest-contentful-paint', 'errors-in-console'])
})

test('a page that did not load, or a category without a score, is an error and not a zero', () => {
  expect(() => judge({ ...result, runtimeError: { message: 'ERRORED_DOCUMENT_REQUEST' } })).toThrow('ERRORED_DOCUMENT')
  const categories = { ...result.categories, seo: category(null) }
  expect(() => judge({ ...result, categories })).toThrow('no score for seo')
})
