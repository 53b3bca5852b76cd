import type { ActionIds } from './action-ids'
import { argument, call, head, post, wholeForm, type Headers } from './posts'

/** Bytes that no page of this site sends, with the status that answers them. */
export interface MalformedRequest {
  title: string
  status: number | number[]
  bytes(host: string, ids: ActionIds): string
  /** Says that nothing more will come. */
  hangUp?: boolean
}
type Bytes = MalformedRequest['bytes']

/** One request for each of a list. */
export const each = (
  list: string[],
  title: (it: string) => string,
  status: MalformedRequest['status'],
  bytes: (it: string) => Bytes,
): MalformedRequest[] => list.map(it => ({ title: title(it), status, bytes: bytes(it) }))

export const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A form that would be taken, but for its head. */
export const whole =
  (headers: Headers, target?: string): Bytes =>
  (host, ids) =>
    post(host, wholeForm(ids), headers, target)
const get =
  (target: string, method = 'GET'): Bytes =>
  host =>
    head(method, target, host)

const noForms = ['/process', '/journal', '/no/such/page', '/favicon.ico', '/_next/static/x.js', '/_next/image']
const moreNoForms = ['/api/health', '/api/ready', '/manifest.webmanifest', '/contact/', '//', '/_not-found']
const pageMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const methods: MalformedRequest[] = [
  ...each(
    pageMethods,
    it => `${it} of a page`,
    405,
    it => get('/', it),
  ),
  ...each(
    ['PUT', 'DELETE', 'OPTIONS'],
    it => `${it} of a picture`,
    405,
    it => get('/icon.svg', it),
  ),
  ...each(
    [...noForms, ...moreNoForms],
    it => `a form to ${it}`,
    405,
    it => whole({}, it),
  ),
  { title: 'a method that is none', status: 400, bytes: get('/', 'GRAB') },
  { title: 'a version that is none', status: 400, bytes: () => 'GET / HTTP/7.3\r\nHost: x\r\n\r\n' },
  { title: 'no host', status: 400, bytes: () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n' },
]

const noPaths = ['*', 'http://evil.example/', 'https://evil.example/contact', '/%E0%A4%A', '/%', '/%zz']
const moreNoPaths = ['/journal/%E0%A4%A', '/_next/static/%E0%A4%A', '/p/%ff%fe', '/?a=b c']
const hidden = ['/p/%00', '/p/..%2f..%2fpackage.json', '/p/../../package.json', '/..%5c..%5cpackage.json', '/.env']
const moreHidden = ['/%2e%2e/.env', '/_next/server/app/index.html', '/.data/action-key', '/_next/data/x/index.json']
const nothing = ['/journal/no-such-essay', '/p/no-such.avif', '/film/no-such.mp4', '/__proto__', '/constructor', '/api']
const targets: MalformedRequest[] = [
  ...each(
    [...noPaths, ...moreNoPaths],
    it => `the address ${it}`,
    400,
    it => get(it),
  ),
  ...each(
    [...hidden, ...moreHidden, ...nothing],
    it => `the address ${it}`,
    404,
    it => get(it),
  ),
  { title: 'OPTIONS of everything', status: 400, bytes: get('*', 'OPTIONS') },
  { title: 'an endless address', status: 431, bytes: get(`/${'a'.repeat(20_000)}`) },
]

const strangers = ['https://evil.example', 'null', 'http://127.0.0.1', 'http://localhost.evil.example', 'file://', 'x']
const moreStrangers = [
  'about:blank',
  'chrome-extension://abcdef',
  'javascript:0',
  '://',
  'http://[::1',
  '%00',
  'http://',
]
const origins: MalformedRequest[] = [
  ...each(
    [...strangers, ...moreStrangers],
    it => `the origin ${it}`,
    403,
    it => whole({ Origin: it }),
  ),
  ...each(
    ['cross-site', 'same-site', 'none', 'x'],
    it => `no origin, and the browser says ${it}`,
    403,
    it => {
      return (host, ids) =>
        post(host, wholeForm(ids), { Origin: undefined, 'Sec-Fetch-Site': it, Referer: `http://${host}/` })
    },
  ),
  ...each(
    ['https://evil.example/', 'x', ''],
    it => `no origin, from the page ${shown(it)}`,
    403,
    it => whole({ Origin: undefined, Referer: it }),
  ),
  ...each(
    ['.evil.example', '@evil.example', '1'],
    it => `our origin with ${it} after it`,
    403,
    it => {
      return (host, ids) => post(host, wholeForm(ids), { Origin: `http://${host}${it}` })
    },
  ),
  { title: 'no origin, and nobody who vouches', status: 403, bytes: whole({ Origin: undefined }) },
  {
    title: 'a stranger’s page by scripts',
    status: 403,
    bytes: (host, ids) => call(host, ids.send, argument(), { Origin: 'https://evil.example' }),
  },
]

/** Refused for where they go, or where they come from. */
export const malformedHeads = [methods, targets, origins].flat()
