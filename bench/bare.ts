import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type FreshSite, startFreshSite, type Stoppable } from '@/scripts/fresh-site'

/**
 * Builds and serves the least that Next can do with a form: `bench/bare`, a page whose action redirects and does nothing else.
 * Its build is removed by `stop`, or at once where it fails.
 * @throws {Error} with what the build said, where it failed
 */
export async function openBare(): Promise<Stoppable & Pick<FreshSite, 'url'>> {
  const directory = path.resolve('bench/bare')
  const removed = () => rm(path.join(directory, '.next'), { recursive: true, force: true })
  const next = path.resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  try {
    const build = spawnSync(process.execPath, [next, 'build', directory], { env, encoding: 'utf8' })
    if (build.status !== 0) throw new Error(`The bare page was not built: ${build.stdout}${build.stderr}`)
    const { url, stop } = await startFreshSite('', directory)
    return { url, stop: () => stop().then(removed) }
  } catch (error) {
    await removed()
    throw error
  }
}
