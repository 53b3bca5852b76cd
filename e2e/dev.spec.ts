import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@/db/bundled/free-port'
import { developmentPolicy } from '@/lib/security-headers'
import { expect, test } from './fixtures'

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
