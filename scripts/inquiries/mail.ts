import { once } from 'node:events'
import { createTransport } from 'nodemailer'
import { studio } from '@/content/studio'
import { SetupError } from '@/db/setup-error'

/** For each answer of the server. */
const timeoutMs = 20_000
/** For a whole mail: a server that sends a little every few seconds would otherwise never let it end. */
const wholeTimeoutMs = 60_000
/** When the command is stopped, the server may still accept the current mail, which is then not sent again. */
const lastWordMs = 2_000
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

export interface Mail {
  subject: string
  text: string
  /** The recipient; SMTP_TO unless given. */
  to?: string | undefined
  /** The part of its Message-ID before the @, by which a mail that is sent twice is recognised; random unless given. */
  id?: string
  /** Whom Reply writes to; the studio unless given. */
  replyTo?: { name: string; address: string }
}

export interface Mailer {
  /** @throws {MailError} after a minute at the latest, or two seconds after the command is stopped */
  send(mail: Mail): Promise<void>
  /** Whether the server accepts a connection and the login, within the same time. */
  isReachable(): Promise<boolean>
}

/**
 * Sends mails through SMTP_URL, to SMTP_TO, from SMTP_FROM.
 * @param stop aborts when the command is stopped
 * @throws {SetupError} if SMTP_URL is missing or invalid
 */
export function openMailer(stop: AbortSignal, wholeMs = wholeTimeoutMs): Mailer {
  const { SMTP_URL } = process.env
  // Compose passes a variable that is not set as an empty one.
  const to = process.env.SMTP_TO || studio.email.shown
  const from = process.env.SMTP_FROM || to
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
  const domain = from.split('@').at(-1)?.replace('>', '') || 'localhost'
  const ended = new AbortController()
  stop.addEventListener('abort', () => setTimeout(() => ended.abort(), lastWordMs).unref())
  const enough = () => AbortSignal.any([ended.signal, AbortSignal.timeout(wholeMs)])
  return {
    async send({ id, ...mail }) {
      const signal = enough()
      const messageId = id && { messageId: `<${id}@${domain}>` }
      await transport.sendMail({ from, ...mail, to: mail.to || to, ...messageId, signal }).catch(error => {
        throw new MailError(error)
      })
    },
    async isReachable() {
      const signal = enough()
      if (signal.aborted) return false
      const verified = transport.verify().then(
        () => true,
        () => false,
      )
      const late = once(signal, 'abort').then(() => false)
      return Promise.race([verified, late])
    },
  }
}

/** A mail that was not sent. Its message has codes only: a mail server's words name the recipient. */
export class MailError extends Error {
  /** Whether the server refused this mail but may accept another. */
  readonly refused: boolean
  constructor(error: unknown) {
    type Codes = { code?: string; originalCode?: string; responseCode?: number }
    const { code: kind = 'UNKNOWN', originalCode: code = kind, responseCode } = error as Codes
    super(responseCode ? `${code}, response code ${responseCode}` : code)
    this.refused = ['EENVELOPE', 'EMESSAGE'].includes(kind)
  }
}
