import { once } from 'node:events'
import { get as getOverHttp, type IncomingMessage } from 'node:http'
import { get as getOverTls } from 'node:https'
import { text as readText } from 'node:stream/consumers'
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

/**
 * Like `request`, but checks the certificate each time. `fetch` resumes the last TLS session and would
 * not notice that the certificate has expired since (undici's lib/core/connect.js).
 * @throws {SetupError} with a code if no response arrives in time
 */
export async function requestOnNewConnection(url: URL) {
  const signal = AbortSignal.timeout(responseMs)
  const get = url.protocol === 'https:' ? getOverTls : getOverHttp
  try {
    const [response] = (await once(get(url, { agent: false, signal }), 'response')) as [
      IncomingMessage,
    ]
    const { statusCode: status = 0 } = response
    return { status, isOk: status >= 200 && status < 300, text: await readText(response) }
  } catch (error) {
    return fail(signal.aborted ? (signal.reason as Error) : (error as Error))
  }
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
