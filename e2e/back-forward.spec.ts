import { chromiumFlags, findChromium } from '@/scripts/chromium'
import { essays } from './essays'
import { expect, test } from './fixtures'
import { detailedForm, shortForm, typed, withEmail, write } from './inquiry-form'

// Playwright disables the back/forward cache, because restored pages keep what a test left in them.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a visitor who goes back gets the page from the back/forward cache, and finds the form as it was filled in', async ({
  page,
}) => {
  for (const path of ['/', '/process', '/journal', `/journal/${essays[0]!.slug}`, '/contact']) {
    const form = [shortForm, detailedForm].find(form => form.path === path)
    const kept = form && (await write(page, form, withEmail(form.full)))
    if (!form) await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.addEventListener('pageshow', event => (document.title = `restored: ${event.persisted}`))
    })
    await page.goto(path === '/' ? '/process' : '/')
    await page.goBack({ waitUntil: 'commit' }) // a restored page loads nothing
    await expect(page, path).toHaveTitle('restored: true')
    if (kept) expect(await typed(page), path).toEqual(kept)
  }
})
