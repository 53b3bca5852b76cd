import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { refusals } from '@/content/refusals'
import { detailedInquiryRoute, inquiryRoute } from '@/lib/action-state'
import { readScriptHashes } from '@/lib/inline-scripts'
import { logEvent } from '@/lib/log'
import { hostOf, isOwnOrigin } from '@/lib/own-origin'
import { refusalPolicy, renderRefusal } from '@/lib/refusal-page'
import { developmentPolicy, pagePolicy } from '@/lib/security-headers'

/** Everything except built files: a missing file, even under /p/, is answered with a page, which needs its policy. */
export const config = { matcher: '/((?!_next/static/).*)' }

/** In bytes, as in next.config.ts; deploy/Caddyfile cuts off far larger ones. The largest valid form takes 113 KB when sent again. */
export const largestBody = 256 * 1024

const statuses = {
  malformed: 400,
  crossOrigin: 403,
  method: 405,
  noLength: 411,
  tooLarge: 413,
  wrongType: 415,
} as const

const pagesWithForms = [inquiryRoute, detailedInquiryRoute].map(({ page }) => page as string)

/** What browsers send, within the length that Next's parser accepts. */
const formType = /^multipart\/form-data; ?boundary=[\w'()+,./:=?-]{27,70}$/

/** Sets the content security policy, and checks a POST's origin, type and length. */
export function proxy(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname // no page's address needs decoding
  if (!isReadable(path)) return refuse('malformed')
  const reason = reasonToRefuse(request, path)
  if (reason) return refuse(reason, pagesWithForms.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD')
  if (request.method === 'POST') return passForm(request, path)
  return passPage(path)
}

function reasonToRefuse({ method, headers }: NextRequest, path: string): keyof typeof statuses | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST' || !pagesWithForms.includes(path)) return 'method'
  if (!isOwnOrigin(headers)) return 'crossOrigin'
  if (!formType.test(headers.get('content-type') ?? '')) return 'wrongType'
  const length = headers.get('content-length')
  if (length === null) return 'noLength'
  return Number(length) > largestBody ? 'tooLarge' : undefined
}

function passPage(path: string): NextResponse {
  const response = NextResponse.next()
  response.headers.set('Content-Security-Policy', contentPolicy(path))
  return response
}

/**
 * The response to a form is rendered on request: its scripts get a nonce, which Next reads from the request's policy. Origin
 * and host are set alike because Next compares them again, and does not know SITE_URL or Sec-Fetch-Site.
 */
function passForm(request: NextRequest, path: string): NextResponse {
  const policy = contentPolicy(path, `'nonce-${randomBytes(16).toString('base64')}'`)
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Forwarded-Host', hostOf(headers))
  headers.set('Origin', `http://${hostOf(headers)}`)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

function refuse(reason: keyof typeof statuses, allowed = 'GET, HEAD'): NextResponse {
  const reference = logEvent('request refused', { reason })
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': refusalPolicy,
    'Cache-Control': 'no-store',
    ...(reason === 'method' && { Allow: allowed }),
  }
  return new NextResponse(renderRefusal(refusals[reason], reference), { status: statuses[reason], headers })
}

/** Next's path of the Not-found page. */
const notFound = '/_not-found'

/** Read once: pages are static, so their hashes do not change after the build. */
let hashes: Map<string, string> | undefined

function contentPolicy(path: string, nonce = ''): string {
  if (process.env.NODE_ENV === 'development') return developmentPolicy
  hashes ??= readScriptHashes()
  const scripts = path.startsWith('/_') ? undefined : hashes.get(path)
  return pagePolicy(`${scripts ?? hashes.get(notFound) ?? ''} ${nonce}`.trim())
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
