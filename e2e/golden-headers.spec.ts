import { expect, test } from './fixtures'
import { startFreshSite } from './fresh-site'
import { expectGolden } from './golden'
import { allPaths, missingPath } from './routes'
import { fillRawForm, post } from './raw-form'

/** Headers that differ with each request or with the length of a text. */
const volatileHeaders =
  /^(date|etag|content-length|connection|keep-alive|transfer-encoding|last-modified|x-nextjs-cache)$/

type Request = [name: string, response: Promise<Response>]

/** Headers that all responses have come once, and so does each policy. */
async function describeResponses(requests: Request[]): Promise<string> {
  const policies: string[] = []
  const requestsByResponse = new Map<string, string[]>()
  for (const [name, promise] of requests) {
    const { status, headers } = await promise
    const lines = [...headers]
      .filter(([header]) => !volatileHeaders.test(header))
      .map(([header, value]) => `${header}: ${replaceHashes(value)}`)
      .map(line =>
        line.replace(/(?<=^content-security-policy: ).+/, policy => nameOf(policy, policies)),
      )
    const response = [status, ...lines].join('\n')
    requestsByResponse.set(response, [...(requestsByResponse.get(response) ?? []), name])
  }
  const responses = [...requestsByResponse.keys()].map(response => response.split('\n'))
  const shared = responses[0]!.filter(line => responses.every(lines => lines.includes(line)))
  const own = [...requestsByResponse].map(([response, names]) => {
    const lines = response.split('\n').filter(line => !shared.includes(line))
    return [...names, ...lines].join('\n')
  })
  const listed = policies.map((policy, index) =>
    [`Policy ${index + 1}`, ...policy.split('; ')].join('\n'),
  )
  return [['Every response', ...shared].join('\n'), ...listed, ...own].join('\n\n')
}

function nameOf(policy: string, policies: string[]): string {
  if (!policies.includes(policy)) policies.push(policy)
  return `policy ${policies.indexOf(policy) + 1}`
}

const replaceHashes = (value: string) =>
  value
    .replace(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-(hashes)'")
    .replace(/'nonce-[^']+'/g, "'nonce-(nonce)'")
    .replace(/nonce="[^"]+"/g, 'nonce="(nonce)"')
    .replace(/[^/]+\.woff2/g, '(hash).woff2')

test('status and headers of each kind of response match the golden file', async ({ gate }) => {
  // `/api/ready` of the shared site remembers the failures of other tests.
  const site = await startFreshSite(gate.url)
  const requests: Request[] = []
  const record = (name: string, response: Promise<Response>) => requests.push([name, response])
  record('POST / with a form', post(site.url, await fillRawForm(site.url)))
  const html = await (await fetch(site.url)).text()
  const found = (pattern: RegExp) => pattern.exec(html)![0]
  for (const path of [
    ...allPaths,
    missingPath,
    '/inquiry/1111-1111/11111111-2222-4333-8444-555555555555',
  ])
    record(`GET ${path}`, fetch(site.url + path))
  record('GET / by the router', fetch(site.url, { headers: { RSC: '1' }, redirect: 'manual' }))
  const files = {
    'a script': found(/\/_next\/static\/[^"]+\.js/),
    'a font': found(/\/_next\/static\/[^")]+\.woff2/),
    'a picture': found(/\/p\/[^" ]+\.avif/),
    'a shared picture': found(/\/p\/[^" ]+\.jpg/),
    'a film': found(/\/film\/[^"\\]+\.mp4/),
  }
  for (const [name, path] of Object.entries(files)) record(`GET ${name}`, fetch(site.url + path))
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
    record(`GET ${path}`, fetch(site.url + path))
  expectGolden(await describeResponses(requests), 'headers.txt')
  await site.stop()
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
  const headers = await describeResponses(Object.entries(refused))
  const texts: string[] = []
  for (const [name, promise] of Object.entries(refused))
    texts.push(`${name}: ${await (await promise).text()}`)
  expect(texts).toHaveLength(5)
  expectGolden([headers, ...texts].join('\n\n'), 'refused-requests.txt')
})
