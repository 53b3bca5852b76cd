import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type FreshSite = Awaited<ReturnType<typeof startFreshSite>>

/** @param port by default one that the system gives Next: one found for it might be taken by then */
export async function startFreshSite(databaseUrl: string, { port = 0, host = '127.0.0.1' } = {}) {
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', host, '-p', String(port)],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // As in the build of the tests, whatever .env says.
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
  let url = ''
  const isReady = async () => {
    const [, namedPort] = /Local:.*:(\d+)/.exec(output) ?? []
    url = `http://127.0.0.1:${namedPort}`
    return namedPort && (await fetch(url).catch(() => undefined))?.ok
  }
  while (!(await isReady())) {
    if ((server.exitCode ?? server.signalCode) !== null) {
      await closed
      throw new Error(`The site did not start (is it built?): ${output}`)
    }
    await sleep(50)
  }
  return { url, output: () => output, stop }
}
