/**
 * Puts `line` before a text, unless the visitor has begun the text differently.
 * @param isOurs whether a first line was put there by the site; it is then replaced
 */
export function beginWith(line: string, text: string, isOurs: (first: string) => boolean): string {
  const [first = '', ...rest] = text.split('\n')
  if (text.trim() === '') return `${line}\n`
  return isOurs(first.trim()) ? [line, ...rest].join('\n') : text
}
