import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frontRefusals } from '@/content/refusals'
import { studio } from '@/content/studio'
import { refusalPolicy, renderRefusal } from '@/lib/refusal-page'
import { filePermissions, filePolicy, securityHeaders, strictTransport } from '@/lib/security-headers'
import configure from '@/next.config'
import { largestBody } from '@/proxy'
import { publicFolders } from '@/scripts/release/static-files'
import { headersIn, locationsIn, millisecondsOf, textOf } from './configuration'

const site = textOf('noor-vista.conf')
const locations = locationsIn(site)
const handing = textOf('snippets/noor-vista-site.conf')
const unit = readFileSync('deploy/systemd/noor-vista@.service', 'utf8')
const roll = readFileSync('deploy/roll', 'utf8')

const fileHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': filePolicy,
  'Permissions-Policy': filePermissions,
  'Strict-Transport-Security': strictTransport,
}

/** The location that answers for a file of this folder. */
const blockOf = (folder: string) =>
  [...locations].find(([match]) =>
    match.startsWith('~') ? new RegExp(match.slice(2)).test(folder) : match === folder,
  )?.[1] ?? ''

test.each(['/_next/static/', ...publicFolders.map(name => `/${name}/`)])(
  'a file of %s has the headers that the site would give it',
  folder => {
    expect(blockOf(folder)).toContain('include snippets/noor-vista-file-headers.conf;')
    expect(headersIn(textOf('snippets/noor-vista-file-headers.conf') + blockOf(folder))).toEqual({
      ...fileHeaders,
      ...(folder === '/cards/' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      'Cache-Control': expect.any(String),
    })
  },
)

test('files are kept by browsers for as long as the site says', async () => {
  const rules = await configure('phase-production-server').headers!()
  const caching = (folder: string) =>
    rules
      .filter(({ source }) => source.includes(folder))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'))[0]?.value
  const said = (folder: string) => headersIn(blockOf(folder))['Cache-Control']
  for (const folder of ['/_next/static/', '/p/', '/fonts/', '/cards/']) expect(said(folder)).toBe(caching('fonts'))
  expect(said('/film/')).toBe(caching('film'))
})

test('an answer that the site has sent without headers gets those of a file, and no other is touched', () => {
  const given = [...handing.matchAll(/add_header (\S+) (\$\w+) always;/g)].map(([, name = '', variable = '']) => {
    const map = `map $upstream_http_${name.toLowerCase().replaceAll('-', '_')} ${variable} { "" "`
    return [name, site.split(map)[1]?.split('"; }')[0]]
  })
  expect(Object.fromEntries(given)).toEqual(fileHeaders)
  for (const match of ['/', '@site', '@inquiry', '/api/']) expect(locations.get(match)).not.toContain('add_header')
  expect(site + handing).not.toContain('hide_header')
})

test('a form may be as long as the site takes it', () => {
  for (const directive of ['client_max_body_size', 'client_body_buffer_size'])
    expect(site).toContain(`${directive} ${largestBody / 1024}k;`)
})

test('what is kept is the page alone, in one coding, and as long as the site says', () => {
  const cache = textOf('snippets/noor-vista-cache.conf')
  expect(cache).toContain('proxy_cache_key "$scheme $asked_path";')
  for (const directive of ['proxy_cache_bypass', 'proxy_no_cache']) expect(cache).toContain(`${directive} $payload;`)
  // `RSC: 0` too: nginx would take a bare 0 for "keep it".
  expect(site).toMatch(/map \$http_rsc \$payload \{\s*default 1;\s*"" "";/)
  expect(handing).toContain('proxy_set_header Accept-Encoding "";')
  expect(site + cache).not.toMatch(/proxy_cache_valid|ignore_headers[^;]*Cache-Control/)
  expect(locations.get('/api/')).not.toContain('cache')
})

test('a couple is answered within six seconds, by the site’s own words if it has any', () => {
  const [turn, wait] = [
    millisecondsOf(locations.get('@inquiry') ?? '', 'proxy_next_upstream_timeout'),
    millisecondsOf(handing, 'proxy_read_timeout'),
  ]
  expect(turn + wait).toBeLessThanOrEqual(6_000)
  expect(wait).toBeGreaterThan(4_000) // the outcomeMs of db/store.ts
  expect(locations.get('/')).toContain('$request_method = POST')
  expect(handing).toContain('proxy_next_upstream error timeout non_idempotent;')
})

test('instances, nginx and the roll agree on ports, and on how long a connection is kept', () => {
  const ports = [...site.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  expect(roll).toContain(`NOOR_VISTA_PORTS:-${ports.join(' ')}}`)
  const kept = millisecondsOf(site, 'keepalive 32;\\s+keepalive_timeout')
  expect(Number(/KEEP_ALIVE_TIMEOUT=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(kept)
  expect(unit).toContain('TRUSTED_PROXY_HOPS=1')
})

test('the log holds no query, no whole address and nothing else that a browser tells of a visitor', () => {
  const [format = ''] = /log_format noor_vista[^;]*;/.exec(site) ?? []
  expect(format).toContain('$asked_path')
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|remote_addr|http_\w+|realip\w*|cookie\w*|binary\w*)\b/)
  expect(site.match(/access_log [^;]*/g)).toEqual([
    'access_log off',
    'access_log off',
    expect.stringMatching(/ noor_vista buffer/),
  ])
})

const errors = headersIn(textOf('snippets/noor-vista-error-headers.conf'))

test('whatever nginx says by itself, it says in the studio’s words', () => {
  const said = [...site.matchAll(/error_page [\d ]+\/errors\/(\w+)\.html;/g)].map(([, name]) => name)
  expect([...new Set(said)].sort()).toEqual(Object.keys(frontRefusals).sort())
  expect(locations.get('@inquiry')).toMatch(/proxy_intercept_errors on;\s+error_page 409 \/errors\/outdated.html;/)
  expect(errors).toEqual({ ...fileHeaders, 'Content-Security-Policy': refusalPolicy, 'Cache-Control': 'no-store' })
})

test.each(Object.entries(frontRefusals))('the page "%s" has a way to the studio', (_, words) => {
  const page = renderRefusal(words)
  for (const part of [words.title, words.text, studio.phone.href, studio.whatsapp.href, studio.email.href])
    expect(page).toContain(part)
  expect(page).not.toMatch(/<script|style=|<img|<form|<link/)
})
