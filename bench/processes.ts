import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { SetupError } from '@/db/setup-error'

let ticksPerSecond: number | undefined

/** @throws {SetupError} where there is no /proc: the processor time of a server cannot be read there */
export function requireProc() {
  if (!existsSync('/proc/self/stat'))
    throw new SetupError('This bench reads processor times from /proc: it needs Linux.')
}

/** Processor time that these processes have used so far, in ms, in steps of a tick (10 ms on nearly every Linux). */
export function cpuMs(pids: number[]): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const ticks = pids.reduce((sum, pid) => sum + ticksIn(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0)
  return (ticks * 1000) / ticksPerSecond
}

/** utime + stime of proc_pid_stat(5). The name before them is in brackets, and may hold anything. */
function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
