import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { emails } from '@/content/emails'
import { inquiryForm } from '@/content/inquiry'
import { requests } from '@/content/requests'
import type { RelatedInquiry, StoredInquiry } from '@/db/outbox'
import { setEnv } from '@/lib/test/env'
import { openMailServer } from '@/notify/test/mail-server'
import { alarmEmail, alarmOverEmail } from './emails/alarm'
import type { Email } from './emails/email'
import { fullNdaEmails } from './emails/full-nda'
import { inquiryEmail } from './emails/inquiry'
import { inquiryListEmail } from './emails/inquiry-list'
import { toPlainText } from './emails/plain-text'
import { refusedTextEmail } from './emails/refused-text'
import { reminderByReferenceEmail, reminderEmail } from './emails/reminder'
import { detailed, listed, sampleEmails, short } from './emails/samples'
import { summaryEmail } from './emails/summary'
import type { Alarm, Problem } from './facts'
import { openMailer } from './mailer'

const server = await openMailServer()
afterAll(() => server.close())

beforeEach(() => {
  setEnv('SITE_URL', 'https://www.site.example')
  setEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  setEnv('SMTP_TO', 'studio@studio.example')
  setEnv('ALERT_TO', 'engineer@agency.example')
  setEnv('NOTICE_DETAILS', '')
})

const hourMs = 3_600_000
const created_at = new Date('2026-11-25T10:00:00Z')
const now = created_at
const hoursEarlier = (hours: number) => new Date(created_at.getTime() - hours * hourMs)
const nobody = { overdue: 0, today: 0, later: 0, toCheck: 0 }

const related = (changes: Partial<RelatedInquiry> = {}): RelatedInquiry => ({
  id: '12345678',
  created_at: hoursEarlier(1),
  answered_at: null,
  isSameCouple: true,
  hasSameAddress: false,
  ...changes,
})

const anjali = short(1, { created_at })
const inquiry = (stored: StoredInquiry, others: RelatedInquiry[] = []) =>
  inquiryEmail(listed(stored), stored, { related: others, now })
const list = (inquiries: StoredInquiry[], countElsewhere = 0) =>
  inquiryListEmail(inquiries.map(listed), { now, countElsewhere })

async function received(...sent: Email[]) {
  server.mails.length = 0
  for (const email of sent) await openMailer().send(email)
  return Promise.all(server.mails.map(async raw => ({ raw, ...(await PostalMime.parse(raw)) })))
}

it('every subject begins with a fixed word, whatever a couple is called', () => {
  const names = 'Summary: nobody waits'
  const all = Object.values(sampleEmails).map(write => write())
  all.push(inquiry({ ...anjali, names }), list([{ ...anjali, names }]))
  all.push(reminderEmail('overdue', [listed({ ...anjali, names })], { now }))
  const words = Object.values(emails.subjects)
  for (const { subject } of all)
    expect(words.filter(word => subject.startsWith(`${word}: `))).toHaveLength(1)
  expect(all.at(-1)!.subject).toMatch(/^Overdue: Summary: nobody waits,/)
})

it('a request that a couple did not edit has its own subject', () => {
  const [gallery, consultation] = requests
  const storyEmail = (story: string) => inquiry(detailed(1, { story }))
  expect(storyEmail(gallery.story).subject).toMatch(/^Private gallery: /)
  expect(storyEmail(consultation.story).subject).toMatch(/^Consultation: /)
  expect(storyEmail(gallery.story).text).toContain(`| ${gallery.story}\n\n${emails.ofTheForm}`)
  expect(storyEmail(gallery.story).text).toContain(emails.ofGallery)
  expect(storyEmail(gallery.story).replyTo).toBeUndefined()
  expect(storyEmail(consultation.story).text).not.toContain(emails.ofGallery)
  expect(storyEmail(consultation.story).replyTo).toBeDefined()
  const edited = storyEmail(`${gallery.story} We marry in May.`)
  expect(edited.subject).toMatch(/^Inquiry: /)
  expect(edited.text).not.toContain(emails.ofTheForm)
})

