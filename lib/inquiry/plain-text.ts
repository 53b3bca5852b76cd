const newlines = /\r\n?|[\u2028\u2029]/g
/**
 * NUL is an error in Postgres. The bidirectional controls reverse the text after them, and phones
 * wrap copied numbers in them. ZWJ and ZWNJ stay: Indic names need them.
 */
const controlCharacters = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

/** Not NFC: it decomposes letters such as U+0958 (क़), which can exceed the length. */
export const normalise = (text: string) =>
  text.replace(newlines, '\n').replace(controlCharacters, '').trim()

/** No part of an answer stands like a line of ours in a mail. */
export const normaliseLine = (text: string) => normalise(text).replace(/\n+/g, ' ')

/** Piled marks would cover the lines around their letter. */
const marks = /([\p{M}\u200b-\u200f\u2060]{6})[\p{M}\u200b-\u200f\u2060]+/gu
export const withoutPiles = (text: string) => text.replace(marks, '$1')

/** Before letters, or before digits that lead to a path, as in 127.0.0.1/answered. */
const dots = /[.\u3002\uff0e\uff61](?=\p{L}|\d\S*\/)/gu
const colons = /:(?=\/\/)|(?<=\p{L}):(?=\S)/gu

/** Mail programs make links of addresses, but not of https: //our-name. evil. in */
export const withoutLinks = (text: string) =>
  withoutPiles(normaliseLine(text)).replace(dots, '$& ').replace(colons, ': ')

/** An ordinary address stays letter for letter. One that holds a web address would become a link. */
export function withoutLinksInAddress(address: string): string {
  const text = withoutPiles(normaliseLine(address))
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  return /^www\.|\//i.test(name) ? withoutLinks(name) + text.slice(at) : text
}

/** Encoded words, and marks that turn the text of a header. */
const unsafeInHeaders = /=\?|[\u061c\u200e\u200f]/g

export const shortened = (text: string) =>
  [...withoutLinks(text).replace(unsafeInHeaders, ' ')].slice(0, 80).join('').trim()
