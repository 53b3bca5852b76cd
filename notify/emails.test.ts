import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { emails } from '@/content/emails'
import { inquiryForm } from '@/content/inquiry'
import { requests } from '@/content/requests'
import type { StoredInquiry } from '@/lib/inquiry/stored'
import { setEnv } from '@/lib/test/env'
import { openMailServer } from '@/notify/test/mail-server'
import { confirmationEmail } from './emails/confirmation'
import type { Email } from './emails/email'
import { inquiryEmail } from './emails/inquiry'
import { listEmail } from './emails/list'
import { toPlainText } from './emails/plain-text'
import { detailed, now, sampleEmails, short } from './emails/samples'
import { type Today, todayEmail } from './emails/today'
import { openMailer } from './mailer'
import { maxEntries } from './plan'

const server = await openMailServer()
afterAll(() => server.close())

beforeEach(() => {
  setEnv('SITE_URL', 'https://www.site.example')
  setEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  setEnv('SMTP_TO', 'studio@studio.example')
})

const email = (inquiry: StoredInquiry) => inquiryEmail('inquiry', inquiry, { now })
const list = (inquiries: StoredInquiry[]) => listEmail(inquiries, { now, id: 'x' })
const emptyToday: Today = {
  now,
  waiting: [],
  flagged: [],
  counts: { waiting: 0, overdue: 0, flagged: 0 },
  marked: [],
  quiet: [],
  refusedConfirmations: [],
}
const markedToday = (inquiry: StoredInquiry, isRefused = false) =>
  todayEmail('x', { ...emptyToday, marked: [inquiry], isRefused })
const today = (inquiry: StoredInquiry) =>
  todayEmail('x', {
    ...emptyToday,
    waiting: [inquiry],
    counts: { waiting: 1, overdue: 0, flagged: 0 },
  })

async function received(...sent: Email[]) {
  server.mails.length = 0
  for (const each of sent) await openMailer().send(each)
  return Promise.all(server.mails.map(async raw => ({ raw, ...(await PostalMime.parse(raw)) })))
}

it('every subject begins with a fixed word, whatever a couple is called', () => {
  const name = 'All works again'
  const all = Object.values(sampleEmails)
    .map(write => write())
    .filter(({ audience }) => typeof audience === 'string')
  all.push(inquiryEmail('overdue', short(1, { name }), { now }))
  const words = Object.values(emails.subjects)
  for (const { subject } of all)
    expect(words.filter(word => subject === word || subject.startsWith(`${word}: `))).toHaveLength(
      1,
    )
  expect(all.at(-1)!.subject).toMatch(/^Overdue: All works again,/)
})

it('a mail server on another machine gets no email without TLS', async () => {
  // Another name for this machine.
  setEnv('SMTP_URL', `smtp://[::ffff:127.0.0.1]:${server.port}`)
  server.mails.length = 0
  await expect(openMailer().send(email(short(1)))).rejects.toThrow('ETLS')
  expect(server.mails).toEqual([])
})

it('our own addresses are those that we send from or to, and the one that the site shows', () => {
  setEnv('SMTP_TO', 'Studio@studio.example, office@studio.example')
  setEnv('SMTP_FROM', 'site@Studio.example')
  setEnv('ALERT_TO', 'engineer@agency.example')
  expect([...openMailer().ownAddresses].toSorted()).toEqual([
    'engineer@agency.example',
    'office@studio.example',
    'site@studio.example',
    'studio@noorvista.example',
    'studio@studio.example',
  ])
})

it('no address, whatever is in it, makes a confirmation reach a second person', async () => {
  server.mails.length = 0
  const two = confirmationEmail(short(1, { email: 'a@example.org, b@example.org' }))
  await expect(openMailer().send(two)).rejects.toThrow('EENVELOPE')
  expect(server.mails).toEqual([])
})

const [gallery, consultation] = requests

