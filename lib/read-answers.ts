import type { Field } from './inquiry'

// CRLF from browsers, CR from old systems, and the line and paragraph separators of pasted documents.
const newlines = /\r\n?|[\u2028\u2029]/g
/**
 * Control characters except tab and newline (NUL is an error in Postgres), and the bidirectional controls U+202A–202E and
 * U+2066–2069: they reverse the text after them, and phones wrap copied numbers in them. Kept is what letters need: ZWJ and
 * ZWNJ (Indic names), LRM, RLM and ALM (mixed scripts), marks and variation selectors.
 */
const dropped = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * One answer as stored: newlines as LF, without control characters, trimmed; '' for a file or nothing. FormData holds no lone
 * surrogates. Not NFC: it decomposes letters such as U+0958 (क़), which can exceed the length and changes what was typed.
 */
function normalise(value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return ''
  return value.replace(newlines, '\n').replace(dropped, '').trim()
}

/** The answers to the known fields; anything else in the form is ignored. */
export function readAnswers<K extends string>(fields: Record<K, Field>, data: FormData): Record<K, string> {
  const names = Object.keys(fields) as K[]
  return Object.fromEntries(names.map(name => [name, normalise(data.get(name))])) as Record<K, string>
}
