import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/db/bundled/free-port'

export type FreshSite = Awaited<ReturnType<typeof startFreshSite>>

interface Options {
  /** Default: a free port. */
  port?: number
  host?: string
}

/** @returns once the site is healthy @throws with the site's output if it exits before that */
export async function startFreshSite(
  databaseUrl: string,
  { port, host = '127.0.0.1' }: Options = {},
) {
  port ??= await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', host, '-p', String(port)],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // The same values as in the tests' build, whatever .env says.
        SITE_URL: '',
        PLACEHOLDERS: '',
        DATABASE_URL: databaseUrl,
        NODE_OPTIONS: `--require=${JSON.stringify(path.resolve('scripts/exit-with-parent.cjs'))}`,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let output = ''
  const closed = once(server, 'close')
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', chunk => (output += chunk))
  const stop = async (signal: NodeJS.Signals = 'SIGKILL') => {
    const isRunning = server.kill(signal)
    if (isRunning) await once(server, 'exit')
  }
  const isHealthy = async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok
  while (!(await isHealthy())) {
    if ((server.exitCode ?? server.signalCode) !== null) {
      await closed
      throw new Error(`The site did not start (is it built?): ${output}`)
    }
    await sleep(50)
  }
  return { url, output: () => output, stop }
}