it('a request has its own subject, however the story goes on', () => {
  const subject = (story: string) => email(detailed(1, { story })).subject.split(':')[0]
  expect(subject(`${gallery.story} We marry in May.`)).toBe('Private gallery')
  expect(subject(consultation.story)).toBe('Consultation')
  expect(subject(`We marry in May. ${gallery.story}`)).toBe('Inquiry')
})

/* Today */

it.each<[string, Partial<Today>, boolean]>([
  ['nobody waits', {}, true],
  ['tell Arjun Example; nobody waits', { quiet: ['disk'] }, true],
  ['ring Arjun Example', { brokenSince: now, quiet: ['disk'] }, false],
  ['2 may be advertising', { counts: { waiting: 0, overdue: 0, flagged: 2 } }, false],
  ['3 waiting', { counts: { waiting: 3, overdue: 0, flagged: 0 } }, false],
  [
    'ring Arjun Example; 3 waiting (1 overdue), 2 may be advertising',
    { brokenSince: now, counts: { waiting: 3, overdue: 1, flagged: 2 } },
    false,
  ],
])('the subject of Today says to ring and who waits: %s', (state, facts, isNobody) => {
  const { subject, text } = todayEmail('x', { ...emptyToday, ...facts })
  expect(subject).toBe(`Today: ${state}`)
  expect(text.includes('Nobody waits.')).toBe(isNobody)
})

it.each<[string, string, Partial<StoredInquiry>, boolean]>([
  ['an honest couple', '| Anjali & Rohan (6951 0001)', {}, false],
  ['a flagged inquiry', '| 6951 0001', { flags: ['markup'] }, false],
  ['a full NDA', '| 6951 0001', { nda: 'nda' }, false],
  ['refused content', '| 6951 0001', {}, true],
])('Today says of what was marked, for %s: %s', (_, line, changes, isRefused) => {
  expect(markedToday(short(1, changes), isRefused).text).toContain(`\n${line}\n`)
})

/* Strangers */

it.each([
  ['first.last@mail.example.org', 'first.last@mail.example.org'],
  ['www.evil.in@example.org', 'www. evil. in@example.org'],
  ['http://evil.in/x@example.org', 'http: //evil. in/x@example.org'],
  ['evil.in/x@example.org', 'evil. in/x@example.org'],
])('the address %s is shown as %s', (address, shown) => {
  expect(email(short(1, { email: address })).text).toContain(`| ${shown}\n`)
})

const ourLines = (text = '') =>
  text.replace(/^\| .*\n/gm, '').replace(/(?<=: (mailto:|https:\/\/wa\.me|tel:)).*/g, '')
