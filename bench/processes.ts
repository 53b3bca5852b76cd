import { readdirSync, readFileSync } from 'node:fs'

/** USER_HZ: in steps of 10 ms nearly every Linux tells processor times. */
const ticksPerSecond = 100

/** Processor time that these processes have used so far, in ms. Linux only, as all here. */
export function cpuMs(pids: number[]): number {
  const ticks = pids.reduce((sum, pid) => sum + ticksIn(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0)
  return (ticks * 1000) / ticksPerSecond
}

/** utime + stime of proc_pid_stat(5). The name before them is in brackets, and may hold anything. */
function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** A process and what it has started: of a database server the connections, of nginx the workers. */
export function withChildren(parent?: number): number[] {
  if (!parent) return []
  const others = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(name) === parent)
  return [parent, ...others.map(Number)]
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined // ended meanwhile
  }
}

/** Where it has not ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    return
  }
}
