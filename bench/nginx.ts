import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SetupError } from '@/db/setup-error'
import { freePort } from '@/lib/free-port'
import { writeErrorPages } from '@/scripts/release/error-pages'
import { publicFolders } from '@/scripts/release/static-files'
import { type Ports, writeConfiguration } from './nginx/configuration'

const startsWithinMs = 10_000
/** Debian keeps nginx where only root looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

export interface Nginx extends AsyncDisposable {
  /** TLS and HTTP/2, with a certificate that nobody has signed, for the name localhost. Without a slash at its end. */
  url: string
}

/**
 * Starts nginx as an ordinary process from deploy/nginx as it stands: only ports, paths, certificate and names are replaced,
 * and what limits one address goes, because a bench has few. Everything that it writes is in a throw-away directory.
 * @param site the address that it passes requests on to
 * @throws {SetupError} where nginx or openssl is missing, or the configuration is refused, in nginx's own words
 */
export async function openNginx(site: string): Promise<Nginx> {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-nginx-'))
  try {
    const ports = { secure: await freePort(), redirect: await freePort() }
    layStaticFiles(path.join(directory, 'static'))
    makeCertificate(directory)
    cpSync('deploy/nginx/snippets', path.join(directory, 'snippets'), { recursive: true })
    writeConfiguration(directory, ports, new URL(site).host)
    return await runNginx(directory, ports)
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

async function runNginx(directory: string, ports: Ports): Promise<Nginx> {
  const args = ['-p', directory, '-c', path.join(directory, 'nginx.conf'), '-e', 'error.log']
  run('nginx', ['-t', '-q', ...args])
  const nginx = spawn('nginx', args, { stdio: 'inherit', env })
  const kill = () => nginx.kill('SIGTERM')
  process.once('exit', kill) // nothing else would end it, where the bench breaks off
  const gone = once(nginx, 'exit')
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await gone
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  const answers = () => fetch(`http://127.0.0.1:${ports.redirect}`, { redirect: 'manual' }).then(Boolean, () => false)
  for (const end = Date.now() + startsWithinMs; !(await answers()); await sleep(50))
    if (Date.now() > end) throw await stop().then(() => new Error('nginx did not start'))
  return { url: `https://localhost:${ports.secure}`, [Symbol.asyncDispose]: stop }
}

/** As deploy/roll lays them out on a server, but by links: one build, and nothing of an older one. */
function layStaticFiles(root: string) {
  mkdirSync(path.join(root, '_next'), { recursive: true })
  symlinkSync(path.resolve('.next/static'), path.join(root, '_next/static'))
  for (const folder of publicFolders) symlinkSync(path.resolve('public', folder), path.join(root, folder))
  writeErrorPages(path.join(root, 'errors'))
}

function makeCertificate(directory: string) {
  const files = ['-keyout', path.join(directory, 'privkey.pem'), '-out', path.join(directory, 'fullchain.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  run('openssl', ['req', ...kind, ...files, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'])
}

function run(program: 'nginx' | 'openssl', args: string[]) {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8', env })
  if (error) throw new SetupError(`This bench needs ${program}; on Debian: apt-get install ${program}`)
  if (status !== 0) throw new SetupError(`${program} refuses: ${stderr}`)
}
