import { randomBytes } from 'node:crypto'
import { accessSync, appendFileSync, chmodSync, chownSync, constants, existsSync, mkdirSync } from 'node:fs'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '@/db/setup-error'
import type { Account } from './account'
import type { Binaries } from './binaries'

/** Of the bundled server; another major version cannot read its files. */
const major = 18

const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
# A line in the log about a refused row would otherwise quote it, with what a couple wrote.
log_error_verbosity = terse
log_min_error_statement = panic
`

export interface Passwords {
  owner: string
  web: string
  staff: string
}

/** Where the server keeps its files, `.data/postgres-18/cluster`, and the passwords beside them. */
export function clusterIn(dataDir: string) {
  const home = path.join(dataDir, `postgres-${major}`)
  return { home, cluster: path.join(home, 'cluster'), passwords: path.join(home, 'passwords.json') }
}

export function readPasswords(dataDir: string): Passwords {
  return JSON.parse(readFileSync(clusterIn(dataDir).passwords, 'utf8')) as Passwords
}

/** The data directory, made if need be. */
export function prepareDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
    if (process.getuid?.() === 0)
      chmodSync(dataDir, 0o711) // the server's account passes through it
    else if (existsSync(clusterIn(dataDir).home)) readPasswords(dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SetupError(
      `The database directory ${dataDir} cannot be used (${code}): it may belong to another user; set DATA_DIR to a directory of yours.`,
    )
  }
}

/**
 * Makes the server's files unless they are there. They are made aside and moved at once, so that a kill leaves no half of
 * them, and of two processes that do it together one wins.
 */
export async function createCluster(dataDir: string, binaries: Binaries, account: Account, durable: boolean) {
  const { home, cluster } = clusterIn(dataDir)
  if (existsSync(cluster)) return
  const aside = mkdtempSync(`${home}.new-`)
  try {
    await fill(aside, binaries, account, durable)
    renameSync(aside, home)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(cluster)) throw new SetupError(`The database could not be made in ${dataDir}: ${firstLine(error)}`)
  }
}

async function fill(home: string, binaries: Binaries, account: Account, durable: boolean) {
  const secret = () => randomBytes(24).toString('base64url')
  const passwords: Passwords = { owner: secret(), web: secret(), staff: secret() }
  writeFileSync(path.join(home, 'passwords.json'), JSON.stringify(passwords), { mode: 0o600 })
  const initial = path.join(home, 'initial-password')
  writeFileSync(initial, passwords.owner, { mode: 0o600 })
  const cluster = path.join(home, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  chmodSync(home, 0o711)
  if (account.owner) for (const file of [cluster, initial]) chownSync(file, account.owner.uid, account.owner.gid)
  await account.run(binaries.initdb, [
    ...['--pgdata', cluster, '--username', 'postgres', '--pwfile', initial, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ])
  rmSync(initial)
  appendFileSync(path.join(cluster, 'postgresql.conf'), settings)
}

const firstLine = (error: unknown) => String((error as Error).message).split('\n')[0]
