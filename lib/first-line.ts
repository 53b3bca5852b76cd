/**
 * A text whose first line is `line`, unless its writer has begun it otherwise.
 * @param lines all that may have been put there before, and give way to it
 */
export function beginWith(line: string, text: string, lines: readonly string[]): string {
  const [first = '', ...rest] = text.split('\n')
  if (text.trim() === '') return `${line}\n`
  return lines.includes(first.trim()) ? [line, ...rest].join('\n') : text
}
