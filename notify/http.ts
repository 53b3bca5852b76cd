import { databaseErrorCode } from '@/db/connect'
import { SetupError } from '@/lib/env'

const responseMs = 10_000

/** @throws {SetupError} with a code if no response arrives in time */
export async function request(url: string | URL, init: RequestInit = {}, ms = responseMs) {
  const signal = AbortSignal.timeout(ms)
  const response = await fetch(url, { ...init, redirect: 'manual', signal }).catch(fail)
  const text = await response.text().catch(fail)
  return { status: response.status, isOk: response.ok, text }
}

/** @throws {SetupError} with a code, or with a status that is an error */
export async function requestText(...args: Parameters<typeof request>): Promise<string> {
  const { status, isOk, text } = await request(...args)
  if (!isOk) throw new SetupError(`${status}`)
  return text
}

function fail(error: Error): never {
  throw new SetupError(error.name === 'TimeoutError' ? 'ETIMEDOUT' : databaseErrorCode(error))
}
