import { randomBytes } from 'node:crypto'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { logEvent } from '@/lib/log'
import { answerHeaders, secureTransport, sharedFiles } from './answer-headers'
import { type BuiltSite, readBuiltSite } from './built-site'
import { contentPolicy, developmentPolicy } from './content-policy'
import { judgeForm } from './judge-form'
import { boundaryOf, judgeHead, pathOf } from './judge-head'
import { forwarded, hostOf } from './own-page'
import { peekBody } from './peek-body'
import { readableRange } from './range'
import { type Refusal, refusals } from './refusal'
import { renderRefusal } from './refusal-page'

/**
 * Stands before Next, at the one event that every request of this process comes by. Next's own means are too late and too
 * dear: it answers redirects and malformed addresses without the headers of next.config.ts, reads a body to its end before
 * proxy.ts may refuse it by its length, says 500 to a POST to a file, to TRACE and to a range beyond a file's end, and
 * proxy.ts alone costs a fifth of an inquiry.
 */
export function openDoor() {
  const site = process.env.NODE_ENV === 'production' ? readBuiltSite() : undefined
  const prototype: { emit: (this: Server, event: string, ...given: unknown[]) => boolean } = Server.prototype
  const emit = prototype.emit
  prototype.emit = function (event, ...given) {
    if (event !== 'request') return emit.call(this, event, ...given)
    const [request, response] = given as [IncomingMessage, ServerResponse]
    const letIn = () => emit.call(this, event, ...given)
    if (site) return admit(request, response, site, letIn)
    dress(request, response, developmentPolicy)
    return letIn()
  }
}

/** Calls `letIn`, now or once the body is here, unless the request is refused, which is then answered. */
function admit(request: IncomingMessage, response: ServerResponse, site: BuiltSite, letIn: () => void): true {
  const path = pathOf(request.url) ?? ''
  const posted = request.method === 'POST'
  const policy = contentPolicy(site, path, posted ? randomBytes(16).toString('base64') : undefined)
  dress(request, response, policy)
  const refusal = judgeHead(request, site)
  if (refusal) refuse(request, response, refusal, site)
  else if (posted) void judgeBody(request, site).then(admitForm)
  else {
    prepareReading(request, path)
    letIn()
  }
  return true

  function admitForm(found: Refusal | 'gone' | undefined) {
    if (found === 'gone') return
    if (found) return refuse(request, response, found, site)
    preparePost(request, policy)
    letIn()
  }
}

/** Gives an answer its headers before anybody writes it. */
function dress({ url = '', headers }: IncomingMessage, response: ServerResponse, policy: string) {
  for (const [name, value] of answerHeaders) response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', policy)
  if (url.startsWith(sharedFiles)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  const secure = process.env.SITE_URL?.startsWith('https:') || forwarded(headers['x-forwarded-proto']) === 'https'
  if (secure) response.setHeader(...secureTransport)
}

/** Leaves nothing that Next would stumble over… */
function prepareReading({ headers }: IncomingMessage, path: string) {
  if (headers.range && !readableRange(headers.range, path)) delete headers.range
}

/** …or trust: it takes the nonce from the policy, believes any forwarded host, and compares that with the origin again. */
function preparePost({ headers }: IncomingMessage, policy: string) {
  headers['content-security-policy'] = policy
  headers['x-forwarded-host'] = hostOf(headers)
  headers.origin = `http://${hostOf(headers)}`
}

async function judgeBody(request: IncomingMessage, site: BuiltSite): Promise<Refusal | 'gone' | undefined> {
  const { 'content-length': length, 'content-type': type, 'next-action': called } = request.headers
  const body = Number(length) > 0 ? await peekBody(request, Number(length)) : Buffer.alloc(0)
  return body ? judgeForm(body, boundaryOf(type) ?? '', site, called !== undefined) : 'gone'
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, site: BuiltSite) {
  const reference = logEvent('request refused', { reason: refusal })
  const allowed = site.formPaths.has(pathOf(request.url) ?? '') ? 'GET, HEAD, POST' : 'GET, HEAD'
  if (refusal === 'method') response.setHeader('Allow', allowed)
  if (refusal === 'outdated') response.setHeader('x-nextjs-action-not-found', '1') // what Next's scripts understand
  response.writeHead(refusals[refusal], { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(renderRefusal(refusal, site.dress, reference))
  request.resume() // a browser reads no answer while it is still sending, and what it sends is kept nowhere
}
