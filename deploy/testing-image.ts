import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { temporaryFolder } from '@/lib/testing'

const published = 'docker.io/library/node:24.21.0-slim'
/** Programs that the Dockerfile and its tests call besides Node; packages detect their C library by `ldd`. */
const programs = ['node', 'sh', 'env', 'cat', 'mkdir', 'chown', 'ldd']
const store = temporaryFolder()
/** As root and without kernel features, so that it runs in a container. */
const place = ['--storage-driver=vfs', `--root=${store}/root`, `--runroot=${store}/run`]

export const buildah = (...args: string[]) =>
  execFileSync('buildah', [...place, ...args], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }).trim()

/** Builds the Dockerfile of a folder, with this machine's npm cache and settings. Resolves with a container. */
export function buildImage(folder: string, ...args: string[]): string {
  const shared = ['.npm', '.npmrc'].filter(name => existsSync(path.join(homedir(), name)))
  const volumes = shared.map(name => `--volume=${path.join(homedir(), name)}:/root/${name}`)
  buildah('bud', '--isolation=chroot', `--build-arg=BASE=${base()}`, ...volumes, ...args, '--tag=noor-vista', folder)
  return buildah('from', 'noor-vista')
}

/** Starts a program in a container, with the image's user and folder. */
export function start(container: string, env: Record<string, string>, ...command: string[]) {
  const given = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`)
  return spawn('buildah', [...place, 'run', '--isolation=chroot', ...given, container, '--', ...command])
}

/** Runs a program in a container. Resolves with its exit code and output. */
export async function run(...started: Parameters<typeof start>) {
  const program = start(...started)
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', chunk => (output += chunk))
  const [code] = (await once(program, 'close')) as [number]
  return { code, output }
}

/** Debian's Node image; where no registry answers, a substitute of this machine's Node, npm and their libraries. */
function base(): string {
  if (spawnSync('buildah', [...place, 'pull', published], { timeout: 60_000 }).status === 0) return published
  const container = buildah('from', 'scratch')
  buildah('add', container, substitute(), '/')
  if (process.env.NODE_EXTRA_CA_CERTS)
    buildah('config', '--env=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container)
  return buildah('commit', '--rm', container)
}

function substitute(): string {
  const root = temporaryFolder()
  const read = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' }).stdout
  const copy = (from: string, to = from) => cpSync(from, root + to, { recursive: true, dereference: true })
  for (const folder of ['/tmp', '/usr/bin', '/etc']) mkdirSync(root + folder, { recursive: true })
  chmodSync(`${root}/tmp`, 0o1777)
  symlinkSync('usr/bin', `${root}/bin`)
  const files = programs.map(name => realpathSync(read('which', name).trim()))
  files.forEach((file, n) => copy(file, `/usr/bin/${programs[n]}`))
  const libraries = read('dpkg', '-L', 'libc6').match(/^\S+\.so(\.\d+)?$/gm) ?? []
  for (const file of new Set([...files.flatMap(each => read('ldd', each).match(/\/\S+/g) ?? []), ...libraries]))
    copy(file)
  copy(path.join(path.dirname(realpathSync(read('which', 'npm').trim())), '..'), '/usr/lib/node_modules/npm')
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', `${root}/usr/bin/npm`)
  copy('/etc/ssl/certs/ca-certificates.crt')
  writeFileSync(`${root}/etc/passwd`, 'root:x:0:0::/root:/bin/sh\n')
  return root
}
