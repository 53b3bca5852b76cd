import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from './fixtures'
import { startFreshSite } from './fresh-site'

test('the smoke test by hand names the page whose form stores nothing, and passes once it does', async ({
  site,
  sql,
}) => {
  const env = { ...process.env, SITE_URL: site.url, DATABASE_STAFF_URL: site.staffUrl }
  const notify = ['--import', 'tsx', 'scripts/notify.ts', '--smoke-test']
  const run = () => promisify(execFile)(process.execPath, notify, { env })
  await sql`revoke insert on detailed_inquiries from web`
  await expect(run()).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /^The form of \/contact fails: an inquiry is not stored \(F-\d{4}-\d{4}\)\n$/,
    ),
  })
  await sql`grant insert on detailed_inquiries to web`
  expect((await run()).stdout).toBe('Both forms work.\n')
})

test('a site with a wrong setting serves nobody, and says which', async () => {
  const start = startFreshSite('localhost:5432')
  await expect(start).rejects.toThrow('DATABASE_URL must read postgres://')
})
