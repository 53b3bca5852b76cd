import { facts } from '@/content/facts'
import { checkDatabase, openForSite } from '@/db/database'
import { checkAddressFree, checkSiteUrl, listening, nextArguments, readAddress, urlOf } from './address'
import type { Stopping } from './command'
import { runNext } from './next'

/**
 * Serves the site with its database until it is stopped, or Next ends. Resolves with the exit code. Checks the settings, then
 * runs `prepare` (the build), then starts the database.
 */
export async function serve(
  mode: 'start' | 'dev',
  stopping: Stopping,
  prepare: () => Promise<number> = async () => 0,
): Promise<number> {
  checkSiteUrl()
  const address = readAddress()
  await checkAddressFree(address)
  await checkDatabase()
  const code = await prepare()
  if (code !== 0 || stopping.stop.aborted) return code

  const database = await openForSite()
  try {
    console.log(database.summary)
    const ended = new AbortController()
    void listening(address, ended.signal).then(yes => yes && console.log(`${facts.name} is at ${urlOf(address)}`))
    return await runNext([mode, ...nextArguments(address)], database.environment, stopping).finally(() => ended.abort())
  } finally {
    await database.stop()
  }
}
