import PostalMime from 'postal-mime'
import { beforeEach, expect, it } from 'vitest'
import { inquiryForm } from '@/content/inquiry'
import { mailWords } from '@/content/emails'
import type { ListedInquiry, OtherInquiry, StoredInquiry } from '@/db/outbox'
import { type Mail, openMailer } from './mailer'
import { listMail, noticeMail } from './emails'
import { bodyOf, title } from './parts'
import { fillSentence } from './words'
import { openMailServer } from '@/notify/test/mail-server'
import { setEnv } from '@/lib/test/env'

beforeEach(() => {
  setEnv('SITE_URL', 'https://www.site.example')
  setEnv('SMTP_URL', 'smtp://127.0.0.1:1')
})

const anjali = {
  id: '69512034',
  token: '11111111-2222-4333-8444-555555555555',
  created_at: new Date('2026-11-25T10:00:00Z'),
  answered_at: null,
  notified_at: null,
  reminded_at: null,
  overdue_at: null,
  flags: [] as string[],
  names: 'Anjali & Rohan',
  email: 'a.rohan@example.org',
  phone: '+91 98765.43210',
  wedding_date: '2027-02-14',
  location: 'Udaipur',
  guest_count: '180',
  budget: '12+' as const,
  message: 'In the rain.\nAt Churchgate.',
}
const listed = (inquiry: typeof anjali): ListedInquiry => {
  const { names: name, wedding_date: day, location: place } = inquiry
  return { ...inquiry, name, day, place, discretion: null }
}
const notice = (answers: Partial<typeof anjali> = {}, others: OtherInquiry[] = []) => {
  const stored = { ...anjali, ...answers }
  return noticeMail(listed(stored), stored, others)
}
const list = (inquiries: ListedInquiry[]) =>
  listMail(anjali.created_at, mailWords.lists.morning, inquiries)

async function received(...mails: Mail[]) {
  const server = await openMailServer()
  setEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  for (const mail of mails) await openMailer().send(mail)
  await server.close()
  return Promise.all(server.mails.map(async raw => ({ raw, ...(await PostalMime.parse(raw)) })))
}

it('a reply that quotes a notice holds, above the line for the studio, only what the couple knows', async () => {
  const others = [
    { ...listed(anjali), email: 'wrong@exmaple.org', id: '12345678', isSameCouple: true },
    { ...listed(anjali), id: 'abcdef01', isSameCouple: false },
  ]
  const [mail] = await received(notice({}, others))
  for (const text of [mail!.text!, mail!.html!]) {
    const [above, below] = text.replace(/^/gm, '> ').split(mailWords.notice.told.toDo)
    const ofStudio = /answered|5555|IST|1234 5678|exmaple|abcd ef01/
    expect(above).not.toMatch(ofStudio)
    expect(below).toMatch(ofStudio)
  }
})

it('the HTML of a notice says what its text says, in the same order, and begins with the story', async () => {
  const [mail] = await received(notice())
  const html = mail!.html!.replace(/<br>/g, '\n').replace(/&amp;/g, '&')
  const lines = mail!.text!.split('\n').map(line => line.replace(/^\| |^-+$/, ''))
  // Of a button its address.
  const parts = lines.map(line => line.replace(/^.+: (?=(mailto|https|tel):)/, '')).filter(Boolean)
  expect(parts.length).toBeGreaterThan(15)
  let rest = html.slice(html.indexOf(`${anjali.names}\n`))
  for (const part of parts) {
    expect(rest).toContain(part)
    rest = rest.slice(rest.indexOf(part) + part.length)
  }
  expect(html).toContain('none">In the rain.')
})

it('a flagged notice has no Reply and no greeting by WhatsApp', () => {
  const { replyTo, text } = notice({ flags: ['many from one address'] })
  expect(replyTo).toBeUndefined()
  expect(text).toMatch(/wa\.me\/\d+$/m)
})

const ourLines = (text = '') =>
  text.replace(/^\| .*\n/gm, '').replace(/(?<=: (mailto:|https:\/\/wa\.me|tel:)).*/g, '')
const tags = (html = '') => html.match(/<(?!br)[^>\s]+/g)
const ours =
  /href="(?!mailto:[^?]+@example\.org\?subject=[^&]+&amp;body=[^&]+"|https:\/\/wa\.me\/\d+(\?text=[^&]*)?"|tel:\+\d+"|https:\/\/www\.site\.example\/answered\/1111)/

