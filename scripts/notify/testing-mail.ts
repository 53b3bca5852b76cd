import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailServer = Awaited<ReturnType<typeof openMailServer>>
/** What the server does with a mail; undefined accepts it. */
type Verdict = 'ignore' | 'refuse' | undefined

/** A mail server for tests, which refuses a mail, never answers it, or refuses a recipient. */
export async function openMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, answer) =>
      answer(mailServer.refusedRecipients.includes(address) ? refusal(address) : null),
    async onData(stream, _session, answer) {
      const mail = await text(stream)
      const verdict = mailServer.judge(mail)
      if (!verdict) mailServer.mails.push(mail)
      if (verdict !== 'ignore') answer(verdict ? refusal('mail') : null)
    },
  })
  const refusal = (what: string) =>
    Object.assign(new Error(`5.7.1 no <${what}>`), { responseCode: 550 })
  server.on('error', () => undefined) // a client that gives up hangs up
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const mailServer = {
    port: (server.server.address() as AddressInfo).port,
    mails: [] as string[],
    judge: (() => undefined) as (mail: string) => Verdict,
    refusedRecipients: [] as string[],
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
  return mailServer
}

const quoted: Record<string, string> = { '%': '%25', '=\r\n': '', '=': '%' }
/** Base64 or quoted-printable, as UTF-8. */
const decoded = (kind: string, text: string) =>
  /^b/i.test(kind)
    ? Buffer.from(text, 'base64').toString()
    : decodeURIComponent(text.replace(/%|=\r\n|=(?=[0-9A-F]{2})/g, each => quoted[each]!))

/** The headers and the plain text of a mail as a reader sees them (RFC 2045, 2047). */
export function readMail(mail: string) {
  const [head = '', ...parts] = mail.split(/\r\n----_NmP.*\r\n/)
  const [partHead = '', body = ''] = (parts[0] ?? head).split(/\r\n\r\n(.*)/s)
  const headers = head
    .split('\r\n\r\n')[0]!
    .trim()
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind, word) =>
      decoded(kind, word.replaceAll('_', ' ')),
    )
  const encoding = /^Content-Transfer-Encoding: ([bq])/im.exec(partHead)?.[1]
  const plain = encoding ? decoded(encoding, body) : body
  return { headers: headers.split('\r\n'), text: plain.replaceAll('\r\n', '\n').trim() }
}
