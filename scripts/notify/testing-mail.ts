import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server for tests, which fails on demand. */
export interface MailServer {
  port: number
  /** Every mail that was accepted. */
  mails: string[]
  /** What it answers to a whole mail: nothing at all, a refusal, or OK unless set. */
  judge: (mail: string) => 'silence' | 'refuse' | undefined
  /** Recipients that it refuses. */
  refusedRecipients: string[]
  close(): Promise<void>
}

export async function openMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], closeTimeout: 100 },
    onRcptTo: ({ address }, _session, answer) =>
      answer(mailServer.refusedRecipients.includes(address) ? refusal(address) : null),
    onData(stream, _session, answer) {
      let mail = ''
      stream.on('data', chunk => (mail += chunk))
      stream.on('end', () => {
        const verdict = mailServer.judge(mail)
        if (verdict === 'silence') return
        if (!verdict) mailServer.mails.push(mail)
        answer(verdict ? refusal('mail') : null)
      })
    },
  })
  const refusal = (what: string) => Object.assign(new Error(`5.7.1 no <${what}>`), { responseCode: 550 })
  server.on('error', () => undefined) // a client that gives up hangs up
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    ...{ mails: [], judge: () => undefined, refusedRecipients: [] },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return mailServer
}

/** The headers and the plain text of a mail as a reader sees them (RFC 2045, 2047). */
export function readMail(mail: string) {
  const [head = '', body = ''] = mail.split(/\r\n\r\n(.*)/s)
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const [partHead, text = ''] = boundary
    ? body
        .split(`--${boundary}`)[1]!
        .trim()
        .split(/\r\n\r\n(.*)/s)
    : [head, body]
  const decode = (kind: string, coded: string) =>
    Buffer.from(
      kind === 'b'
        ? Buffer.from(coded, 'base64').toString('latin1')
        : coded.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
      'latin1',
    ).toString()
  const headers = head
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind, word) => decode(kind.toLowerCase(), word.replaceAll('_', ' ')))
  const encoding = /^Content-Transfer-Encoding: (.)/im.exec(partHead!)?.[1]?.toLowerCase() ?? '7'
  const plain = 'bq'.includes(encoding) ? decode(encoding, text) : text
  return { headers: headers.split('\r\n'), text: plain.replaceAll('\r\n', '\n').trim() }
}