it('an inquiry’s first line says by which day and time to answer', () => {
  expect(inquiry(anjali).text).toMatch(/^Answer by Thu 26 Nov, 15:30 \(tomorrow\)\n/)
})

it('above the line for the studio, an email has only what the couple knows', async () => {
  const similar = related({ id: 'abcdef01', isSameCouple: false })
  const [email] = await received(inquiry(anjali, [related(), similar]))
  for (const text of [email!.text!, email!.html!]) {
    const [above, below] = text.replace(/^/gm, '> ').split(emails.onlyForStudio)
    const ofStudio = /answered|0000-4000|1234 5678|abcd ef01/
    expect(above).not.toMatch(ofStudio)
    expect(below).toMatch(ofStudio)
  }
})

it('an email names an earlier inquiry only by its reference', () => {
  const { text } = inquiry(anjali, [related()])
  expect(text).toContain(`${emails.related.before}\n1234 5678: the same telephone, another address`)
  const links = (email: string) => email.match(/(mailto:|https:|tel:)\S+/g)
  const own = links(inquiry(anjali).text)!
  expect(links(text)).toEqual(own.filter(link => !/wa\.me|^tel:/.test(link)))
  const later = related({ created_at: hoursEarlier(-1) })
  expect(inquiry(anjali, [later]).text).toContain(emails.related.since)
})

it('whoever writes with a known telephone gets no quoted warning by Reply', () => {
  const warned = inquiry(anjali, [related()])
  expect(warned.text).toMatch(/^Answer by Thu .*\. First read the end of this email\.\n/)
  expect(warned.text).toContain(`${emails.onlyWrite}\n\nWrite: `)
  expect(warned.replyTo).toBeUndefined()
  const similar = inquiry(anjali, [related({ isSameCouple: false })])
  expect(similar.text).not.toContain(emails.readEnd)
  expect(similar.replyTo).toBeDefined()
})

it('a telephone that another inquiry may give too has no button, unless no address works', () => {
  const buttons = (text: string) => text.match(/^(Write|WhatsApp|Call)(?=: )/gm) ?? []
  const dead = { ...anjali, email: 'a@gmial' }
  expect(buttons(inquiry(anjali, [related()]).text)).toEqual(['Write'])
  expect(buttons(inquiry(dead, [related()]).text)).toEqual(['WhatsApp', 'Call'])
  const refused = refusedTextEmail(listed(anjali), { related: [related()], now })
  expect(buttons(refused.text)).toEqual(['Write'])
  const remind = (...stored: StoredInquiry[]) =>
    buttons(reminderEmail('reminder', stored.map(listed), { now }).text)
  const twin = short(2, { created_at, email: 'other@example.org' })
  expect(remind(anjali, twin)).toEqual(['Write', 'Write'])
  expect(remind(anjali, { ...twin, email: 'a@gmial' })).toEqual(['Write'])
  const bothDead = remind(dead, { ...twin, email: 'b@gmial' })
  expect(bothDead).toEqual(['WhatsApp', 'Call', 'WhatsApp', 'Call'])
})

it('a reminder says how to answer with another inquiry that is not in it', () => {
  const remind = (stored: StoredInquiry, ...others: RelatedInquiry[]) => {
    const context = { now, related: new Map([[stored.token, others]]) }
    return reminderEmail('reminder', [listed(stored)], context).text
  }
  const text = remind(anjali, related())
  expect(text).toMatch(/1234 5678: the same telephone, another address.*Answer it by/)
  expect(text).toContain(emails.related.answerEach)
  expect(text).not.toMatch(/^(WhatsApp|Call): /m)
  const dead = remind({ ...anjali, email: 'a@gmial' }, related())
  expect(dead).toContain(emails.doubts.noDotOfRelatedEntry)
  expect(dead).toContain(`${emails.related.answerOther}\n\nWhatsApp: `)
  expect(remind(anjali, related({ isSameCouple: false }))).toBe(remind(anjali))
  const nda = detailed(2, { created_at, nda: 'nda' })
  expect(remind(nda, related())).toBe(remind(nda))
})

