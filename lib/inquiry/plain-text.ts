const newlines = /\r\n?|[\u2028\u2029]/g
/**
 * The characters that `normalise` removes: control characters other than tab and newline, and
 * bidirectional embeddings, overrides and isolates. PostgreSQL cannot store NUL. The bidirectional ones
 * reverse the text after them, and phones wrap copied numbers in them. ZWJ and ZWNJ stay, because Indic
 * names need them.
 */
const controlCharacters = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

/** No NFC: it decomposes letters such as U+0958 (क़), so a valid answer could grow past its limit. */
export const normalise = (text: string) =>
  text.replace(newlines, '\n').replace(controlCharacters, '').trim()

/** On one line, no part of an answer can look like a line of ours in an email. */
export const normaliseLine = (text: string) => normalise(text).replace(/\n+/g, ' ')

/**
 * Matches a run of more than six combining or invisible marks. More of them on one letter ("Zalgo"
 * text) would cover the lines around it.
 */
const marks = /([\p{M}\u200b-\u200f\u2060]{6})[\p{M}\u200b-\u200f\u2060]+/gu
export const limitMarks = (text: string) => text.replace(marks, '$1')

/** Dots before letters, or before digits with a path, as in 127.0.0.1/answered. */
const dots = /[.\u3002\uff0e\uff61](?=\p{L}|\d\S*\/)/gu
const colons = /:(?=\/\/)|(?<=\p{L}):(?=\S)/gu

/** Adds spaces, so that mail programs make no link of it: https: //our-name. evil. in */
export const breakLinks = (text: string) =>
  limitMarks(normaliseLine(text)).replace(dots, '$& ').replace(colons, ': ')

/** Changes an email address only if a URL precedes its @, which mail programs would link. */
export function breakLinksInAddress(address: string): string {
  const text = limitMarks(normaliseLine(address))
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  return /^www\.|\//i.test(name) ? breakLinks(name) + text.slice(at) : text
}

/** @param most in letters, without the `end` that shows the cut */
export function shorten(text: string, most: number, end = '…'): string {
  const letters = [...text]
  return letters.length > most ? letters.slice(0, most).join('') + end : text
}

/** Encoded words (RFC 2047), and direction marks, which would reorder a header. */
const unsafeInHeaders = /=\?|[\u061c\u200e\u200f]/g

export const shortenForHeader = (text: string) =>
  [...breakLinks(text).replace(unsafeInHeaders, ' ')].slice(0, 80).join('').trim()
