import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a running server has written down about itself, if it has. */
export function readPidFile(cluster: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

/**
 * Removes the pid file of a server that was killed, where its number now stands for something else: a zombie (nobody reaps
 * it in a container without an init) or another program. Postgres would take that for itself and refuse to start.
 */
export function removeStalePidFile(cluster: string) {
  const written = readPidFile(cluster)
  if (!written || process.platform !== 'linux' || !exists(written.pid) || serverRuns(cluster)) return
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether any process of a server still runs on these files: each of them stands in that directory. Linux only. */
function serverRuns(cluster: string): boolean {
  const place = realpathSync(cluster)
  return readdirSync('/proc').some(entry => /^\d+$/.test(entry) && workingDirectory(entry) === place)
}

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined // gone, a zombie, or another user's
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
