import { databaseErrorCode } from '@/db/connection'

const answerMs = 10_000

export const siteUrl = () => process.env.SITE_URL
export const heartbeatUrl = () => process.env.HEARTBEAT_URL

/** As a couple's browser does: by name, certificate, Caddy, site, its login and the database. */
export function askSite() {
  const site = siteUrl()
  return ask(site && new URL('/api/ready', site))
}

/** @returns what came in place of an answer: a code, a status, or the site's own words */
export async function ask(url?: string | URL): Promise<string | undefined> {
  if (!url) return undefined
  try {
    const signal = AbortSignal.timeout(answerMs)
    const response = await fetch(url, { redirect: 'manual', signal })
    const words = /an inquiry was .* IST/.exec(await response.text())
    return response.ok ? undefined : (words?.[0] ?? `${response.status}`)
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    return isLate ? 'ETIMEDOUT' : databaseErrorCode(error)
  }
}
