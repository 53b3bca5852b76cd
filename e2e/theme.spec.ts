import { expect, test } from './fixtures'
import { backgrounds, themeButton } from './page-state'

const lightThemeInk = 'rgb(26, 19, 23)'

test('the site is dark until a visitor chooses, and never flashes', async ({ page, traffic }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return
      observer.disconnect()
      document.documentElement.dataset.firstSeen = document.documentElement.className
    }).observe(document, { childList: true, subtree: true })
  })
  const html = page.locator('html')
  const expectTheme = async (theme: 'dark' | 'light') => {
    await expect(html).toHaveClass(new RegExp(`\\b${theme}\\b`))
    await expect(html).toHaveCSS('background-color', backgrounds[theme])
  }
  await page.goto('/')
  await expectTheme('dark')
  for (const theme of ['light', 'dark', 'light'] as const) {
    const toggle = themeButton(page)
    await toggle.click()
    await expectTheme(theme)
    await expect(toggle).toHaveAttribute('aria-pressed', String(theme === 'light'))
  }
  expect(await page.evaluate('localStorage["noor-vista-theme"]')).toBe('light')
  expect(traffic.console).toEqual([])

  await page.route('**/_next/**/*.js', route => route.abort())
  await page.reload()
  await expect(html).toHaveAttribute('data-first-seen', /\blight\b/)
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('main .text-quiet').first()).toHaveCSS('color', lightThemeInk)
})
