import type { BuiltSite } from './built-site'
import type { Refusal } from './refusal'

/** The longer form has 14 answers, and Next adds four fields. */
const mostFields = 64
const longestName = 64

/** Of one field: nothing but its name, as a browser writes it. A file would bring more. */
const fieldHead = /^\r\nContent-Disposition: form-data; name="([\w$:.-]+)"\r\n\r\n/i

/**
 * The fields of a posted form by name, or nothing if it is not whole or not what a page of this site sends. It only cuts:
 * Next parses the same bytes again, and would answer 500 to what it cannot read.
 */
export function readFields(body: Buffer, boundary: string): Map<string, string> | undefined {
  // One character a byte: quick, and the names and what Next adds to the answers' names are ASCII.
  const [before, ...parts] = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`)
  const after = parts.pop()
  if (before !== '' || (after !== '--' && after !== '--\r\n') || parts.length > mostFields) return undefined
  const fields = new Map<string, string>()
  for (const part of parts) {
    const [head, name = ''] = fieldHead.exec(part) ?? []
    if (!head || name.length > longestName) return undefined
    if (fields.has(name) && name.startsWith('$ACTION_')) return undefined
    fields.set(name, part.slice(head.length))
  }
  return fields
}

/** Refuses a form that no action of this build would take as it was meant. */
export function judgeForm(
  fields: Map<string, string> | undefined,
  forms: BuiltSite['forms'],
  called: boolean,
): Refusal | undefined {
  if (!fields) return 'unreadable'
  return called ? judgeCall(fields) : judgePost(fields, new Set([...forms.values()].map(({ id }) => id)))
}

/** Sent by scripts: one argument, which is the form, and whose fields are called `_1_…`. */
function judgeCall(fields: Map<string, string>): Refusal | undefined {
  const others = [...fields.keys()].filter(name => !name.startsWith('_1_'))
  return others.join() === '0' && fields.get('0') === '["$K1"]' ? undefined : 'unreadable'
}

/** Sent by the browser itself: which action, and the state that the form was rendered with. */
function judgePost(fields: Map<string, string>, known: Set<string>): Refusal | undefined {
  const own = [...fields.keys()].filter(name => name.startsWith('$ACTION_')).sort()
  if (own.join() !== '$ACTION_1:0,$ACTION_1:1,$ACTION_KEY,$ACTION_REF_1') return 'unreadable'
  const action = parsed(fields.get('$ACTION_1:0'))
  const state = parsed(fields.get('$ACTION_1:1'), plain)
  if (!Array.isArray(state) || !isReference(action)) return 'unreadable'
  return known.has(action.id) ? undefined : 'outdated'
}

function isReference(value: unknown): value is { id: string; bound: '$@1' } {
  const { id, bound } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && bound === '$@1'
}

function parsed(json: string | undefined, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(json ?? '', reviver)
  } catch {
    return undefined
  }
}

/** A text that begins with `$` points to something else in React's encoding, unless the `$` is doubled: a state has no such. */
function plain(_key: string, value: unknown) {
  if (typeof value === 'string' && /^\$(?!\$)/.test(value)) throw new SyntaxError('a reference')
  return value
}