it('the end of an email tells one address from two, and says what is still due', () => {
  const { answerOnce, answerToo, answerEach, answerThis, answerOther } = emails.related
  const same = { hasSameAddress: true, answered_at: hoursEarlier(0.5) }
  const withSame = inquiry(anjali, [related(same)]).text
  expect(withSame).toContain('the same address, received Wed 25 Nov, 14:30')
  expect(withSame).toContain('It was marked as answered Wed 25 Nov, 15:00')
  expect(withSame).toContain(answerToo)
  expect(withSame).not.toContain(answerOnce)
  const waiting = inquiry(anjali, [related(same), related({ ...same, answered_at: null })]).text
  expect(waiting).toContain(answerOnce)
  const otherAnswered = inquiry(anjali, [related({ ...same, hasSameAddress: false })]).text
  expect(otherAnswered).toContain(answerThis)
  const withOther = inquiry(anjali, [related(same), related({ id: '2' })]).text
  expect(withOther).toContain('Answer it by Thu 26 Nov, 14:30')
  expect(withOther).toContain(answerEach)
  expect(withOther).not.toContain(answerOnce)
  expect(inquiry(anjali, [related({ created_at: hoursEarlier(25) })]).text).toContain(
    'It is overdue',
  )
  const dead = inquiry({ ...anjali, email: 'a@gmial' }, [related()]).text
  expect(dead).toContain(`| a@gmial\n\n${emails.doubts.noDotOfRelated}`)
  expect(dead).toContain(answerOther)
  expect(dead).not.toContain(answerEach)
})

it('a list keeps one couple’s inquiries together, each with its address', () => {
  const wrong = short(2, { created_at: hoursEarlier(3), email: 'wrong@exmaple.org' })
  const between = short(3, { created_at: hoursEarlier(2), email: 'b@b.example', phone: '1' })
  const right = short(4, { created_at: hoursEarlier(1) })
  const inquiries = [wrong, between, right].map(listed)
  const { text } = reminderEmail('reminder', inquiries, { now })
  expect(text).toMatch(
    /these 2 together \(6951 0002, 6951 0004\).*6951 0002.*wrong@exmaple.*6951 0004.*anjali@.*6951 0003/s,
  )
  expect(text).toContain(emails.related.eachInList)
  expect(text).not.toContain('| b@b.example')
  const twice = [anjali, short(2, { created_at })].map(listed)
  expect(reminderEmail('reminder', twice, { now }).text).toContain(emails.related.onceInList)
})

it('in a list, an address that cannot work leaves the answer to the couple’s other one', () => {
  const dead = short(2, { created_at: hoursEarlier(3), email: 'a@gmial' })
  const remind = (...stored: StoredInquiry[]) =>
    reminderEmail('reminder', stored.map(listed), { now }).text
  const withOther = remind(dead, anjali)
  expect(withOther).toContain(emails.doubts.noDotInGroup)
  expect(withOther).toContain('Write only to 6951 0001: an email does not reach 6951 0002.')
  expect(withOther).not.toContain(emails.related.eachInList)
  expect(withOther.match(/^Write: /gm)).toHaveLength(1)
  const bothDead = remind(dead, short(3, { created_at, email: 'b@gmial' }))
  expect(bothDead).not.toContain(emails.related.eachInList)
  expect(bothDead.match(new RegExp(emails.doubts.noDot, 'g'))).toHaveLength(2)
})

