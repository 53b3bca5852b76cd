import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Nginx, openNginx, runNginx } from '@/bench/nginx'
import { mainConfiguration } from '@/bench/nginx/configuration'
import type { BenchSite } from '@/bench/bench-site'
import { freePort } from '@/lib/free-port'

const pages = ['/', '/process', '/contact', '/journal/the-grammar-of-light']
/** Next's own pages, odd encodings, and pages by other paths. */
const odd = [
  ...['404', '500', '%63ontact', '_not-found', '_global-error', 'journal/%5Bslug%5D', 'journal/%66eed.xml'],
  ...['x/../contact', './contact', 'x/%2E%2e/contact', 'contact/.', 'contact#x', '\\contact', 'contact//x'],
]
/** How a random address goes on. */
const signs = ['', '.xml', '.rsc', '/x', '%5B', '%20', ';v=1', '?x=1', '/journal', '/%2e%2e%2fcontact', '/hero.mp4']
const trees = ['aaa', 'bbb', 'aaa']

/**
 * Whether what Next's router fetches can spoil a page that a cache keeps: three requests with `RSC: 1`, each to where the one
 * before was sent, then a visitor without scripts; through a plain caching proxy that honours `Vary`, and as deployed.
 */
export async function askThroughCaches({ url }: BenchSite) {
  await using nginx = await openNginx(url)
  await using plain = await openPlainCache(url)
  let good = await strangersLeaveNothing(nginx)
  for (const cache of [plain, nginx])
    for (const page of pages) good = (await visitorGetsThePage(cache.url, page)) && good
  return good
}

/** Odd addresses leave nothing in the cache, and each has an answer; by TLS, as visitors ask, of which Next learns by X-Forwarded-Proto. */
async function strangersLeaveNothing({ secureUrl, cached }: Nginx): Promise<boolean> {
  const random = () => `${randomBytes(6).toString('base64url')}${signs[randomInt(signs.length)]}`
  const before = cached()
  const statuses: Record<number, number> = {}
  for (const path of [...odd, ...Array.from({ length: 200 }, random)]) {
    const status = await statusOf(secureUrl, `/${path}`)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const left = cached() - before
  console.log(`  odd addresses, by status: ${JSON.stringify(statuses)}; kept: ${left}`)
  return left === 0 && Object.keys(statuses).every(status => Number(status) < 500)
}

/** Of what is answered under a certificate that nobody has signed. */
async function statusOf(site: string, path: string): Promise<number> {
  // As an option, because an address would be normalised.
  const [answer] = (await once(get(site, { path, rejectUnauthorized: false }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode ?? 0
}

async function visitorGetsThePage(url: string, page: string): Promise<boolean> {
  const said: string[] = []
  let address = url + page
  for (const tree of trees) {
    const headers = { RSC: '1', 'Next-Router-State-Tree': tree }
    const answer = await fetch(address, { headers, redirect: 'manual' })
    said.push(`${answer.status} ${answer.headers.get('cache-control') ?? 'no caching header'}`)
    address = new URL(answer.headers.get('location') ?? address, address).href
  }
  const visit = await fetch(url + page).catch(error => new Response(String(error.cause), { status: 599 }))
  const type = visit.headers.get('content-type') ?? ''
  console.log(`  ${url}${page}: ${said.join(' · ')} → a visitor gets ${visit.status} ${type}`)
  return visit.status === 200 && type.startsWith('text/html') && !visit.redirected
}

async function openPlainCache(site: string) {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-cache-'))
  const port = await freePort()
  const location = `location / { proxy_pass ${site}; proxy_set_header Host $host; proxy_cache plain; }`
  const http = `proxy_cache_path cache keys_zone=plain:1m; server { listen 127.0.0.1:${port}; ${location} }`
  writeFileSync(path.join(directory, 'nginx.conf'), mainConfiguration(http))
  return runNginx(directory, `http://127.0.0.1:${port}`)
}
