import { themeKey } from '@/lib/theme-key'
import { expect, test } from './fixtures'
import { preferTheme } from './screen'

const backgrounds = { dark: '#110d10', light: '#f8f4ec' }
const rgb = { dark: 'rgb(17, 13, 16)', light: 'rgb(248, 244, 236)' }

test('the site is dark until a visitor chooses, and keeps the choice from page to page', async ({ page, traffic }) => {
  const html = page.locator('html')
  const bars = page.locator('meta[name="theme-color"]')
  const kept = () => page.evaluate(key => localStorage.getItem(key), themeKey)
  const expectTheme = async (theme: 'dark' | 'light') => {
    await expect(html).toHaveClass(new RegExp(`\\b${theme}\\b`))
    await expect(html).toHaveCSS('background-color', rgb[theme])
    await expect(bars, 'the browser’s own bars follow').toHaveAttribute('content', backgrounds[theme])
  }
  await page.goto('/')
  await expectTheme('dark')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expectTheme('light')
  expect(await kept()).toBe('light')

  await page.getByRole('banner').getByRole('link', { name: 'Our Process' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Signature Process' })).toBeVisible()
  await expectTheme('light')
  await page.reload()
  await expectTheme('light') // for a visitor who chose so before, too
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expectTheme('dark')
  expect(await kept()).toBe('dark')
  expect(traffic.console).toEqual([])
})

test('a visitor who chose light never sees a dark frame', async ({ page }) => {
  // The other scripts never come: what sets the theme must stand in the page itself, before anything that can be seen.
  await page.route('**/_next/**/*.js', route => route.abort())
  await preferTheme(page, 'light')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return
      observer.disconnect()
      document.documentElement.dataset.firstSeen = document.documentElement.className
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  const firstSeen = await page.locator('html').getAttribute('data-first-seen')
  expect(firstSeen).toMatch(/\blight\b/)
  expect(firstSeen).not.toMatch(/\bdark\b/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no theme to toggle', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await expect(page.getByRole('button', { name: /theme/ })).toHaveCount(0)
  })
})
