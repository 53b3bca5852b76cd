const newlines = /\r\n?|[\u2028\u2029]/g
/**
 * Every control character except tab and newline, and the bidirectional controls. PostgreSQL
 * refuses NUL. Bidirectional controls reverse the text after them, and phones wrap copied numbers
 * in them. ZWJ and ZWNJ stay, because Indic names need them.
 */
const controlCharacters = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * Does not normalise to NFC, which decomposes letters such as U+0958 (क़), so that an answer could
 * exceed its length.
 */
export const normalise = (text: string) =>
  text.replace(newlines, '\n').replace(controlCharacters, '').trim()

/** On one line, no part of an answer can look like a line of ours in an email. */
export const normaliseLine = (text: string) => normalise(text).replace(/\n+/g, ' ')

/** Six marks, and those after them: more on one letter would cover the lines around it. */
const marks = /([\p{M}\u200b-\u200f\u2060]{6})[\p{M}\u200b-\u200f\u2060]+/gu
export const limitMarks = (text: string) => text.replace(marks, '$1')

/** Dots before letters, or before digits with a path, as in 127.0.0.1/answered. */
const dots = /[.\u3002\uff0e\uff61](?=\p{L}|\d\S*\/)/gu
const colons = /:(?=\/\/)|(?<=\p{L}):(?=\S)/gu

/** Mail programs turn web addresses into links, but not https: //our-name. evil. in */
export const breakLinks = (text: string) =>
  limitMarks(normaliseLine(text)).replace(dots, '$& ').replace(colons, ': ')

/** Changes only an address that holds a web address, which would become a link. */
export function breakLinksInAddress(address: string): string {
  const text = limitMarks(normaliseLine(address))
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  return /^www\.|\//i.test(name) ? breakLinks(name) + text.slice(at) : text
}

/** Encoded words, and marks that turn the text of a header. */
const unsafeInHeaders = /=\?|[\u061c\u200e\u200f]/g

export const shortenForHeader = (text: string) =>
  [...breakLinks(text).replace(unsafeInHeaders, ' ')].slice(0, 80).join('').trim()
