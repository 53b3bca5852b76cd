import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { freePort } from '@/db/bundled/free-port'
import { developmentPolicy } from '@/lib/security-headers'
import { expect, test } from './fixtures'
import { startFreshSite } from './fresh-site'

test('notify --smoke-test names the page whose form stores nothing', async ({ site, sql }) => {
  const env = { ...process.env, SITE_URL: site.url, DATABASE_STAFF_URL: site.staffUrl }
  const notify = ['--import', 'tsx', 'scripts/notify.ts', '--smoke-test']
  const runSmokeTest = () => promisify(execFile)(process.execPath, notify, { env })
  await sql`revoke insert on detailed_inquiries from web`
  await expect(runSmokeTest()).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /^The form of \/contact fails: an inquiry is not stored \(F-\d{4}-\d{4}\)\n$/,
    ),
  })
  await sql`grant insert on detailed_inquiries to web`
  expect((await runSmokeTest()).stdout).toBe('Both forms work.\n')
})

test('a site with a wrong setting does not start and names the setting', async () => {
  const start = startFreshSite('localhost:5432')
  await expect(start).rejects.toThrow('DATABASE_URL must have the form postgres://')
})

test('npm run dev serves a page whose scripts run under the development policy', async ({
  page,
  traffic,
}, testInfo) => {
  test.setTimeout(8 * 60_000) // the first request compiles the page, which takes minutes on a busy machine
  const port = await freePort()
  const url = `http://localhost:${port}/` // Next serves scripts to no other host name
  const bundledDatabase = { DATABASE_URL: '', DATABASE_OWNER_URL: '', DATABASE_STAFF_URL: '' }
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', 'dev'], {
    env: {
      ...process.env,
      ...bundledDatabase,
      PORT: String(port),
      DATA_DIR: testInfo.outputPath('data'),
    },
  })
  const exited = once(server, 'exit')
  try {
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 6 * 60_000 },
      )
      .toBe(200)
    const response = await page.goto(url)
    expect(response!.headers()['content-security-policy']).toBe(developmentPolicy)
    const html = page.locator('html')
    await expect(async () => {
      // Before hydration a click does nothing.
      if ((await html.getAttribute('class'))!.endsWith('dark'))
        await page.getByRole('button', { name: 'light theme' }).click()
      await expect(html).toHaveClass(/light$/, { timeout: 1_000 })
    }).toPass()
    expect(traffic.console.filter(line => /^(error|uncaught)/.test(line))).toEqual([])
  } finally {
    server.kill()
    await exited
  }
})
