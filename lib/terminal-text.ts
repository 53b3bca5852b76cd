/** Control characters, which could move the cursor or colour the text, and those that reverse the text after them. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const unsafeButNewlines = /[^\P{Cc}\n]+|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Untrusted text, safe to print on one line of a terminal. */
export const oneLine = (text: string) => text.replace(unsafe, ' ').trim()

/** The same with its line breaks. */
export const severalLines = (text: string) => text.replace(unsafeButNewlines, ' ').trim()

/** JSON in one line, with such characters escaped. */
export const jsonLine = (value: unknown) =>
  `${JSON.stringify(value).replace(unsafe, found => [...found].map(escaped).join(''))}\n`
const escaped = (character: string) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`

const noWidth = /\p{Mn}|\p{Me}|\p{Cf}/u
const doubleWidth =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** The width of a text in cells, as Markus Kuhn's wcwidth counts: none for combining marks, two for CJK and emoji. */
function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += noWidth.test(character) ? 0 : doubleWidth.test(character) ? 2 : 1
  return width
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Pads a text to this many cells, or cuts it between two graphemes and adds … */
export function padOrTruncate(text: string, width: number): string {
  const missing = width - widthOf(text)
  if (missing >= 0) return text + ' '.repeat(missing)
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(kept + segment) > width - 1) break
    kept += segment
  }
  return padOrTruncate(`${kept}…`, width)
}
