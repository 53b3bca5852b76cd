import { spawn, type SpawnOptions } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '@/db/setup-error'
import type { Binaries } from './binaries'

/** "nobody" on every system: the account that a server started by root runs as. */
const nobody = 65534

/** The system account that the server runs as: Postgres refuses to run as root. */
export interface Account {
  /** Owner of the server's files, where root must change it. */
  owner?: { uid: number; gid: number }
  /** Runs a program as that account to its end. @throws with what it wrote to stderr */
  run(program: string, args: string[]): Promise<void>
}

/** The user's own account, and for root another one. `home` is the directory of the server's files. */
export async function chooseAccount(binaries: Binaries, home: string, cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { run: execute }
  const account = accountForRoot(home, cluster, binaries)
  try {
    await account.run(binaries.postgres, ['--version'])
    return account
  } catch {
    throw new SetupError(
      'The bundled PostgreSQL cannot run as root here: start the site as an ordinary user, or set DATABASE_URL.',
    )
  }
}

function accountForRoot(home: string, cluster: string, binaries: Binaries): Account {
  const before = ownerOf(cluster)
  if (before && before.uid !== 0) return asUser(before)
  const reachable = !before && [home, binaries.postgres].every(openToOthers)
  return reachable ? asUser({ uid: nobody, gid: nobody }) : inNamespace
}

function asUser(owner: { uid: number; gid: number }): Account {
  // Its working directory must be one that the account may enter.
  return { owner, run: (program, args) => execute(program, args, { cwd: '/', ...owner }) }
}

/** Where others may not enter the directory (such as /root), root runs the server in a user namespace as nobody. */
const inNamespace: Account = {
  run: (program, args) =>
    execute('unshare', ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, program, ...args]),
}

function execute(program: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' } // a locale that the machine lacks would end initdb
    const child = spawn(program, args, { ...options, env, stdio: ['ignore', 'ignore', 'pipe'] })
    let stderr = ''
    child.stderr?.on('data', chunk => (stderr += chunk))
    child.on('error', reject)
    // 'exit' and not 'close': a server that was started may hold the pipe open for as long as it runs.
    child.on('exit', code => {
      child.stderr?.destroy()
      if (code === 0) resolve()
      else reject(new Error(stderr.trim() || `${path.basename(program)} ended with code ${code}`))
    })
  })
}

function ownerOf(cluster: string) {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

/** Whether every directory above a path may be entered by anybody. */
function openToOthers(file: string): boolean {
  const parent = path.dirname(file)
  return parent === file || ((statSync(parent).mode & 0o001) !== 0 && openToOthers(parent))
}
