import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { facts } from '@/content/facts'
import { detailedInquiryForm, detailedInquiryNotice, inquiryForm, inquiryNotice } from '@/content/inquiry'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import type { InboxRow } from '@/db/inbox'
import { inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { runOn } from './testing'
import { openMailServer, readMail } from './testing-mail'

const { labels, options } = inquiryForm
const database = await freshDatabase({ emptied: true })
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function startMailServer(password?: string) {
  const mailServer = await openMailServer(0, password)
  ends.push(() => mailServer.close())
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${mailServer.port}`)
  vi.stubEnv('SMTP_TO', 'studio@example.com')
  return mailServer
}
const notify = () => runOn(database, ['notify'])
const oldest = async () => (await database.owner<InboxRow[]>`select * from inbox`).at(-1)!

type Mail = ReturnType<typeof readMail>

/** The notice of every stored inquiry, as it arrives. */
async function notices() {
  const mailServer = await startMailServer()
  expect((await notify()).code).toBe(0)
  return mailServer.mails.map(readMail)
}

const erasedLater =
  'It is erased 24 months after it arrived: copy what a commission needs into its own papers before.\n'

it('couples and staff are told the same of erasure: after 24 months, whoever wrote it', () => {
  for (const { inShort: text, promises } of [inquiryNotice, detailedInquiryNotice]) {
    const howLong = promises.find(({ term }) => term === 'How long')!.text
    expect(text).toMatch(/erased 24 months after it arrived/)
    expect(howLong).toMatch(/^Twenty-four months from the day it arrived, whoever wrote it/)
  }
  expect(readFileSync('STAFF.md', 'utf8')).toMatch(/After 24 months\*\* .* erases every inquiry .* a client's too/s)
})

describe('a notice, as it arrives,', () => {
  const couple = /Asha|asha|98765|Udaipur|February|2027|Churchgate/
  const time = /^\d{1,2} [A-Z][a-z]{2}, \d\d:\d\d IST$/
  const typed = {
    ...{ ...inquiry, names: 'Asha & Kabir', email: 'asha@example.org' },
    ...{ location: 'Udaipur', budget: '12+' as const, guest_count: null },
  }

  it('says which inquiry and by when, and contains nothing of the couple', async () => {
    await saveInquiry({ ...typed, message: 'Churchgate' }, ['offer'])
    await saveInquiry({ ...typed, message: 'Churchgate, again' })
    const row = await oldest()
    const [{ headers, text }, second] = (await notices()) as [Mail, Mail]
    expect(row.answer_due).toMatch(time)
    expect(headers).toContain('To: studio@example.com')
    expect(headers).toContain(`Subject: Inquiry ${row.reference}, answer by ${row.answer_due}, looks like spam`)
    expect(text).toBe(
      [
        `A new inquiry arrived on ${row.received}, by the form "Share Your Story", looks like spam.`,
        `An answer is promised by ${row.answer_due}.`,
        'Another inquiry names the same wedding date.',
        `To read it: npm run inquiries -- show ${row.reference}`,
        `When you have answered: npm run inquiries -- answered ${row.reference}`,
        erasedLater,
      ].join('\n\n'),
    )
    expect([text, ...second.headers, second.text].join()).not.toMatch(couple)
    expect(headers.filter(line => !line.startsWith('Message-ID') && couple.test(line))).toEqual([])
  })

  it('contains with NOTICE_DETAILS=yes all answers, and links to reply by', async () => {
    vi.stubEnv('NOTICE_DETAILS', 'yes')
    await saveInquiry({ ...typed, message: 'We met in the rain at Churchgate.\nAre you free?' })
    await saveDetailedInquiry({ ...shortestDetailedInquiry, name: 'मीरा', weddingDate: '2027-02-14' })
    const row = await oldest()
    const [asha, meera] = (await notices()) as [Mail, Mail]
    expect(asha.headers).toContain(`Subject: Asha & Kabir, 14 February 2027, Udaipur, answer by ${row.answer_due}`)
    expect(asha.text).toBe(
      [
        'Asha & Kabir\n14 February 2027, Udaipur',
        `Answer by ${row.answer_due} (received ${row.received}).`,
        'two inquiries for 14 February 2027',
        'WhatsApp:\nhttps://wa.me/919876543210',
        'Call:\ntel:+919876543210',
        `Reply:\nmailto:asha@example.org?subject=${encodeURIComponent(`Your wedding on 14 February 2027: ${facts.name}`)}`,
        [
          `${labels.names}: Asha & Kabir`,
          `${labels.email}: asha@example.org`,
          `${labels.phone}: +91 98765 43210`,
          `${labels.wedding_date}: 14 February 2027`,
          `${labels.location}: Udaipur`,
          `${labels.guest_count}: –`,
          `${labels.budget}: ${options.budget['12+']}`,
          `${labels.message}:\n  We met in the rain at Churchgate.\n  Are you free?`,
        ].join('\n'),
        `When you have answered:\nnpm run inquiries -- answered ${row.reference}`,
        erasedLater,
      ].join('\n\n'),
    )
    expect(asha.headers).toContain('Reply-To: "Asha & Kabir" <asha@example.org>')
    expect(meera.headers.find(line => line.startsWith('Subject: '))).toMatch(
      /^Subject: मीरा, 14 February 2027, answer by /,
    )
    expect(meera.text).not.toMatch(/WhatsApp|tel:/) // no number was given
    expect(meera.text).toContain(`\n${detailedInquiryForm.labels.nda}: –\n`)
  })

  it('takes no header and no link from what a stranger typed', async () => {
    vi.stubEnv('NOTICE_DETAILS', 'yes')
    const names = 'Asha\r\nBcc: evil@example.org\r\n\r\nhello'
    const hostile = { names, email: 'a?bcc=evil&x"\r\n@example.org', phone: 'tel:+1;2', wedding_date: '2027-12-05' }
    await saveInquiry({ ...typed, ...hostile })
    const [mail] = (await notices()) as [Mail]
    expect(mail.headers.filter(line => /^(bcc|cc|to):/i.test(line))).toEqual(['To: studio@example.com'])
    expect(mail.headers.find(line => line.startsWith('Subject: '))).toMatch(
      /^Subject: Asha Bcc: evil@example.org hello, 5 December/,
    )
    expect(mail.headers.filter(line => /^reply-to:/i.test(line))).toEqual([])
    expect(mail.text).toContain('mailto:a%3Fbcc%3Devil%26x%22%0D%0A@example.org?subject=Your')
    expect(mail.text).not.toMatch(/wa\.me|^tel:/m)
  })

  it.each([
    ['asha@bücher.example', '"Asha & Kabir" <asha@xn--bcher-kva.example>'],
    [`x" o'neil,asha+1@example.org`, `"Asha & Kabir" <"x\\" o'neil,asha+1"@example.org>`],
    ['asha@example.org\r\nBcc: evil@example.org', undefined],
    ['आरव@उदाहरण.भारत', undefined], // only servers with SMTPUTF8 accept it in a header
  ])('to %s is answered by Reply as %s, and by a link', async (email, replyTo) => {
    vi.stubEnv('NOTICE_DETAILS', 'yes')
    await saveInquiry({ ...typed, email })
    const [mail] = (await notices()) as [Mail]
    const header = mail.headers.find(line => /^reply-to:/i.test(line))
    expect(header).toBe(replyTo && `Reply-To: ${replyTo}`)
    expect(mail.text).toContain(`mailto:${email.split('@').map(encodeURIComponent).join('@')}?`)
  })
})

describe('a mail that cannot be sent', () => {
  it('for a refused password is reported by codes only, and is sent once the password is right', async () => {
    const mailServer = await startMailServer('hunter2')
    await saveInquiry({ ...inquiry, names: 'Asha' })
    const at = (password: string) => `smtp://studio:${password}@127.0.0.1:${mailServer.port}`
    vi.stubEnv('SMTP_URL', at('wrong-word'))
    expect(await notify()).toMatchObject({ code: 1, said: '1 could not be sent (EAUTH, response code 535).' })
    vi.stubEnv('SMTP_URL', at('hunter2'))
    expect((await notify()).code).toBe(0)
    expect(mailServer.mails).toHaveLength(1)
  })

  it('to another machine is not sent unencrypted', async () => {
    const mailServer = await startMailServer()
    // The same server by a name that is not recognised as this machine.
    vi.stubEnv('SMTP_URL', `smtp://127.1:${mailServer.port}`)
    await saveInquiry(inquiry)
    expect(await notify()).toMatchObject({ code: 1, said: '1 could not be sent (ETLS, response code 500).' })
    expect(mailServer.received).toEqual([])
  })

  it.each([
    ['SMTP_URL', 'https://mail.example', /^SMTP_URL must read /],
    ['NOTICE_DETAILS', 'true', /^NOTICE_DETAILS must be yes or no\.$/],
  ])('is refused beforehand where %s is %j', async (name, value, sentence) => {
    await startMailServer()
    vi.stubEnv(name, value)
    await expect(notify()).rejects.toThrow(sentence)
  })
})
