import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { readLetters } from '@/db/letters'
import { inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { runAs } from './testing'
import { end, openMailServer, readMail, spawnWatch } from './testing-watch'
import { mailer } from './watching/mail'

const patience = { timeout: 20_000, interval: 50 }
const database = await freshDatabase({ emptied: true })
const ends: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const end of ends.splice(0)) await end()
})

async function startMailServer(port?: number, password?: string) {
  const mailServer = await openMailServer(port, password)
  ends.push(() => mailServer.close().catch(() => undefined))
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${mailServer.port}`)
  vi.stubEnv('SMTP_TO', 'studio@example.com')
  return mailServer
}

type Mail = ReturnType<typeof readMail>

/** The notice of every inquiry that is stored, as it arrives at the mailbox. */
async function notices() {
  const mailServer = await startMailServer()
  const send = mailer()
  for (const letter of await readLetters(database.staffUrl)) await send(letter)
  return mailServer.mails.map(readMail)
}

describe('a notice, as it arrives,', () => {
  const couple = /Asha|asha|98765|Udaipur|February|2027|Churchgate/
  const time = /^\d{1,2} [A-Z][a-z]{2}, \d\d:\d\d IST$/
  const letter = {
    ...{ ...inquiry, names: 'Asha & Kabir', email: 'asha@example.org' },
    ...{ location: 'Udaipur', budget: '12+' as const, guest_count: null },
  }

  it('says which inquiry and by when, and holds nothing of the couple', async () => {
    await saveInquiry({ ...letter, message: 'Churchgate' }, ['offer'])
    await saveInquiry({ ...letter, message: 'Churchgate, again' })
    const row = (await readLetters(database.staffUrl))[0]!.inbox
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
        `When you have answered: npm run inquiries -- answered ${row.reference}\n`,
      ].join('\n\n'),
    )
    expect([text, ...second.headers, second.text].join()).not.toMatch(couple)
    expect(headers.filter(line => !line.startsWith('Message-ID') && couple.test(line))).toEqual([])
  })

  it('holds with NOTICE_DETAILS=yes what one answers from, and links that open it', async () => {
    vi.stubEnv('NOTICE_DETAILS', 'yes')
    await saveInquiry({ ...letter, message: 'We met in the rain at Churchgate.\nAre you free?' })
    await saveDetailedInquiry({ ...shortestDetailedInquiry, name: 'मीरा', weddingDate: '2027-02-14' })
    const row = (await readLetters(database.staffUrl))[0]!.inbox
    const [asha, meera] = (await notices()) as [Mail, Mail]
    expect(asha.headers).toContain(`Subject: Asha & Kabir, 14 February 2027, Udaipur, answer by ${row.answer_due}`)
    expect(asha.text).toBe(
      [
        'Asha & Kabir\n14 February 2027, Udaipur',
        `Answer by ${row.answer_due} (received ${row.received}).`,
        'two letters for 14 February 2027',
        'WhatsApp:\nhttps://wa.me/919876543210',
        'Call:\ntel:+919876543210',
        'Reply:\nmailto:asha@example.org?subject=Your%20wedding%20on%2014%20February%202027%3A%20Noor%20Vista',
        'Your Names: Asha & Kabir\nEmail Address: asha@example.org\nPhone Number: +91 98765 43210\n' +
          'Wedding Date: 14 February 2027\nLocation: Udaipur\nGuest Count: –\nInvestment Range: ₹12 lakhs and above\n' +
          'Tell Us Your Story:\n  We met in the rain at Churchgate.\n  Are you free?',
        `When you have answered:\nnpm run inquiries -- answered ${row.reference}\n`,
      ].join('\n\n'),
    )
    expect(meera.headers.find(line => line.startsWith('Subject: '))).toMatch(
      /^Subject: मीरा, 14 February 2027, answer by /,
    )
    expect(meera.text).not.toMatch(/WhatsApp|tel:/) // no number was given
    expect(meera.text).toContain('\nDiscretion: –\n')
  })

  it('takes no header and no link from what a stranger typed', async () => {
    vi.stubEnv('NOTICE_DETAILS', 'yes')
    const names = 'Asha\r\nBcc: evil@example.org\r\n\r\nhello'
    const typed = { names, email: 'a?bcc=evil&x"\r\n@example.org', phone: 'tel:+1;2', wedding_date: '2027-12-05' }
    await saveInquiry({ ...letter, ...typed })
    const [mail] = (await notices()) as [Mail]
    expect(mail.headers.filter(line => /^(bcc|cc|to):/i.test(line))).toEqual(['To: studio@example.com'])
    expect(mail.headers.find(line => line.startsWith('Subject: '))).toMatch(
      /^Subject: Asha Bcc: evil@example.org hello, 5 December/,
    )
    expect(mail.text).toContain('mailto:a%3Fbcc%3Devil%26x%22%0D%0A@example.org?subject=Your')
    expect(mail.text).not.toMatch(/wa\.me|^tel:/m)
  })

  it.each(['', 'no'])('holds none with NOTICE_DETAILS=%j', async value => {
    vi.stubEnv('NOTICE_DETAILS', value)
    await saveInquiry(letter)
    expect((await notices())[0]!.text).not.toMatch(couple)
  })
})

describe('a mail that cannot be sent', () => {
  const secrets = /asha|studio@|example|hunter2|wrong-word|मीरा/i

  /** `watch --mail`, to which an inquiry then comes in. */
  async function mailing(address: string, dataDir: string) {
    const mailTo = { SMTP_URL: address, SMTP_TO: 'studio@example.com' }
    const watch = spawnWatch(['--mail'], { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, ...mailTo })
    ends.push(() => end(watch.child, 'SIGKILL'))
    await expect.poll(watch.said, patience).toContain('Watching.')
    return watch
  }
  const log = (why: string) => `1 could not be delivered (${why}): trying again.`

  it('for a refused password says so in the log, and is sent once the password is right', async () => {
    const mailServer = await startMailServer(0, 'hunter2')
    const dataDir = temporaryFolder()
    const at = (password: string) => `smtp://studio:${password}@127.0.0.1:${mailServer.port}`
    const wrong = await mailing(at('wrong-word'), dataDir)
    await saveInquiry({ ...inquiry, names: 'Asha' })
    await expect.poll(wrong.said, patience).toContain(log('EAUTH, response code 535'))
    await end(wrong.child, 'SIGTERM')
    expect(wrong.said()).not.toMatch(secrets)
    const right = await mailing(at('hunter2'), dataDir)
    await expect.poll(() => mailServer.mails.length, patience).toBe(1)
    expect(right.said()).not.toMatch(secrets)
  })

  it('for a full mailbox, then a dead server, says each in the log, and is sent once there is room', async () => {
    const mailServer = await startMailServer()
    mailServer.refuses = { responseCode: 552, message: '5.2.2 <studio@example.com> mailbox full' }
    const watch = await mailing(`smtp://127.0.0.1:${mailServer.port}`, temporaryFolder())
    await saveInquiry({ ...inquiry, names: 'Asha' })
    await expect.poll(watch.said, patience).toContain(log('EMESSAGE, response code 552'))
    await mailServer.close()
    await expect.poll(watch.said, patience).toContain(log('ECONNREFUSED'))
    const again = await startMailServer(mailServer.port)
    await expect.poll(watch.said, patience).toContain('All delivered.')
    expect(again.mails).toHaveLength(1)
    expect(watch.said()).not.toMatch(secrets)
  })

  it('to another machine is not sent unencrypted', async () => {
    const mailServer = await startMailServer()
    // The same server by a name that is not known to be this machine.
    vi.stubEnv('SMTP_URL', `smtp://127.1:${mailServer.port}`)
    await saveInquiry(inquiry)
    const [letter] = await readLetters(database.staffUrl)
    await expect(mailer()(letter!)).rejects.toMatchObject({ code: 'ETLS' })
    expect(mailServer.received).toBe(0)
  })

  it.each(['', 'mail.example', 'https://mail.example'])('is refused beforehand where SMTP_URL is %j', async url => {
    vi.stubEnv('SMTP_URL', url)
    await expect(runAs(database, ['watch', '--mail'])).rejects.toThrow(/^SMTP_URL must read /)
  })

  it('is refused beforehand where NOTICE_DETAILS is neither yes nor no', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
    vi.stubEnv('NOTICE_DETAILS', 'true')
    await expect(runAs(database, ['watch', '--mail'])).rejects.toThrow(/^NOTICE_DETAILS must be yes or no\.$/)
  })
})
