import type { Errors, Values } from '@/lib/inquiry/outcome'

export const readValues = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Values

export const findChanges = (before: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]))

export const fillBlanks = (answers: Values, others: Values): Values => ({
  ...others,
  ...Object.fromEntries(Object.entries(answers).filter(([, value]) => value)),
})

/**
 * A story that its writer has begun stays as it is.
 * @param linesBefore with which the site may have begun it: the new line replaces them
 */
export function beginStory(line: string, story = '', linesBefore: string[] = []): string {
  const lineBefore = linesBefore.find(before => story.startsWith(before)) ?? ''
  return lineBefore || !story.trim() ? line + story.slice(lineBefore.length) : story
}

/** A date field may show what is no day, such as 31 February. Its value is then empty. */
export function findUnreadableDates(form: HTMLFormElement): Errors {
  const unreadable = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(
    unreadable.map(({ name }) => [name, { type: 'badInput', message: 'day' }]),
  )
}

/** No selector knows an empty date where it is optional. */
export function markEmptyDates(form: HTMLFormElement) {
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date]'))
    date.toggleAttribute('data-empty', !date.value)
}
