import { expect, test } from 'vitest'
import { clientAddress } from '@/lib/client-address'
import { inquiryFields } from '@/lib/inquiry'
import { letter } from './letter'

const site = 'http://127.0.0.1:3400'
const letters = Array.from({ length: 1_000 }, (_, index) => letter([['$ACTION_REF_1', '']], site, 2, index))
const visitors = letters.map(({ headers }) => clientAddress(`${headers['X-Forwarded-For']}, 127.0.0.1`, 1))

test('a form holds what the page put into it and every answer, and no two are alike', async () => {
  const { headers, body } = letters[7]!
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  expect([...form.keys()]).toEqual(expect.arrayContaining(['$ACTION_REF_1', ...Object.keys(inquiryFields)]))
  for (const answer of ['names', 'email', 'message']) {
    const given = letters.map(({ body }) => body.toString().split(`name="${answer}"`)[1]?.split('------')[0])
    expect(new Set(given).size, answer).toBe(letters.length)
  }
})

test('no visitor sends so many that it looks odd, within a round or from one to the next', () => {
  const counts = [...new Set(visitors)].map(one => visitors.filter(each => each === one).length)
  expect(visitors).not.toContain(null)
  expect(Math.max(...counts)).toBeLessThanOrEqual(5)
  const next = letter([], site, 3, 0).headers['X-Forwarded-For']
  expect(visitors).not.toContain(clientAddress(`${next}, 127.0.0.1`, 1))
})
