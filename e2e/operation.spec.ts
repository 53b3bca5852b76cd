import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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
