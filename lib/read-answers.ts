import type { Field } from './inquiry'

// CRLF as browsers send it, CR of old systems, and the separators of lines and paragraphs that word processors paste.
const newlines = /\r\n?|[\u2028\u2029]/g
/**
 * All control characters (NUL is an error in Postgres) but the tab and the newline; and what turns the direction of all text
 * after it, with which "gpj.exe" reads as a picture and a list of inquiries is shown in disorder: U+202A–202E, U+2066–2069.
 * Phones wrap copied numbers in them. What letters need stays: ZWJ and ZWNJ (Indic names), LRM, RLM and ALM (mixed scripts),
 * marks, and variation selectors.
 */
const dropped = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * One answer as it is stored: newlines as LF, nothing that only controls or deceives, trimmed; '' for a file or nothing.
 * Half surrogate pairs need no look: FormData holds none. Not NFC: it would take apart letters such as U+0958 (क़), lengthen
 * texts beyond their bound, and give back what nobody typed.
 */
function normalise(value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return ''
  return value.replace(newlines, '\n').replace(dropped, '').trim()
}

/** The known answers of a form, read by name one by one: whatever else a stranger sends is not looked at. */
export function readAnswers<K extends string>(fields: Record<K, Field>, data: FormData): Record<K, string> {
  const names = Object.keys(fields) as K[]
  return Object.fromEntries(names.map(name => [name, normalise(data.get(name))])) as Record<K, string>
}
