import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '@/db/setup-error'
import { findChromium } from '@/scripts/chromium'

/** A program that a bench needs beside the project's own packages: where it is, and Debian's package for it. */
const tools = {
  nginx: { find: () => onPath('nginx', ['/usr/sbin']), debian: 'nginx', version: '-v' },
  wrk: { find: () => onPath('wrk'), debian: 'wrk', version: '-v' },
  // Debian's /usr/bin/pgbench is there without the server's package too, and then only complains.
  pgbench: { find: () => inPostgres('pgbench') ?? onPath('pgbench'), debian: 'postgresql', version: '--version' },
  chromium: { find: findChromium, debian: 'chromium', version: '--version' },
} as const
export type Tool = keyof typeof tools

/** The paths of the programs asked for. @throws {SetupError} in one sentence, if any is missing */
export function requireTools<Name extends Tool>(...names: Name[]): Record<Name, string> {
  const found = names.map(name => [name, tools[name].find()] as const)
  const missing = found.filter(([, file]) => !file).map(([name]) => name)
  if (missing.length === 0) return Object.fromEntries(found) as Record<Name, string>
  const packages = missing.map(name => tools[name].debian).join(' ')
  throw new SetupError(`This bench needs ${missing.join(' and ')}; on Debian: apt-get install ${packages}`)
}

/** `nginx 1.22.1`, as each program says of itself. */
export function versionsOf(found: Partial<Record<Tool, string>>): string[] {
  return Object.entries(found).map(([name, file]) => {
    const { stdout, stderr } = spawnSync(file, [tools[name as Tool].version], { encoding: 'utf8' })
    return `${name} ${/\d+(\.\d+)+/.exec(stdout + stderr)?.[0] ?? '?'}`
  })
}

function onPath(name: string, more: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...more]
  return folders.map(folder => path.join(folder, name)).find(file => existsSync(file))
}

/** Debian keeps the programs of each major version in a directory of its own; the newest is taken. */
function inPostgres(name: string): string | undefined {
  const home = '/usr/lib/postgresql'
  if (!existsSync(home)) return undefined
  const majors = readdirSync(home).sort((a, b) => Number(b) - Number(a))
  return majors.map(major => path.join(home, major, 'bin', name)).find(file => existsSync(file))
}
