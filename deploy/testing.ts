import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { homedir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/db/bundled/free-port'
import { temporaryFolder } from '@/lib/test/temporary-folder'

const baseName = /^ARG BASE=(.+)$/m.exec(readFileSync('Dockerfile', 'utf8'))![1]
const publishedImage = `docker.io/library/${baseName}`
const certificates = '/etc/ssl/certs/ca-certificates.crt'
const storageFolder = temporaryFolder()
/** The vfs driver needs no kernel features, so buildah also runs inside a container. */
const storage = [
  '--storage-driver=vfs',
  `--root=${storageFolder}/root`,
  `--runroot=${storageFolder}/run`,
]
const volumes: string[] = []

export const buildah = (...args: string[]) =>
  execFileSync('buildah', [...storage, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 2 ** 26,
  }).trim()

export function buildContainer(folder: string, ...args: string[]): string {
  const base = `--build-arg=BASE=${prepareBaseImage()}`
  const npmFiles = ['.npm', '.npmrc'].filter(name => existsSync(path.join(homedir(), name)))
  const npmVolumes = npmFiles.map(name => `--volume=${path.join(homedir(), name)}:/root/${name}`)
  buildah(
    'bud',
    '--isolation=chroot',
    base,
    ...volumes,
    ...npmVolumes,
    ...args,
    '--tag=noor-vista',
    folder,
  )
  return buildah('from', 'noor-vista')
}

export function start(container: string, env: Record<string, string>, ...command: string[]) {
  const variables = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`)
  return spawn('buildah', [
    ...storage,
    'run',
    '--isolation=chroot',
    ...volumes,
    ...variables,
    container,
    '--',
    // With a full path, buildah does not look for the program before it mounts the volumes.
    '/usr/bin/env',
    ...command,
  ])
}

export async function run(...started: Parameters<typeof start>) {
  const program = start(...started)
  const exit = once(program, 'exit')
  const output = (await Promise.all([text(program.stdout), text(program.stderr)])).join('')
  return { code: (await exit)[0] as number, output }
}

function prepareBaseImage(): string {
  const pull = spawnSync('buildah', [...storage, 'pull', publishedImage], { timeout: 60_000 })
  return pull.status === 0 ? publishedImage : buildSubstitute()
}

/** Replaces the base image by an empty one with this machine's programs if no registry answers. */
function buildSubstitute(): string {
  volumes.push('--volume=/usr:/usr:ro')
  const root = temporaryFolder()
  const container = buildah('from', 'scratch')
  for (const folder of ['/tmp', '/usr', path.dirname(certificates)])
    mkdirSync(root + folder, { recursive: true })
  for (const name of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, path.join(root, name))
  chmodSync(`${root}/tmp`, 0o1777)
  cpSync(certificates, root + certificates, { dereference: true })
  writeFileSync(`${root}/etc/passwd`, 'root:x:0:0::/root:/bin/sh\n')
  buildah('add', container, root, '/')
  if (process.env.NODE_EXTRA_CA_CERTS)
    buildah('config', `--env=NODE_EXTRA_CA_CERTS=${certificates}`, container)
  return buildah('commit', '--rm', container)
}

export async function startCaddy(site: string) {
  const folder = temporaryFolder()
  const port = await freePort()
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, caddyfileFor(site, port, await freePort()))
  const caddy = spawn('caddy', ['run', '--config', file], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE: 'localhost',
      REDIRECT_HOSTS: 'other.localhost',
    },
  })
  let output = ''
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', chunk => (output += chunk))
  const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  while (!output.includes('certificate obtained')) {
    const hasEnded = (caddy.exitCode ?? caddy.signalCode) !== null
    if (hasEnded) throw new Error(`Caddy does not start: ${output}`)
    await sleep(50)
  }
  return {
    url: `https://localhost:${port}`,
    output: () => output,
    /** @param from the visitor's address, within 127.0.0.0/8 */
    async ask(
      page: string,
      { method = 'GET', headers = {}, body = '' as string | Buffer, from = '127.0.0.1' } = {},
    ) {
      const sent = request({
        host: '127.0.0.1',
        port,
        path: page,
        localAddress: from,
        agent: false,
        method,
        servername: 'localhost',
        ca: readFileSync(authority),
        headers: { Host: `localhost:${port}`, ...headers },
      })
      sent.end(body)
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
    },
    async stop() {
      const isRunning = caddy.kill('SIGKILL')
      if (isRunning) await once(caddy, 'exit')
    },
  }
}

function caddyfileFor(site: string, port: number, httpPort: number): string {
  const options = `admin off
    https_port ${port}
    http_port ${httpPort}
    default_bind 127.0.0.1
    skip_install_trust`
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
  return caddyfile
    .replace('admin off', options)
    .replace('site:3000', new URL(site).host)
    .replace('response_buffers 1MiB', 'buffer_responses\nmax_buffer_size 1MiB') // Debian's Caddy 2.6
}
