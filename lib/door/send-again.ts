import { refusalPage } from '@/content/refusals'
import type { BuiltForm } from './built-site'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, character => entities[character] ?? '')

/** Of readFields: one character a byte. */
const decoded = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8')

/**
 * A form of one button that holds what was typed into an older version of this one: without it a couple whose page is
 * older than a deploy would have to type everything again, because going back brings the old page. HTML, or nothing.
 */
export function formToSendAgain(fields: Map<string, string> | undefined, form: BuiltForm | undefined): string {
  if (!fields || !form) return ''
  const answers = [...fields].filter(([name]) => !name.startsWith('$ACTION_'))
  const inputs = answers.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(decoded(value))}">`,
  )
  return `<form method="post" enctype="multipart/form-data" action="${form.address}">${form.marks}${inputs.join('')}<button class="inline-flex min-h-13 items-center justify-center gap-3 rounded px-8 py-3 text-center text-body leading-tight font-medium bg-action text-on-action hover:bg-action-hover max-sm:w-full">${refusalPage.again}</button></form>`
}
