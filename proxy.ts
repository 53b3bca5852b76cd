import { NextResponse, type NextRequest } from 'next/server'
import { readBuiltSite } from '@/lib/door/built-site'
import { judgeForm } from '@/lib/door/judge-form'
import { boundaryOf } from '@/lib/door/judge-head'
import { refusals } from '@/lib/door/refusal'
import { refusalHeaders, renderRefusal } from '@/lib/door/refusal-page'
import { logEvent } from '@/lib/log'

const site = process.env.NODE_ENV === 'production' ? readBuiltSite() : undefined

/** The second look at a posted form, once its body is here. The first, at its head, is lib/door/open-door.ts. */
export async function proxy(request: NextRequest) {
  const boundary = boundaryOf(request.headers.get('content-type'))
  if (!site || !boundary) return NextResponse.next()
  const body = Buffer.from(await request.arrayBuffer())
  const refusal = judgeForm(body, boundary, site, request.headers.has('next-action'))
  if (!refusal) return NextResponse.next()
  const reference = logEvent('request refused', { reason: refusal })
  return new NextResponse(renderRefusal(refusal, site.dress, reference), {
    status: refusals[refusal],
    headers: refusalHeaders,
  })
}

/** Nothing but posted forms comes here: a page that is read costs no more than a file. */
export const config = {
  matcher: [{ source: '/:path*', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] }],
}
