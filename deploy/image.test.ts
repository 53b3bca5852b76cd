import { once } from 'node:events'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDatabase } from '@/db/embedded'
import { open } from '@/db/testing'
import { answers, isThanked, post, shortForm } from '@/e2e/posts'
import { freePort } from '@/lib/free-port'
import { temporaryFolder } from '@/lib/testing'
import { startFreshSite } from '@/e2e/fresh-site'
import { openMailServer } from '@/scripts/notify/testing-mail'
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
const siteUrl = 'https://www.noorvista.example'
const folder = temporaryFolder()
const key = path.join(temporaryFolder(), 'key')
/** Files of a machine that must not get into the image. */
const kept = ['backups/marker-backup', 'action-key', '.env']
let container: string
let server: ReturnType<typeof start>

/** Runs a program in the image. Resolves with its output and exit code. */
async function run(command: string[], env: Record<string, string> = {}) {
  const program = start(container, env, command)
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', chunk => (output += chunk))
  const [code] = (await once(program, 'close')) as [number]
  return { code, output }
}
const said = async (...asked: Parameters<typeof run>) => (await run(...asked)).output

/** The files of git, with uncommitted changes. */
function copyCheckout(to: string) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) cpSync(file, path.join(to, file))
}

/** Paths in the image, by `find`. */
function inImage(...criterion: string[]): string[] {
  const root = buildah('mount', container)
  const found = execFileSync('find', [root, '-xdev', ...criterion], { encoding: 'utf8' })
  return found
    .split('\n')
    .filter(Boolean)
    .map(file => file.slice(root.length))
}

beforeAll(async () => {
  copyCheckout(folder)
  for (const name of kept) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), 'kept for this machine')
  }
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8')
  writeFileSync(key, (JSON.parse(manifest) as { encryptionKey: string }).encryptionKey)
  const trial = '--build-arg=PLACEHOLDERS=allowed'
  container = build(folder, `--secret=id=action_key,src=${key}`, `--build-arg=SITE_URL=${siteUrl}`, trial)
  expect(await said(['node', 'migrate.mjs'], addresses)).toMatch(/may only insert/)
  const command = buildah('inspect', '--type=image', '--format={{.OCIv1.Config.Cmd}}', 'noor-vista')
  server = start(
    container,
    { DATABASE_URL: addresses.DATABASE_URL, PORT: String(port), HOSTNAME: '127.0.0.1' },
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
  expect(isThanked(await short.text())).toBe(true)
  const page = `${url}/contact`
  const long = await post(page, await shortForm(page, { name: 'Meera', email: 'meera@example.com' }))
  expect(isThanked(await long.text())).toBe(true)
  expect([...(await owner`select names from inquiries`)]).toEqual([{ names: 'Asha' }])
  expect([...(await owner`select name from detailed_inquiries`)]).toEqual([{ name: 'Meera' }])
})

it('serves a page with its pictures, styles and scripts', async () => {
  const html = await (await fetch(url)).text()
  const files = new Set(html.match(/(?<=(?:src|href)=")\/(?:_next\/static|p)\/[^"]+/g))
  expect([...files].join()).toMatch(/(?=.*\.jpg)(?=.*\.css)(?=.*\.js)/)
  for (const file of files) expect((await fetch(url + file)).status, file).toBe(200)
})

it('accepts a form from a page of an earlier build', async () => {
  const before = await startFreshSite(database.webUrl)
  const form = await shortForm(before.url, { ...answers, names: 'Kabir' })
  await before.stop()
  expect(await said(['cat', '.next/BUILD_ID'])).not.toBe(readFileSync('.next/BUILD_ID', 'utf8'))
  expect(isThanked(await (await post(url, form)).text())).toBe(true)
  expect(await owner`select 1 from inquiries where names = 'Kabir'`).toHaveLength(1)
})

it('runs as an ordinary user who owns one empty folder and has written nothing', async () => {
  expect(await said(['node', '-p', 'process.getuid()'])).toBe('1000\n')
  expect(inImage('-uid', '1000')).toEqual([])
})

it('contains no private file of this machine', () => {
  const names = kept.flatMap(name => ['-o', '-name', path.basename(name)]).slice(1)
  expect(inImage('(', ...names, ')')).toEqual([])
})

it('accepts a form behind a balancer that changes the host', async () => {
  const form = await shortForm(url, { ...answers, names: 'Zoë' })
  const answer = await post(url, form, { Origin: siteUrl })
  expect(isThanked(await answer.text())).toBe(true)
})

it('mails the studio with the settings of compose, and says that it is well', async () => {
  const mailServer = await openMailServer()
  const notify = start(
    container,
    {
      ...{ DATABASE_STAFF_URL: addresses.DATABASE_STAFF_URL, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` },
      ...{ SMTP_TO: 'studio@example.com', ALERT_TO: '', BACKUPS_DIR: '/backups' },
    },
    ['node', 'notify.mjs', '--every', '60'],
  )
  const mails = () => mailServer.mails.join('\n')
  await expect.poll(mails, { timeout: startsWithinMs }).toContain('/answered/')
  expect(inImage('-path', '*/tmp/noor-vista-notify', '-mmin', '-5')).toHaveLength(1)
  notify.kill('SIGTERM')
  await once(notify, 'close')
  await mailServer.close()
})

it('fails with a sentence if the database cannot be prepared, so that the site does not start', async () => {
  const wrong = { ...addresses, DATABASE_OWNER_URL: 'postgres://owner:hush@127.0.0.1:1/noor_vista' }
  const sentence =
    /^The database server of DATABASE_OWNER_URL \(127\.0\.0\.1:1\/noor_vista\) does not answer \(ECONNREFUSED\): (?!.*hush).*\.$/m
  expect(await run(['node', 'migrate.mjs'], wrong)).toMatchObject({ code: 1, output: expect.stringMatching(sentence) })
  const alone = await run(['node', 'migrate.mjs'], { DATABASE_URL: addresses.DATABASE_URL })
  const allThree = /DATABASE_URL .* DATABASE_OWNER_URL .* DATABASE_STAFF_URL/
  expect(alone).toMatchObject({ code: 1, output: expect.stringMatching(allThree) })
})

it('is not built without its key or its address', () => {
  writeFileSync(key, '')
  const building =
    (...args: string[]) =>
    () =>
      build(folder, `--secret=id=action_key,src=${key}`, ...args)
  expect(building(`--build-arg=SITE_URL=${siteUrl}`)).toThrow(/The secret action_key is empty: openssl rand/)
  expect(building()).toThrow(/SITE_URL is missing: the public address/)
})
