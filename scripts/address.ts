import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SetupError } from '@/db/setup-error'
import { siteUrlFault } from '@/lib/site-url'

const highestPort = 65_535
const retryEveryMs = 100
/** A site that was just stopped or killed may hold its port for about this long. */
const releaseTimeoutMs = 2_000

/** Where the site is served. Without a host: on every interface, like Next. */
export interface Address {
  port: number
  host: string | undefined
}

/** PORT and HOST of the environment. @throws {SetupError} */
export function readAddress(): Address {
  const { PORT, HOST } = process.env
  return { port: readPort('PORT', PORT || '3000'), host: HOST || undefined }
}

/** SITE_URL is built into every page. @throws {SetupError} unless it is empty or an address */
export function checkSiteUrl() {
  const fault = siteUrlFault(process.env.SITE_URL)
  if (fault) throw new SetupError(fault)
}

/** @param name of the variable or option that sets it @throws {SetupError} */
export function readPort(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= highestPort) return port
  throw new SetupError(`${name} must be a number from 1 to ${highestPort}, and is "${text}".`)
}

/** @param name of the variable or option that sets the port @throws {SetupError} if nothing can be served there */
export async function checkAddressFree({ port, host }: Address, name = 'PORT') {
  let code = await tryListen({ port, host })
  for (let waited = 0; code === 'EADDRINUSE' && waited < releaseTimeoutMs; waited += retryEveryMs) {
    await sleep(retryEveryMs)
    code = await tryListen({ port, host })
  }
  if (!code) return
  const where = host ? `${host}:${port}` : `port ${port}`
  const reasons: Record<string, string> = {
    EADDRINUSE: `Something else already listens on ${where}: stop it, or choose another port with ${name}.`,
    EACCES: `This user may not listen on ${where}: choose a port above 1023 with ${name}.`,
  }
  throw new SetupError(reasons[code] ?? `Nothing can listen on ${where} (${code}): check HOST and ${name}.`)
}

/** Resolves with the error code, if any. */
function tryListen({ port, host }: Address): Promise<string | undefined> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** As arguments of `next start` and `next dev`. */
export const nextArguments = ({ port, host }: Address) => ['-p', String(port), ...(host ? ['-H', host] : [])]

/** Resolves once the site answers there; never if aborted before. */
export async function listening(address: Address, ended: AbortSignal) {
  while (!ended.aborted && !(await answers(address))) await sleep(retryEveryMs)
  return !ended.aborted
}

function answers({ port, host }: Address): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, host: reachable(host) })
    socket.on('connect', () => resolve(socket.end() && true))
    socket.on('error', () => resolve(false))
  })
}

/** The address for a browser on this machine: it cannot visit 0.0.0.0. */
export const urlOf = ({ port, host }: Address) => {
  const name = reachable(host)
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const reachable = (host: string | undefined) => (!host || host === '0.0.0.0' || host === '::' ? 'localhost' : host)
