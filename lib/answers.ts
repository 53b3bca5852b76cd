import type { Errors, Values } from './inquiry'

/** The answers in a form as they are typed. */
export const textsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values

/** The answers that are not as they were sent. */
export const typedSince = (sent: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]))

/** The answers, and over them what is typed. */
export const withTyped = (answers: Values, typed: Values): Values => ({
  ...answers,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value)),
})

/**
 * Begins a story with a line, unless its writer has begun it. @param ours how the site may have
 * begun it before
 */
export function beginWith(line: string, story = '', ours: string[] = []): string {
  const begun = ours.find(before => story.startsWith(before)) ?? ''
  return begun || !story.trim() ? line + story.slice(begun.length) : story
}

/** Dates that the browser shows but cannot parse, such as 31 February. Their value is empty. */
export function unreadableDays(form: HTMLFormElement): Errors {
  const unreadable = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(
    unreadable.map(({ name }) => [name, { type: 'badInput', message: 'day' }]),
  )
}

/** An empty date shows the order of its parts. No selector knows it where it is optional. */
export function markEmptyDates(form: HTMLFormElement) {
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date]'))
    date.toggleAttribute('data-empty', !date.value)
}
