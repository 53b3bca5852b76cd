import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { inquiryForm } from '@/content/inquiry'
import { expect, test } from './fixtures'
import { expectSent, fill, send, shortForm } from './inquiry-form'
import { hydrated } from './screen'

const { labels } = inquiryForm
const namesLastWeek = 'The Names of Last Week'
const names = 'आशा & "Kabir" <b>'
const location = 'Jaipur'
const message = 'In the rain.\nTwice. क्‍या $ACTION_ </form> 👨‍👩‍👧‍👦'

const sources = ['app', 'components', 'content', 'db', 'lib', 'instrumentation.ts', 'mdx-components.tsx', 'proxy.ts']
const settings = ['next.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json']
/** A build takes half a minute, and much longer on a busy machine. */
const buildWithinMs = 240_000

const run = promisify(execFile)

/** Inside this directory, so that packages can be hard-linked. */
let older: string

test.describe.configure({ mode: 'serial' })
test.beforeAll('an older site with another word is built', async () => {
  test.setTimeout(buildWithinMs)
  older = mkdtempSync('.older-')
  for (const name of [...sources, ...settings]) cpSync(name, path.join(older, name), { recursive: true })
  await run('cp', ['-Rl', 'node_modules', older])
  change('content/inquiry.ts', `names: '${labels.names}'`, `names: '${namesLastWeek}'`)
  change('next.config.ts', "tsconfigPath: 'tsconfig.build.json'", 'ignoreBuildErrors: true') // ten seconds less
  const { encryptionKey } = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8')) as {
    encryptionKey: string
  }
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: older,
    env: { ...process.env, NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: encryptionKey },
  })
})
test.afterAll(() => rmSync(older, { recursive: true, force: true, maxRetries: 5 }))

function change(name: string, found: string, by: string) {
  const file = path.join(older, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(found, by))
}

/** Pages come from the older build; forms go to the site. */
async function openOlder(page: Page) {
  await page.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    const file = pathname === '/' ? 'server/app/index.html' : pathname.replace('/_next/', '')
    const built = path.join(older, '.next', file)
    const isRead = route.request().method() === 'GET' && existsSync(built)
    return isRead ? route.fulfill({ path: built }) : route.continue()
  })
  await page.goto('/')
}

for (const javaScriptEnabled of [true, false])
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })
    test('a form that was opened before a deploy can be sent after it, and every character arrives', async ({
      page,
      sql,
    }) => {
      const address = `older-page-${javaScriptEnabled}@example.com`
      await openOlder(page)
      if (javaScriptEnabled) await hydrated(page)
      await expect(page.getByLabel(namesLastWeek)).toBeVisible()
      await fill(page, {
        names,
        email: address,
        phone: '+91 98765 43210',
        wedding_date: '2027-02-14',
        location,
        message,
      })
      await send(page, shortForm)
      await expectSent(page, shortForm)
      const stored = await sql`select names, location, message from inquiries where email = ${address}`
      expect([...stored]).toEqual([{ names, location, message }])
    })
  })
