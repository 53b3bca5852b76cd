/** A button. One that leads to the site names its host. */
export interface Link {
  label: string
  href: string
  host?: string
}

/** Our words, our words below a rule, a stranger's words under our label, or buttons. */
type Part = string | { title: string } | { label: string; text: string } | { links: Link[] }

/** What is empty is left out. */
export type Parts = (Part | undefined | false)[]

/**
 * A mail as plain text and as HTML, from the same parts.
 * @param preview what a mailbox shows beside the subject
 */
export function bodyOf(parts: Parts, preview = '') {
  const rendered = parts.flatMap(part => (part ? [render(part)] : []))
  const text = rendered.map(part => `${part[0]}\n`).join('\n')
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><div style="display: none">${escaped(preview)}</div>
<div style="${page}">${rendered.map(part => part[1]).join('\n')}</div></html>`
  return { text, html, textEncoding: encodingOf(text + html) }
}
type Body = ReturnType<typeof bodyOf>

/** Quoted-printable trebles what is not ASCII, base64 adds a third to all. */
function encodingOf(text: string) {
  const isMostlyAscii = Buffer.byteLength(text) < text.length * 1.05
  return isMostlyAscii ? ('quoted-printable' as const) : ('base64' as const)
}

/** Encoded, these stay below 100 KB: Gmail cuts a mail at 102. */
const mostBytes = { 'quoted-printable': 80_000, base64: 70_000 }

/** The longest body that no mailbox cuts. @param most how much to write */
export function fitted(most: number, write: (most: number) => Body): Body {
  const body = write(most)
  const bytes = Buffer.byteLength(body.text + body.html)
  return bytes <= mostBytes[body.textEncoding] ? body : fitted(Math.floor(most * 0.9), write)
}

const page = 'font: 16px/1.5 sans-serif; max-width: 36em; overflow-wrap: anywhere'
const rule = '<hr style="margin: 24px 0 16px">'
const bar = 'border-left: 3px solid #c8963e; padding-left: 12px; overflow: hidden'
const heading = 'font: 22px/1.3 Georgia, serif'
const button =
  'display: inline-block; margin: 0 4px 8px 0; padding: 10px 16px; border-radius: 6px; text-decoration: none'
const filled = 'background: #e0a84e; color: #110d10'
const outlined = 'border: 1px solid #c8963e; color: inherit'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br>',
}
const escaped = (text: string) => text.replace(/[&<>"\n]/g, character => entities[character]!)

function render(part: Part): [text: string, html: string] {
  if (typeof part === 'string') return [part, `<p>${escaped(part)}</p>`]
  if ('title' in part)
    return [`${'-'.repeat(40)}\n${part.title}`, `${rule}<p><b>${escaped(part.title)}</b></p>`]
  if ('links' in part) {
    const links = part.links.map(renderLink)
    return [links.map(each => each[0]).join('\n'), links.map(each => each[1]).join('\n')]
  }
  // Behind a bar, so that no line of a stranger looks like ours.
  const text = part.text.replace(/^/gm, '| ')
  const html = escaped(part.text)
  if (!part.label) return [text, `<p dir="auto" style="${bar}; ${heading}">${html}</p>`]
  return [
    `${part.label}\n${text}`,
    `<p style="${bar}"><b>${part.label}</b><br><bdi>${html}</bdi></p>`,
  ]
}

function renderLink({ label, href, host }: Link): [text: string, html: string] {
  const link = (colours: string) =>
    `<a style="${button}; ${colours}" href="${escaped(href)}">${label}</a>`
  if (!host) return [`${label}: ${href}`, link(filled)]
  return [`${label} (${host}): ${href}`, `<div>${link(outlined)} <small>${host}</small></div>`]
}
