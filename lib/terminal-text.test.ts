import { expect, it } from 'vitest'
import { padOrTruncate, jsonLine, oneLine, severalLines } from './terminal-text'

it.each([
  ['Asha', 6, 'Asha  '],
  ['Asha & Kabir', 6, 'Asha …'],
  ['आशा', 4, 'आशा '],
  ['क्षत्रिय विवाह', 5, 'क्ष…  '],
  ['陈美', 5, '陈美 '],
  ['陈美陈', 4, '陈… '],
  ['❤️👩‍👩‍👧‍👦', 2, '❤️…'],
])('%j takes %i cells as %j', (text, width, cells) => {
  expect(padOrTruncate(text, width)).toBe(cells)
})

it('lets no text move the cursor, colour what follows, or reverse it', () => {
  expect(oneLine('Asha\u001b[2J\u009b1A\n\tand\u202egnp.exe\r')).toBe('Asha [2J 1A and gnp.exe')
  expect(severalLines('a\u001b[31m\r\nb\u2067c\n')).toBe('a [31m \nb c')
})

it('escapes such characters in JSON, and loses nothing', () => {
  const text = 'a\u009b31m\u202eb\u0007 आ'
  const line = jsonLine({ text })
  expect(line).toBe('{"text":"a\\u009b31m\\u202eb\\u0007 आ"}\n')
  expect(JSON.parse(line)).toEqual({ text })
})

it('keeps the joiners of letters and emoji', () => {
  expect(oneLine('क्‍ष 👩‍👩‍👧‍👦')).toBe('क्‍ष 👩‍👩‍👧‍👦')
})
