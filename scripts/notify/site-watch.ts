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
    return codeOf(error as Error)
  }
}

export const codeOf = (error: Error) =>
  error.name === 'TimeoutError' ? 'ETIMEDOUT' : databaseErrorCode(error)
