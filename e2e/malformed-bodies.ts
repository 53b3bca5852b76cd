import { each, shown, whole, type MalformedRequest } from './malformed-requests'
import { boundary, post, wholeForm, type Headers } from './posts'

const empty =
  (headers: Headers): MalformedRequest['bytes'] =>
  host =>
    post(host, '', headers)

const tooLarge = 256 * 1024 + 1
const chunked = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }
const lengths: MalformedRequest[] = [
  { title: 'a body of no stated length', status: 411, bytes: host => post(host, '5\r\nhello\r\n0\r\n\r\n', chunked) },
  { title: 'a body that never ends', status: 411, bytes: host => post(host, '5\r\nhello\r\n', chunked) },
  { title: 'no length and no body', status: 411, bytes: empty({ 'Content-Length': undefined }) },
  ...each(
    [String(tooLarge), '10000000', '99999999999'],
    it => `${it} bytes announced`,
    413,
    it => empty({ 'Content-Length': it }),
  ),
  { title: 'a polite question', status: 413, bytes: empty({ 'Content-Length': '10000000', Expect: '100-continue' }) },
  { title: 'one byte too many', status: 413, bytes: host => post(host, 'a'.repeat(tooLarge)) },
  ...each(
    ['-1', 'x', '1e3', '0x10', '1, 2'],
    it => `a length of ${it}`,
    400,
    it => empty({ 'Content-Length': it }),
  ),
  { title: 'two lengths', status: 400, bytes: empty({ 'Content-Length': '3\r\nContent-Length: 4' }) },
  {
    title: 'a length and chunks',
    status: 400,
    bytes: empty({ 'Content-Length': '5', 'Transfer-Encoding': 'chunked' }),
  },
  {
    title: 'a body that breaks off',
    status: 400,
    bytes: (host, ids) => post(host, wholeForm(ids).slice(0, 200), { 'Content-Length': '900' }),
    hangUp: true,
  },
]

const unfit = ['application/x-www-form-urlencoded', 'application/json', 'text/plain;charset=UTF-8', 'x', '']
const form = 'multipart/form-data; boundary='

const unfitForms = [
  form,
  form.slice(0, -11),
  `${form}x`,
  form + 'x'.repeat(71),
  `${form}"${boundary}"`,
  `${form}${boundary}; charset=utf-8`,
]
const otherForms = [
  `Multipart/Form-Data; boundary=${boundary}`,
  `multipart/mixed; boundary=${boundary}`,
  `text/html, ${form}${boundary}`,
]
const types = each(
  [...unfit, ...unfitForms, ...otherForms],
  it => `the type ${shown(it)}`,
  415,
  it => whole({ 'Content-Type': it }),
)

/** Refused for what their head says of their body. */
export const malformedBodies = [lengths, types].flat()
