import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nginxRefusals } from '@/content/refusals'
import { studio } from '@/content/studio'
import { refusalPolicy, renderRefusal } from '@/lib/refusal-page'
import { filePermissions, filePolicy, securityHeaders, strictTransport } from '@/lib/security-headers'
import configure from '@/next.config'
import { largestBody } from '@/proxy'
import { publicFolders } from '@/scripts/release/static-files'

/** What stands in a file of this folder, without its comments. */
const textOf = (file: string) =>
  readFileSync(`deploy/nginx/${file}`, 'utf8')
    .replace(/^\s*#.*\n|\s#\s.*$/gm, '')
    .replace(/if \((.*)\) \{ (.*) \}/g, '$1 $2')

/** The headers that a text adds, by name. */
const headersIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/add_header (\S+) "([^"]*)"/g)].map(([, name, value]) => [name, value]))

const site = textOf('noor-vista.conf')
const toSite = textOf('snippets/noor-vista-site.conf')
/** The blocks `location …`, which hold no others, by what they match. */
const locations = new Map(
  [...site.matchAll(/location ([^{]+?) \{([^}]*)\}/g)].map(([, match = '', block = '']) => [match, block]),
)

/** A time in milliseconds. */
function timeOf(text: string, directive: string): number {
  const [, amount, unit] = new RegExp(`${directive}[ =](\\d+)(ms|s)\\b`).exec(text) ?? []
  return Number(amount) * (unit === 's' ? 1_000 : 1)
}

const fileHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': filePolicy,
  'Permissions-Policy': filePermissions,
  'Strict-Transport-Security': strictTransport,
}

