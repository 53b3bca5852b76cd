import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { studio } from '@/content/studio'
import { SetupError } from '@/db/connection'

/** For each answer of the server. */
const answerMs = 20_000
/**
 * For a whole mail: a server that sends a little every few seconds would otherwise never let it
 * end.
 */
const mailMs = 60_000
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * `id` is the part of its Message-ID before the @, by which a mail that is sent twice is
 * recognised.
 */
export type Mail = SendMailOptions & { id?: string }
export type Mailer = ReturnType<typeof openMailer>

/**
 * A mail that was not sent. Its message has codes only: a mail server's words name the recipient.
 */
export class MailError extends Error {
  /** Whether the server refused this mail, and may accept another. */
  readonly isRefusal: boolean
  constructor({ code = 'UNKNOWN', responseCode }: NodemailerError) {
    super(`A mail could not be sent: ${code} ${responseCode ?? ''}`.trim())
    this.isRefusal = ['EENVELOPE', 'EMESSAGE'].includes(code)
  }
}
const fail = (error: NodemailerError): never => {
  throw new MailError(error)
}

/**
 * Sends mails through SMTP_URL, to SMTP_TO, from SMTP_FROM. @throws {SetupError} if SMTP_URL is
 * missing or invalid
 */
export function openMailer() {
  // Compose passes a variable that is not set as an empty one.
  const { SMTP_URL = '', SMTP_TO, SMTP_FROM } = process.env
  if (!/^smtps?:/.test(SMTP_URL) || !URL.canParse(SMTP_URL))
    throw new SetupError(
      'SMTP_URL must read smtps://user:password@mail.example:465 or smtp://…:587.',
    )
  const { protocol, hostname } = new URL(SMTP_URL)
  const transport = createTransport({
    url: SMTP_URL,
    requireTLS: protocol === 'smtp:' && !thisMachine.test(hostname),
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  })
  const to = SMTP_TO || studio.email.shown
  const from = SMTP_FROM || to
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    /** @throws {MailError} after a minute at the latest */
    async send({ id, ...mail }: Mail) {
      const message = {
        from,
        ...mail,
        to: mail.to || to,
        messageId: id && `<${id}@${domain}>`,
        signal: AbortSignal.timeout(mailMs),
      }
      const { rejected } = await transport.sendMail(message).catch(fail)
      for (const recipient of rejected)
        console.error(`The mail server refuses the recipient ${String(recipient)}.`)
    },
    /** @throws {MailError} unless the server answers and accepts the login */
    check: () => transport.verify().catch(fail),
  }
}
