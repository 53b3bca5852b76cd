import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { SetupError } from '@/db/setup-error'
import { freePort } from '@/lib/free-port'

const startsWithinMs = 10_000

export interface Caddy {
  /** By TLS for the name localhost, on 127.0.0.1 only. Without a trailing slash. */
  url: string
  port: number
  /** The authority that has signed its certificate. */
  authority: string
  /** Its log so far. */
  output(): string
  stop(): Promise<void>
}

/**
 * Starts Caddy from deploy/Caddyfile for the host `localhost`, whose certificate it signs itself (`tls internal`). It changes
 * only ports and the address of the site, and installs no authority in the system. Its files are deleted at the end.
 * @param site where the site is served @param redirects as REDIRECT_HOSTS
 * @throws {SetupError} if Caddy is missing, or with its message if it refuses the file
 */
export async function startCaddy({ site, redirects = '' }: { site: string; redirects?: string }): Promise<Caddy> {
  const [port, httpPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(path.join(tmpdir(), 'noor-vista-caddy-'))
  const changes = {
    'admin off': `admin off\nhttps_port ${port}\nhttp_port ${httpPort}\ndefault_bind 127.0.0.1\nskip_install_trust`,
    'site:3000': new URL(site).host,
  }
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, changed(readFileSync('deploy/Caddyfile', 'utf8'), changes))
  const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const env = { ...process.env, ...own, SITE: 'localhost', REDIRECT_HOSTS: redirects }
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env })
  const kill = () => caddy.kill('SIGKILL')
  process.once('exit', kill) // in case a bench is interrupted
  const gone = once(caddy, 'exit')
  let output = ''
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', chunk => (output += chunk))
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await gone
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const signedBy = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  for (const end = Date.now() + startsWithinMs; !(await answers(port, signedBy)); await sleep(50))
    if (Date.now() > end || caddy.exitCode !== null) {
      await stop()
      throw new SetupError(`Caddy does not start: ${output}`)
    }
  const authority = readFileSync(signedBy, 'utf8')
  return { url: `https://localhost:${port}`, port, authority, output: () => output, stop }
}

/** @throws unless each text occurs once */
function changed(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((so, [found, by]) => {
    const parts = so.split(found)
    if (parts.length !== 2) throw new Error(`deploy/Caddyfile has "${found}" ${parts.length - 1} times`)
    return parts.join(by)
  }, text)
}

/** Whether it presents a certificate that this authority has signed. */
function answers(port: number, authority: string): Promise<boolean> {
  if (!existsSync(authority)) return Promise.resolve(false)
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca: readFileSync(authority) })
    socket.once('secureConnect', () => resolve(Boolean(socket.end())))
    socket.once('error', () => resolve(false))
  })
}
