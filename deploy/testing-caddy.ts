import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/lib/free-port'
import { temporaryFolder } from '@/lib/testing'

/**
 * Starts Caddy from deploy/Caddyfile for the host `localhost`, whose certificate it signs itself. It changes only ports and the
 * address of the site, and installs no authority in the system.
 */
export async function startCaddy(site: string) {
  const [port, httpPort, folder] = [await freePort(), await freePort(), temporaryFolder()]
  const options = `admin off\nhttps_port ${port}\nhttp_port ${httpPort}\ndefault_bind 127.0.0.1\nskip_install_trust`
  const published = readFileSync('deploy/Caddyfile', 'utf8')
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, published.replace('admin off', options).replace('site:3000', new URL(site).host))
  const env = { HOME: folder, XDG_DATA_HOME: folder, SITE: 'localhost', REDIRECT_HOSTS: 'other.localhost' }
  const args = ['run', '--config', file, '--adapter', 'caddyfile']
  const caddy = spawn('caddy', args, { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', chunk => (output += chunk))
  const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  while (caddy.exitCode === null && !(existsSync(authority) && output.includes('certificate obtained'))) await sleep(50)
  if (caddy.exitCode !== null) throw new Error(`Caddy does not start: ${output}`)

  const url = `https://localhost:${port}`
  return {
    /** Without a trailing slash. */
    url,
    output: () => output,
    /** A request on a new connection. @param from the visitor's address, one of 127.0.0.0/8 */
    async ask(page: string, { method = 'GET', headers = {}, body = '' as string | Buffer, from = '127.0.0.1' } = {}) {
      const asked = request({
        ...{ host: '127.0.0.1', port, path: page, localAddress: from, agent: false, method },
        ...{ servername: 'localhost', ca: readFileSync(authority), headers: { Host: new URL(url).host, ...headers } },
      })
      asked.end(body)
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
    },
    stop: () => caddy.kill('SIGKILL') && once(caddy, 'exit'),
  }
}
