import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account'

/** The bundled server's major version; another one cannot read its files. */
const major = 18

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // The log would otherwise quote refused rows with what a couple wrote.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]
const notDurable = ['fsync=off', 'full_page_writes=off']

export type Role = 'owner' | 'web' | 'staff'

/** Where the server keeps its files, `.data/postgres-18/cluster`, and the passwords beside them. */
export function clusterIn(dataDir: string) {
  const home = path.join(dataDir, `postgres-${major}`)
  return { home, cluster: path.join(home, 'cluster'), passwords: path.join(home, 'passwords.json') }
}

export function readPasswords(dataDir: string): Record<Role, string> {
  return JSON.parse(readFileSync(clusterIn(dataDir).passwords, 'utf8')) as Record<Role, string>
}

/**
 * Creates the server's files unless they exist. They are created in another directory, which is renamed at the end: a
 * killed process leaves nothing incomplete, and of two concurrent processes one wins.
 */
export async function createCluster(dataDir: string, initdb: string, account: Account, durable: boolean) {
  const { home, cluster } = clusterIn(dataDir)
  if (existsSync(cluster)) return
  const aside = mkdtempSync(`${home}.new-`)
  try {
    await fill(aside, initdb, account, durable)
    renameSync(aside, home)
  } catch (error) {
    rmSync(aside, { recursive: true })
    if (!existsSync(cluster)) throw error
  }
}

async function fill(home: string, initdb: string, account: Account, durable: boolean) {
  const secret = () => randomBytes(24).toString('base64url')
  const passwords: Record<Role, string> = { owner: secret(), web: secret(), staff: secret() }
  const privately = { mode: 0o600 }
  writeFileSync(path.join(home, 'passwords.json'), JSON.stringify(passwords), privately)
  const initial = path.join(home, 'initial-password')
  writeFileSync(initial, passwords.owner, privately)
  const cluster = path.join(home, 'cluster')
  mkdirSync(cluster)
  chmodSync(home, 0o711)
  if (account.owner) for (const file of [cluster, initial]) chownSync(file, account.owner.uid, account.owner.gid)
  await account.run(initdb, [
    ...['--pgdata', cluster, '--username', 'postgres', '--pwfile', initial, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...[...settings, ...(durable ? [] : notDurable)].flatMap(setting => ['--set', setting]),
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ])
  rmSync(initial)
}
