import type { Field } from './inquiry'

// All control characters (NUL is an error in Postgres) but the tab and the newline. ZWJ and ZWNJ are none: Indic names need them.
const controls = /[^\P{Cc}\t\n]/gu

/**
 * One answer as it is stored: newlines as LF, no control characters, trimmed; '' for a file or nothing. Half surrogate pairs
 * need no look: FormData holds none.
 */
function normalise(value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return ''
  return value.replace(/\r\n?/g, '\n').replace(controls, '').trim()
}

/** The known answers of a form, read by name one by one: whatever else a stranger sends is not looked at. */
export function readAnswers<K extends string>(fields: Record<K, Field>, data: FormData): Record<K, string> {
  const names = Object.keys(fields) as K[]
  return Object.fromEntries(names.map(name => [name, normalise(data.get(name))])) as Record<K, string>
}
