import { each, shown, type MalformedRequest } from './malformed-requests'
import { answers, argument, call, close, field, form, marks, post, wholeForm } from './posts'

/** The form that would be taken, after something is done to its bytes. */
const spoilt =
  (spoil: (whole: string) => string): MalformedRequest['bytes'] =>
  (host, ids) =>
    post(host, spoil(wholeForm(ids)))

const bodies: MalformedRequest[] = Object.entries<(whole: string) => string>({
  'an empty body': () => '',
  'no form at all': () => 'names=Asha',
  'only an end': () => close,
  'no end': whole => whole.slice(0, -close.length),
  'half an end': whole => whole.slice(0, -4),
  'a cut in the middle of an answer': whole => whole.slice(0, -120),
  'something before the form': whole => `hello\r\n${whole}`,
  'something after the form': whole => `${whole}hello`,
  'another boundary than announced': whole => whole.replaceAll('AbCd', 'dCbA'),
  'line feeds alone': whole => whole.replaceAll('\r\n', '\n'),
  'a field without a name': whole => field('', 'x') + whole,
  'a field without a head': whole => whole.replace(/Content-Disposition.*\r\n/, ''),
  'a name that never ends': whole => whole.replace('name="names"', 'name="names'),
  'a name of 5,000 letters': whole => field('n'.repeat(5000), 'x') + whole,
  'a name with a NUL in it': whole => field('na\0mes', 'x') + whole,
  'a name that is an array': whole => field('names[]', 'x') + whole,
  'a file': whole => field('names', 'x', '; filename="a.svg"\r\nContent-Type: image/svg+xml') + whole,
  'a file of no kind': whole => field('names', 'x', '; filename=""') + whole,
  '1,000 fields': whole => field('a', '').repeat(1000) + whole,
}).map(([title, spoil]) => ({ title, status: 400, bytes: spoilt(spoil) }))

const extras = [
  '$ACTION_',
  '$ACTION_ID_',
  '$ACTION_REF_2',
  '$ACTION_REF___proto__',
  '$ACTION_1:2',
  '$ACTION_1:__proto__',
]
const notActions = [
  '{',
  '""',
  'null',
  '[]',
  '{"id":1}',
  '{"bound":"$@1"}',
  '{"id":"x","bound":"$@9"}',
  '{"id":{},"bound":"$@1"}',
]
const notStates = [
  '{',
  '',
  'null',
  '{}',
  '["$@9"]',
  '["$F1"]',
  '["$K1"]',
  '["$1:__proto__:constructor"]',
  '[{"status":"$Q1"}]',
]
const noIds = ['0'.repeat(42), 'x', '__proto__', 'constructor']
const posts: MalformedRequest[] = [
  { title: 'no action', status: 400, bytes: host => post(host, form(answers)) },
  { title: 'half an action', status: 400, bytes: (host, ids) => post(host, form(marks(ids.post).slice(0, 2))) },
  {
    title: 'an action twice',
    status: 400,
    bytes: (host, ids) => post(host, form([...marks(ids.post), ...marks(ids.post)])),
  },
  {
    title: 'an action as a name',
    status: 400,
    bytes: (host, ids) => post(host, form([[`$ACTION_ID_${ids.post}`, '']])),
  },
  ...each(
    extras,
    it => `the extra field ${it}`,
    400,
    it => (host, ids) => {
      return post(host, form([...marks(ids.post), [it, '']]))
    },
  ),
  ...each(
    notActions,
    it => `an action that reads ${it}`,
    400,
    it => (host, ids) => {
      return post(host, form(marks(ids.post).map(([name, value]) => [name, name === '$ACTION_1:0' ? it : value])))
    },
  ),
  ...each(
    notStates,
    it => `a state that reads ${shown(it)}`,
    400,
    it => (host, ids) => {
      return post(host, form([...marks(ids.post, it), ...answers]))
    },
  ),
  ...each(
    noIds,
    it => `a form for the action ${it}`,
    409,
    it => host => post(host, form([...marks(it), ...answers])),
  ),
  {
    title: 'a form for what scripts call',
    status: 409,
    bytes: (host, ids) => post(host, form([...marks(ids.send), ...answers])),
  },
]

const notArguments = ['[]', '["$K9"]', '["$F1"]', '["$@1"]', '[{}]', '{', '["$1:__proto__:then"]', '["$K1","$K1"]']
const calls: MalformedRequest[] = [
  ...each(
    [...noIds, ''],
    it => `a call of the action ${shown(it)}`,
    409,
    it => host => call(host, it),
  ),
  { title: 'a call of what a form posts to', status: 409, bytes: (host, ids) => call(host, ids.post) },
  {
    title: 'a call in plain text',
    status: 415,
    bytes: (host, ids) => call(host, ids.send, '["x"]', { 'Content-Type': 'text/plain;charset=UTF-8' }),
  },
  ...each(
    notArguments,
    it => `a call with ${it}`,
    400,
    it => (host, ids) => call(host, ids.send, argument(it)),
  ),
  {
    title: 'a call without an argument',
    status: 400,
    bytes: (host, ids) => call(host, ids.send, form([['_1_names', 'x']])),
  },
  {
    title: 'a call with a field of no argument',
    status: 400,
    bytes: (host, ids) => call(host, ids.send, form([['names', 'x'], ['0', '["$K1"]']])), // prettier-ignore
  },
]

/** Refused once their body is read. */
export const malformedForms = [bodies, posts, calls].flat()
