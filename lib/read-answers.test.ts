import { expect, it } from 'vitest'
import type { Field } from './inquiry'
import { readAnswers } from './read-answers'

const fields = { story: { kind: 'multiline', required: false, max: 100 } } as const satisfies Record<string, Field>

function read(...stories: (string | Blob)[]) {
  const data = new FormData()
  for (const story of stories) data.append('story', story)
  return readAnswers(fields, data)
}

it.each([
  ['newlines of a browser and of an old one', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['control characters, which no one typed', 'a\u0000b\u0007c\u001b\u007f\u0085d', 'abcd'],
  ['tabs', 'a\tb', 'a\tb'],
  ['space around it', ' \n a b \u00a0\n', 'a b'],
  ['half of a surrogate pair', 'a\ud83d', 'a\ufffd'],
  ['joiners and marks, which Indic names and emoji need', 'क्‍ष श्री‌मान् 👩‍❤️‍👨', 'क्‍ष श्री‌मान् 👩‍❤️‍👨'],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c', 'a\nb\nc'],
  ['a number that a phone has wrapped up', '\u202a+91 98765\u202c\u2066 43210\u2069', '+91 98765 43210'],
  ['a name that a turned direction disguises', 'photo\u202egpj.exe', 'photogpj.exe'],
  ['marks of direction, which mixed names need', 'عائشہ\u200f & Zoë\u200e \u061c7', 'عائشہ\u200f & Zoë\u200e \u061c7'],
  ['letters as they were composed', 'क़ क\u093c é e\u0301', 'क़ क\u093c é e\u0301'],
  ['nothing but blanks', ' \t\r\n ', ''],
])('reads %s', (_, typed, read_) => {
  expect(read(typed)).toEqual({ story: read_ })
})

it('counts a newline once, as a browser does at maxlength', () => {
  expect(read('a\r\n'.repeat(33) + 'a').story).toHaveLength(67)
})

it('reads a missing answer and a file as empty', () => {
  expect(read()).toEqual({ story: '' })
  expect(read(new Blob(['text']))).toEqual({ story: '' })
})

it('takes the first of several answers', () => {
  expect(read('first', 'second')).toEqual({ story: 'first' })
})

it('reads only the known fields', () => {
  const data = new FormData()
  for (const name of ['__proto__', 'constructor', '$ACTION_ID', 'flags']) data.append(name, 'x')
  expect(readAnswers(fields, data)).toEqual({ story: '' })
})
