import { randomBytes } from 'node:crypto'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { logEvent } from '@/lib/log'
import { answerHeaders, secureTransport, sharedFiles } from './answer-headers'
import { type BuiltSite, readBuiltSite } from './built-site'
import { contentPolicy, developmentPolicy } from './content-policy'
import { judgeHead, pathOf } from './judge-head'
import { forwarded, hostOf } from './own-page'
import { readableRange } from './range'
import { type Refusal, refusals } from './refusal'
import { refusalHeaders, renderRefusal } from './refusal-page'

/**
 * Stands before Next, at the one event that every request of this process comes by. Next's own means are too late: it
 * answers redirects and malformed requests without the headers of next.config.ts, reads a body to its end before proxy.ts
 * may refuse it by its length, and says 500 to a POST to a file, to TRACE, and to a range beyond a file's end.
 */
export function openDoor() {
  const site = process.env.NODE_ENV === 'production' ? readBuiltSite() : undefined
  const prototype: { emit: (this: Server, event: string, ...given: unknown[]) => boolean } = Server.prototype
  const emit = prototype.emit
  prototype.emit = function (event, ...given) {
    if (event === 'request') {
      const [request, response] = given as [IncomingMessage, ServerResponse]
      if (!admit(request, response, site)) return true
    }
    return emit.call(this, event, ...given)
  }
}

/** Gives the answer its headers; false if the request has been answered here. */
function admit(request: IncomingMessage, response: ServerResponse, site: BuiltSite | undefined): boolean {
  const path = pathOf(request.url) ?? ''
  for (const [name, value] of answerHeaders) response.setHeader(name, value)
  if (path.startsWith(sharedFiles)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  if (overTls(request)) response.setHeader(...secureTransport)
  if (!site) {
    response.setHeader('Content-Security-Policy', developmentPolicy)
    return true
  }
  const nonce = request.method === 'POST' ? randomBytes(16).toString('base64') : undefined
  const policy = contentPolicy(site, path, nonce)
  response.setHeader('Content-Security-Policy', policy)
  const refusal = judgeHead(request, site)
  if (refusal) refuse(request, response, refusal, site)
  else prepare(request, policy, path)
  return !refusal
}

const overTls = ({ headers }: IncomingMessage) =>
  process.env.SITE_URL?.startsWith('https:') || forwarded(headers['x-forwarded-proto']) === 'https'

/** Leaves nothing in a request that Next would trust or stumble over. */
function prepare({ method, headers }: IncomingMessage, policy: string, path: string) {
  if (headers.range && !readableRange(headers.range, path)) delete headers.range
  delete headers['content-security-policy'] // Next takes a nonce from here
  if (method !== 'POST') return
  headers['content-security-policy'] = policy
  // Next compares the two again, and believes whatever host is said to be forwarded.
  headers['x-forwarded-host'] = hostOf(headers)
  headers.origin = `http://${hostOf(headers)}`
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, site: BuiltSite) {
  const reference = logEvent('request refused', { reason: refusal })
  const allowed = site.formPaths.has(pathOf(request.url) ?? '') ? 'GET, HEAD, POST' : 'GET, HEAD'
  if (refusal === 'method') response.setHeader('Allow', allowed)
  if (refusal === 'outdated') response.setHeader('x-nextjs-action-not-found', '1') // what Next's scripts understand
  response.writeHead(refusals[refusal], refusalHeaders)
  response.end(renderRefusal(refusal, site.dress, reference))
  request.resume() // a browser reads no answer while it is still sending, and what it sends is kept nowhere
}
