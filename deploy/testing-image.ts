import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '@/lib/testing'

const published = 'docker.io/library/node:24.21.0-slim'
const certificates = '/etc/ssl/certs/ca-certificates.crt'
const store = temporaryFolder()
/** As root and without kernel features, so that it runs in a container. */
const place = ['--storage-driver=vfs', `--root=${store}/root`, `--runroot=${store}/run`]
/** What a substitute for the published image needs to run. */
const volumes: string[] = []

export const buildah = (...args: string[]) =>
  execFileSync('buildah', [...place, ...args], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }).trim()

/** Builds the Dockerfile of a folder, with this machine's npm cache and settings. Returns a container. */
export function buildImage(folder: string, ...args: string[]): string {
  const from = `--build-arg=BASE=${base()}`
  const shared = ['.npm', '.npmrc'].filter(name => existsSync(path.join(homedir(), name)))
  const own = shared.map(name => `--volume=${path.join(homedir(), name)}:/root/${name}`)
  buildah('bud', '--isolation=chroot', from, ...volumes, ...own, ...args, '--tag=noor-vista', folder)
  return buildah('from', 'noor-vista')
}

/** Starts a program in a container, with the image's user and folder. */
export function start(container: string, env: Record<string, string>, ...command: string[]) {
  const given = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`)
  return spawn('buildah', [...place, 'run', '--isolation=chroot', ...volumes, ...given, container, '--', ...command])
}

/** Runs a program in a container. Resolves with its exit code and output. */
export async function run(...started: Parameters<typeof start>) {
  const program = start(...started)
  const [stdout, stderr, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'exit'),
  ])
  return { code: code as number, output: stdout + stderr }
}

/** Debian's Node image; where no registry answers, an empty one that sees the programs of this machine. */
function base(): string {
  if (spawnSync('buildah', [...place, 'pull', published], { timeout: 60_000 }).status === 0) return published
  volumes.push('--volume=/usr:/usr:ro')
  const [root, container] = [temporaryFolder(), buildah('from', 'scratch')]
  for (const folder of ['/tmp', '/usr', path.dirname(certificates)]) mkdirSync(root + folder, { recursive: true })
  for (const name of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, path.join(root, name))
  chmodSync(`${root}/tmp`, 0o1777)
  cpSync(certificates, root + certificates, { dereference: true })
  writeFileSync(`${root}/etc/passwd`, 'root:x:0:0::/root:/bin/sh\n')
  buildah('add', container, root, '/')
  if (process.env.NODE_EXTRA_CA_CERTS) buildah('config', `--env=NODE_EXTRA_CA_CERTS=${certificates}`, container)
  return buildah('commit', '--rm', container)
}
