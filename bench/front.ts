import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SetupError } from '@/db/setup-error'
import { freePort } from '@/scripts/address'
import type { Stoppable } from '@/scripts/fresh-site'
import { writeErrorPages } from '@/scripts/release/error-pages'
import { publicFolders } from '@/scripts/release/static-files'
import { rewriteConfiguration } from './front/rewrite'

const startsWithinMs = 10_000

/** One that nobody has signed, for the name localhost. */
export interface Certificate {
  /** Files in PEM. */
  chain: string
  key: string
  /** A flag by which Chromium takes it for valid: told to overlook errors instead, it would keep nothing in its cache. */
  trust: string
}

export interface Front extends Stoppable {
  /** Plain HTTP/1.1. Without a slash at its end, as the next. */
  url: string
  /** TLS and HTTP/2. */
  secureUrl: string
  certificate: Certificate
  /** What port 80 becomes: it leads to https. */
  redirectUrl: string
  /** Where the files lie that nginx reads from disk. */
  staticRoot: string
  /** Lines of the access log so far; nginx writes them every second. */
  log(): string
}

export interface FrontOptions {
  /** Ports of this machine that the site listens on. */
  instances: number[]
  /** Whether one address may ask and send only so often. Off, because a bench has few addresses. */
  limits?: boolean
  /** Port of the plain address; a free one unless it is given. */
  port?: number
}

/**
 * Starts nginx as an ordinary process from deploy/nginx as it stands: only ports, paths, certificate and names are replaced.
 * Everything that it writes is in a throw-away directory, and the files that it reads are those of this checkout's build.
 * @throws {SetupError} where nginx or openssl is missing, or the configuration is refused, in nginx's own words
 */
export async function openFront({ instances, limits = false, port }: FrontOptions): Promise<Front> {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-front-'))
  try {
    const ports = { plain: port ?? (await freePort()), secure: await freePort(), redirect: await freePort() }
    const staticRoot = path.join(directory, 'static')
    layStaticFiles(staticRoot)
    const certificate = makeCertificate(directory)
    cpSync('deploy/nginx/snippets', path.join(directory, 'snippets'), { recursive: true })
    const file = path.join(directory, 'nginx.conf')
    rewriteConfiguration({ directory, ports, instances, limits })
    run('nginx', ['-t', '-q', '-p', directory, '-c', file, '-e', 'error.log'])
    return { ...(await start(directory, file, ports, staticRoot)), certificate }
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

async function start(
  directory: string,
  file: string,
  ports: { plain: number; secure: number; redirect: number },
  staticRoot: string,
): Promise<Omit<Front, 'certificate'>> {
  const nginx = spawn(onPath('nginx'), ['-p', directory, '-c', file, '-e', 'error.log'], { stdio: 'inherit' })
  const kill = () => nginx.kill('SIGTERM')
  process.once('exit', kill) // nothing else would end it, where the bench breaks off
  const gone = once(nginx, 'exit')
  const stop = async () => {
    process.off('exit', kill)
    if (nginx.exitCode === null && nginx.signalCode === null) {
      kill()
      await gone
    }
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  const redirectUrl = `http://127.0.0.1:${ports.redirect}`
  for (const end = Date.now() + startsWithinMs; !(await answers(redirectUrl)); await sleep(50))
    if (nginx.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error('nginx did not start')
    }
  return {
    url: `http://127.0.0.1:${ports.plain}`,
    secureUrl: `https://localhost:${ports.secure}`,
    redirectUrl,
    staticRoot,
    log: () => readFileSync(path.join(directory, 'access.log'), 'utf8'),
    stop,
  }
}

const answers = (url: string) =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** As deploy/roll lays them out on a server, but by links: one build, and nothing of an older one. */
function layStaticFiles(root: string) {
  mkdirSync(path.join(root, '_next'), { recursive: true })
  symlinkSync(path.resolve('.next/static'), path.join(root, '_next/static'))
  for (const folder of publicFolders) symlinkSync(path.resolve('public', folder), path.join(root, folder))
  writeErrorPages(path.join(root, 'errors'))
}

function makeCertificate(directory: string): Certificate {
  const [chain, key] = [path.join(directory, 'fullchain.pem'), path.join(directory, 'privkey.pem')]
  const files = ['-keyout', key, '-out', chain]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  run('openssl', ['req', ...kind, ...names, ...files])
  const publicKey = new X509Certificate(readFileSync(chain)).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return { chain, key, trust: `--ignore-certificate-errors-spki-list=${hash}` }
}

function run(program: 'nginx' | 'openssl', args: string[]) {
  const { error, status, stderr } = spawnSync(onPath(program), args, { encoding: 'utf8' })
  if (error) throw new SetupError(`This bench needs ${program}; on Debian: apt-get install ${program}`)
  if (status !== 0) throw new SetupError(`${program} refuses: ${stderr}`)
}

/** Debian keeps nginx where only root looks. */
const onPath = (program: string) =>
  spawnSync(program, ['-v']).error && program === 'nginx' ? '/usr/sbin/nginx' : program
