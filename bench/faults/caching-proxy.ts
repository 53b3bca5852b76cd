import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFront, runNginx } from '@/bench/front'
import { mainConfiguration } from '@/bench/front/rewrite'
import { keeping } from '@/bench/keeping'
import type { Stage } from '@/bench/stage'
import { freePort } from '@/lib/free-port'

const pages = ['/', '/process', '/contact', '/journal/the-grammar-of-light']
const trees = ['aaa', 'bbb', 'aaa']

/**
 * Whether what Next's router fetches can spoil a page that a cache keeps: three requests with `RSC: 1`, each to where the one
 * before was sent, then a visitor without scripts; through a plain caching proxy that honours `Vary`, and as deployed.
 */
export const askThroughCaches = ({ url }: Stage) =>
  keeping(async keep => {
    let good = true
    for (const cache of [await keep(openPlainCache(url)), await keep(openFront({ site: url }))])
      for (const page of pages) good = (await visitorGetsThePage(cache.url, page)) && good
    return good
  })

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
  const place = mkdtempSync(path.join(tmpdir(), 'noor-vista-cache-'))
  const port = await freePort()
  const location = `location / { proxy_pass ${site}; proxy_set_header Host $host; proxy_cache plain; }`
  const http = `proxy_cache_path cache keys_zone=plain:1m; server { listen 127.0.0.1:${port}; ${location} }`
  writeFileSync(path.join(place, 'nginx.conf'), mainConfiguration(http))
  return runNginx(place, `http://127.0.0.1:${port}`)
}
