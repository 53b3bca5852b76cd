import { createTransport } from 'nodemailer'
import { studio } from '@/content/studio'
import type { Letter } from '@/db/letters'
import { SetupError } from '@/db/setup-error'
import { detailedNotice, plainNotice } from './notice'

const timeoutMs = 20_000
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/**
 * Sends one notice by the server of SMTP_URL, to SMTP_TO, from SMTP_FROM. The Message-ID is made of the inquiry's id, so that
 * a notice sent twice can be recognised.
 * @throws {SetupError} at once, if SMTP_URL is missing or no address, or NOTICE_DETAILS is neither yes nor no
 */
export function mailer(): (letter: Letter) => Promise<void> {
  const { SMTP_URL, SMTP_TO = studio.email.shown, SMTP_FROM = SMTP_TO, NOTICE_DETAILS = '' } = process.env
  const url = SMTP_URL && URL.canParse(SMTP_URL) ? new URL(SMTP_URL) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol))
    throw new SetupError(
      'SMTP_URL must read smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.',
    )
  if (!['', 'no', 'yes'].includes(NOTICE_DETAILS)) throw new SetupError('NOTICE_DETAILS must be yes or no.')
  const notice = NOTICE_DETAILS === 'yes' ? detailedNotice : plainNotice
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
  return async letter => {
    const messageId = `<inquiry.${letter.inbox.id}@${domain}>`
    await transport.sendMail({ from: SMTP_FROM, to: SMTP_TO, messageId, ...notice(letter) })
  }
}
