// CRLF from browsers, CR from old systems, and the line and paragraph separators of pasted
// documents.
const newlines = /\r\n?|[\u2028\u2029]/g
/**
 * Control characters except tab and newline (NUL is an error in Postgres), and the bidirectional
 * controls U+202A–202E and U+2066–2069: they reverse the text after them, and phones wrap copied
 * numbers in them. Kept is what letters need: ZWJ and ZWNJ (Indic names), LRM, RLM and ALM (mixed
 * scripts), marks and variation selectors.
 */
const controlCharacters = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * A text as it is stored. Not NFC: it decomposes letters such as U+0958 (क़), which can exceed the
 * length and changes what was typed.
 */
export const normalise = (text: string) =>
  text.replace(newlines, '\n').replace(controlCharacters, '').trim()

/** The same on one line, so that no part of an answer stands like a line of ours in a mail. */
export const normaliseLine = (text: string) => normalise(text).replace(/\n+/g, ' ')

/** More marks on one letter than any script has would cover the lines around it. */
const marks = /([\p{M}\u200b-\u200f\u2060]{6})[\p{M}\u200b-\u200f\u2060]+/gu
export const withoutPiles = (text: string) => text.replace(marks, '$1')

/** Before letters, or before digits that lead to a path, as in 127.0.0.1/answered. */
const dots = /[.\u3002\uff0e\uff61](?=\p{L}|\d\S*\/)/gu
const colons = /:(?=\/\/)|(?<=\p{L}):(?=\S)/gu

/** One line, with no address of which a mail program would make a link: https: //our-name. evil. in */
export const withoutLinks = (text: string) =>
  withoutPiles(normaliseLine(text)).replace(dots, '$& ').replace(colons, ': ')

/** Encoded words, and marks that turn the text of a header. */
const unsafeInHeaders = /=\?|[\u061c\u200e\u200f]/g

/** At most 80 letters, for a subject or a greeting. */
export const shortened = (text: string) =>
  [...withoutLinks(text).replace(unsafeInHeaders, ' ')].slice(0, 80).join('').trim()

/** A text within HTML, or within the quotation marks of an attribute. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')
