import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** `npm run inquiries -- watch`, as a process of its own that can be killed. */
export function spawnWatch(line: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/inquiries.ts', 'watch', ...line], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  return { child, said: () => said }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** A mail server of this machine. */
export interface MailServer {
  port: number
  /** Every mail that was accepted, whole. */
  mails: string[]
  /** How many mails have come in, accepted or not. */
  received: number
  /** After this many mails, the next ones are read but neither accepted nor refused. */
  accepts: number
  /** What it answers instead of accepting, such as a mailbox that is full. */
  refuses?: { responseCode: number; message: string }
  close(): Promise<void>
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

/** @param password without which it lets nobody in */
export async function openMailServer(port = 0, password?: string): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, answer) =>
      given.password === password ? answer(null, { user: given.username }) : answer(new Error('No such login')),
    onData(stream, _session, accept) {
      let mail = ''
      stream.on('data', chunk => (mail += chunk))
      stream.on('end', () => {
        mailServer.received += 1
        if (mailServer.refuses) return accept(Object.assign(new Error(), mailServer.refuses))
        if (mailServer.mails.length >= mailServer.accepts) return
        mailServer.mails.push(mail)
        accept()
      })
    },
  })
  server.on('error', () => undefined) // who is killed hangs up
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  const mailServer: MailServer = {
    ...{ port: (server.server.address() as AddressInfo).port, mails: [], received: 0, accepts: Infinity },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return mailServer
}
