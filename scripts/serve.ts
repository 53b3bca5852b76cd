import { createRequire } from 'node:module'
import { openDatabase } from '@/db/open-database'
import { readServeEnv, readSiteEnv } from '@/lib/env'
import { command } from './command'
import { run } from './run'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const mode = process.argv.includes('dev') ? 'dev' : 'start'

async function serve(stop: AbortSignal): Promise<number> {
  const { PORT: port, HOST: host } = readServeEnv()
  readSiteEnv() // Before the build.
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

await command(serve, { dev: mode === 'dev' })
