import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, listening } from '@/scripts/address'
import type { Stoppable } from '@/scripts/fresh-site'
import type { Certificate } from './front'
import { requireTools } from './tools'

const startsWithinMs = 10_000

export interface Nginx extends Stoppable {
  /** Without a slash at its end. */
  url: string
}

/**
 * Starts nginx as an ordinary process on a free port, with everything it writes in a throw-away directory.
 * @param http directives of its `http` block; @param server those of its one `server`
 * @param files to lay into its root, name → content
 * @param certificate for TLS and HTTP/2, which it otherwise does not speak
 */
export async function startNginx(parts: {
  http?: string
  server: string
  files?: Record<string, string | Buffer>
  certificate?: Certificate | undefined
}): Promise<Nginx> {
  const { nginx } = requireTools('nginx')
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-nginx-'))
  const address = { port: await freePort(), host: '127.0.0.1' }
  for (const [name, content] of Object.entries(parts.files ?? {})) writeFileSync(path.join(directory, name), content)
  const configuration = path.join(directory, 'nginx.conf')
  writeFileSync(configuration, configure(address.port, parts))
  const server = spawn(nginx, ['-p', directory, '-c', configuration, '-e', 'error.log'], { stdio: 'inherit' })
  const kill = () => server.kill('SIGTERM')
  process.once('exit', kill) // nothing else would end it, where the bench breaks off
  const ended = new AbortController()
  const gone = once(server, 'exit').finally(() => ended.abort())
  const late = setTimeout(() => ended.abort(), startsWithinMs)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await gone
    rmSync(directory, { recursive: true, force: true })
  }
  const up = await listening(address, ended.signal)
  clearTimeout(late)
  const origin = parts.certificate ? 'https://localhost' : `http://${address.host}`
  if (up) return { url: `${origin}:${address.port}`, stop }
  await stop()
  throw new Error('nginx did not start')
}

/**
 * As nginx is by default, without logs: its workers read a directory that only this user may enter. No `tcp_nopush`: with it
 * an answer in chunks, once cached, waits 40 ms for the client's acknowledgement before its last bytes.
 */
const configure = (port: number, { http = '', server, certificate }: Parameters<typeof startNginx>[0]) => `
daemon off;
worker_processes auto;
pid nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`).join(' ')}
  ${http}
  server {
    listen 127.0.0.1:${port}${certificate ? ` ssl http2; ssl_certificate ${certificate.chain}; ssl_certificate_key ${certificate.key}` : ''};
    root .;
    ${server}
  }
}
`
