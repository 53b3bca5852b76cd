import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { refusals } from '@/content/refusals'
import { studio } from '@/content/studio'
import { fillSentence } from '@/lib/fill-sentence'
import { type InlineHashes, readInlineHashes } from '@/lib/inline-hashes'
import { clientNetworks } from '@/lib/client-address'
import { logWithLimit } from '@/lib/log'
import { isInquiryPath, startsWithReference } from '@/lib/inquiry/id'
import { isWithinRequestLimit } from '@/lib/inquiry/rate-limit'
import { isOwnOrigin } from '@/lib/own-origin'
import { developmentPolicy, filePolicy, pagePolicy } from '@/lib/security-headers'

/** A missing picture passes here too: its answer is a page, which needs a policy. */
export const config = { matcher: '/((?!_next/static/).*)' }

/** In bytes, as in next.config.ts. The largest valid form takes 113 KB when it is sent again. */
const largestBody = 256 * 1024

/** In seconds. */
const retryAfter = '60'

const statuses = {
  malformed: 400,
  crossOrigin: 403,
  method: 405,
  noLength: 411,
  tooLarge: 413,
  wrongType: 415,
  busy: 503,
  busyLink: 503,
  manyForms: 503,
  noInquiry: 404,
} as const satisfies Record<RefusalReason, number>
type RefusalReason = keyof typeof refusals.reasons

/** While the site is busy, an action redirects a form without scripts here (lib/wait-for-turn.ts). */
const busyPages = new Map<string, RefusalReason>([
  ['/busy', 'busy'],
  ['/busy-link', 'busyLink'],
])

/** A form without scripts is posted to its own page. With scripts, any page may call an action. */
const takesForms = (path: string) => path === '/' || path === '/contact' || isInquiryPath(path)

/** Browsers send this. Next's parser accepts a boundary of this length only. */
const formType = /^multipart\/form-data; ?boundary=[\w'()+,./:=?-]{27,70}$/

export function proxy(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname // undecoded: no page's path needs an escape
  const reason = reasonToRefuse(request, path)
  if (reason) return refuse(reason, request)
  if (request.method === 'POST' || isInquiryPath(path)) return passWithNonce(request, path)
  return NextResponse.next({ headers: { 'Content-Security-Policy': contentPolicy(path) } })
}

function reasonToRefuse({ method, headers }: NextRequest, path: string): RefusalReason | undefined {
  if (!isDecodable(path)) return 'malformed'
  if (startsWithReference(path) && !isInquiryPath(path)) return 'noInquiry'
  if (method === 'GET' || method === 'HEAD') {
    const isWithinLimit =
      !isInquiryPath(path) || isWithinRequestLimit('links', clientNetworks(headers))
    return isWithinLimit ? busyPages.get(path) : 'busyLink'
  }
  const mayTakeForm = takesForms(path) || headers.has('next-action')
  if (method !== 'POST' || !mayTakeForm) return 'method'
  if (!isOwnOrigin(headers)) return 'crossOrigin'
  if (!formType.test(headers.get('content-type') ?? '')) return 'wrongType'
  const length = headers.get('content-length')
  if (length === null) return 'noLength'
  if (Number(length) > largestBody) return 'tooLarge'
  // Count before the body arrives: to parse and render a form keeps the processor busy.
  const [kind, reason] = isInquiryPath(path)
    ? (['presses', 'busyLink'] as const)
    : (['forms', 'manyForms'] as const)
  return isWithinRequestLimit(kind, clientNetworks(headers)) ? undefined : reason
}

/**
 * For what Next renders on request: the answer to a form, and the page behind a link in staff's
 * emails. No build has hashed its scripts, so a nonce allows them. Next reads the nonce from the
 * request's policy. Next also compares the origin with the host once more, so both are set here.
 */
function passWithNonce(request: NextRequest, path: string): NextResponse {
  const policy = contentPolicy(path, `'nonce-${randomBytes(16).toString('base64')}'`)
  const headers = new Headers(request.headers)
  const host = headers.get('host') ?? ''
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Forwarded-Host', host)
  headers.set('Origin', `http://${host}`)
  return NextResponse.next({
    request: { headers },
    headers: { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' },
  })
}

function refuse(reason: RefusalReason, { method, nextUrl }: NextRequest): NextResponse {
  const reference = logWithLimit('request refused', { reason })
  const lines = [
    refusals.reasons[reason],
    ...adviceFor(reason, method),
    `${studio.phone.shown}, ${studio.email.shown}`,
    ...(reference ? [fillSentence(refusals.reference, { reference })] : []),
  ]
  const response = new NextResponse(`${lines.join('\n')}\n`, {
    status: statuses[reason],
    headers: {
      'Content-Security-Policy': filePolicy,
      'Cache-Control': 'no-store',
    },
  })
  if (reason === 'method') {
    const methods = takesForms(nextUrl.pathname) ? 'GET, HEAD, POST' : 'GET, HEAD'
    response.headers.set('Allow', methods)
  }
  if (statuses[reason] === 503) response.headers.set('Retry-After', retryAfter)
  return response
}

function adviceFor(reason: RefusalReason, method: string): string[] {
  if (reason === 'busyLink') return []
  if (reason === 'busy') return [refusals.whenBusy]
  return method === 'POST' ? [refusals.nothingStored] : []
}

let hashes: InlineHashes | undefined

function contentPolicy(path: string, nonce = ''): string {
  if (process.env.NODE_ENV === 'development') return developmentPolicy
  const { scripts, styles } = (hashes ??= readInlineHashes())
  // At the addresses of Next's own pages, such as /_global-error, visitors get the Not-found page.
  const pageHashes = path.startsWith('/_') ? undefined : scripts.get(path)
  const allowed = pageHashes ?? scripts.get('/_not-found') ?? ''
  return pagePolicy(`${allowed} ${nonce}`.trim(), styles)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
