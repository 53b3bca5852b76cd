import type { Field } from './inquiry'

/** Fields in which no link belongs; venue, planner and story may well have one. */
const withoutLinks = /^(names?|phone|guest_?count)$/i
/** Two letters before the dot, because "M.Com" is a degree. */
const site = /^www\.|[\p{L}\p{N}]{2}\.(com|net|org|ru|info|biz|xyz|top|shop|store|site|online)\b/iu
/**
 * Links as HTML and forums write them, and elements that run code. Not "<3", and not Markdown, which comes along when text
 * is pasted from a note-taking app.
 */
const markup = /<a\s+href|<\/a>|<\/?(script|iframe|img|svg|object)\b|\[(url|link)=|\[(url|img)\]/i
/**
 * An honest inquiry may link to a board, a film, a drive, a map, a venue and a planner; spam links to dozens of sites. Sites
 * are counted and not links, because one board may be shown by many pages.
 */
const maxSites = 8

/**
 * Why answers look like spam, in words for the studio's staff; nothing for nearly everybody. A flagged inquiry is
 * stored and thanked like any other, so that a false positive costs the visitor nothing. Linear in the text: no pattern
 * here begins with a repetition of unbounded length.
 */
export function spamFlags(
  fields: Record<string, Field>,
  answers: Record<string, string | null>,
  honeypot: FormDataEntryValue | null,
): string[] {
  const given = Object.keys(fields).map(name => [name, answers[name] ?? ''] as const)
  const flags = {
    honeypot: Boolean(honeypot),
    'link in a short answer': given.some(([name, text]) => withoutLinks.test(name) && hasLink(text)),
    markup: given.some(([, text]) => markup.test(text)),
    'many links': sitesIn(longAnswers(fields, answers)).size > maxSites,
  }
  return Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** The multi-line answers. */
export function longAnswers(fields: Record<string, Field>, answers: Record<string, string | null>): string[] {
  return Object.keys(fields).flatMap(name => (fields[name]?.kind === 'multiline' ? [answers[name] ?? ''] : []))
}

/** An e-mail address is no link. */
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
