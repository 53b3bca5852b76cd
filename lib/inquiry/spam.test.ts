import { expect, it } from 'vitest'
import { detailedInquiryFields, inquiryFields } from './fields'
import { spamFlags } from './spam'

const linksTo = (sites: string) => sites.replace(/./g, '\nhttps://$&.example/page')
const shortAnswer = ['link in a short answer']

it.each<[string, Record<string, string | null>, string[]]>([
  ['an empty message', { names: 'Asha', message: null }, []],
  ['thirty pins of one board', { message: '\nhttps://pin.it/x'.repeat(30) }, []],
  ['a heart and an arrow', { message: 'I <3 it: arrive -> leave, <a lakh, <b>bold</b>' }, []],
  [
    'titles and dots',
    { names: 'Dr. A. R. Rao, M.Com & Asha.Kabir', guest_count: 'approx.150' },
    [],
  ],
  ['a link as the venue', { location: 'https://hall.example' }, []],
  ['a link as the name', { names: 'https://a.example' }, shortAnswer],
  ['a www address as the name', { names: 'www.best-deals.in' }, shortAnswer],
  ['a website as the telephone number', { phone: 'Best deals best-deals.com' }, shortAnswer],
  ['a link as the guest count', { guest_count: 'see http://a.example' }, shortAnswer],
  ['an HTML link', { message: '<a  href="x">y</a>' }, ['markup']],
  ['a forum link', { message: '[url=x]y[/url]' }, ['markup']],
  ['markup that runs a script', { location: '<SVG onload=x>' }, ['markup']],
  ['links to nine sites', { message: linksTo('abcdefghi') }, ['many links']],
])('an inquiry with %s gets the right flags', (_, answers, flags) => {
  expect(spamFlags(inquiryFields, answers, null)).toEqual(flags)
})

it('linked sites in all long answers are counted together', () => {
  const flags = (answers: Record<string, string>) => spamFlags(detailedInquiryFields, answers, null)
  expect(flags({ visualReferences: linksTo('abcde'), story: linksTo('abc') })).toEqual([])
  expect(flags({ visualReferences: linksTo('abcde'), story: linksTo('fghi') })).toEqual([
    'many links',
  ])
})
