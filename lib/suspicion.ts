import type { Field } from './inquiry'

/** Where no link belongs; a place, a planner and a story may well have one. */
const linkless = /^(names?|phone|guest_?count)$/i
/** Two letters before the dot, because "M.Com" is a degree. */
const site = /^www\.|[\p{L}\p{N}]{2}\.(com|net|org|ru|info|biz|xyz|top|shop|store|site|online)\b/iu
/**
 * Links as web pages and boards write them, and what runs. A couple's "<3" is none, nor is Markdown, which comes along when
 * a letter is pasted from a notebook.
 */
const markup = /<a\s+href|<\/a>|<\/?(script|iframe|img|svg|object)\b|\[(url|link)=|\[(url|img)\]/i
/**
 * An honest letter may lead to a board, a film, a drive, a map, a venue and a planner; a list of links leads to dozens of
 * sites. Sites are counted and not links, because a board is shown by any number of its pages.
 */
const mostSites = 8

/**
 * Why answers look like spam, in words for the studio's staff; nothing for nearly everybody. A suspect is stored and
 * thanked like anybody, so that a mistake here costs a couple nothing. The time it takes grows with the text and no faster:
 * no pattern here repeats anything of unbounded length before it has found its beginning.
 */
export function suspicions(
  fields: Record<string, Field>,
  answers: Record<string, string | null>,
  trap: FormDataEntryValue | null,
): string[] {
  const given = Object.keys(fields).map(name => [name, answers[name] ?? ''] as const)
  const flags = {
    honeypot: Boolean(trap),
    'link in a short answer': given.some(([name, text]) => linkless.test(name) && hasLink(text)),
    markup: given.some(([, text]) => markup.test(text)),
    'many links': sitesIn(longAnswers(fields, answers)).size > mostSites,
  }
  return Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** The answers in which somebody tells something. */
export function longAnswers(fields: Record<string, Field>, answers: Record<string, string | null>): string[] {
  return Object.keys(fields).flatMap(name => (fields[name]?.kind === 'multiline' ? [answers[name] ?? ''] : []))
}

/** An e-mail address beside a number is none. */
function hasLink(text: string): boolean {
  return text.includes('://') || text.split(/\s/).some(word => !word.includes('@') && site.test(word))
}

function sitesIn(texts: string[]): Set<string> {
  const afterScheme = texts.flatMap(text => text.split('://').slice(1))
  return new Set(
    afterScheme.map(rest =>
      rest
        .split(/[^\p{L}\p{M}\p{N}.-]/u, 1)
        .join('')
        .toLowerCase(),
    ),
  )
}
