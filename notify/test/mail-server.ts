import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'

export type MailServer = Awaited<ReturnType<typeof openMailServer>>
/** `ignore` never answers a mail; `drop` takes it and ends the connection; undefined accepts it. */
type Verdict = 'ignore' | 'drop' | Reply | undefined
/** Its code, and that of RFC 3463. */
export type Reply = `${number} ${string}`

export async function openMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, answer) => {
      const reply = mailServer.refusals[address]
      answer(reply ? refusal(reply) : null)
    },
    async onData(stream, { envelope }, answer) {
      const mail = await text(stream)
      const verdict = mailServer.judge(mail)
      if (!verdict || verdict === 'drop') {
        mailServer.mails.push(mail)
        mailServer.envelopes.push(envelope)
      }
      if (verdict === 'drop') for (const socket of sockets) socket.destroy()
      else if (verdict !== 'ignore') answer(verdict ? refusal(verdict) : null)
    },
  })
  const refusal = (reply: Reply) =>
    Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
  server.on('error', () => undefined) // a client that gives up hangs up
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const mailServer = {
    port: (server.server.address() as AddressInfo).port,
    mails: [] as string[],
    /** Who sent each of them to whom: a blind copy has no header. */
    envelopes: [] as SMTPServerEnvelope[],
    judge: (() => undefined) as (mail: string) => Verdict,
    refusals: {} as Record<string, Reply>,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
  return mailServer
}
