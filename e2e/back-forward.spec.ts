import { chromiumFlags, findChromium } from '@/scripts/chromium'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'

// Playwright switches the cache off, because pages restored from it keep what a story left in them.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const elsewhere: Record<string, string> = { '/': '/process' }

for (const { name, path } of routes.filter(({ status }) => status === 200))
  test(`whoever comes back to ${name} finds it as it was left`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.addEventListener('pageshow', event => (document.title = `restored: ${event.persisted}`))
    })
    await page.goto(elsewhere[path] ?? '/')
    await page.goBack({ waitUntil: 'commit' }) // a page that was kept loads nothing
    await expect(page).toHaveTitle('restored: true')
  })
