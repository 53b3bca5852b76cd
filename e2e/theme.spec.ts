import { sitePages } from '@/content/site-pages'
import { navigation } from '@/content/studio'
import { expect, test } from './fixtures'

const ink = 'rgb(241, 233, 220)'
const background = { dark: 'rgb(17, 13, 16)', light: 'rgb(248, 244, 236)' }

test('the site is dark until a visitor chooses, without a flash', async ({ page, traffic }) => {
  // The theme when the first of the page was there to be seen.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return
      observer.disconnect()
      document.documentElement.dataset.firstSeen = document.documentElement.className
    }).observe(document, { childList: true, subtree: true })
  })
  const html = page.locator('html')
  const expectTheme = async (theme: 'dark' | 'light', choice: string | null = theme) => {
    await expect(html).toHaveClass(new RegExp(`\\b${theme}\\b`))
    await expect(html).toHaveCSS('background-color', background[theme])
    expect(await page.evaluate(() => localStorage.getItem('noor-vista-theme'))).toBe(choice)
  }
  await page.goto('/')
  await expectTheme('dark', null)
  await page.getByRole('button', { name: navigation.theme.toLight }).click()
  await expectTheme('light')
  await page.getByRole('banner').getByRole('link', { name: sitePages.process.label }).click()
  await expect(page.getByRole('heading', { level: 1, name: sitePages.process.title })).toBeVisible()
  await expectTheme('light')
  expect(traffic.console).toEqual([])

  // What sets the theme is in the page itself.
  await page.route('**/_next/**/*.js', route => route.abort())
  await page.reload()
  await expect(html).toHaveAttribute('data-first-seen', /^(?!.*\bdark\b).*\blight\b/)
  await page.unrouteAll()
  await page.reload()
  await expectTheme('light')
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expectTheme('dark')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('main .text-quiet').first()).toHaveCSS('color', ink)
})
