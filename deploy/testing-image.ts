import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { temporaryFolder } from '@/lib/testing'

const published = 'docker.io/library/node:24.21.0-slim'
const pullWithinMs = 60_000
/** Programs that the Dockerfile and its tests call besides Node; packages detect their C library by `ldd`. */
const programs = ['node', 'sh', 'env', 'cat', 'mkdir', 'chown', 'find', 'ldd']
const cloneable = { recursive: true, dereference: true } as const

/** Buildah with a store that is deleted after the test file. As root and without kernel features, so that it runs in a container. */
export function openBuildah() {
  const store = temporaryFolder()
  const place = ['--storage-driver=vfs', `--root=${store}/root`, `--runroot=${store}/run`]
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...place, ...args], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }).trim()

  /** Debian's Node image; without a registry a substitute of this machine's Node, npm and their libraries. */
  function base(): string {
    if (spawnSync('buildah', [...place, 'pull', published], { timeout: pullWithinMs }).status === 0) return published
    console.log(`${published} cannot be pulled: the image is built on this machine's Node ${process.version} instead.`)
    const container = buildah('from', 'scratch')
    buildah('add', container, standIn(), '/')
    if (process.env.NODE_EXTRA_CA_CERTS)
      buildah('config', '--env=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container)
    return buildah('commit', '--rm', container)
  }

  let baseImage: string | undefined
  return {
    buildah,
    /** Builds the Dockerfile of a folder, with this machine's npm cache and settings, and creates a container. */
    build(folder: string, ...args: string[]): string {
      const shared = [`${homedir()}/.npm`, `${homedir()}/.npmrc`].filter(each => existsSync(each))
      const volumes = shared.map(each => `--volume=${each}:${each.replace(homedir(), '/root')}`)
      buildah(
        'bud',
        '--isolation=chroot',
        '--layers=false',
        `--build-arg=BASE=${(baseImage ??= base())}`,
        ...volumes,
        ...args,
        '--tag=noor-vista',
        folder,
      )
      return buildah('from', 'noor-vista')
    },
    /** Runs a program in a container with the image's user, environment and directory. */
    start: (container: string, env: Record<string, string>, command: string[]) => {
      const given = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`)
      return spawn('buildah', [...place, 'run', '--isolation=chroot', ...given, container, '--', ...command])
    },
  }
}

function standIn(): string {
  const root = temporaryFolder()
  const inside = (file: string) => path.join(root, file)
  for (const folder of ['usr/bin', 'etc/ssl/certs', 'usr/lib/node_modules'])
    mkdirSync(inside(folder), { recursive: true })
  mkdirSync(inside('tmp'))
  chmodSync(inside('tmp'), 0o1777)
  symlinkSync('usr/bin', inside('bin'))
  const read = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' }).stdout
  const files = programs.map(name => [name, realpathSync(read('which', name).trim())] as const)
  for (const [name, file] of files) cpSync(file, inside(`usr/bin/${name}`))
  const loaded = files.flatMap(([, file]) => read('ldd', file).match(/\/\S+/g) ?? [])
  const libraries = read('dpkg', '-L', 'libc6').match(/^\S+\.so(\.\d+)?$/gm) ?? []
  for (const file of new Set([...loaded, ...libraries])) cpSync(file, inside(file), cloneable)
  const npm = path.join(path.dirname(realpathSync(read('which', 'npm').trim())), '..')
  cpSync(npm, inside('usr/lib/node_modules/npm'), cloneable)
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', inside('usr/bin/npm'))
  cpSync('/etc/ssl/certs/ca-certificates.crt', inside('etc/ssl/certs/ca-certificates.crt'))
  writeFileSync(inside('etc/passwd'), 'root:x:0:0::/root:/bin/sh\n')
  return root
}
