import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { setEnv } from '@/lib/test/env'
import { ifIntended } from '@/lib/test/golden'
import { openMailServer } from '@/notify/test/mail-server'
import type { Email } from './emails/email'
import { sampleEmails } from './emails/samples'
import { openMailer } from './mailer'

// Every kind of email, as the mail server receives it: what a mailbox shows as plain text, and the
// HTML. `npm run golden` writes the files, and `npm run emails` shows the same emails in a browser.

const server = await openMailServer()
afterAll(() => server.close())
const golden = fileURLToPath(new URL('golden', import.meta.url))

beforeEach(() => {
  const settings = {
    SITE_URL: 'https://www.site.example',
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    SMTP_TO: 'studio@studio.example',
    SMTP_FROM: 'site@studio.example',
    ALERT_TO: 'studio@studio.example, engineer@agency.example',
    NOTICE_DETAILS: '',
  }
  for (const [name, value] of Object.entries(settings)) setEnv(name, value)
})

async function send(email: Email) {
  await openMailer().send(email)
  return { raw: server.mails.pop()!, envelope: server.envelopes.pop()! }
}

/** The headers that a mailbox sees, and the text and HTML as it decodes them. */
async function received(email: Email) {
  const { raw, envelope } = await send(email)
  const { mailFrom, rcptTo } = envelope
  const { headers, subject, from, replyTo, text = '', html = '' } = await PostalMime.parse(raw)
  const decoded: Record<string, unknown> = {
    subject,
    from: from && `${from.name} <${from.address}>`,
    'reply-to': replyTo?.map(({ name, address }) => `${name} <${address}>`).join(', '),
    date: '(time of sending)',
  }
  const parts = raw.match(/^Content-(Type|Transfer-Encoding): .*(\r\n .*)*/gm) ?? []
  const lines = [
    `Envelope: ${mailFrom && mailFrom.address} to ${rcptTo.map(({ address }) => address).join(', ')}`,
    ...headers
      .filter(({ key }) => !key.startsWith('content-'))
      .map(({ key, originalKey, value }) => `${originalKey}: ${decoded[key] ?? value}`),
    ...parts.map(part => part.replace(/\r\n\s*/g, ' ')),
  ]
  return {
    text: mask(`${lines.join('\n')}\n\n${text}`),
    html: mask(html.replace(/(?<=>)(?=<(?!\/|br|bdi|b>|span))/g, '\n')),
  }
}

const mask = (email: string) =>
  email
    .replace(/<[\da-f-]{36}@/, '<(random)@')
    .replace(/boundary=.*/, 'boundary=(random)')
    .replace(/(.)\1{99,}/gu, (run, letter) => `(${letter} × ${run.length})`)

async function expectGolden(name: string, email: Email) {
  const { text, html } = await received(email)
  await expect(text, ifIntended).toMatchFileSnapshot(path.join(golden, `${name}.txt`))
  await expect(html, ifIntended).toMatchFileSnapshot(path.join(golden, `${name}.html`))
}

const names = Object.keys(sampleEmails)
it.each(names)('the email %s matches its golden files', async name => {
  await expectGolden(name, sampleEmails[name]!())
})

const withheld = ['inquiry-short', 'reminder', 'list-to-check']
it.each(withheld)('with NOTICE_DETAILS=no the email %s matches its golden files', async name => {
  setEnv('NOTICE_DETAILS', 'no')
  await expectGolden(`${name}-without-details`, sampleEmails[name]!())
})

it('every golden file belongs to an email', () => {
  const stems = [...names, ...withheld.map(name => `${name}-without-details`)]
  const expected = stems.flatMap(name => [`${name}.html`, `${name}.txt`])
  const files = existsSync(golden) ? readdirSync(golden) : []
  expect(files.filter(file => !expected.includes(file))).toEqual([])
})
