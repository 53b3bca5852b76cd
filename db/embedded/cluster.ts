import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { account, run } from './programs'

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // The log would otherwise quote refused rows with what a couple wrote.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

/** Where the server keeps its files, and the passwords beside them. Another major version cannot read them. */
export function clusterIn(dataDir: string) {
  const home = path.join(dataDir, 'postgres-18')
  return { home, cluster: path.join(home, 'cluster'), passwords: path.join(home, 'passwords') }
}

/**
 * Creates the server's files unless they exist. They are created in another directory, which is renamed at the end: a
 * killed process leaves nothing incomplete, and of two concurrent processes one wins.
 */
export async function createCluster(dataDir: string, initdb: string, durable: boolean) {
  const { home, cluster } = clusterIn(dataDir)
  if (existsSync(cluster)) return
  mkdirSync(dataDir, { recursive: true })
  const aside = mkdtempSync(`${home}.new-`)
  const [files, passwords] = ['cluster', 'passwords'].map(name => path.join(aside, name)) as [string, string]
  try {
    const random = Array.from({ length: 3 }, () => randomBytes(24).toString('hex')) // of owner, web and staff
    writeFileSync(passwords, random.join('\n'), { mode: 0o600 }) // initdb reads the first line
    mkdirSync(files)
    if (account) chownSync(files, account, account)
    await run(initdb, [
      ...['--pgdata', files, '--username', 'owner', '--pwfile', passwords, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...[...settings, ...(durable ? [] : ['fsync=off'])].flatMap(setting => ['--set', setting]),
      ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
    ])
    renameSync(aside, home)
  } catch (error) {
    rmSync(aside, { recursive: true })
    if (!existsSync(cluster)) throw error
  }
}