it('a reminder shows a doubtful address, has no Write to it, and says where the words are', () => {
  const dead = listed(short(2, { created_at, email: 'a@gmial' }))
  const { text } = reminderEmail('reminder', [dead], { now })
  expect(text).toContain(`| a@gmial\n| +91 98765 43210\n\n${emails.doubts.noDot}\n\n`)
  expect(text).toContain('search this mailbox for 6951 0002.\n\nWhatsApp: ')
  expect(text).not.toContain('Write: ')
  const alone = listed(short(2, { created_at, email: 'a@gmial', phone: null }))
  expect(reminderEmail('reminder', [alone], { now }).text).toContain('Write: ')
  expect(list([anjali]).text).not.toContain('search this mailbox')
  expect(reminderEmail('overdue', [dead], { now }).text).toContain(emails.reminders.apologise)
})

it('no email reveals anything about a couple who want a full NDA', () => {
  const nda = detailed(2, { nda: 'nda', email: anjali.email })
  const ordinary = related({ id: anjali.id, created_at: hoursEarlier(2) })
  const context = { related: [ordinary], now, hasColleague: true }
  const [forStudio, forColleague] = fullNdaEmails(listed(nda), context)
  const alone = fullNdaEmails(listed(nda), { ...context, hasColleague: false })
  const before = { ...nda, created_at: hoursEarlier(2) }
  const all = [forStudio!, forColleague!, ...alone]
  for (const { subject, text, html } of [...all, list([nda])])
    expect(subject + text + html).not.toMatch(/Meera|anjali@|7946|library|Lake Palace|6951 0001/)
  for (const both of [list([anjali, nda]), list([anjali, before])])
    expect(both.text).not.toContain('these 2 together')
  expect([forStudio!.audience, forColleague!.audience]).toEqual(['studio', 'others'])
  expect(forColleague!.text).not.toContain('/answered/')
  expect(forColleague!.text).toContain(`from export where reference = '6951 0002'`)
  expect(forStudio!.text).not.toContain('docker')
  expect(alone).toHaveLength(1)
  expect(alone[0]!.text).toMatch(/\/answered\/.*from export where reference = '6951 0002'/s)
  const byReference = reminderByReferenceEmail('reminder', [nda, anjali].map(listed), { now })
  expect(byReference.text).toMatch(/^6951 0002 · Full NDA: have you told the studio\? · Answer/m)
  expect(byReference.text).toMatch(/^6951 0001 · Answer/m)
})

it('where details are withheld, staff learn whom to ring, and the colleague what to type', () => {
  setEnv('NOTICE_DETAILS', 'no')
  const { text } = inquiry(anjali, [related({ hasSameAddress: true })])
  expect(text).toMatch(/^Answer by .*First read the end.*\n\nRing \S+ \S+ and say: 6951 0001\./)
  expect(text).toMatch(/\/answered\/.*from export where reference = '6951 0001'/s)
  const flagged = { ...anjali, flags: ['markup'] }
  expect(list([flagged]).text).toMatch(/^Ring \S+ \S+ now about 6951 0001: it may be advertising/)
  expect(list([flagged, flagged]).text).toMatch(/^Ring \S+ \S+ now about these 2: /)
  expect(inquiry({ ...anjali, email: 'a@gmial' }, [related()]).text).not.toContain('does not work')
})

it('after a refusal as spam, an email has all buttons but no answer', () => {
  const inquiry = listed(anjali)
  const refused = [
    refusedTextEmail(inquiry, { related: [], now }),
    inquiryListEmail([inquiry], { now, countElsewhere: 0, hasWords: false }),
    reminderEmail('reminder', [inquiry], { now, hasWords: false }),
  ]
  for (const { subject, text, html } of refused) {
    expect(subject + text + html).not.toMatch(/Anjali|Rohan|Udaipur|Churchgate/)
    expect(text).toContain('6951 0001')
    expect(text.match(/^(Write|WhatsApp|Call|Mark as answered)/gm)).toHaveLength(4)
  }
})

