import type { ActionIds } from './action-ids'

/** What no page of this site sends, with what is answered to it. */
export interface MalformedRequest {
  title: string
  /** Given the address's host and the ids of the actions. */
  bytes(host: string, ids: ActionIds): string
  status: number | number[]
  /** Sends less than it announces, and hangs up. */
  hangUp?: boolean
}

const boundary = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp'
const tooLarge = 256 * 1024 + 1

type Headers = Record<string, string | undefined>

const head = (method: string, target: string, host: string, headers: Headers = {}) =>
  [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ Host: host, Connection: 'close', ...headers })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** A post as a browser makes it, but for what is changed. */
function post(host: string, body: string, headers: Headers = {}, target = '/') {
  return (
    head('POST', target, host, {
      Origin: `http://${host}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(Buffer.byteLength(body, 'latin1')),
      ...headers,
    }) + body
  )
}

const field = (name: string, value: string, extra = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`
const close = `--${boundary}--\r\n`
const form = (fields: [string, string][]) => fields.map(([name, value]) => field(name, value)).join('') + close

const idle = '[{"status":"idle"}]'
const answers: [string, string][] = [
  ['names', 'Asha'],
  ['email', 'asha@example.com'],
  ['phone', '+91'],
  ['wedding_date', '2027-02-14'],
  ['location', 'Jaipur'],
]
const own = (id: string, state = idle): [string, string][] => [
  ['$ACTION_REF_1', ''],
  ['$ACTION_1:0', `{"id":"${id}","bound":"$@1"}`],
  ['$ACTION_1:1', state],
  ['$ACTION_KEY', 'p/#inquiry-outcome'],
]
/** The form that would be taken. */
export const wholeForm = (ids: ActionIds) => form([...own(ids.post), ...answers])
export const wholePost = (host: string, ids: ActionIds) => post(host, wholeForm(ids))

const called = (argument = '["$K1"]', fields = answers): string =>
  form([...fields.map(([name, value]): [string, string] => [`_1_${name}`, value]), ['0', argument]])
const call = (host: string, id: string, body = called(), headers: Headers = {}) =>
  post(host, body, { 'Next-Action': id, ...headers })

const row = (title: string, status: number | number[], bytes: MalformedRequest['bytes'], hangUp = false) => ({
  title,
  status,
  bytes,
  hangUp,
})
const rows = (
  list: string[],
  title: (each: string) => string,
  status: number | number[],
  bytes: (each: string) => MalformedRequest['bytes'],
) => list.map(each => row(title(each), status, bytes(each)))

const shown = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

const methods = [
  ...rows(
    ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'],
    m => `${m} of a page`,
    405,
    m => host => head(m, '/', host),
  ),
  ...rows(
    ['PUT', 'DELETE', 'OPTIONS'],
    m => `${m} of a picture`,
    405,
    m => host => head(m, '/icon.svg', host),
  ),
  ...rows(
    [
      '/process',
      '/journal',
      '/no/such/page',
      '/favicon.ico',
      '/icons/any-192.png',
      '/_next/static/x.js',
      '/_next/image',
      '/api/health',
      '/api/ready',
      '/manifest.webmanifest',
    ],
    target => `a form posted to ${target}`,
    405,
    target => (host, ids) => post(host, wholeForm(ids), {}, target),
  ),
  row('a method that is none', 400, host => head('GRAB', '/', host)),
  row('a version that is none', 400, host => head('GET', '/', host).replace('HTTP/1.1', 'HTTP/7.3')),
  row('no host', 400, () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
]

const targets = [
  ...rows(
    ['*', 'http://evil.example/', 'https://evil.example/contact'],
    t => `the target ${t}`,
    400,
    t => host => head('GET', t, host),
  ),
  row('OPTIONS of everything', 400, host => head('OPTIONS', '*', host)),
  row('a space in the target', 400, host => head('GET', '/a b', host)),
  row('an endless target', 431, host => head('GET', `/${'a'.repeat(20_000)}`, host)),
  ...rows(
    [
      '/%E0%A4%A',
      '/%',
      '/%zz',
      '/p/%00',
      '/p/..%2f..%2fpackage.json',
      '/p/../../package.json',
      '/..%5c..%5cpackage.json',
      '/_next/static/%E0%A4%A',
      '/_next/image?url=%2Fx&w=640&q=75',
      '/_next/data/x/index.json',
      '/.env',
      '/%2e%2e/.env',
      '/journal/%E0%A4%A',
      '/journal/no-such-essay',
      '/p/no-such.avif',
      '/film/no-such.mp4',
      '/_next/server/app/index.html',
      '/__proto__',
      '/constructor',
      '/_not-found/x',
      '/api',
      '/api/none',
    ],
    t => `the address ${t}`,
    [400, 404],
    t => host => head('GET', t, host),
  ),
]

const origins = [
  ...rows(
    [
      'https://evil.example',
      'null',
      'http://127.0.0.1',
      'http://localhost.evil.example',
      'file://',
      'about:blank',
      'chrome-extension://abcdef',
      'javascript:0',
      'x',
      '://',
      'http://[::1',
      '%00',
      'http://',
    ],
    origin => `the origin ${origin}`,
    403,
    origin => (host, ids) => post(host, wholeForm(ids), { Origin: origin }),
  ),
  row('a host name that only begins like ours', 403, (host, ids) =>
    post(host, wholeForm(ids), { Origin: `http://${host}.evil.example` }),
  ),
  row('our name as a stranger’s login', 403, (host, ids) =>
    post(host, wholeForm(ids), { Origin: `http://${host}@evil.example` }),
  ),
  row('a stranger’s host, said to be forwarded', 403, (host, ids) =>
    post(host, wholeForm(ids), { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }),
  ),
  row('no origin, and nobody who vouches', 403, (host, ids) => post(host, wholeForm(ids), { Origin: undefined })),
  ...rows(
    ['cross-site', 'same-site', 'none', 'x'],
    site => `no origin, and the browser says ${site}`,
    403,
    site => (host, ids) =>
      post(host, wholeForm(ids), { Origin: undefined, 'Sec-Fetch-Site': site, Referer: `http://${host}/` }),
  ),
  ...rows(
    ['https://evil.example/', 'x', ''],
    r => `no origin, and ${shown(r)} as the page before`,
    403,
    r => (host, ids) => post(host, wholeForm(ids), { Origin: undefined, Referer: r }),
  ),
  row('a stranger’s page, by scripts', 403, (host, ids) =>
    call(host, ids.send, called(), { Origin: 'https://evil.example' }),
  ),
]

const lengths = [
  row('a body of no stated length', 411, host =>
    post(host, '5\r\nhello\r\n0\r\n\r\n', { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }),
  ),
  row('a body of no stated length that never ends', 411, host =>
    post(host, '5\r\nhello\r\n', { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }),
  ),
  row('no length and no body', 411, host => post(host, '', { 'Content-Length': undefined })),
  ...rows(
    [String(tooLarge), '10000000', '99999999999'],
    n => `${n} bytes, announced and not sent`,
    413,
    n => host => post(host, '', { 'Content-Length': n }),
  ),
  row('10 MB, announced by a polite client', 413, host =>
    post(host, '', { 'Content-Length': '10000000', Expect: '100-continue' }),
  ),
  row('one byte too many, sent', 413, host => post(host, 'a'.repeat(tooLarge))),
  ...rows(
    ['-1', 'x', '1e3', '0x10', '1, 2'],
    n => `a length of ${n}`,
    400,
    n => host => post(host, '', { 'Content-Length': n }),
  ),
  row('two lengths', 400, host => post(host, 'abc', { 'Content-Length': '3\r\nContent-Length: 4' })),
  row('a length and chunks', 400, host =>
    post(host, '0\r\n\r\n', { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' }),
  ),
  row(
    'a body that breaks off',
    400,
    (host, ids) => post(host, wholeForm(ids).slice(0, 200), { 'Content-Length': '900' }),
    true,
  ),
]

const types = rows(
  [
    'application/x-www-form-urlencoded',
    'application/json',
    'text/plain;charset=UTF-8',
    '',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    `Multipart/Form-Data; boundary=${boundary}`,
    `multipart/mixed; boundary=${boundary}`,
    `multipart/form-data; boundary="${boundary}"`,
    `multipart/form-data; boundary=${boundary}; charset=utf-8`,
    `text/html, multipart/form-data; boundary=${boundary}`,
  ],
  type => `the type ${shown(type)}`,
  415,
  type => (host, ids) => post(host, wholeForm(ids), { 'Content-Type': type }),
)

const bodies = [
  row('an empty body', 400, host => post(host, '')),
  row('no form at all', 400, host => post(host, 'names=Asha')),
  row('only an end', 400, host => post(host, close)),
  row('no end', 400, (host, ids) => post(host, wholeForm(ids).slice(0, -close.length))),
  row('half an end', 400, (host, ids) => post(host, wholeForm(ids).slice(0, -4))),
  row('cut in the middle of an answer', 400, (host, ids) => post(host, wholeForm(ids).slice(0, -120))),
  row('something before the form', 400, (host, ids) => post(host, `hello\r\n${wholeForm(ids)}`)),
  row('something after the form', 400, (host, ids) => post(host, `${wholeForm(ids)}hello`)),
  row('another boundary than announced', 400, (host, ids) => post(host, wholeForm(ids).replaceAll('AbCd', 'dCbA'))),
  row('line feeds alone', 400, (host, ids) => post(host, wholeForm(ids).replaceAll('\r\n', '\n'))),
  row('a field without a name', 400, (host, ids) => post(host, field('', 'x') + wholeForm(ids))),
  row('a field without a head', 400, (host, ids) => post(host, `--${boundary}\r\n\r\nx\r\n${wholeForm(ids)}`)),
  row('a name that never ends', 400, (host, ids) => post(host, wholeForm(ids).replace('name="names"', 'name="names'))),
  row('a name of 5,000 letters', 400, (host, ids) => post(host, field('n'.repeat(5000), 'x') + wholeForm(ids))),
  row('a name with a NUL in it', 400, (host, ids) => post(host, field('na\0mes', 'x') + wholeForm(ids))),
  row('a file', 400, (host, ids) =>
    post(host, field('names', 'x', '; filename="a.svg"\r\nContent-Type: image/svg+xml') + wholeForm(ids)),
  ),
  row('5,000 fields', 400, (host, ids) => post(host, field('a', '').repeat(3000) + wholeForm(ids))),
]

const actions = [
  row('no action', 400, host => post(host, form(answers))),
  row('half an action', 400, (host, ids) => post(host, form([...own(ids.post).slice(0, 2), ...answers]))),
  row('the same action twice', 400, (host, ids) => post(host, form([...own(ids.post), ...own(ids.post)]))),
  row('two actions', 400, (host, ids) => post(host, form([...own(ids.post), ['$ACTION_REF_2', '']]))),
  ...rows(
    ['$ACTION_', '$ACTION_ID_', '$ACTION_REF___proto__', '$ACTION_1:2', '$ACTION_1:__proto__'],
    name => `the extra field ${name}`,
    400,
    name => (host, ids) => post(host, form([...own(ids.post), [name, '']])),
  ),
  row('an action named in a field', 400, (host, ids) => post(host, form([[`$ACTION_ID_${ids.post}`, '']]))),
  ...rows(
    ['{', '""', 'null', '[]', '{"id":1}', '{"bound":"$@1"}', '{"id":"x","bound":"$@9"}'],
    json => `an action that reads ${json}`,
    [400, 409],
    json => (host, ids) =>
      post(host, form(own(ids.post).map(([name, value]) => [name, name === '$ACTION_1:0' ? json : value]))),
  ),
  ...rows(
    ['{', '', 'null', '{}', '["$@9"]', '["$F1"]', '["$K1"]', '["$1:__proto__:constructor"]', '[{"status":"$Q1"}]'],
    state => `a state that reads ${shown(state)}`,
    400,
    state => (host, ids) => post(host, form([...own(ids.post, state), ...answers])),
  ),
  row('an action that only scripts may call', 409, (host, ids) => post(host, form([...own(ids.send), ...answers]))),
  ...rows(
    ['0'.repeat(42), 'x', '__proto__', 'constructor'],
    id => `the action ${id}`,
    409,
    id => host => post(host, form([...own(id), ...answers])),
  ),
]

const calls = [
  ...rows(
    ['0'.repeat(42), 'x', '__proto__', 'constructor', ''],
    id => `a call of ${shown(id)}`,
    409,
    id => host => call(host, id),
  ),
  row('a call of what a form posts to', 409, (host, ids) => call(host, ids.post)),
  row('a call with plain text', 415, (host, ids) =>
    call(host, ids.send, '["x"]', { 'Content-Type': 'text/plain;charset=UTF-8' }),
  ),
  ...rows(
    ['[]', '["$K9"]', '["$F1"]', '["$@1"]', '[{}]', '{', '["$1:__proto__:then"]', '["$K1","$K1"]'],
    argument => `a call with ${argument}`,
    400,
    argument => (host, ids) => call(host, ids.send, called(argument)),
  ),
  row('a call without an argument', 400, (host, ids) =>
    call(host, ids.send, form(answers.map(([name, value]) => [`_1_${name}`, value]))),
  ),
  row('a call with a field of no argument', 400, (host, ids) =>
    call(
      host,
      ids.send,
      form([
        ['names', 'x'],
        ['0', '["$K1"]'],
      ]),
    ),
  ),
]

export const malformedRequests: MalformedRequest[] = [
  methods,
  targets,
  origins,
  lengths,
  types,
  bodies,
  actions,
  calls,
].flat()
