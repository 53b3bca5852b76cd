import type { ActionIds } from './action-ids'

/** As bytes on the wire: what a browser would send. */
export const boundary = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp'

export type Headers = Record<string, string | undefined>
export type Fields = [name: string, value: string][]

/** A request without a body; a header that is undefined is left out. */
export function head(method: string, target: string, host: string, headers: Headers = {}): string {
  const all = Object.entries({ Host: host, Connection: 'close', ...headers })
  const lines = all.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target} HTTP/1.1`, ...lines, '\r\n'].join('\r\n')
}

/** A post as a browser makes it, but for what is changed. */
export function post(host: string, body: string, headers: Headers = {}, target = '/'): string {
  const usual = {
    Origin: `http://${host}`,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': String(Buffer.byteLength(body, 'latin1')),
  }
  return head('POST', target, host, { ...usual, ...headers }) + body
}

const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
export const form = (fields: Fields) =>
  fields.map(([name, value]) => field(name, value)).join('') + `--${boundary}--\r\n`

export const answers: Fields = [
  ['names', 'Asha'],
  ['email', 'asha@example.com'],
  ['phone', '+91'],
  ['wedding_date', '2027-02-14'],
  ['location', 'Jaipur'],
]

/** What Next puts into a form, to know it by. */
export const marks = (id: string, state = '[{"status":"idle"}]'): Fields => [
  ['$ACTION_REF_1', ''],
  ['$ACTION_1:0', `{"id":"${id}","bound":"$@1"}`],
  ['$ACTION_1:1', state],
  ['$ACTION_KEY', 'p/#inquiry-outcome'],
]

/** The short form without scripts: one that is taken, and one that the couple must look at again. */
export const wholeForm = (ids: ActionIds) => form([...marks(ids.post), ...answers])
export const wholePost = (host: string, ids: ActionIds) => post(host, wholeForm(ids))
export const refusedPost = (host: string, ids: ActionIds) => post(host, form(marks(ids.post)))

/** The short form with scripts. */
export const call = (host: string, id: string, json = '["$K1"]') =>
  post(host, form([...answers.map(([name, value]): [string, string] => [`_1_${name}`, value]), ['0', json]]), {
    'Next-Action': id,
  })