const tags = (html = '') => html.match(/<(?!br)[^>\s]+/g)
const foreignLink =
  /href="(?!mailto:[^?]+@example\.org\?subject=[^&"]+(&amp;body=[^&"]+)?"|https:\/\/wa\.me\/\d+"|tel:\+\d+"|https:\/\/www\.site\.example\/inquiry\/6951-0001\/1111)/

const { guest_count: guests, phone: phoneLabel } = inquiryForm.labels
const forgery = 'Open 6951 0001: https://our-name.evil.in/inquiry/1'
it.each([
  ['lines', `Asha\r\nBcc: x@evil.in\r\n\r\n${forgery}\u2028${forgery}\u0085${forgery}\v${forgery}`],
  ['an encoded word', '=?utf-8?Q?Asha=0ABcc:_x@evil.in?='],
  ['a forged quote', `> | Anjali\n| Rohan\n${'-'.repeat(40)}\n${emails.notes['private-gallery']}`],
  ['a long name', 'a'.repeat(300)],
  ['ten thousand marks', `Z${'\u0351'.repeat(5_000)}${'\u0351\u200d'.repeat(5_000)}`],
  ['a text turned round', 'Asha\u202egnp.exe'],
  ['a code of the telephone', '+*21*919876543211#'],
  ['HTML', '</p></blockquote><a href="https://evil.in">Mark</a><script>1</script>&lt;hr&gt;'],
  ['addresses', 'www.evil.in evil。in/x http://10.0.0.1/inquiry/x mailto:x@evil.in'],
])('a stranger adds no header, link or line to an email: %s', async (_, hostile) => {
  const answers = { name: hostile, venue: hostile, guest_count: hostile, phone: hostile }
  const words = { story: `${hostile}\n${forgery}`, email: 'a?cc=x&x@example.org' }
  const honest = { phone: '1', venue: 'a garden' }
  const sent = [{ ...answers, ...words }, honest].flatMap(changes => {
    const inquiry = short(1, changes)
    return [email(inquiry), list([inquiry]), today(inquiry), markedToday(inquiry)]
  })
  const emailsOfBoth = await received(...sent)
  const honestEmails = emailsOfBoth.splice(4)
  for (const [index, { headers, subject, text, html }] of emailsOfBoth.entries()) {
    const other = honestEmails[index]!
    expect(headers.map(({ key }) => key)).toEqual(other.headers.map(({ key }) => key))
    expect(subject).not.toMatch(/[\r\n\u202e\u2028]|=\?|.{250}/)
    expect(ourLines(text)).toBe(ourLines(other.text))
    expect(tags(html)).toEqual(tags(other.html))
    expect(html).not.toMatch(foreignLink)
    expect(text).not.toMatch(/(\p{M}\u200d?){8}/u)
    const oneLine = [guests, phoneLabel].flatMap(
      label => text!.match(new RegExp(`^${label}\n(.*)\n\n`, 'm'))?.[1] ?? [],
    )
    for (const line of [subject, ...oneLine])
      expect(line).not.toMatch(/:\/\/|[.\u3002](\p{L}|\d+\S*\/)|mailto:\S/u)
  }
})

it('no email, in any writing system, is so long that Gmail clips it', async () => {
  const many = (letter: string) => {
    const words = letter.repeat(300)
    return list(
      Array.from({ length: maxEntries }, () =>
        short(1, { name: words, venue: words, story: words.repeat(9) }),
      ),
    )
  }
  const longest = (letter: string) =>
    email(
      detailed(1, {
        story: letter.repeat(10_000),
        cultural_details: letter.repeat(5_000),
        visual_references: letter.repeat(2_000),
      }),
    )
  const letters = ['a', 'अ', '"', '\n<']
  for (const { html } of await received(...letters.flatMap(each => [many(each), longest(each)])))
    expect(Buffer.byteLength(html!)).toBeLessThan(100_000)
  expect(longest('a').text).toContain(emails.cut)
})

it('the plain text marks each quoted line and shows each button’s address', () => {
  const html =
    '<p>Ours</p><blockquote><bdi>one<br><br>| two &lt;hr&gt; &amp; \u200b</bdi></blockquote>' +
    '<section><a href="https://a.example/?a=1&amp;b=2">Write</a><a href="tel:+1">Call</a></section>'
  const text =
    'Ours\n\n| one\n| \n| | two <hr> & \u200b\n\nWrite: https://a.example/?a=1&b=2\nCall: tel:+1\n'
  expect(toPlainText(html)).toBe(text)
})

it('STAFF.md searches for what every email from the site and to a couple says', () => {
  const page = readFileSync('STAFF.md', 'utf8')
  const [subject] = emails.subjectToCouple.split(', {reference}')
  for (const words of [emails.sender, subject]) expect(page).toContain(`\`"${words}"\``)
})

it('every email that says to ring has a button that rings', () => {
  for (const [name, write] of Object.entries(sampleEmails)) {
    const { text } = write()
    if (/\bring\b/i.test(text.replace(/^\| .*/gm, '')) && !/need not ring|no number/.test(text))
      expect(text, name).toMatch(/: tel:\+\d+/)
  }
})
