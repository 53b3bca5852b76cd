/** A paragraph, an answer under its label, or a link to tap. */
type Part = string | { label: string; text: string } | { link: string; href: string }

/** What is empty is left out. */
export type Parts = (Part | undefined | false)[]

/** A mail as plain text and as HTML, from the same parts. */
export function bodyOf(parts: Parts) {
  const rendered = parts.flatMap(part => (part ? [render(part)] : []))
  const style = 'font: 16px/1.5 sans-serif; max-width: 36em; overflow-wrap: anywhere'
  return {
    text: rendered.map(([text]) => `${text}\n`).join('\n'),
    html: `<div style="${style}">${rendered.map(([, html]) => `<p dir="auto">${html}</p>`).join('\n')}</div>`,
  }
}

const button =
  'display: inline-block; padding: 12px 20px; border: 1px solid; border-radius: 8px; text-decoration: none'
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br>',
}
const escaped = (text: string) => text.replace(/[&<>"\n]/g, character => entities[character]!)

function render(part: Part): [text: string, html: string] {
  if (typeof part === 'string') return [part, escaped(part)]
  if ('label' in part)
    return [`${part.label}:\n${part.text}`, `<b>${part.label}</b><br>${escaped(part.text)}`]
  return [
    `${part.link}:\n${part.href}`,
    `<a style="${button}" href="${escaped(part.href)}">${part.link}</a>`,
  ]
}
