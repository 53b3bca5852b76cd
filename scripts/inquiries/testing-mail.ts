import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the server refuses a mail: with an answer, by hanging up, or by never answering. */
type Verdict = { responseCode: number; message: string } | 'hang up' | 'silence' | undefined

/** A mail server for tests. */
export interface MailServer {
  port: number
  /** Every mail that arrived whole, accepted or not. */
  received: string[]
  /** Every mail that was accepted. */
  mails: string[]
  /** How many clients have connected. */
  clients: number
  /** Whether to refuse a mail; accepts all unless set. */
  judge: (mail: string) => Verdict
  /** Whether to refuse a recipient. */
  greylists: boolean
  /** How long it takes to answer a mail. */
  slowMs: number
  close(): Promise<void>
}

/** @param password that clients must log in with */
export async function openMailServer(port = 0, password?: string): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect: (_session, accept) => ((mailServer.clients += 1), accept()),
    onAuth: (given, _session, answer) =>
      given.password === password ? answer(null, { user: given.username }) : answer(new Error('No such login')),
    onRcptTo: (_to, _session, accept) =>
      accept(
        mailServer.greylists
          ? Object.assign(new Error('4.7.1 <studio@example.com> try later'), { responseCode: 451 })
          : null,
      ),
    onData(stream, session, accept) {
      let mail = ''
      stream.on('data', chunk => (mail += chunk))
      stream.on('end', async () => {
        mailServer.received.push(mail)
        const verdict = mailServer.judge(mail)
        if (mailServer.slowMs) await new Promise(resolve => setTimeout(resolve, mailServer.slowMs))
        if (verdict === 'silence') return
        if (verdict === 'hang up') return hangUp(session.id)
        if (verdict) return accept(Object.assign(new Error(verdict.message), verdict))
        mailServer.mails.push(mail)
        accept()
      })
    },
  })
  const hangUp = (id: string) => {
    type Connections = { connections: Set<{ id: string; close(): void }> }
    for (const each of (server as unknown as Connections).connections) if (each.id === id) each.close()
  }
  server.on('error', () => undefined) // a killed client hangs up
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    ...{ received: [], mails: [], clients: 0, judge: () => undefined, greylists: false, slowMs: 0 },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return mailServer
}

/** A mail as a reader sees it: its headers unfolded, its words decoded (RFC 2045, 2047). */
export function readMail(mail: string) {
  const [head = '', body = ''] = mail.split(/\r\n\r\n(.*)/s)
  const headers = head
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind, text) => decoded(kind, text.replaceAll('_', ' ')))
    .split('\r\n')
  const encoding = headers.find(line => /^Content-Transfer-Encoding:/i.test(line))?.split(': ')[1] ?? '7bit'
  return { headers, text: decoded(encoding[0]!, body).replaceAll('\r\n', '\n') }
}

/** `b`ase64, `q`uoted-printable, or as it is. */
function decoded(kind: string, text: string): string {
  if (/b/i.test(kind)) return Buffer.from(text, 'base64').toString()
  if (!/q/i.test(kind)) return text
  return Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString()
}
