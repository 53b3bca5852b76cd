import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { readArguments } from './usage'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

function run(file: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

it.each(Object.entries(scripts).filter(([, line]) => line.startsWith('node ')))(
  '%s has a page of its own',
  (name, line) => {
    const file = line.split(' ').at(-1)!
    const typed = name === 'test' ? 'npm test' : `npm run ${name}`
    const page = name === 'inquiries' ? 'scripts/inquiries/command-name.ts' : file
    expect(readFileSync(page, 'utf8')).toContain(`'${typed}`)
  },
)

it('no command is a chain, of which only the last would be asked for help', () => {
  const chains = Object.entries(scripts).filter(([name, line]) => line.includes('&&') && name !== 'types')
  expect(chains).toEqual([])
})

it('a command that is asked for help shows its own page, and does nothing else', () => {
  const { status, stdout } = run('scripts/studio.ts', ['--help'])
  expect(stdout).toMatch(/^npm run db:studio \[-- --port 4983\]\n\nShows the tables .*\.$/)
  expect(status).toBe(0)
})

it.each([
  [['--port', '4000'], "Unknown option '--port'"],
  [['away'], "Unexpected argument 'away'"],
  [['--into'], "Option '--into <value>' argument missing"],
])('a command refuses %j in one sentence', (words, fault) => {
  const { argv } = process
  process.argv = ['node', 'script', ...words]
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const exit = vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit with ${code}`)
  })
  const read = () =>
    readArguments({ command: 'npm run release', help: 'Builds.', options: { into: { type: 'string' } } })
  expect(read).toThrow('exit with 2')
  expect(said.mock.calls).toEqual([[`${fault}. What it takes: npm run release -- --help`]])
  for (const spy of [said, exit]) spy.mockRestore()
  process.argv = argv
})

it('studio takes a port, and says so where it is taken or none', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  expect(run('scripts/studio.ts', ['--port', String(port)])).toEqual({
    status: 1,
    stdout: '',
    stderr: `Something else already listens on 127.0.0.1:${port}: stop it, or choose another port with --port.`,
  })
  expect(run('scripts/studio.ts', ['--port', '4983x']).stderr).toBe(
    '--port must be a number from 1 to 65535, and is "4983x".',
  )
  holder.close()
})

it('no command lets Next tell its makers of what it does', () => {
  const line = 'await command(async () => (console.log(process.env.NEXT_TELEMETRY_DISABLED), 0))'
  const args = [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `import { command } from './scripts/command'; ${line}`,
  ]
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '' }
  expect(spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout).toBe('1\n')
})
