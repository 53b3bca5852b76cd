/**
 * A text whose first line is `line`, unless its writer has begun it otherwise.
 * @param isOurs whether a first line is one that was put there before, which gives way
 */
export function beginWith(line: string, text: string, isOurs: (first: string) => boolean): string {
  const [first = '', ...rest] = text.split('\n')
  if (text.trim() === '') return `${line}\n`
  return isOurs(first.trim()) ? [line, ...rest].join('\n') : text
}
