import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import path from 'node:path'

/** The account "nobody", which runs a server that root starts. */
const nobody = 65534

/** The system account that the server runs as: PostgreSQL refuses to run as root. */
export interface Account {
  /** Whom root must give the server's files to. */
  owner?: { uid: number; gid: number }
  /** Runs a program as that account to its end. @throws with the first line it wrote to stderr */
  run(program: string, args: string[]): Promise<void>
}

/**
 * The user's own account. For root: the owner of the files, or "nobody" for new files.
 * @param paths that the account must reach; where it may not (under /root), the server runs as root mapped to "nobody" in
 *   a user namespace
 */
export function chooseAccount(cluster: string, paths: string[]): Account {
  if (process.getuid?.() !== 0) return { run: execute }
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? {
    uid: paths.every(openToOthers) ? nobody : 0,
    gid: nobody,
  }
  if (uid === 0) return inNamespace
  // Its working directory must be one that the account may enter.
  return { owner: { uid, gid }, run: (program, args) => execute(program, args, { cwd: '/', uid, gid }) }
}

const inNamespace: Account = {
  run: (program, args) =>
    execute('unshare', ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, program, ...args]),
}

async function execute(program: string, args: string[], options: SpawnOptions = {}) {
  const env = { ...process.env, LC_ALL: 'C' } // initdb fails on a locale that the machine lacks
  const child = spawn(program, args, { ...options, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr?.on('data', chunk => (stderr += chunk))
  // 'exit', not 'close': a started server may hold the pipe open for as long as it runs.
  const [code] = (await once(child, 'exit')) as [number | null]
  child.stderr?.destroy()
  if (code !== 0) throw new Error(stderr.trim().split('\n')[0] || `${path.basename(program)} ended with code ${code}`)
}

/** Whether every directory above a path may be entered by anybody. */
function openToOthers(file: string): boolean {
  const parent = path.dirname(file)
  return parent === file || ((statSync(parent).mode & 0o001) !== 0 && openToOthers(parent))
}
