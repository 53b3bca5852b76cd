import { createTransport } from 'nodemailer'
import { studio } from '@/content/studio'
import { SetupError } from '@/db/setup-error'

const timeoutMs = 20_000
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

export interface Mail {
  subject: string
  text: string
  /** Before the @ of its Message-ID, so that a mail that is sent twice can be recognised; else a random one. */
  id?: string
  /** Whom Reply writes to; the studio itself unless given. */
  replyTo?: { name: string; address: string }
}

/**
 * Sends mails by the server of SMTP_URL, to SMTP_TO, from SMTP_FROM. What it resolves with rejects with a MailError.
 * @throws {SetupError} at once, if SMTP_URL is missing or no address
 */
export function openMailer(): (mail: Mail) => Promise<void> {
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
  return async ({ id, ...mail }) => {
    const messageId = id && { messageId: `<${id}@${domain}>` }
    await transport.sendMail({ from: SMTP_FROM, to: SMTP_TO, ...mail, ...messageId }).catch((error: unknown) => {
      throw new MailError(error)
    })
  }
}

/** A mail that was not sent. It says why by codes alone: the words of a mail server name whom it was for. */
export class MailError extends Error {
  /** Whether the server refused this mail, and might take another: not where it is away, or lets nobody in. */
  readonly refused: boolean
  constructor(error: unknown) {
    type Codes = { code?: string; originalCode?: string; responseCode?: number }
    const { code: kind = 'UNKNOWN', originalCode: code = kind, responseCode } = error as Codes
    super(responseCode ? `${code}, response code ${responseCode}` : code)
    this.refused = ['EENVELOPE', 'EMESSAGE'].includes(kind)
  }
}
