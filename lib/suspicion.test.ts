import { expect, it } from 'vitest'
import { detailedInquiryFields, inquiryFields } from './inquiry'
import { suspicions } from './suspicion'

const short = (answers: Record<string, string | null>, trap: string | null = null) =>
  suspicions(inquiryFields, answers, trap)
const long = (answers: Record<string, string | null>) => suspicions(detailedInquiryFields, answers, null)

it('finds nothing in what was left empty', () => {
  expect(short({ names: 'Asha', message: null }, '')).toEqual([])
})

it('finds whoever fills in what no person sees', () => {
  expect(short({ names: 'Asha' }, ' ')).toEqual(['honeypot'])
})

it.each(['names', 'phone', 'guest_count'])('finds a link in %s, where none belongs', name => {
  for (const text of ['https://a.example', 'www.a.example', 'best-deals.com'])
    expect(short({ [name]: text })).toEqual(['link in a short answer'])
  for (const text of ['Dr. A. R. Rao', 'Asha.Kabir', '+91.98765.43210', 'approx.150'])
    expect(short({ [name]: text })).toEqual([])
})

it('lets a place, a planner and references be links', () => {
  const link = 'https://a.example/x'
  expect(short({ location: link })).toEqual([])
  expect(long({ venue: link, weddingPlanner: link, visualReferences: link })).toEqual([])
})

it('lets any number of links lead to where people keep pictures, films and maps', () => {
  const places = ['www.instagram.com/p/1', 'in.pinterest.com/b', 'pin.it/1', 'drive.google.com/d', 'maps.app.goo.gl/1']
  const films = ['youtu.be/1', 'vimeo.com/1', 'we.tl/t-1', 'www.dropbox.com/s/1', 'photos.app.goo.gl/2']
  const links = [...places, ...films].map(place => `https://${place}`).join('\n')
  expect(long({ visualReferences: links, story: links })).toEqual([])
})

it('finds a text that is a list of links to anywhere else', () => {
  expect(short({ message: 'see http://one.example http://two.example' })).toEqual(['many links'])
  const farm = ['a', 'b', 'c', 'd'].map(name => `http://${name}.example`).join(' ')
  expect(long({ story: `${'A long and honest story about rain. '.repeat(20)}${farm}` })).toEqual(['many links'])
  expect(short({ message: `${'We met in the rain. '.repeat(6)} http://one.example http://two.example` })).toEqual([])
})

it('finds markup of links and of what runs, and no heart', () => {
  for (const text of [
    '<a href="x">y</a>',
    '[url=x]y[/url]',
    '[y](http://x)',
    '<script>',
    '</iframe>',
    '<SVG onload=x>',
  ])
    expect(short({ message: text })).toEqual(['markup'])
  for (const text of ['<3', 'a < b', '<b>bold</b>', 'arrive -> leave']) expect(short({ message: text })).toEqual([])
})

it('finds an offer in any field and script', () => {
  expect(short({ location: 'Buy 10k Instagram followers' })).toEqual(['offer'])
  expect(long({ story: 'Лучшее онлайн казино' })).toEqual(['offer'])
  expect(long({ story: '百家乐' })).toEqual(['offer'])
})

it('takes Cyrillic for a letter, and with a link for a farm', () => {
  expect(short({ message: 'Здравствуйте! Свадьба в Гоа.' })).toEqual([])
  expect(short({ message: 'Здравствуйте! http://a.example' })).toEqual(['cyrillic with a link'])
})
