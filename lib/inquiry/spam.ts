import type { FieldRole, Fields } from './fields'

/** Nobody answers these with a link. */
const rolesWithoutLinks: (FieldRole | undefined)[] = ['name', 'phone', 'guests']
/** Two letters before the dot, because "M.Com" is a degree. */
const site = /^www\.|[\p{L}\p{N}]{2}\.(com|net|org|ru|info|biz|xyz|top|shop|store|site|online)\b/iu
/** It allows "<3", and Markdown, which text pasted from a note-taking app contains. */
const markup = /<a\s+href|<\/a>|<\/?(script|iframe|img|svg|object)\b|\[(url|link)=|\[(url|img)\]/i
/** It counts sites, not pages: an honest inquiry may link to many pages of one site. */
const maxSites = 8

/** Takes linear time: no pattern begins with an unbounded repetition. */
export function spamFlags(
  fields: Fields,
  answers: Record<string, string | null>,
  honeypot: FormDataEntryValue | null,
): string[] {
  const texts = Object.entries(fields).map(([name, { role }]) => ({
    role,
    text: answers[name] ?? '',
  }))
  // Rows store these names, and staff read them. `a hidden field` means that the honeypot is filled in.
  const flags = {
    'a hidden field': Boolean(honeypot),
    'link in a short answer': texts.some(
      ({ role, text }) => rolesWithoutLinks.includes(role) && hasLink(text),
    ),
    markup: texts.some(({ text }) => markup.test(text)),
    'many links': sitesIn(longAnswers(fields, answers)).size > maxSites,
  }
  return Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag] : []))
}

function longAnswers(fields: Fields, answers: Record<string, string | null>): string[] {
  return Object.keys(fields).flatMap(name =>
    fields[name]?.kind === 'multiline' ? [answers[name] ?? ''] : [],
  )
}

function hasLink(text: string): boolean {
  return (
    text.includes('://') || text.split(/\s/).some(word => !word.includes('@') && site.test(word))
  )
}

const sitesIn = (texts: string[]) =>
  new Set(
    texts
      .join('\n')
      .toLowerCase()
      .match(/:\/\/[^\s/?#]+/g),
  )
