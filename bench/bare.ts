import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type FreshSite, startFreshSite } from '@/scripts/fresh-site'

export interface Bare extends FreshSite {
  directory: string
}

/**
 * Builds and serves the least that Next can do: `bench/bare`, pages with a picture and a form, whose action redirects and does
 * nothing else. Its build is removed by `stop`, or at once where it fails.
 * @param site whose first picture each of these `pages` shows as well
 * @throws {Error} with what the build said, where it failed
 */
export async function openBare(site?: string, pages: string[] = []): Promise<Bare> {
  const directory = path.resolve('bench/bare')
  const removed = () => rm(path.join(directory, '.next'), { recursive: true, force: true })
  const next = path.resolve('node_modules/next/dist/bin/next')
  const pictures: Record<string, string> = {}
  for (const page of new Set(['/', ...pages]))
    pictures[page] = site ? firstPicture(await (await fetch(site + page)).text()) : ''
  const env = { ...process.env, NODE_ENV: 'production', BARE_PICTURES: JSON.stringify(pictures) } as const
  try {
    const build = spawnSync(process.execPath, [next, 'build', directory], { env, encoding: 'utf8' })
    if (build.status !== 0) throw new Error(`The bare page was not built: ${build.stdout}${build.stderr}`)
    const bare = await startFreshSite('', { directory })
    return { ...bare, directory, stop: () => bare.stop().then(removed) }
  } catch (error) {
    await removed()
    throw error
  }
}

/** As it stands in a page, with the hints by which browsers fetch it early. */
function firstPicture(html: string): string {
  const [picture = ''] = /<picture.*?<\/picture>/s.exec(html) ?? []
  const hints = html.match(/<link\b[^>]*rel="preload"[^>]*as="image"[^>]*>/g) ?? []
  return [...new Set(hints), picture].join('')
}
