import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { openDatabase } from '@/db/open-database'
import { readServeEnv, readSiteEnv, SetupError } from '@/lib/env'
import { command } from './command'
import { run } from './run'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const mode = process.argv.includes('dev') ? 'dev' : 'start'

async function serve(stop: AbortSignal): Promise<number> {
  const { PORT: port, HOST: host } = readServeEnv()
  // Report a wrong setting before a long build starts.
  readSiteEnv()
  await checkPort(Number(port), host)
  const database = await openDatabase()
  console.log(database.summary)
  const address = ['-p', port, ...(host ? ['-H', host] : [])]
  try {
    const code = mode === 'start' ? await run(stop, [next, 'build']) : 0
    if (code !== 0 || stop.aborted) return code
    return await run(stop, [next, mode, ...address], { DATABASE_URL: database.webUrl })
  } finally {
    await database.stop()
  }
}

async function checkPort(port: number, host?: string) {
  const probe = createServer()
  const failure = once(probe, 'error').then(([{ code }]) => code as string)
  const success = once(probe, 'listening').then(() => undefined)
  probe.listen(port, host)
  const code = await Promise.race([failure, success])
  probe.close()
  if (code === 'EADDRINUSE')
    throw new SetupError(
      `Another program uses port ${port}. Stop it, or take another port: PORT=${port + 1} npm run ${mode === 'dev' ? 'dev' : 'site'}`,
    )
}

await command(serve, { dev: mode === 'dev' })
