import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { SetupError } from '@/db/setup-error'

const listening = '0A'
let ticksPerSecond: number | undefined

/** @throws {SetupError} where there is no /proc: the processor time of a server cannot be read there */
export function requireProc() {
  if (!existsSync('/proc/self/stat'))
    throw new SetupError('This bench reads processor times from /proc: it needs Linux.')
}

/**
 * The processes that share the listening socket of this address: Node's one, or nginx's master and workers. Those of other
 * users are seen by root alone.
 */
export function listenersOf(url: string): number[] {
  const port = Number(new URL(url).port)
  const inodes = ['tcp', 'tcp6'].flatMap(name => inodesListening(readFileSync(`/proc/net/${name}`, 'utf8'), port))
  const sockets = new Set(inodes.map(inode => `socket:[${inode}]`))
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name) && holdsOne(name, sockets))
  if (pids.length === 0) throw new Error(`No process is seen to listen at ${url}`)
  return pids.map(Number)
}

/** The inodes of the sockets that listen on a port, from the text of /proc/net/tcp. */
export function inodesListening(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = table.split('\n').map(line => line.trim().split(/\s+/))
  return lines.filter(([, local, , state]) => local?.endsWith(suffix) && state === listening).map(line => line[9] ?? '')
}

function holdsOne(pid: string, sockets: Set<string>): boolean {
  const folder = `/proc/${pid}/fd`
  try {
    return readdirSync(folder).some(name => sockets.has(readlinkSync(`${folder}/${name}`)))
  } catch {
    return false // it has ended, or belongs to somebody else
  }
}

/** Processor time that these processes have used so far, in ms, in steps of a tick (10 ms on nearly every Linux). */
export function cpuMs(pids: number[]): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const ticks = pids.reduce((sum, pid) => sum + ticksIn(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0)
  return (ticks * 1000) / ticksPerSecond
}

/** utime + stime of proc_pid_stat(5). The name before them is in brackets, and may hold anything. */
export function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
