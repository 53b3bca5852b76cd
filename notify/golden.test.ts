import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { setEnv } from '@/lib/test/env'
import { ifIntended } from '@/lib/test/golden'
import { openMailServer } from '@/notify/test/mail-server'
import { accent } from './emails/accent'
import { sampleEmails } from './emails/samples'
import { openMailer } from './mailer'

// Every kind of email, as the mail server receives it: what a mailbox shows as plain text, and of
// six the HTML. `npm run golden` writes the files, and `npm run emails` shows the same emails.

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
  }
  for (const [name, value] of Object.entries(settings)) setEnv(name, value)
})

/** The headers that a mailbox sees, and the text and HTML as it decodes them. */
async function received(name: string) {
  await openMailer().send(sampleEmails[name]!())
  const [raw, { mailFrom, rcptTo }] = [server.mails.pop()!, server.envelopes.pop()!]
  const { headers, subject, from, text = '', html = '' } = await PostalMime.parse(raw)
  const decoded: Record<string, unknown> = {
    subject,
    from: from && `${from.name} <${from.address}>`,
    date: '(time of sending)',
  }
  const lines = [
    `Envelope: ${mailFrom && mailFrom.address} to ${rcptTo.map(({ address }) => address).join(', ')}`,
    ...headers
      .filter(({ key }) => !key.startsWith('content-'))
      .map(({ key, originalKey, value }) => `${originalKey}: ${decoded[key] ?? value}`),
  ]
  return {
    text: `${lines.join('\n')}\n\n${text}`.replace(/<[\da-f-]{36}@/, '<(random)@'),
    html: html.replaceAll(accent, '(accent)').replace(/(?<=>)(?=<(?!\/|br|bdi|b>|span))/g, '\n'),
  }
}

const names = Object.keys(sampleEmails)
const namesWithHtml = [
  'inquiry',
  'full-nda',
  'more-inquiries',
  'today',
  'alarm-couples',
  'confirmation',
]

it.each(names)('the email %s matches its golden files', async name => {
  const { text, html } = await received(name)
  await expect(text, ifIntended).toMatchFileSnapshot(path.join(golden, `${name}.txt`))
  if (namesWithHtml.includes(name))
    await expect(html, ifIntended).toMatchFileSnapshot(path.join(golden, `${name}.html`))
})

it('every golden file belongs to an email', () => {
  const expected = [...names.map(name => `${name}.txt`), ...namesWithHtml.map(n => `${n}.html`)]
  const files = existsSync(golden) ? readdirSync(golden) : []
  expect(files.filter(file => !expected.includes(file))).toEqual([])
})
