import { expect, it } from 'vitest'
import { beginWith } from './first-line'

const [essential, legacy] = ['We would love the Essential Collection.', 'We would love the Legacy Collection.']
const lines = [essential, legacy]

it.each([
  ['', `${legacy}\n`],
  [' \n', `${legacy}\n`],
  [`${essential}\n`, `${legacy}\n`],
  [`${essential}\nWe met in the rain.`, `${legacy}\nWe met in the rain.`],
  [`${essential} Or the other one.`, `${essential} Or the other one.`],
  ['We met in the rain.', 'We met in the rain.'],
  [`We met in the rain.\n${essential}`, `We met in the rain.\n${essential}`],
])('begins %j as %j', (text, begun) => {
  expect(beginWith(legacy, text, first => lines.includes(first))).toBe(begun)
})
