import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'
import { comeAlive } from './screen'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** As it comes over the wire: Playwright's own would decompress it. */
function fetchRaw(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { method, headers, agent: false }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject).end()
  })
}

const decode: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
const pages = routes.filter(({ status }) => status === 200).map(({ path }) => path)
const asChrome = 'gzip, deflate, br, zstd'
const untilChecked = /^public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400$/
const forEver = 'public, max-age=31536000, immutable'

for (const path of pages) {
  test(`${path} comes the same in each coding, and the best that a browser takes`, async ({ site }) => {
    const plain = await fetchRaw(site.url + path)
    expect(plain.status).toBe(200)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const sizes = [plain.bytes.length]
    const tags = new Set([plain.headers.etag])
    for (const [accepted, coding] of [
      ['gzip, deflate', 'gzip'],
      [asChrome, 'br'],
    ] as const) {
      const answer = await fetchRaw(site.url + path, { 'Accept-Encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
      expect(decode[coding]!(answer.bytes).equals(plain.bytes)).toBe(true)
      expect(answer.headers.vary).toContain('Accept-Encoding')
      sizes.push(answer.bytes.length)
      tags.add(answer.headers.etag)
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(tags.size).toBe(3)
  })

  test(`${path} is not sent again to whoever has it`, async ({ site }) => {
    const { headers } = await fetchRaw(site.url + path, { 'Accept-Encoding': asChrome })
    expect(headers['cache-control']).toMatch(untilChecked)
    for (const known of [headers.etag!, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const again = await fetchRaw(site.url + path, { 'Accept-Encoding': asChrome, 'If-None-Match': known })
      expect([known, again.status, again.bytes.length]).toEqual([known, 304, 0])
      expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary })
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    const other = await fetchRaw(site.url + path, { 'If-None-Match': headers.etag! })
    expect(other.status).toBe(200) // another coding is another answer
  })

  test(`${path} is the same page whatever a link adds to its address`, async ({ site }) => {
    const { headers } = await fetchRaw(site.url + path)
    const shared = await fetchRaw(`${site.url}${path}?fbclid=x&utm_source=whatsapp`)
    expect(shared.headers.etag).toBe(headers.etag)
    const head = await fetchRaw(site.url + path, {}, 'HEAD')
    expect([head.headers.etag, head.bytes.length]).toEqual([headers.etag, 0])
  })
}

test('what the router fetches of a page is no document, and as old as the page', async ({ page }) => {
  await page.goto('/process')
  await comeAlive(page)
  const fetched = page.waitForResponse(answer => answer.url().includes('_rsc='))
  await page.locator('footer a[href="/contact"]').hover()
  const headers = await (await fetched).allHeaders()
  expect(headers['content-type']).toMatch(/^text\/x-component/)
  expect(headers['cache-control']).toMatch(untilChecked)
})

test('what was built or encoded once is kept for ever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const kinds = [
    /\/_next\/static\/[^"]+\.js/,
    /\/_next\/static\/[^"]+\.css/,
    /\/fonts\/[^"]+\.woff2/,
    /\/p\/[^" ]+\.avif/,
  ]
  for (const kind of kinds) {
    const [file = ''] = kind.exec(html) ?? []
    expect([file, (await request.get(file)).headers()['cache-control']]).toEqual([file, forEver])
  }
})

const others: Record<string, RegExp> = {
  '/journal/feed.xml': untilChecked,
  '/noor-vista.vcf': untilChecked,
  '/sitemap.xml': /max-age=0/,
  '/film/hero.mp4': /max-age=86400/,
  '/no/such/page': /no-store/,
  '/_next/static/none.js': /no-store/,
  '/api/ready': /no-store/,
}
for (const [path, caching] of Object.entries(others))
  test(`caches are told the truth about ${path}`, async ({ request }) => {
    expect((await request.get(path)).headers()['cache-control']).toMatch(caching)
  })
