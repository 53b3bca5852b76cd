import { expect, test } from './fixtures'
import { expectGolden } from './golden'
import { allPaths, missingPath } from './routes'
import { fillRawForm, post } from './raw-form'

/** Headers that differ with each request or with the length of a text. */
const volatileHeaders =
  /^(date|etag|content-length|connection|keep-alive|transfer-encoding|last-modified|x-nextjs-cache)$/

function describeResponse({ status, headers }: Response): string {
  const kept = [...headers].filter(([name]) => !volatileHeaders.test(name))
  const lines = kept.map(([name, value]) => `${name}: ${value}`)
  return [status, ...lines]
    .join('\n')
    .replace(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-(hashes)'")
    .replace(/'nonce-[^']+'/g, "'nonce-(nonce)'")
    .replace(/nonce="[^"]+"/g, 'nonce="(nonce)"')
    .replace(/[^/]+\.woff2/g, '(hash).woff2')
}

test('status and headers of each kind of response match the golden file', async ({ site }) => {
  const requestsByResponse = new Map<string, string[]>()
  const record = async (request: string, response: Response | Promise<Response>) => {
    const description = describeResponse(await response)
    const others = requestsByResponse.get(description) ?? []
    requestsByResponse.set(description, [...others, request])
  }
  // Store an inquiry, so that `/api/ready` forgets the failures of other tests.
  await record('POST / with a form', post(site.url, await fillRawForm(site.url)))
  const html = await (await fetch(site.url)).text()
  const found = (pattern: RegExp) => pattern.exec(html)![0]
  for (const path of [...allPaths, missingPath, '/answered/11111111-2222-4333-8444-555555555555'])
    await record(`GET ${path}`, fetch(site.url + path))
  await record(
    'GET / by the router',
    fetch(site.url, { headers: { RSC: '1' }, redirect: 'manual' }),
  )
  const files = {
    'a script': found(/\/_next\/static\/[^"]+\.js/),
    'a font': found(/\/_next\/static\/[^")]+\.woff2/),
    'a picture': found(/\/p\/[^" ]+\.avif/),
    'a shared picture': found(/\/p\/[^" ]+\.jpg/),
    'a film': found(/\/film\/[^"\\]+\.mp4/),
  }
  for (const [name, path] of Object.entries(files))
    await record(`GET ${name}`, fetch(site.url + path))
  for (const path of [
    '/icon.svg',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/journal/feed.xml',
    '/api/health',
    '/api/ready',
    '/p/none.avif',
  ])
    await record(`GET ${path}`, fetch(site.url + path))
  const list = [...requestsByResponse].map(
    ([response, requests]) => `${requests.join('\n')}\n${response}`,
  )
  expectGolden(list.join('\n\n'), 'headers.txt')
})

test('refused requests match the golden file', async ({ site }) => {
  const form = await fillRawForm(site.url, {})
  const big = new FormData()
  big.set('names', 'a'.repeat(300_000))
  const refused = {
    'a foreign form': post(site.url, form, { Origin: 'https://other.example' }),
    'a form of another type': post(site.url, new URLSearchParams({ names: 'Asha' })),
    'a form that is too large': post(site.url, big),
    'a form where none belongs': post(`${site.url}/journal`, form),
    'an address that cannot be read': fetch(`${site.url}/%E0%A4%A`),
  }
  const texts: string[] = []
  for (const [name, promise] of Object.entries(refused)) {
    const response = await promise
    texts.push(`${name}: ${describeResponse(response)}\n\n${await response.text()}`)
  }
  expect(texts).toHaveLength(5)
  expectGolden(texts.join('\n'), 'refused-requests.txt')
})