const folders = ['/_next/static/', ...publicFolders.map(name => `/${name}/`)]
test.each(folders)('a file of %s has the headers, and is kept for as long, as the site says', async folder => {
  const matches = ([match]: [string, string]) =>
    match.startsWith('~') ? new RegExp(match.slice(2)).test(folder) : match === folder
  const [, block = ''] = [...locations].find(matches) ?? []
  const rules = await configure('phase-production-server').headers!()
  const caching = rules
    .filter(({ source }) => source.includes(folder === '/film/' ? 'film' : 'fonts'))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'))[0]?.value
  expect(block).toContain('include snippets/noor-vista-file-headers.conf;')
  expect(headersIn(textOf('snippets/noor-vista-file-headers.conf') + block)).toEqual({
    ...fileHeaders,
    ...(folder === '/cards/' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Cache-Control': folder === '/icons/' ? expect.any(String) : caching, // icons keep their names
  })
})

test('an answer that the site has sent without headers gets those of a file, and no other is touched', () => {
  const given = [...toSite.matchAll(/add_header (\S+) (\$\w+) always;/g)].map(([, name = '', variable = '']) => {
    const map = `map $upstream_http_${name.toLowerCase().replaceAll('-', '_')} ${variable} { "" "`
    return [name, site.split(map)[1]?.split('"; }')[0]]
  })
  expect(Object.fromEntries(given)).toEqual(fileHeaders)
  for (const match of ['/', '@site', '@inquiry', '/api/']) expect(locations.get(match)).not.toContain('add_header')
  expect(site + toSite).not.toContain('hide_header')
})

test('a form may be as long as the site takes it', () => {
  for (const directive of ['client_max_body_size', 'client_body_buffer_size'])
    expect(site).toContain(`${directive} ${largestBody / 1024}k;`)
})

test('what is kept is the page alone, in one coding, and as long as the site says', () => {
  const cache = textOf('snippets/noor-vista-cache.conf')
  expect(cache).toContain('proxy_cache_key "$scheme $asked_path";')
  for (const directive of ['proxy_cache_bypass', 'proxy_no_cache'])
    expect(cache).toContain(`${directive} $payload $detour;`)
  // `RSC: 0` too: nginx would take a bare 0 for "keep it".
  expect(site).toMatch(/map \$http_rsc \$payload \{\s*default 1;\s*"" "";/)
  expect(toSite).toContain('proxy_set_header Accept-Encoding "";')
  expect(site + cache).not.toMatch(/proxy_cache_valid|ignore_headers[^;]*Cache-Control/)
  expect(locations.get('/api/')).not.toContain('cache')
})

test('what is kept is written as pages are, of which there are few', async () => {
  const [, pattern = ''] = /map \$asked_path \$detour \{\s*default 1;\s*"~(.*)" "";/.exec(site) ?? []
  const rules = await configure('phase-production-server').headers!()
  const documents = rules.filter(({ headers }) => headers.some(({ value }) => value.includes('s-maxage')))
  expect(documents.length).toBeGreaterThan(10)
  for (const { source } of documents) expect(source).toMatch(new RegExp(pattern))
  for (const path of ['/x/../contact', '/./contact', '/x/%2e%2e/contact', '/contact/.', '/contact#x', '/contact;x'])
    expect(path).not.toMatch(new RegExp(pattern))
})

test('health and readiness are answered to this machine alone', () => {
  const block = locations.get('/api/') ?? ''
  expect(block.match(/(allow|deny) [^;]*/g)).toEqual(['allow 127.0.0.1', 'allow ::1', 'deny all'])
  expect(block).toMatch(/error_page 403 = \/no-such-page;/)
})

test('a couple is answered within six seconds, by the site’s own words if it has any', () => {
  const wait = timeOf(toSite, 'proxy_read_timeout')
  expect(timeOf(locations.get('@inquiry') ?? '', 'proxy_next_upstream_timeout') + wait).toBeLessThanOrEqual(6_000)
  expect(wait).toBeGreaterThan(4_000) // the outcomeMs of db/store.ts
  expect(locations.get('/')).toContain('$request_method = POST')
  expect(toSite).toContain('proxy_next_upstream error timeout non_idempotent;')
})

test('instances, nginx and the roll agree on ports, and on how long a connection is kept', () => {
  const unit = readFileSync('deploy/systemd/noor-vista@.service', 'utf8')
  const ports = [...site.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  expect(readFileSync('deploy/roll', 'utf8')).toContain(`NOOR_VISTA_PORTS:-${ports.join(' ')}}`)
  const kept = timeOf(site, 'keepalive 32;\\s+keepalive_timeout')
  expect(Number(/KEEP_ALIVE_TIMEOUT=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(kept)
  expect(unit).toContain('TRUSTED_PROXY_HOPS=1')
  expect(toSite).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;') // the one hop: whom nginx has heard
})

test('the log holds no query, no whole address and nothing else that a browser tells of a visitor', () => {
  const [format = ''] = /log_format noor_vista[^;]*;/.exec(site) ?? []
  expect(format).toContain('$asked_path')
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|remote_addr|http_\w+|realip\w*|cookie\w*|binary\w*)\b/)
  const logs = site.match(/access_log [^;]*/g)
  expect(logs).toEqual(['access_log off', 'access_log off', expect.stringMatching(/ noor_vista buffer/)])
})

test('every error page of nginx is one of ours', () => {
  const said = [...site.matchAll(/error_page [\d ]+\/errors\/(\w+)\.html;/g)].map(([, name]) => name)
  expect([...new Set(said)].sort()).toEqual(Object.keys(nginxRefusals).sort())
  expect(locations.get('@inquiry')).toMatch(/proxy_intercept_errors on;\s+error_page 409 \/errors\/outdated.html;/)
  const errors = headersIn(textOf('snippets/noor-vista-error-headers.conf'))
  expect(errors).toEqual({ ...fileHeaders, 'Content-Security-Policy': refusalPolicy, 'Cache-Control': 'no-store' })
})

test.each(Object.entries(nginxRefusals))('the page "%s" has links to the studio', (_, words) => {
  const page = renderRefusal(words)
  for (const part of [words.title, words.text, studio.phone.href, studio.whatsapp.href, studio.email.href])
    expect(page).toContain(part)
  expect(page).not.toMatch(/<script|style=|<img|<form|<link/)
})