it('a list of flagged inquiries begins with what to do, and has no Reply and no greeting', () => {
  const flagged = { ...anjali, flags: ['markup'] }
  const { replyTo, text } = list([flagged])
  expect(replyTo).toBeUndefined()
  expect(text).toMatch(/^Read this now: it may be advertising, or from a couple\n/)
  expect(text).toContain('May be advertising. If not, answer by Thu 26 Nov, 15:30')
  expect(text).toMatch(/wa\.me\/\d+$/m)
  expect(list([flagged, flagged]).text).toMatch(/^Read these 2 now: each may be /)
})

it('flagged inquiries come last in a list and push nobody off it', () => {
  const flagged = Array.from({ length: 60 }, (_, index) =>
    short(100 + index, {
      created_at: hoursEarlier(30),
      email: `${index}@spam.example`,
      phone: '1',
      flags: ['markup'],
    }),
  )
  const honest = short(1, { created_at: hoursEarlier(20) })
  const { subject, text } = list([...flagged, honest])
  expect(subject).toBe('New inquiries: 1, and 60 to check')
  expect(text.indexOf('6951 0001')).toBeLessThan(text.indexOf(emails.lists.toCheck))
  expect(text).not.toContain('Overdue')
  expect(list(flagged).subject).toBe('Check: 60 that may be advertising')
  const waiting = [honest, ...flagged.slice(0, 39)].map(listed)
  const counts = { ...nobody, today: 1, toCheck: 60 }
  const facts = { now, alarms: [], backupVerifiedAt: undefined, smokeTestPassedAt: undefined }
  const summary = summaryEmail({ ...facts, waiting, counts })
  expect(summary.subject).toBe('Summary: 1 waiting, 60 to check')
  expect(summary.text).toMatch(/^Answer this one\n\nToday 1 · To check 60\n/)
  expect(summary.text).toMatch(/And \d\d more that may be advertising: /)
})

it('a doubtful answer has a remark beside it, above the buttons', () => {
  const { text } = inquiry(short(1, { created_at, email: 'a@gmial', wedding_date: '2026-02-14' }))
  const { noDot, inThePast } = emails.doubts
  expect(text).toMatch(new RegExp(`${inThePast}.*\\| a@gmial\n\n${noDot}\n\nWhatsApp: `, 's'))
  expect(text).toContain('%20your%20wedding.%20') // and no day that has passed
  const noPhone = inquiry(short(1, { created_at, email: 'a@gmial', phone: 'after six' }))
  expect(noPhone.text).toContain(emails.doubts.noDotAndNoPhone)
  expect(noPhone.text).toContain(`| after six\n\n${emails.doubts.noDigitsAndNoDot}`)
})

it.each([
  ['first.last@mail.example.org', 'first.last@mail.example.org'],
  ["o'brien+wedding@example.org", "o'brien+wedding@example.org"],
  ['www.evil.in@example.org', 'www. evil. in@example.org'],
  ['http://evil.in/x@example.org', 'http: //evil. in/x@example.org'],
  ['evil.in/x@example.org', 'evil. in/x@example.org'],
])('the address %s is shown as %s', (email, shown) => {
  expect(inquiry({ ...anjali, email }).text).toContain(`| ${shown}\n`)
})

const ourLines = (text = '') =>
  text.replace(/^\| .*\n/gm, '').replace(/(?<=: (mailto:|https:\/\/wa\.me|tel:)).*/g, '')
const tags = (html = '') => html.match(/<(?!br)[^>\s]+/g)
const foreignLink =
  /href="(?!mailto:[^?]+@example\.org\?subject=[^&]+(&amp;body=[^&]+)?"|https:\/\/wa\.me\/\d+(\?text=[^&]*)?"|tel:\+\d+"|https:\/\/www\.site\.example\/answered\/1111)/

