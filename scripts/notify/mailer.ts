import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { mailWords } from '@/content/mails'
import { studio } from '@/content/studio'
import { SetupError } from '@/db/connection'
import { readMailAddresses } from '@/lib/mail-addresses'

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
export interface Mail extends SendMailOptions {
  id?: string
  /** The studio's mailbox unless said. */
  audience?: 'studio' | 'alerts' | 'both'
}
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

/** No holiday reply of the studio goes to a couple. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** @throws {SetupError} with a blank in a comma's place the second recipient would be dropped */
function readAddresses(name: string): string[] {
  const addresses = readMailAddresses(process.env[name])
  if (addresses) return addresses
  throw new SetupError(`${name} must read asha@studio.example, office@studio.example.`)
}

/**
 * Sends mails through SMTP_URL, to SMTP_TO or ALERT_TO, from SMTP_FROM. @throws {SetupError} if one
 * of them is invalid
 */
export function openMailer() {
  // Compose passes a variable that is not set as an empty one.
  const { SMTP_URL = '' } = process.env
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
  const mailbox = readAddresses('SMTP_TO')
  if (mailbox.length === 0) mailbox.push(studio.email.shown)
  const alerted = readAddresses('ALERT_TO')
  const recipients = {
    studio: mailbox,
    alerts: alerted.length > 0 ? alerted : mailbox,
    both: [...new Set(mailbox.concat(alerted))],
  }
  const [sender] = readAddresses('SMTP_FROM').concat(mailbox)
  const domain = sender!.split('@')[1]
  return {
    /** @throws {MailError} after a minute at the latest */
    async send({ id, audience = 'studio', ...mail }: Mail) {
      const message = {
        ...mail,
        from: { name: mailWords.sender, address: sender! },
        to: recipients[audience],
        headers,
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
