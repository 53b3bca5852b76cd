import { randomBytes } from 'node:crypto'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { logEvent } from '@/lib/log'
import { answerHeaders, filePermissions, pagePermissions, secureTransport, sharedFiles } from './answer-headers'
import { type BuiltSite, readBuiltSite } from './built-site'
import { contentPolicy, developmentPolicy, isFile } from './content-policy'
import { judgeForm, readFields } from './judge-form'
import { boundaryOf, judgeHead, pathOf } from './judge-head'
import { forwarded, hostOf } from './own-page'
import { peekBody } from './peek-body'
import { readableRange } from './range'
import { answerReady, pageCaching, wantsDocument } from './ready-answers'
import { type Refusal, refusals } from './refusal'
import { renderRefusal } from './refusal-page'
import { formToSendAgain } from './send-again'

/** Set once this process is told to end. */
let ending = false

/**
 * Stands before Next, at the one event that every request of this process comes by. Next's own means are too late and too
 * dear: it answers redirects and malformed addresses without the headers of next.config.ts, reads a body to its end before
 * proxy.ts may refuse it by its length, says 500 to a POST to a file, to TRACE and to a range beyond a file's end, and
 * proxy.ts would make an inquiry dearer by half: 3.2 ms of CPU against 2.2.
 */
export function openDoor() {
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => (ending = true))
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
  else if (posted) void admitForm(request, response, site, policy, letIn)
  else read(request, response, site, path, letIn)
  return true
}

/** What is ready costs a tenth of what Next would need for it, and a fiftieth of what it would need to compress it too. */
function read(request: IncomingMessage, response: ServerResponse, site: BuiltSite, path: string, letIn: () => void) {
  const ready = site.ready.get(path)
  if (ready && wantsDocument(request)) return answerReady(ready, request, response)
  // What Next's router fetches of a page is as old as the page; Next would let caches keep it for a year.
  if (site.prerendered.has(path)) response.setHeader('Cache-Control', pageCaching)
  prepareReading(request, path)
  letIn()
}

async function admitForm(
  request: IncomingMessage,
  response: ServerResponse,
  site: BuiltSite,
  policy: string,
  letIn: () => void,
) {
  const { url, headers } = request
  const length = Number(headers['content-length'])
  const body = length > 0 ? await peekBody(request, length) : Buffer.alloc(0)
  if (!body) return // its sender has gone
  const fields = readFields(body, boundaryOf(headers['content-type']) ?? '')
  const refusal = judgeForm(fields, site.forms, headers['next-action'] !== undefined)
  if (refusal) {
    const again = refusal === 'outdated' ? formToSendAgain(fields, site.forms.get(pathOf(url) ?? '')) : ''
    return refuse(request, response, refusal, site, again)
  }
  preparePost(request, policy)
  letIn()
}

/** Gives an answer its headers before anybody writes it. */
function dress({ url = '', headers }: IncomingMessage, response: ServerResponse, policy: string) {
  for (const [name, value] of answerHeaders) response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Permissions-Policy', isFile(url) ? filePermissions : pagePermissions)
  if (url.startsWith(sharedFiles)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  const secure = process.env.SITE_URL?.startsWith('https:') || forwarded(headers['x-forwarded-proto']) === 'https'
  if (secure) response.setHeader(...secureTransport)
  if (ending) response.setHeader('Connection', 'close') // a busy connection of a proxy would never let the process end
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

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal, site: BuiltSite, again = '') {
  const reference = logEvent('request refused', { reason: refusal })
  const allowed = site.forms.has(pathOf(request.url) ?? '') ? 'GET, HEAD, POST' : 'GET, HEAD'
  if (refusal === 'method') response.setHeader('Allow', allowed)
  if (refusal === 'outdated') response.setHeader('x-nextjs-action-not-found', '1') // what Next's scripts understand
  response.writeHead(refusals[refusal], { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(renderRefusal(refusal, site.dress, reference, again))
  request.resume() // a browser reads no answer while it is still sending, and what it sends is kept nowhere
}
