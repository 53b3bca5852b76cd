import { once } from 'node:events'
import { createTransport } from 'nodemailer'
import { studio } from '@/content/studio'
import { SetupError } from '@/db/setup-error'

/** In ms, for each word of the server. */
const timeoutMs = 20_000
/** In ms, for all its words together: a server that says a little every few seconds would hold a mail for ever. */
const wholeTimeoutMs = 60_000
/** In ms. Once the command is to end, a mail under way may still be accepted, so that it is not sent again. */
const lastWordMs = 2_000
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

export interface Mail {
  subject: string
  text: string
  /** Whom it goes to; SMTP_TO unless given. */
  to?: string | undefined
  /** Before the @ of its Message-ID, so that a mail that is sent twice can be recognised; else a random one. */
  id?: string
  /** Whom Reply writes to; the studio itself unless given. */
  replyTo?: { name: string; address: string }
}

export interface Mailer {
  /** @throws {MailError} after a minute at the latest, or two seconds after the command is to end */
  send(mail: Mail): Promise<void>
  /** Whether the server takes a connection and the login, within the same time. */
  isReachable(): Promise<boolean>
}

/**
 * Sends mails by the server of SMTP_URL, to SMTP_TO, from SMTP_FROM.
 * @param stop aborts when the command is to end
 * @throws {SetupError} if SMTP_URL is missing or no address
 */
export function openMailer(stop: AbortSignal, wholeMs = wholeTimeoutMs): Mailer {
  const { SMTP_URL } = process.env
  // Compose passes on what is not set as an empty text.
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
      await transport.sendMail({ from, to, ...mail, ...messageId, signal }).catch(error => {
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
