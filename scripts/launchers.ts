import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** npm starts a shell, the shell tsx, tsx us: none hands a signal on to the last, and a kill -9 of one is silent. */
const packageManager = /^(npm|pnpm|yarn) |(npm-cli|pnpm|yarn)\.c?js/
const runner = /[/\\]tsx/
const mostLaunchers = 5
const betweenLooksMs = 250

/** Calls back once any of the processes that stand between the operator and this one has ended. */
export function onLauncherGone(gone: () => void) {
  const launchers = findLaunchers()
  if (launchers.length === 0) return
  const timer = setInterval(() => {
    if (ancestors(launchers.length).join() === launchers.join()) return
    clearInterval(timer)
    gone()
  }, betweenLooksMs)
  timer.unref()
}

function findLaunchers(): number[] {
  if (process.platform === 'win32') return []
  const all = ancestors(mostLaunchers)
  const manager = all.findIndex(pid => packageManager.test(look(pid)?.command ?? ''))
  if (manager >= 0 && process.env.npm_lifecycle_event) return all.slice(0, manager + 1)
  return all.slice(0, 1).filter(pid => runner.test(look(pid)?.command ?? ''))
}

/** The nearest `count` of them: parent, its parent, … */
function ancestors(count: number): number[] {
  const found: number[] = []
  let pid: number | undefined = process.ppid
  while (pid && pid > 1 && found.length < count) {
    found.push(pid)
    pid = look(pid)?.parent
  }
  return found
}

function look(pid: number): { parent: number; command: string } | undefined {
  try {
    if (process.platform === 'linux') return lookInProc(pid)
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(psOf(pid)) ?? []
    return { parent: Number(parent), command }
  } catch {
    return undefined // it has ended
  }
}

function lookInProc(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return { parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), command }
}

const psOf = (pid: number) => execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
