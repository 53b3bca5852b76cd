import { chromiumFlags, findChromium } from '@/scripts/chromium'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'
import { detailedForm, shortForm, typed, withEmail, write } from './inquiry-form'

// Playwright switches the cache off, because pages restored from it keep what a test left in them.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a visitor who goes back gets the page from the back/forward cache', async ({ page }) => {
  for (const { path } of routes.filter(({ status }) => status === 200)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.addEventListener('pageshow', event => (document.title = `restored: ${event.persisted}`))
    })
    await page.goto(path === '/' ? '/process' : '/')
    await page.goBack({ waitUntil: 'commit' }) // a page that was kept loads nothing
    await expect(page, path).toHaveTitle('restored: true')
  }
})

for (const form of [shortForm, detailedForm])
  test(`${form.path}: a visitor who goes back finds the form as it was filled in`, async ({ page }) => {
    const kept = await write(page, form, withEmail(form.full))
    await page.goto('/process')
    await page.goBack({ waitUntil: 'commit' })
    expect(await typed(page)).toEqual(kept)
  })
