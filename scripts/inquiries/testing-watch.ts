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
  close(): Promise<void>
}

export async function openMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, accept) {
      let mail = ''
      stream.on('data', chunk => (mail += chunk))
      stream.on('end', () => {
        mailServer.received += 1
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
