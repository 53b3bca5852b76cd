/** A paragraph, an answer under its label, or a link to tap. */
export type Part = string | { label: string; text: string } | { link: string; href: string }

/** A mail as plain text and as HTML, from the same parts; what is empty is left out. */
export function bodyOf(parts: (Part | null | undefined | false)[]): { text: string; html: string } {
  const given = parts.filter((part): part is Part => !!part)
  const style = 'font: 16px/1.5 sans-serif; max-width: 36em; overflow-wrap: anywhere'
  return {
    text: `${given.map(textOf).join('\n\n')}\n`,
    html: `<div style="${style}">${given.map(htmlOf).join('\n')}</div>`,
  }
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  return 'link' in part ? `${part.link}:\n${part.href}` : `${part.label}:\n${part.text}`
}

const button = 'display: inline-block; padding: 12px 20px; border: 1px solid; border-radius: 8px; text-decoration: none'

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p dir="auto">${escaped(part)}</p>`
  if ('link' in part) return `<p><a style="${button}" href="${escaped(part.href)}">${escaped(part.link)}</a></p>`
  return `<p dir="auto"><b>${escaped(part.label)}</b><br>${escaped(part.text)}</p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' }
const escaped = (text: string) => text.replace(/[&<>"\n]/g, character => entities[character]!)
