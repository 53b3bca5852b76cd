import type { Values } from '@/lib/inquiry/outcome'

export const findChanges = (before: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]))

/** Takes from `others` what `answers` leave blank. */
export const fillBlanks = (answers: Values, others: Values): Values => ({
  ...others,
  ...Object.fromEntries(Object.entries(answers).filter(([, value]) => value)),
})

/**
 * Starts an empty story with this line. Leaves a story that the visitor has begun as it is.
 * @param previousLines that the site may have put there earlier. The new line replaces one of them.
 */
export function prependStoryLine(line: string, story = '', previousLines: string[] = []): string {
  const previousLine = previousLines.find(previous => story.startsWith(previous)) ?? ''
  return previousLine || !story.trim() ? line + story.slice(previousLine.length) : story
}
