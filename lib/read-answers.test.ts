import { expect, it } from 'vitest'
import type { Field } from './inquiry'
import { readAnswers } from './read-answers'

const fields = { story: { kind: 'multiline', required: false, max: 100 } } as const satisfies Record<string, Field>

it.each<[string, string, (string | Blob)[]]>([
  ['newlines of a browser and of an old one', 'a\nb\nc\nd', ['a\r\nb\rc\nd']],
  ['no control characters, which no one typed', 'abcd', ['a\u0000b\u0007c\u001b\u007f\u0085d']],
  ['tabs', 'a\tb', ['a\tb']],
  ['no space around it', 'a b', [' \n a b \u00a0\n']],
  ['half of a surrogate pair', 'a\ufffd', ['a\ud83d']],
  ['joiners and marks, which Indic names and emoji need', 'क्‍ष श्री‌मान् 👩‍❤️‍👨', ['क्‍ष श्री‌मान् 👩‍❤️‍👨']],
  ['separators of lines and paragraphs', 'a\nb\nc', ['a\u2028b\u2029c']],
  ['a number that a phone has wrapped up', '+91 98765 43210', ['\u202a+91 98765\u202c\u2066 43210\u2069']],
  ['a name that a turned direction disguises', 'photogpj.exe', ['photo\u202egpj.exe']],
  [
    'marks of direction, which mixed names need',
    'عائشہ\u200f & Zoë\u200e \u061c7',
    ['عائشہ\u200f & Zoë\u200e \u061c7'],
  ],
  ['letters as they were composed', 'क़ क\u093c é e\u0301', ['क़ क\u093c é e\u0301']],
  ['nothing but blanks', '', [' \t\r\n ']],
  ['no answer at all', '', []],
  ['no file', '', [new Blob(['text'])]],
  ['the first of several answers', 'first', ['first', 'second']],
])('reads %s', (_, read, sent) => {
  const data = new FormData()
  for (const story of sent) data.append('story', story)
  for (const unknown of ['__proto__', 'constructor', '$ACTION_ID', 'flags']) data.append(unknown, 'x')
  expect(readAnswers(fields, data)).toEqual({ story: read })
})