const { guest_count: guests, message: story } = inquiryForm.labels
const afterPlace = new RegExp(`^\\| .*(?=\\n\\n(${mailWords.links.write}|${story}))`, 'm')
const forgery = 'Record an answer (www.site.example): https://our-name.evil.in/answered/1'
it.each([
  ['lines', `Asha\r\nBcc: x@evil.in\r\n\r\n${forgery}\u2028${forgery}\u0085${forgery}\v${forgery}`],
  ['an encoded word', '=?utf-8?Q?Asha=0ABcc:_x@evil.in?='],
  ['a forged quote', `> | Anjali\n${mailWords.notice.told.toDo}`],
  ['ten thousand marks', `Z${'\u0351'.repeat(5_000)}${'\u0351\u200d'.repeat(5_000)}`],
  ['a text turned round', 'Asha\u202egnp.exe'],
  ['a code of the telephone', '+*21*919876543211#'],
  ['HTML', '</p><a href="https://evil.in">Record</a><script>1</script>'],
  ['addresses', 'www.evil.in evil。in/x http://10.0.0.1/answered/x mailto:x@evil.in'],
])('no mail has a header, a link or a line that a stranger wrote: %s', async (_, hostile) => {
  const phone = hostile.startsWith('+') ? anjali.phone : '1'
  const answers = { names: hostile, location: hostile, guest_count: hostile, phone: hostile }
  const stranger = { ...answers, message: `${hostile}\n${forgery}`, email: 'a?cc=x&x@example.org' }
  const mails = await received(
    ...[stranger, { phone }].flatMap(answers => [
      notice(answers),
      notice({ ...answers, flags: ['markup'] }),
      list([listed({ ...anjali, ...answers })]),
    ]),
  )
  const honest = mails.splice(3)
  for (const [index, mail] of mails.entries()) {
    const { headers, text, html } = honest[index]!
    expect(mail.headers.map(({ key }) => key)).toEqual(headers.map(({ key }) => key))
    expect(mail.subject).not.toMatch(/[\r\n\u202e\u2028]|=\?|.{220}/)
    expect(ourLines(mail.text)).toBe(ourLines(text))
    if (text!.includes(guests)) expect(mail.text).toMatch(new RegExp(`${guests}\\n\\| .*\\n\\n`))
    expect(tags(mail.html)).toEqual(tags(html))
    expect(mail.html).not.toMatch(ours)
    expect(mail.text).not.toMatch(/(\p{M}\u200d?){8}/u)
    const [place] = mail.text!.match(afterPlace)!
    for (const line of [mail.subject, place])
      expect(line).not.toMatch(/:\/\/|[.\u3002](\p{L}|\d+\S*\/)|mailto:\S/u)
  }
})

it('lists name forty, then how many more, and no mail is so long that Gmail cuts it, in any script', async () => {
  const many = (names: string) => Array.from({ length: 8_000 }, () => listed({ ...anjali, names }))
  const longest = (letter: string) => {
    const story = letter.repeat(10_000)
    const culturalDetails = letter.repeat(5_000)
    const visualReferences = letter.repeat(2_000)
    const answers = { story, culturalDetails, visualReferences } as StoredInquiry
    return noticeMail(listed(anjali), answers, [])
  }
  const mails = await received(
    list(many('Anjali & Rohan')),
    list(many('अ'.repeat(200))),
    longest('a'),
    longest('अ'),
    longest('"'),
    notice({ message: 'the अ of '.repeat(1_100) }),
  )
  for (const { raw } of mails) expect(Buffer.byteLength(raw)).toBeLessThan(100_000)
  const [forty, fewer, whole, cut] = mails.map(({ text }) => text!)
  expect(forty!.match(/mailto:/g)).toHaveLength(40)
  expect(forty).toContain(fillSentence(mailWords.lists.more, { count: '7,960' }))
  const shown = fewer!.match(/mailto:/g)!.length
  expect(shown).toBeLessThan(40)
  const count = (8_000 - shown).toLocaleString('en-IN')
  expect(fewer).toContain(fillSentence(mailWords.lists.more, { count }))
  const areCut = [whole, cut].map(text => text!.includes(mailWords.notice.cut))
  expect(areCut).toEqual([false, true])
})

it('a sentence that quotes a stranger is no HTML', () => {
  expect(bodyOf(['<i>', title('<i>')], '').html).not.toContain('<i>')
})