const { guest_count: guests, phone } = inquiryForm.labels
const forgery = 'Mark as answered (www.site.example): https://our-name.evil.in/answered/1'
it.each([
  ['lines', `Asha\r\nBcc: x@evil.in\r\n\r\n${forgery}\u2028${forgery}\u0085${forgery}\v${forgery}`],
  ['an encoded word', '=?utf-8?Q?Asha=0ABcc:_x@evil.in?='],
  ['a forged quote', `> | Anjali\n| Rohan\n${'-'.repeat(40)}\n${emails.onlyForStudio}`],
  ['a long name', 'a'.repeat(300)],
  ['ten thousand marks', `Z${'\u0351'.repeat(5_000)}${'\u0351\u200d'.repeat(5_000)}`],
  ['a text turned round', 'Asha\u202egnp.exe'],
  ['a code of the telephone', '+*21*919876543211#'],
  ['HTML', '</p></blockquote><a href="https://evil.in">Mark</a><script>1</script>&lt;hr&gt;'],
  ['addresses', 'www.evil.in evil。in/x http://10.0.0.1/answered/x mailto:x@evil.in'],
])('a stranger adds no header, link or line to an email: %s', async (_, hostile) => {
  // Without a digit, a telephone has a sentence of ours beside it.
  const number = /\d/.test(hostile) ? hostile : `${hostile} 1`
  const answers = { names: hostile, location: hostile, guest_count: hostile, phone: number }
  const words = { message: `${hostile}\n${forgery}`, email: 'a?cc=x&x@example.org' }
  const sent = [{ ...answers, ...words }, { phone: '1' }].flatMap(changes => {
    const stored = { ...anjali, ...changes }
    const twin = { ...stored, ...short(2, { ...changes, created_at }) }
    return [
      inquiry(stored),
      list([{ ...stored, flags: ['markup'] }]),
      list([stored, twin]),
      refusedTextEmail(listed(stored), { related: [], now }),
    ]
  })
  const emailsOfBoth = await received(...sent)
  const honest = emailsOfBoth.splice(4)
  for (const [index, email] of emailsOfBoth.entries()) {
    const { headers, text, html } = honest[index]!
    expect(email.headers.map(({ key }) => key)).toEqual(headers.map(({ key }) => key))
    expect(email.subject).not.toMatch(/[\r\n\u202e\u2028]|=\?|.{250}/)
    expect(ourLines(email.text)).toBe(ourLines(text))
    expect(tags(email.html)).toEqual(tags(html))
    expect(email.html).not.toMatch(foreignLink)
    expect(email.text).not.toMatch(/(\p{M}\u200d?){8}/u)
    const oneLine = [guests, phone].flatMap(
      label => email.text!.match(new RegExp(`^${label}\n(.*)\n\n`, 'm'))?.[1] ?? [],
    )
    if (text!.includes(guests)) expect(oneLine).toHaveLength(2)
    for (const line of [email.subject, ...oneLine])
      expect(line).not.toMatch(/:\/\/|[.\u3002](\p{L}|\d+\S*\/)|mailto:\S/u)
  }
})

