/**
 * `npx tsx bench/caching-proxy.ts`, after a build: whether what Next's router fetches can spoil a page that a cache keeps.
 * Three requests with `RSC: 1`, each to where the one before was sent, then a visitor without scripts; through a plain
 * caching proxy that honours `Vary`, and through deploy/nginx. Ends with 1 where the visitor does not get the page.
 */
import { freePort } from '@/scripts/address'
import { command } from '@/scripts/command'
import { startFreshSite } from '@/scripts/fresh-site'
import { openFront } from './front'
import { startNginx } from './nginx'

const pages = ['/', '/process', '/contact', '/journal/the-grammar-of-light']
const trees = ['aaa', 'bbb', 'aaa']

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
  const isPage = visit.status === 200 && type.startsWith('text/html') && !visit.redirected
  console.log(`${url}${page}: ${said.join(' · ')} → a visitor gets ${visit.status} ${type}`)
  return isPage
}

await command(async () => {
  const site = await startFreshSite('postgres://web@127.0.0.1:1/none') // pages need no database
  const plain = await startNginx({
    http: 'proxy_cache_path cache keys_zone=plain:1m;',
    server: `location / { proxy_pass ${site.url}; proxy_set_header Host $host; proxy_cache plain; }`,
  })
  const front = await openFront({ instances: [Number(new URL(site.url).port)], port: await freePort() })
  const found: boolean[] = []
  for (const { url } of [plain, front]) for (const page of pages) found.push(await visitorGetsThePage(url, page))
  await Promise.all([front.stop(), plain.stop()])
  await site.stop()
  return found.every(Boolean) ? 0 : 1
})
