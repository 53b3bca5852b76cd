import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { studio } from '@/content/studio'
import { readScriptHashes } from '@/lib/inline-scripts'
import { logEvent } from '@/lib/log'
import { isOwnOrigin } from '@/lib/own-origin'
import { developmentPolicy, filePolicy, pagePolicy } from '@/lib/security-headers'

/**
 * Everything except built files: a missing file, even under /p/, is answered with a page, which
 * needs its policy.
 */
export const config = { matcher: '/((?!_next/static/).*)' }

/** In bytes, as in next.config.ts. The largest valid form takes 113 KB when sent again. */
const largestBody = 256 * 1024

export const refusals = {
  malformed: [400, 'This address cannot be read. The home page is at /.'],
  crossOrigin: [403, 'This did not come from a form of this site.'],
  method: [405, 'This address takes no form.'],
  noLength: [411, 'This form does not say how long it is.'],
  tooLarge: [
    413,
    'This is more than a form can hold. Shorten the longest answer, or send it by e-mail.',
  ],
  wrongType: [415, 'This is no form that we can read.'],
} as const
type Reason = keyof typeof refusals
export const nothingStored = 'Nothing was stored. Go back: what you typed is still in the form.'

/**
 * Where a browser posts a form. Scripts call an action from whatever page their visitor is on by
 * then.
 */
const pagesWithForms = /^\/(contact|answered\/[\da-f-]{36})?$/

/** What browsers send, within the length that Next's parser accepts. */
const formType = /^multipart\/form-data; ?boundary=[\w'()+,./:=?-]{27,70}$/

/** Sets the content security policy, and checks a POST's origin, type and length. */
export function proxy(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname // no page's address needs decoding
  const reason = reasonToRefuse(request, path)
  if (reason) return refuse(reason, request)
  // The page behind a mail's link is rendered on request too.
  if (request.method === 'POST' || path.startsWith('/answered/')) return passForm(request, path)
  return NextResponse.next({ headers: { 'Content-Security-Policy': contentPolicy(path) } })
}

function reasonToRefuse({ method, headers }: NextRequest, path: string): Reason | undefined {
  if (!isReadable(path)) return 'malformed'
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST' || !(pagesWithForms.test(path) || headers.has('next-action')))
    return 'method'
  if (!isOwnOrigin(headers)) return 'crossOrigin'
  if (!formType.test(headers.get('content-type') ?? '')) return 'wrongType'
  const length = headers.get('content-length')
  if (length === null) return 'noLength'
  return Number(length) > largestBody ? 'tooLarge' : undefined
}

/**
 * The response to a form is rendered on request: its scripts get a nonce, which Next reads from the
 * request's policy. Next also compares origin and host, without Sec-Fetch-Site and SITE_URL: both
 * are set alike.
 */
function passForm(request: NextRequest, path: string): NextResponse {
  const policy = contentPolicy(path, `'nonce-${randomBytes(16).toString('base64')}'`)
  const headers = new Headers(request.headers)
  const host = headers.get('host') ?? ''
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Forwarded-Host', host)
  headers.set('Origin', `http://${host}`)
  const answered = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }
  return NextResponse.next({ request: { headers }, headers: answered })
}

/** In plain text, because the request does not reach Next. */
function refuse(reason: Reason, { method, nextUrl }: NextRequest): NextResponse {
  const [status, text] = refusals[reason]
  const stored = method === 'POST' ? `${nothingStored}\n` : ''
  const contact = `${studio.phone.shown}, ${studio.email.shown}\nReference: ${logEvent('request refused', { reason })}`
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': filePolicy,
    'Cache-Control': 'no-store',
    ...(reason === 'method' && {
      Allow: pagesWithForms.test(nextUrl.pathname) ? 'GET, HEAD, POST' : 'GET, HEAD',
    }),
  }
  return new NextResponse(`${text}\n${stored}${contact}\n`, { status, headers })
}

/** Read once: pages are static, so their hashes do not change after the build. */
let hashes: Map<string, string> | undefined

function contentPolicy(path: string, nonce = ''): string {
  if (process.env.NODE_ENV === 'development') return developmentPolicy
  hashes ??= readScriptHashes()
  const scripts = (!path.startsWith('/_') && hashes.get(path)) || hashes.get('/_not-found')
  return pagePolicy(`${scripts ?? ''} ${nonce}`.trim())
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
