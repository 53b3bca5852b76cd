import { once } from 'node:events'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDatabase } from '@/db/embedded'
import { open } from '@/db/testing'
import { answers, post, shortForm } from '@/e2e/posts'
import { detailedInquiryRoute, inquiryRoute } from '@/lib/action-state'
import { freePort } from '@/lib/free-port'
import { temporaryFolder } from '@/lib/testing'
import { startFreshSite } from '@/scripts/fresh-site'
import { openBuildah } from './testing-image'

const buildWithinMs = 900_000
const startsWithinMs = 60_000

const { buildah, build, start } = openBuildah()
const database = await startDatabase({ dataDir: temporaryFolder() })
const owner = open(database.ownerUrl)
const addresses = {
  DATABASE_URL: database.webUrl,
  DATABASE_STAFF_URL: database.staffUrl,
  DATABASE_OWNER_URL: database.ownerUrl,
}
const port = await freePort()
const url = `http://127.0.0.1:${port}`
let container: string
let server: ReturnType<typeof start>

/** What a program says in the image, once it has ended. */
async function said(command: string[], env: Record<string, string> = {}): Promise<string> {
  const program = start(container, env, command)
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', chunk => (output += chunk))
  await once(program, 'close')
  return output
}

beforeAll(async () => {
  const key = path.join(temporaryFolder(), 'action-key')
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8')
  writeFileSync(key, (JSON.parse(manifest) as { encryptionKey: string }).encryptionKey)
  container = build(`--secret=id=action-key,src=${key}`, '--build-arg=SITE_URL=https://www.noorvista.example')
  await said(['node', 'migrate.mjs'], addresses)
  const command = buildah('inspect', '--type=image', '--format={{.OCIv1.Config.Cmd}}', 'noor-vista')
  server = start(
    container,
    { DATABASE_URL: addresses.DATABASE_URL, PORT: String(port) },
    command.slice(1, -1).split(' '),
  )
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      answer => answer.ok,
      () => false,
    )
  for (const end = Date.now() + startsWithinMs; !(await isReady()); await sleep(100))
    if (Date.now() > end) throw new Error('The image does not become ready')
}, buildWithinMs)

afterAll(async () => {
  server?.kill('SIGTERM')
  if (server) await once(server, 'close')
  await owner.end()
  await database.stop()
  buildah('rm', '--all')
})

it('takes both forms from browsers without scripts', async () => {
  const short = await post(url, await shortForm(url, { ...answers, names: 'Asha' }))
  expect([short.status, short.headers.get('location')]).toEqual([303, inquiryRoute.sent])
  const page = `${url}/contact`
  const long = await post(page, await shortForm(page, { name: 'Meera', email: 'meera@example.com' }))
  expect([long.status, long.headers.get('location')]).toEqual([303, detailedInquiryRoute.sent])
  expect([...(await owner`select names from inquiries`)]).toEqual([{ names: 'Asha' }])
  expect([...(await owner`select name from detailed_inquiries`)]).toEqual([{ name: 'Meera' }])
})

it('serves a page with its pictures, styles and scripts', async () => {
  const html = await (await fetch(url)).text()
  const files = new Set(html.match(/(?<=(?:src|href)=")\/(?:_next\/static|p)\/[^"]+/g))
  expect([...files].join()).toMatch(/(?=.*\.jpg)(?=.*\.css)(?=.*\.js)/)
  for (const file of files) expect((await fetch(url + file)).status, file).toBe(200)
})

it('takes a page that was read from the build before', async () => {
  const before = await startFreshSite(database.webUrl)
  const form = await shortForm(before.url, { ...answers, names: 'Kabir' })
  await before.stop()
  const ours = readFileSync('.next/BUILD_ID', 'utf8')
  expect(await said(['cat', '.next/BUILD_ID'])).toMatch(new RegExp(`^(?!${ours})[0-9a-f]{24}$`))
  expect((await post(url, form)).status).toBe(303)
  expect(await owner`select 1 from inquiries where names = 'Kabir'`).toHaveLength(1)
})

it('runs as an ordinary user, who owns nothing in it and has written nothing', async () => {
  expect(await said(['node', '-p', 'process.getuid()'])).toBe('1000\n')
  const root = buildah('mount', container)
  expect(execFileSync('find', [root, '-xdev', '-uid', '1000'], { encoding: 'utf8' })).toBe('')
})
