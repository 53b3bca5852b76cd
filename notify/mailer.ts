import { createTransport, type NodemailerError } from 'nodemailer'
import { emails } from '@/content/emails'
import { studio } from '@/content/studio'
import { readNotifyEnv, SetupError } from '@/lib/env'
import type { Email } from './emails/email'

const connectionMs = 20_000
/**
 * For a whole email. The server may search it for viruses before it replies. If nobody waits for that
 * reply, the email arrives and is sent again (RFC 5321, 4.5.3.2.6).
 */
const emailMs = 60_000
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** No holiday reply answers an email, the studio's or a couple's. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

export type Mailer = ReturnType<typeof openMailer>

/**
 * Why an email was not accepted. `content`: the server refuses what this one says. `address`: it
 * refuses every recipient. `later`: it names a limit or defers. `server`: no connection or no login.
 */
type Reason = 'content' | 'address' | 'later' | 'server'

/** Its message has codes only, because a mail server's words name the recipient. */
export class EmailError extends SetupError {
  readonly reason: Reason
  readonly recipients: Record<string, number>
  constructor(error: NodemailerError) {
    const { code = 'UNKNOWN', responseCode } = error
    super(`${code} ${responseCode ?? ''}`.trim())
    this.reason = reasonOf(error)
    this.recipients = refusalsOf(error)
  }
}

/** Gmail names its daily limit 5.4.5 (RFC 3463), and refuses spam with 5.7. */
function reasonOf({ code, responseCode = 0, response = '' }: NodemailerError): Reason {
  if (code === 'EENVELOPE') return 'address'
  if (code !== 'EMESSAGE') return 'server'
  const isLimit = responseCode < 500 || /^\d+[ -]5\.4\.5\b/.test(response)
  return isLimit ? 'later' : 'content'
}

const refusalsOf = ({ rejectedErrors = [] }: { rejectedErrors?: NodemailerError[] }) =>
  Object.fromEntries(
    rejectedErrors.map(({ recipient = '', responseCode = 0 }) => [recipient, responseCode]),
  )

export function openMailer() {
  const { SMTP_URL, SMTP_TO, SMTP_FROM, ALERT_TO } = readNotifyEnv()
  const { protocol, hostname } = new URL(SMTP_URL)
  const transport = createTransport({
    url: SMTP_URL,
    requireTLS: protocol === 'smtp:' && !thisMachine.test(hostname),
    connectionTimeout: connectionMs,
  })
  const mailbox = SMTP_TO ?? [studio.email.shown]
  const alerts = ALERT_TO ?? mailbox
  const others = alerts.filter(address => !mailbox.includes(address))
  const addresses = { studio: mailbox, alerts, others }
  const [address] = (SMTP_FROM ?? mailbox) as [string]
  const [, domain] = address.split('@')
  function describeAudience(audience: Email['audience']) {
    if (typeof audience !== 'string')
      return {
        // An object, because Nodemailer would split a text at its commas.
        to: { name: '', address: audience.couple },
        // The one that the site shows. Those of SMTP_TO may be private.
        replyTo: studio.email.shown,
        headers: { ...headers, 'Auto-Submitted': 'auto-replied' },
      }
    // A Reply by mistake comes back to the studio, and never reaches a couple.
    const name = audience === 'studio' ? emails.replyTo : ''
    return {
      to: addresses[audience],
      replyTo: mailbox.map(each => ({ name, address: each })),
      headers,
    }
  }
  const fail = (error: NodemailerError): never => {
    throw new EmailError(error)
  }
  const messageId = (id: string | undefined) => id && `<${id}@${domain}>`
  const own = [...mailbox, ...alerts, address, studio.email.shown]
  return {
    hasOthers: others.length > 0,
    /** In lower case. */
    ownAddresses: new Set(own.map(each => each.toLowerCase())),
    /** @returns 0 for each address that accepted it, and the code of each that did not */
    async send({ id, references, audience, ...email }: Email): Promise<Record<string, number>> {
      const message = {
        ...email,
        ...describeAudience(audience),
        from: { name: emails.sender, address },
        messageId: messageId(id),
        references: messageId(references),
        signal: AbortSignal.timeout(emailMs),
      }
      const sent = await transport.sendMail(message).catch(fail)
      const accepted = sent.accepted.map(recipient => [String(recipient), 0])
      return { ...Object.fromEntries(accepted), ...refusalsOf(sent) }
    },
  }
}