it('no email, in any writing system, is so long that Gmail clips it', async () => {
  const many = (names: string) => {
    const row = listed({ ...anjali, names, message: names.repeat(9) })
    const inquiries = Array.from({ length: 8_000 }, (_, index) => ({
      ...row,
      email: `${index}@example.org`,
      phone: `${10_000_000 + index}`,
    }))
    return inquiryListEmail(inquiries, { now, countElsewhere: 0 })
  }
  const longest = (letter: string) => {
    const story = letter.repeat(10_000)
    const culturalDetails = letter.repeat(5_000)
    const visualReferences = letter.repeat(2_000)
    return inquiry(detailed(1, { story, culturalDetails, visualReferences }))
  }
  const sent = await received(
    many('Anjali & Rohan'),
    many('अ'.repeat(200)),
    many('"'.repeat(200)),
    longest('a'),
    longest('अ'),
    longest('"'),
    longest('\n<'),
    inquiry({ ...anjali, message: 'the अ of '.repeat(1_100) }),
  )
  for (const { raw } of sent) expect(Buffer.byteLength(raw)).toBeLessThan(100_000)
  for (const { text } of sent.slice(0, 3)) {
    const named = text!.match(/\/answered\//g)!.length
    expect(named).toBeGreaterThan(9)
    expect(text).toContain(`And ${(8_000 - named).toLocaleString('en-IN')} more: `)
  }
  expect(sent[4]!.text!.indexOf(emails.cutAbove)).toBeLessThan(sent[4]!.text!.indexOf('Write: '))
  const areCut = sent.slice(3, 5).map(({ text }) => text!.includes(emails.cut))
  expect(areCut).toEqual([false, true])
  const say = sent.slice(3, 5).map(({ text }) => text!.includes(emails.cutAbove))
  expect(say).toEqual(areCut)
})

it('the plain text marks each quoted line and shows each button’s address', () => {
  const html =
    '<p>Ours</p><blockquote><bdi>one<br><br>| two &lt;hr&gt; &amp; \u200b</bdi></blockquote>' +
    '<section><a href="https://a.example/?a=1&amp;b=2">Write</a><a href="tel:+1">Call</a></section>'
  const text =
    'Ours\n\n| one\n| \n| | two <hr> & \u200b\n\nWrite: https://a.example/?a=1&b=2\nCall: tel:+1\n'
  expect(toPlainText(html)).toBe(text)
  const long = 'a word '.repeat(500).trim()
  expect(toPlainText(`<blockquote>${long}</blockquote>`)).toBe(`| ${long}\n`)
})

it.each([
  [0.4, 'one minute'],
  [25, '25 minutes'],
  [200, '3 hours'],
  [3_000, '2 days'],
])('an alarm of %d minutes is reported as over after %s', (minutes, words) => {
  const since = new Date('2026-11-25T10:10:00Z')
  const endedAt = new Date(since.getTime() + minutes * 60_000)
  const { text } = alarmOverEmail({ problem: { kind: 'site', detail: '502' }, since }, { endedAt })
  const first = `^The site \\S+ answers again\\. Over after ${words}, at \\d\\d:\\d\\d\\.\n`
  expect(text).toMatch(new RegExp(first))
})

const noFacts = {
  now,
  waiting: [],
  alarms: [],
  backupVerifiedAt: null,
  smokeTestPassedAt: undefined,
}

it('a summary’s notes for the colleague come last, and staff forward no couple', () => {
  const { text } = summaryEmail({ ...noFacts, counts: nobody, hasOneAddress: true })
  const { noBackup, copy, oneAddress } = emails.summary
  expect(text).toMatch(new RegExp(`${noBackup}\\s+-+\\s+${copy}\\s+${oneAddress}\\s*$`))
  expect(text.indexOf(emails.summary.noteAtEnd)).toBeGreaterThan(0)
  expect(text.indexOf(emails.summary.noteAtEnd)).toBeLessThan(text.indexOf(noBackup))
  const quiet = { ...noFacts, counts: nobody }
  expect(summaryEmail(quiet).text).not.toContain(copy)
})

it('a summary begins with what is broken, as urgently as the worst of it', () => {
  const disk = { problem: { kind: 'disk', gigabytes: 1 }, since: now } as const
  const site = { problem: { kind: 'site', detail: '502' }, since: now } as const
  const written = (alarms: Alarm[]) => summaryEmail({ ...noFacts, counts: nobody, alarms })
  const { first } = emails.summary
  expect(written([disk]).text.startsWith(first.today)).toBe(true)
  expect(written([disk]).subject).toBe('Summary: something is to be repaired, nobody waits')
  expect(written([disk, site]).text.startsWith(first.now)).toBe(true)
  expect(written([disk, site]).subject).toBe('Summary: something is broken, nobody waits')
})

it('the summary’s first line says how many to answer, and how many are overdue', () => {
  const firstLine = (counts: object) =>
    summaryEmail({ ...noFacts, counts: { ...nobody, ...counts } }).text.split('\n')[0]
  expect(firstLine({ overdue: 2, later: 3 })).toBe('Answer 5, from the top: 2 overdue')
  expect(firstLine({ today: 1 })).toBe('Answer this one')
  expect(firstLine({ overdue: 1 })).toBe('Answer this one now: it is overdue')
  expect(firstLine({ toCheck: 4 })).toBe('Read 4 to check')
})

it('what is due before tomorrow’s summary is to be answered today', () => {
  const remind = (received: string, now: string) => {
    const inquiry = listed({ ...anjali, created_at: new Date(`2026-11-${received}+05:30`) })
    return reminderEmail('reminder', [inquiry], { now: new Date(`2026-11-${now}+05:30`) }).text
  }
  const early = /^Answer by Thu 26 Nov, 0.:.0 \(tomorrow\): answer it today\n/
  expect(remind('25T05:00', '25T21:30')).toMatch(early)
  expect(remind('25T08:00', '25T21:30')).toMatch(early)
  expect(remind('25T08:10', '25T21:30')).toMatch(/^Answer by Thu 26 Nov, 08:10 \(tomorrow\)\n/)
  expect(remind('25T05:00', '26T00:30')).toMatch(/^Answer by Thu 26 Nov, 05:00 \(today\)\n/)
})

it.each([
  [{ kind: 'site', detail: '502' }, [emails.alarm.staffOfOver, emails.alarm.noRinging]],
  [{ kind: 'email', detail: 'EAUTH 535' }, [emails.alarm.lateEmails, emails.alarm.noRinging]],
  [
    { kind: 'database', detail: '1' },
    [emails.alarm.staffOfOver, emails.alarm.lateEmails, emails.alarm.noRinging],
  ],
  [{ kind: 'disk', gigabytes: 1 }, [emails.alarm.nothingToDo]],
] satisfies [Problem, string[]][])(
  'over says what is left to do after %j',
  (problem, sentences) => {
    const { text } = alarmOverEmail({ problem, since: now }, { endedAt: now })
    expect(text.split('\n')).toContain(sentences.join(' '))
  },
)

it('an alarm about the studio’s mailbox does not blame the mail server', () => {
  const email = (detail: string) =>
    alarmEmail({ problem: { kind: 'email', detail }, since: now }, { now })
  expect(email('EENVELOPE 552').subject).toContain('refuses all emails to the studio')
  expect(email('EENVELOPE 552').text).toMatch(/^\S+ \S+: ring the studio now\. /)
  expect(email('EAUTH 535').subject).toContain('took no email from www.site.example')
})

it('no email asks staff to empty a mailbox, where inquiries may lie unanswered', () => {
  for (const [name, write] of Object.entries(sampleEmails))
    expect(write().text, name).not.toMatch(
      /empt(y|ies|ied) (it|the mailbox|a full)|mailbox emptied/,
    )
  for (const name of ['alarm-mailbox', 'alarm-recipient'])
    expect(sampleEmails[name]!().text).toContain('no inquiry, summary or reminder')
})

it('an alarm that the mail server held back says not to ring once it is over', () => {
  expect(sampleEmails['alarm-email']!().text).toMatch(
    /^Staff: ring .* unless an email called Over /,
  )
  expect(sampleEmails['alarm-email']!().text).toContain('forward it')
  expect(sampleEmails['alarm-mailbox']!().text).not.toContain('forward it')
})

it('each alarm says first whether staff ring the colleague now or today', () => {
  for (const [name, write] of Object.entries(sampleEmails).filter(([name]) =>
    /^alarm-(?!mailbox)/.test(name),
  )) {
    const isLater = /backup|disk|recipient|heartbeat/.test(name)
    expect(write().text, name).toMatch(isLater ? /^Staff: make sure today/ : /^Staff: ring .* now/)
  }
})
