import { readFileSync } from 'node:fs'
import {
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  RSC_HEADER,
} from 'next/dist/client/components/app-router-headers'
import { expect, test } from 'vitest'
import { frontRefusals } from '@/content/refusals'
import { studio } from '@/content/studio'
import { answerHeaders, filePermissions, secureTransport, sharedFiles } from '@/lib/door/answer-headers'
import { filePolicy, isFile } from '@/lib/door/content-policy'
import { largestBody } from '@/lib/door/judge-head'
import { renderWords } from '@/lib/door/refusal-page'
import configure from '@/next.config'
import { publicFolders } from '@/scripts/release/static-files'
import { headersIn, locationsIn, millisecondsOf, textOf } from './configuration'

const site = textOf('noor-vista.conf')
const locations = locationsIn(site)
const handing = textOf('snippets/noor-vista-site.conf')
const unit = readFileSync('deploy/systemd/noor-vista@.service', 'utf8')
const roll = readFileSync('deploy/roll', 'utf8')

const shareable = 'Cross-Origin-Resource-Policy'
const ownHeaders = Object.fromEntries(answerHeaders)
const [bound, toHttps] = secureTransport

/** The location that answers for a file of this folder. */
const blockOf = (folder: string) =>
  [...locations].find(([match]) =>
    match.startsWith('~') ? new RegExp(match.slice(2)).test(folder) : match === folder,
  )?.[1]

const folders = ['/_next/static/', ...publicFolders.map(name => `/${name}/`)]

test.each(folders)('a file of %s has the headers that the site would give it', folder => {
  expect(isFile(folder)).toBe(true)
  const block = blockOf(folder) ?? ''
  expect(block).toContain('include snippets/noor-vista-file-headers.conf;')
  expect(headersIn(textOf('snippets/noor-vista-file-headers.conf') + block)).toEqual({
    ...ownHeaders,
    ...(folder === sharedFiles && { [shareable]: 'cross-origin' }),
    'Content-Security-Policy': filePolicy,
    'Permissions-Policy': filePermissions,
    [bound]: toHttps,
    'Cache-Control': expect.any(String),
  })
})

test('files are kept by browsers for as long as the site says', async () => {
  const rules = await configure('phase-production-server').headers!()
  const immutable = rules.find(({ source }) => source.includes('fonts'))?.headers[0]?.value
  const film = rules.find(({ source }) => source.includes('film'))?.headers[0]?.value
  const said = (folder: string) => headersIn(blockOf(folder) ?? '')['Cache-Control']
  for (const folder of ['/_next/static/', '/p/', '/fonts/', '/cards/']) expect(said(folder)).toBe(immutable)
  expect(said('/film/')).toBe(film)
})

test('no header is added to an answer of the site', () => {
  for (const match of ['/', '@site', '@inquiry', '/api/']) expect(locations.get(match)).not.toContain('add_header')
  expect(site.replace(/location [^{]+\{[^}]*\}/g, '')).not.toContain('add_header')
  expect(handing + textOf('snippets/noor-vista-cache.conf')).not.toMatch(/add_header|hide_header/)
})

test('a form may be as long as the site takes it', () => {
  expect(site).toContain(`client_max_body_size ${largestBody / 1024}k;`)
  expect(site).toContain(`client_body_buffer_size ${largestBody / 1024}k;`)
})

test('what is kept is told apart by all that Next tells apart, and by nothing else in the query', () => {
  const names = [
    ...[RSC_HEADER, NEXT_ROUTER_PREFETCH_HEADER, NEXT_ROUTER_SEGMENT_PREFETCH_HEADER, NEXT_ROUTER_STATE_TREE_HEADER],
  ].map(name => `$http_${name.replaceAll('-', '_')}`)
  const [, payload = ''] = /map \$http_rsc \$payload \{\s*default "([^"]*)"/.exec(site) ?? []
  // `?_rsc` and no query at all are two answers: the second sends to the first.
  expect(payload.split('|')).toEqual([...names, '$args'])
  const cache = textOf('snippets/noor-vista-cache.conf')
  expect(cache).toContain('proxy_cache_key "$scheme $asked_path $coding $payload";')
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

const errors = textOf('snippets/noor-vista-error-headers.conf')

test('whatever nginx says by itself, it says in the studio’s words', () => {
  const said = [...site.matchAll(/error_page [\d ]+\/errors\/(\w+)\.html;/g)].map(([, name]) => name)
  expect(said.sort()).toEqual(Object.keys(frontRefusals).sort())
  expect(headersIn(errors)).toMatchObject({ ...ownHeaders, [bound]: toHttps, 'Cache-Control': 'no-store' })
})

test.each(Object.entries(frontRefusals))(
  'the page "%s" has a way to the studio, and what its policy allows',
  (_, words) => {
    const styles = '<link rel="stylesheet" href="/_next/static/chunks/x.css">'
    const page = renderWords(words, { html: '<html lang="en-IN" class="dark">', styles, theme: '' })
    for (const part of [words.title, words.text, studio.phone.href, studio.whatsapp.href, studio.email.href, styles])
      expect(page).toContain(part)
    expect(page).not.toMatch(/<script|style=|<img|<form/)
    expect(headersIn(errors)['Content-Security-Policy']).toMatch(
      /default-src 'none'; style-src 'self'; font-src 'self'/,
    )
  },
)
