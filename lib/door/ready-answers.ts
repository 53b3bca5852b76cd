import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** An answer that is known before anybody asks: a page, or a file of the build, in every encoding that browsers take. */
export interface ReadyAnswer {
  headers: Record<string, string>
  /** By content coding; the plain one is `identity`. */
  bodies: Record<Coding, { etag: string; bytes: Buffer }>
}

/** The codings that `scripts/finish-build.ts` writes beside a file, best first, with the ending of the copy. */
export const codings = { br: '.br', gzip: '.gz' } as const
type Coding = keyof typeof codings | 'identity'

/**
 * A browser asks each time, and hears 304 while nothing has changed. A shared cache may answer for a minute by itself, for
 * one more while it asks, and for a day while the site is away.
 */
export const pageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
/** Names of built files carry a hash of their content. */
const fileCaching = 'public, max-age=31536000, immutable'

/** What Next answers differently by; the same on every answer that a page's address can give. */
const pageVariants = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

const fileTypes: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

type Ready = [address: string, answer: ReadyAnswer][]

/**
 * The pages, by their path. Here as below there is nothing where there are no compressed copies, as after a bare
 * `next build`: Next then answers, and compresses each time.
 */
export function readyPages(files: Map<string, string>): Ready {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': pageCaching, Vary: pageVariants }
  const own = [...files].filter(([page]) => !page.startsWith('/_')) // Next's own, which answer under no address
  return own.flatMap(([page, file]) => readyAnswer(page, file, headers))
}

/** The scripts and stylesheets of the build, by their address. */
export function readyFiles(folder: string): Ready {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.flatMap(name => {
    const type = fileTypes[path.extname(name)]
    const address = `/_next/static/${name.split(path.sep).join('/')}`
    const headers = { 'Cache-Control': fileCaching, Vary: 'Accept-Encoding' }
    return type ? readyAnswer(address, path.join(folder, name), { 'Content-Type': type, ...headers }) : []
  })
}

function readyAnswer(address: string, file: string, headers: Record<string, string>): Ready {
  if (!Object.values(codings).every(ending => existsSync(file + ending))) return []
  const identity = readFileSync(file)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const body = (coding: Coding, bytes: Buffer) => ({ etag: `"${hash}-${coding}"`, bytes })
  const { br, gzip } = codings
  const bodies = {
    br: body('br', readFileSync(file + br)),
    gzip: body('gzip', readFileSync(file + gzip)),
    identity: body('identity', identity),
  }
  return [[address, { headers, bodies }]]
}

/** Whether it is the document itself that is asked for, and not what Next's router makes of it. */
export function wantsDocument({ url = '', headers }: IncomingMessage): boolean {
  return headers.rsc === undefined && headers['next-router-prefetch'] === undefined && !url.includes('_rsc=')
}

/** Answers a GET or HEAD; headers that every answer carries have been set before. */
export function answerReady({ bodies, headers }: ReadyAnswer, request: IncomingMessage, response: ServerResponse) {
  const coding = bestCoding(request.headers['accept-encoding'])
  const { etag, bytes } = bodies[coding]
  if (isKnown(etag, request.headers)) {
    response.writeHead(304, { ...headers, ETag: etag }).end()
    return
  }
  const encoded = coding === 'identity' ? {} : { 'Content-Encoding': coding }
  response.writeHead(200, { ...headers, ...encoded, ETag: etag, 'Content-Length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const refused = /;\s*q=0(\.0*)?\s*$/

export function bestCoding(accepted = ''): Coding {
  const names = accepted
    .split(',')
    .filter(part => !refused.test(part))
    .map(part => part.split(';')[0]!.trim().toLowerCase())
  return (Object.keys(codings) as (keyof typeof codings)[]).find(coding => names.includes(coding)) ?? 'identity'
}

/** As in RFC 9110, 13.1.2: weakly compared, because a proxy that compresses weakens the tag. */
function isKnown(etag: string, { 'if-none-match': known }: IncomingHttpHeaders): boolean {
  if (!known) return false
  return known.trim() === '*' || known.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
}
