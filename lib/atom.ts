export interface Feed {
  title: string
  subtitle: string
  author: string
  /** The page that the feed is of, and the feed itself; whole addresses. */
  page: string
  self: string
  entries: readonly Entry[]
}
export interface Entry {
  title: string
  /** Its page; also what it is known by for ever, so it may not change. */
  page: string
  /** A day, as 2024-12-01. */
  published: string
  category?: string
  summary: string
  /** HTML. */
  content: string
}

/** An Atom feed (RFC 4287), newest entry first. A day is written as its midnight in India. @throws {Error} without entries */
export function atom({ title, subtitle, author, page, self, entries }: Feed): string {
  const [newest, ...older] = entries.toSorted((a, b) => b.published.localeCompare(a.published))
  if (!newest) throw new Error('A feed without entries has no date')
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `  <id>${escape(page)}</id>`,
    `  <title>${escape(title)}</title>`,
    `  <subtitle>${escape(subtitle)}</subtitle>`,
    `  <updated>${moment(newest.published)}</updated>`,
    `  <author><name>${escape(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(page)}"/>`,
    ...[newest, ...older].map(entry),
    '</feed>',
    '',
  ].join('\n')
}

function entry({ title, page, published, category, summary, content }: Entry): string {
  return [
    '  <entry>',
    `    <id>${escape(page)}</id>`,
    `    <title>${escape(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escape(page)}"/>`,
    `    <published>${moment(published)}</published>`,
    `    <updated>${moment(published)}</updated>`,
    ...(category ? [`    <category term="${escape(category)}"/>`] : []),
    `    <summary>${escape(summary)}</summary>`,
    `    <content type="html">${escape(content)}</content>`,
    '  </entry>',
  ].join('\n')
}

const moment = (day: string) => `${day}T00:00:00+05:30`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, character => entities[character] ?? character)
