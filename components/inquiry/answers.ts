import type { Errors, Values } from '@/lib/inquiry/outcome'

export const valuesIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values

export const typedSince = (sent: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]))

export const withTyped = (answers: Values, typed: Values): Values => ({
  ...answers,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value)),
})

/** Unless its writer has begun it. @param ours how the site may have begun it before */
export function beginWith(line: string, story = '', ours: string[] = []): string {
  const begun = ours.find(before => story.startsWith(before)) ?? ''
  return begun || !story.trim() ? line + story.slice(begun.length) : story
}

/** Shown, but no day, such as 31 February: their value is empty. */
export function unreadableDays(form: HTMLFormElement): Errors {
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
