import { spawn, spawnSync } from 'node:child_process'
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
  /** TLS for the name localhost, at 127.0.0.1 alone. Without a slash at its end. */
  url: string
  port: number
  /** The authority that has signed its certificate. */
  authority: string
  /** What it has logged so far. */
  output(): string
  stop(): Promise<void>
}

/**
 * Starts Caddy from deploy/Caddyfile as the host `localhost`, whose certificate it signs itself (`tls internal`). The file is
 * written for the image, and Debian has 2.6.2, where `request_buffers` is called `buffer_requests`. Nothing else is changed but
 * ports, the addresses of site and films, and that no authority is added to the system. What it writes is gone at the end.
 * @param site where the site is served @param redirects as REDIRECT_HOSTS
 * @throws {SetupError} where Caddy is missing, or refuses the file, in its own words
 */
export async function startCaddy({
  site,
  films = 'public/films',
  redirects = '',
}: {
  site: string
  films?: string
  redirects?: string
}): Promise<Caddy> {
  const [port, httpPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(path.join(tmpdir(), 'noor-vista-caddy-'))
  const changes = {
    'admin off': `admin off\nhttps_port ${port}\nhttp_port ${httpPort}\ndefault_bind 127.0.0.1\nskip_install_trust`,
    'site:3000': new URL(site).host,
    '/srv/films': path.resolve(films),
    ...(isDebians() && { 'request_buffers 300KB': 'buffer_requests' }),
  }
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, changed(readFileSync('deploy/Caddyfile', 'utf8'), changes))
  const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const env = { ...process.env, ...own, SITE: 'localhost', REDIRECT_HOSTS: redirects }
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env })
  const kill = () => caddy.kill('SIGKILL')
  process.once('exit', kill) // nothing else would end it, where a bench breaks off
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

/** Whether this is 2.6.2. @throws {SetupError} where there is none */
function isDebians(): boolean {
  const { error, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' })
  if (error) throw new SetupError('There is no Caddy here: on Debian, `apt-get install caddy` provides it.')
  return /^v?2\.6\.2\b/.test(stdout)
}

/** @throws unless each text stands there once */
function changed(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((so, [found, by]) => {
    const parts = so.split(found)
    if (parts.length !== 2) throw new Error(`deploy/Caddyfile has "${found}" ${parts.length - 1} times`)
    return parts.join(by)
  }, text)
}

/** Whether it shows a certificate that this authority has signed. */
function answers(port: number, authority: string): Promise<boolean> {
  if (!existsSync(authority)) return Promise.resolve(false)
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca: readFileSync(authority) })
    socket.once('secureConnect', () => resolve(Boolean(socket.end())))
    socket.once('error', () => resolve(false))
  })
}
