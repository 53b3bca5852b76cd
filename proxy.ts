import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { refusals } from '@/content/refusals'
import { detailedInquiryPlace, inquiryPlace } from '@/lib/form-state'
import { readScriptHashes } from '@/lib/inline-scripts'
import { logEvent } from '@/lib/log'
import { hostOf, isOwnOrigin } from '@/lib/own-origin'
import { refusalPolicy, renderRefusal } from '@/lib/refusal-page'
import { developmentPolicy, pagePolicy } from '@/lib/security-headers'

/** Built files alone pass by: what is missing elsewhere, under /p/ too, is answered with a page. */
export const config = { matcher: '/((?!_next/static/).*)' }

/** In bytes; next.config.ts and deploy/nginx repeat it. The largest honest second try of a form is 113 KB. */
export const largestBody = 256 * 1024

const statuses = { garbled: 400, foreign: 403, method: 405, unmeasured: 411, large: 413, unfit: 415 } as const

const pagesWithForms = [inquiryPlace, detailedInquiryPlace].map(({ page }) => page as string)

/** What browsers send, in the length that Next's own parser demands. */
const formType = /^multipart\/form-data; ?boundary=[\w'()+,./:=?-]{27,70}$/

/** Next answers 500 to the name of a page's folder and to its page for errors, and lets caches keep its page for 404. */
const notPages = /\[|^\/_(global-error|not-found)/

/** What every request meets before Next: the content security policy, and for a POST its origin, type and length. */
export function proxy(request: NextRequest): NextResponse {
  const path = decoded(request.nextUrl.pathname)
  if (path === undefined) return refuse('garbled')
  const refusal = judge(request, path)
  if (refusal) return refuse(refusal, pagesWithForms.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD')
  if (request.method === 'POST') return passForm(request, path)
  return notPages.test(path) ? answerMissing(request) : passReading(path)
}

function judge({ method, headers }: NextRequest, path: string): keyof typeof statuses | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST' || !pagesWithForms.includes(path)) return 'method'
  if (!isOwnOrigin(headers)) return 'foreign'
  if (!formType.test(headers.get('content-type') ?? '')) return 'unfit'
  const length = headers.get('content-length')
  if (length === null) return 'unmeasured'
  return Number(length) > largestBody ? 'large' : undefined
}

function passReading(path: string): NextResponse {
  const response = NextResponse.next()
  response.headers.set('Content-Security-Policy', contentPolicy(path))
  return response
}

function answerMissing(request: NextRequest): NextResponse {
  const response = NextResponse.rewrite(new URL('/no-such-page', request.url))
  response.headers.set('Content-Security-Policy', contentPolicy(notFound))
  return response
}

/**
 * The answer to a form is rendered for it alone: its scripts carry a nonce, which Next takes from the request. Next compares
 * origin and host once more, and knows neither SITE_URL nor what vouches for a hidden origin.
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

/** Next's own name for the page of a path that has none. */
const notFound = '/_not-found'

/** Pages are static, so that the hashes of their scripts are known once they are built. */
let hashes: Map<string, string> | undefined

function contentPolicy(path: string, nonce = ''): string {
  if (process.env.NODE_ENV === 'development') return developmentPolicy
  hashes ??= readScriptHashes()
  return pagePolicy(`${hashes.get(path) ?? hashes.get(notFound) ?? ''} ${nonce}`.trim())
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
