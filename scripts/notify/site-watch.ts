import { databaseErrorCode } from '@/db/connection'

const answerMs = 10_000

/** @returns what came in place of an answer: a code, a status, or the site's own words */
export async function ask(url: string | undefined, path = ''): Promise<string | undefined> {
  if (!url) return undefined
  try {
    const signal = AbortSignal.timeout(answerMs)
    const response = await fetch(new URL(path, url), { redirect: 'manual', signal })
    const words = /an inquiry was .* IST/.exec(await response.text())
    return response.ok ? undefined : (words?.[0] ?? `${response.status}`)
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    return isLate ? 'ETIMEDOUT' : databaseErrorCode(error)
  }
}
