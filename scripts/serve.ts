import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { openDatabase } from '@/db/open-database'
import { readServeEnv, readSiteEnv, SetupError } from '@/lib/env'
import { run } from './run'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** Resolves with the exit code; `start` builds the site before. */
export async function serve(mode: 'start' | 'dev', stop: AbortSignal): Promise<number> {
  const { PORT: port, HOST: host } = readServeEnv()
  readSiteEnv() // Next reads it after the build.
  await checkFree(Number(port), host)
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

/** Before the build, which takes a minute. */
async function checkFree(port: number, host?: string) {
  try {
    const probe = createServer().listen(port, host)
    await once(probe, 'listening')
    probe.close()
  } catch (error) {
    throw new SetupError(`PORT or HOST: ${(error as Error).message}`)
  }
}
