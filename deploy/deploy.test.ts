import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshDatabase } from '@/db/test/database'
import { type FreshSite, startFreshSite } from '@/e2e/fresh-site'
import { answers, fillRawForm, isConfirmed, post } from '@/e2e/raw-form'
import { freePort } from '@/db/bundled/free-port'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import { openMailServer } from '@/notify/test/mail-server'
import { buildah, buildContainer, run, start, startCaddy } from './testing'

const buildTimeoutMs = 900_000
const startTimeoutMs = 60_000
process.env.TRUSTED_PROXY_HOPS = '1'

const { owner, webUrl, ownerUrl, staffUrl } = await freshDatabase({ emptyEachTest: true })
const databaseUrls = {
  DATABASE_URL: webUrl,
  DATABASE_OWNER_URL: ownerUrl,
  DATABASE_STAFF_URL: staffUrl,
}
const port = await freePort()
const imagePort = await freePort()
const startSite = () => startFreshSite(webUrl, { port })
const image = `http://127.0.0.1:${imagePort}`
const privateFiles = ['backups/of-last-night', 'action-key', '.env']
let container: string
let server: ReturnType<typeof start>
let site: FreshSite
let caddy: Awaited<ReturnType<typeof startCaddy>>
let form: FormData

const readStored = async () => [...(await owner`select names, email from inquiries order by email`)]

async function send(email: string, from: string) {
  const filled = new FormData()
  for (const [name, value] of form) filled.set(name, value)
  filled.set('names', `of ${email}`)
  filled.set('email', email)
  const encoded = new Response(filled)
  const { status, text } = await caddy.ask('/', {
    method: 'POST',
    headers: {
      'Content-Type': encoded.headers.get('content-type')!,
      Origin: caddy.url,
    },
    body: Buffer.from(await encoded.arrayBuffer()),
    from,
  })
  return { status, text, isConfirmed: isConfirmed(text) }
}

beforeAll(async () => {
  const folder = temporaryFolder()
  execFileSync('sh', ['-c', `git ls-files -co --exclude-standard | tar -cT - | tar -xC ${folder}`])
  mkdirSync(path.join(folder, 'backups'))
  for (const name of privateFiles) writeFileSync(path.join(folder, name), 'kept for this machine')
  const key = path.join(temporaryFolder(), 'key')
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8')
  writeFileSync(key, (JSON.parse(manifest) as { encryptionKey: string }).encryptionKey)
  container = buildContainer(
    folder,
    `--secret=id=action_key,src=${key}`,
    '--build-arg=SITE_URL=https://www.noorvista.example',
    '--build-arg=PLACEHOLDERS=allowed',
  )
  const env = {
    DATABASE_URL: webUrl,
    TRUSTED_PROXY_HOPS: '1',
    HOSTNAME: '127.0.0.1',
    PORT: String(imagePort),
  }
  server = start(container, env, 'node', 'server.js')
  site = await startSite()
  caddy = await startCaddy(site.url)
  form = await fillRawForm(site.url)
}, buildTimeoutMs)

afterAll(async () => {
  for (const each of [caddy, site]) await each?.stop()
  if (server?.kill('SIGTERM')) await once(server, 'close')
  buildah('rm', '--all')
})

it('the image serves a page with its pictures, styles and scripts', async () => {
  expect(await run(container, databaseUrls, 'node', 'migrate.mjs')).toMatchObject({ code: 0 })
  await vi.waitFor(
    async () => expect((await fetch(`${image}/api/ready`)).status).toBe(200),
    startTimeoutMs,
  )
  const files = new Set(
    (await (await fetch(image)).text()).match(/(?<=(?:src|href)=")\/(?:_next\/static|p)\/[^"]+/g),
  )
  expect([...files].join()).toMatch(/(?=.*\.jpg)(?=.*\.css)(?=.*\.js)/)
  for (const file of files) expect((await fetch(image + file)).status, file).toBe(200)
})

it('notify in the image emails the studio and reports itself healthy', async () => {
  await owner`insert into inquiries (id, names, email) values (gen_random_uuid(), 'Asha', 'asha@example.com')`
  const mailServer = await openMailServer()
  const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`
  const notify = start(container, { ...databaseUrls, SMTP_URL }, 'node', 'notify.mjs')
  const health = path.join(buildah('mount', container), 'tmp/noor-vista-notify')
  await vi.waitFor(() => expect(existsSync(health)).toBe(true), startTimeoutMs)
  notify.kill('SIGTERM')
  expect(mailServer.mails.join()).toMatch(/Asha[^]*\/inquiry\//)
  await mailServer.close()
})

it('the image contains no private file', () => {
  const root = buildah('mount', container)
  for (const name of privateFiles)
    expect(existsSync(path.join(root, 'site', name)), name).toBe(false)
})

it('a form that was opened before a deploy can be sent after it', async () => {
  const openedForm = await fillRawForm(site.url, { ...answers, email: 'before@example.com' })
  const answer = await post(image, openedForm, { Origin: 'https://www.noorvista.example' })
  expect(isConfirmed(await answer.text())).toBe(true)
  expect(await readStored()).toEqual([{ names: answers.names, email: 'before@example.com' }])
})

/**
 * Caddy before 2.11.2 answers a waiting form with 502. Later ones let it wait
 * (caddyserver/caddy#7547).
 */
it('an inquiry confirmed during a restart is stored once', async () => {
  const confirmed: string[] = []
  const sendEverySixteenth = async (first: number) => {
    for (let n = first; n < 100; n += 16) {
      const email = `${String(n).padStart(3, '0')}@example.com`
      const outcome = await send(email, `127.0.1.${1 + n}`)
      if (outcome.isConfirmed) confirmed.push(email)
      // On a slow machine the site itself may give up after six seconds, with a reference.
      else
        expect(`${outcome.status} ${outcome.text}`).toMatch(
          /^502 .*still in the form|^200 [^]*\bF-\d{4}-\d{4}\b/,
        )
    }
  }
  const senders = Array.from({ length: 16 }, (_, first) => sendEverySixteenth(first))
  // One address may not send that many in an hour, so each visitor has an address of their own.
  await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(40), startTimeoutMs)
  await site.stop('SIGTERM')
  site = await startSite()
  await Promise.all(senders)
  const rows = await readStored()
  expect(rows).toEqual(
    expect.arrayContaining(confirmed.map(email => ({ names: `of ${email}`, email }))),
  )
  expect(new Set(rows.map(row => row.email)).size).toBe(rows.length)
})

it('a page requested during a restart arrives after it, compressed', async () => {
  await site.stop()
  const page = caddy.ask('/', { headers: { 'Accept-Encoding': 'gzip' } })
  site = await startSite()
  expect(await page).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } })
})

it('another host name of the studio redirects to the same page', async () => {
  const { headers } = await caddy.ask('/contact?a=b', { headers: { Host: 'other.localhost' } })
  expect(headers.location).toBe('https://localhost/contact?a=b')
})

it('while the site is down, Caddy explains what to do and logs no visitor', async () => {
  await site.stop()
  const visitor = { headers: { Cookie: 'names=Meera' }, from: '127.0.0.99' }
  const { status, headers, text } = await caddy.ask('/contact?names=Asha', visitor)
  expect([status, headers['cache-control']]).toEqual([502, 'no-store'])
  expect(text).toContain('what you typed is still in the form')
  expect(caddy.output()).not.toMatch(/"logger":"http|127\.0\.0\.99|Asha|Meera|contact/)
})
