import { createTransport } from 'nodemailer'
import { studio } from '@/content/studio'
import type { InboxRow } from '@/db/records'
import { SetupError } from '@/db/setup-error'

const timeoutMs = 20_000
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/**
 * Sends one notice by the server of SMTP_URL, to SMTP_TO, from SMTP_FROM. It quotes no answer, because a
 * mailbox keeps for years what we promise to erase. The Message-ID is made of the inquiry's id, so that a notice sent
 * twice can be recognised.
 * @throws {SetupError} at once, if SMTP_URL is missing or no address
 */
export function mailer(): (row: InboxRow) => Promise<void> {
  const { SMTP_URL, SMTP_TO = studio.email.shown, SMTP_FROM = SMTP_TO } = process.env
  const url = SMTP_URL && URL.canParse(SMTP_URL) ? new URL(SMTP_URL) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol))
    throw new SetupError(
      'SMTP_URL must read smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.',
    )
  const transport = createTransport({
    url: url.href,
    requireTLS: url.protocol === 'smtp:' && !thisMachine.includes(url.hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = SMTP_FROM.split('@').at(-1)?.replace('>', '') || 'localhost'
  return async row => {
    const doubt = row.flags ? ', looks like spam' : ''
    await transport.sendMail({
      from: SMTP_FROM,
      to: SMTP_TO,
      messageId: `<inquiry.${row.id}@${domain}>`,
      subject: `Inquiry ${row.reference}, ${row.received}${doubt}`,
      text: [
        `A new inquiry has arrived at ${row.received}, by the form "${row.form}"${doubt}.`,
        `Hours left of the 24 within which an answer is promised: ${row.hours_left}.`,
        `To read it: npm run inquiries -- show ${row.reference}`,
        '',
      ].join('\n\n'),
    })
  }
}
