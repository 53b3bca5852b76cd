import { databaseErrorCode } from '@/db/connect'
import { SetupError } from '@/lib/env'

/** @throws {SetupError} with a status, a code, or what the site says of itself */
export async function ask(
  url: string | URL,
  request: RequestInit = {},
  answerMs = 10_000,
): Promise<string> {
  const signal = AbortSignal.timeout(answerMs)
  const response = await fetch(url, { ...request, redirect: 'manual', signal }).catch(fail)
  const answer = await response.text().catch(fail)
  if (response.ok) return answer
  const words = /an inquiry was .* IST/.exec(answer)
  throw new SetupError(words?.[0] ?? `${response.status}`)
}

function fail(error: Error): never {
  throw new SetupError(error.name === 'TimeoutError' ? 'ETIMEDOUT' : databaseErrorCode(error))
}
