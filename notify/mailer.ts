import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { mailWords, notifyWords } from '@/content/emails'
import { studio } from '@/content/studio'
import { readNotifyEnv, SetupError } from '@/lib/env'
import { fillSentence } from './words'

const answerMs = 20_000
/** Of a mail, even where the server sends a little every few seconds. */
const mailMs = 60_000
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** No holiday reply of the studio goes to a couple. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** `others`: those of ALERT_TO who are not the studio. */
export type Audience = 'studio' | 'alerts' | 'others' | 'both'

export interface Mail extends SendMailOptions {
  /** Of its Message-ID: a mail that is sent twice is recognised. */
  id?: string
  audience?: Audience
}
export type Mailer = ReturnType<typeof openMailer>

/** Its message has codes only: a mail server's words name the recipient. */
export class MailError extends SetupError {
  readonly isRefusal: boolean
  /** Fewer mails, or this one later (RFC 3463). */
  readonly isLimit: boolean
  constructor({ code = 'UNKNOWN', responseCode, response = '' }: NodemailerError) {
    super(fillSentence(notifyWords.notSent, { code: `${code} ${responseCode ?? ''}`.trim() }))
    this.isRefusal = ['EENVELOPE', 'EMESSAGE'].includes(code)
    this.isLimit = this.isRefusal && /^\d+[ -](4\.7|5\.7|5\.4\.5)\b/.test(response)
  }
}

export function openMailer() {
  const { SMTP_URL, SMTP_TO, SMTP_FROM, ALERT_TO } = readNotifyEnv()
  const { protocol, hostname } = new URL(SMTP_URL)
  const transport = createTransport({
    url: SMTP_URL,
    requireTLS: protocol === 'smtp:' && !thisMachine.test(hostname),
    connectionTimeout: answerMs,
    socketTimeout: answerMs,
  })
  const mailbox = SMTP_TO ?? [studio.email.shown]
  const alerts = ALERT_TO ?? mailbox
  const others = alerts.filter(address => !mailbox.includes(address))
  const recipients = { studio: mailbox, alerts, others, both: mailbox.concat(others) }
  const [address] = (SMTP_FROM ?? mailbox) as [string]
  const [, domain] = address.split('@')
  const refusals = new Map<string, string>()
  const noteRefusals = ({ rejectedErrors = [] }: { rejectedErrors?: NodemailerError[] }) => {
    for (const { recipient = '', responseCode: code = 0 } of rejectedErrors)
      refusals.set(recipient, fillSentence(notifyWords.refused, { recipient, code }))
  }
  const fail = (error: NodemailerError): never => {
    noteRefusals(error)
    throw new MailError(error)
  }
  return {
    isRecipient: mailbox.includes(address),
    refusals,
    async send({ id, audience = 'studio', ...mail }: Mail) {
      if (audience === 'others' && others.length === 0) return
      const message = {
        ...mail,
        from: { name: mailWords.sender, address },
        to: recipients[audience],
        headers,
        messageId: id && `<${id}@${domain}>`,
        signal: AbortSignal.timeout(mailMs),
      }
      const sent = await transport.sendMail(message).catch(fail)
      for (const recipient of sent.accepted) refusals.delete(recipient)
      noteRefusals(sent)
    },
    check: () => transport.verify().catch(fail),
  }
}
