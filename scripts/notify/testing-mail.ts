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
