import { expect, it } from 'vitest'
import { detailedInquiryFields, inquiryFields } from './inquiry'
import { spamFlags } from './spam-flags'

const short = (answers: Record<string, string | null>, honeypot: string | null = null) =>
  spamFlags(inquiryFields, answers, honeypot)
const long = (answers: Record<string, string | null>) => spamFlags(detailedInquiryFields, answers, null)

const five = (start: string) => Array.from({ length: 5 }, (_, n) => `${start}${n}`).join('\n')

it.each<[string, Record<string, string | null>]>([
  ['leaves a message empty', { names: 'Asha', message: null }],
  ['has a Cyrillic name and a link', { names: 'Ольга и Арджун', message: 'Зал: https://hall.example' }],
  ['has a home loan to pay', { message: 'After the home loan we have 8 lakhs for everything.' }],
  ['wants to opt out of the drone', { message: 'Can we opt out of the drone?' }],
  [
    'plays live poker at the sangeet',
    { message: 'There will be a live poker table and a small casino for the uncles.' },
  ],
  ['sends five boards of Pinterest', { message: five('https://www.pinterest.com/asha/board-') }],
  ['sends thirty pins of one board', { message: five('https://pin.it/').repeat(6) }],
  ['names film, drive, map, venue and planner', { message: 'abcde'.replace(/./g, '\nhttps://www.$&.example/page') }],
  ['sends a heart and an arrow', { message: 'I <3 it: arrive -> leave, <a lakh, <b>bold</b>' }],
  ['pastes Markdown from a note-taking app', { message: '**We** saw [your film](https://film.example).' }],
  [
    'has titles, dots and an e-mail beside the number',
    {
      names: 'Dr. A. R. Rao, M.Com & Asha.Kabir',
      phone: '+91.98765.43210 asha@gmail.com',
      guest_count: 'approx.150',
    },
  ],
  ['gives the hall by its link', { location: 'https://hall.example' }],
])('does not flag a couple who %s', (_, answers) => {
  expect(short(answers)).toEqual([])
})

it.each<[string, Record<string, string>, string[]]>([
  ['a link for a name', { names: 'https://a.example' }, ['link in a short answer']],
  ['a site for a name', { names: 'Best deals best-deals.com' }, ['link in a short answer']],
  ['a link for a number', { phone: 'www.a.example' }, ['link in a short answer']],
  ['a link for guests', { guest_count: 'see http://a.example' }, ['link in a short answer']],
  ['a link of a web page', { message: '<a  href="x">y</a>' }, ['markup']],
  ['a link of a board', { message: '[url=x]y[/url]' }, ['markup']],
  ['what runs', { location: '<SVG onload=x>' }, ['markup']],
  ['links to nine sites', { message: 'abcdefghi'.replace(/./g, 'http://$&.example ') }, ['many links']],
])('flags %s', (_, answers, flags) => {
  expect(short(answers)).toEqual(flags)
})

it('flags a filled honeypot', () => {
  expect(short({ names: 'Asha' }, ' ')).toEqual(['honeypot'])
  expect(spamFlags(inquiryFields, {}, new File([], 'x'))).toEqual(['honeypot'])
})

it('counts the sites of all long answers together', () => {
  const links = (names: string) => names.replace(/./g, 'http://$&.example ')
  expect(long({ visualReferences: links('abcde'), story: links('abc') })).toEqual([])
  expect(long({ visualReferences: links('abcde'), story: links('fghi') })).toEqual(['many links'])
  expect(long({ venue: links('abcde'), weddingPlanner: links('fghi') })).toEqual([])
})

/** Ten times the longest answer: a quadratic pattern takes ten seconds, a linear one a millisecond. */
const length = 100_000
/** Generous, for a busy machine. */
const soonMs = 1_000

it.each(['x', '<', '[', 'www.', '://', 'a.', '<a ', '://a'])('is linear in a text of many %j', piece => {
  const text = piece.repeat(length / piece.length)
  const began = process.cpuUsage()
  expect(short({ names: text, message: `${text}</script>` })).toContain('markup')
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(soonMs)
})
