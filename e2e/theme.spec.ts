import { screens } from '@/content/screens'
import { navigation } from '@/content/studio'
import { themeKey } from '@/lib/theme-key'
import { expect, test } from './fixtures'
import { applyTheme, preferTheme } from './screen'

const rgb = { dark: 'rgb(17, 13, 16)', light: 'rgb(248, 244, 236)' }

test('the site is dark until a visitor chooses, and keeps the choice from page to page', async ({ page, traffic }) => {
  const html = page.locator('html')
  const kept = () => page.evaluate(key => localStorage.getItem(key), themeKey)
  const expectTheme = async (theme: 'dark' | 'light') => {
    await expect(html).toHaveClass(new RegExp(`\\b${theme}\\b`))
    await expect(html).toHaveCSS('background-color', rgb[theme])
  }
  await page.goto('/')
  await expectTheme('dark')
  await page.getByRole('button', { name: navigation.theme.toLight }).click()
  await expectTheme('light')
  expect(await kept()).toBe('light')

  await page.getByRole('banner').getByRole('link', { name: screens.process.label }).click()
  await expect(page.getByRole('heading', { level: 1, name: screens.process.title })).toBeVisible()
  await expectTheme('light')
  await page.reload()
  await expectTheme('light') // also for a returning visitor
  await page.getByRole('button', { name: navigation.theme.toDark }).click()
  await expectTheme('dark')
  expect(await kept()).toBe('dark')
  expect(traffic.console).toEqual([])
})

test('a visitor who chose light never sees a dark frame', async ({ page }) => {
  // No other script loads: the script that sets the theme must be inline, before anything visible.
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

test('with more contrast quiet words are as dark as all others, and hairlines as the borders of fields', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    for (const theme of ['dark', 'light'] as const) {
      await applyTheme(page, theme)
      const words = page.locator('.text-quiet, .text-fine')
      const quiet = () => words.evaluateAll(differing, ['color', '--ink'] as const)
      const hairlines = page.locator('.border-hairline')
      const faint = () => hairlines.evaluateAll(differing, ['borderBottomColor', '--field'] as const)
      await expect.soft.poll(quiet, `words of ${path} in ${theme}`).toEqual([])
      await expect.soft.poll(faint, `lines of ${path} in ${theme}`).toEqual([])
    }
  }
})

/** Runs in the page: the elements whose property differs from this colour of the theme. */
function differing(elements: Element[], [property, name]: readonly ['color' | 'borderBottomColor', string]): string[] {
  if (!elements.length) throw new Error('nothing to compare')
  const samples = elements.map(element => {
    const sample = element.appendChild(document.createElement('i'))
    sample.style.color = `var(${name})`
    return sample
  })
  const differ = elements.filter(
    (element, n) => getComputedStyle(element)[property] !== getComputedStyle(samples[n]!).color,
  )
  for (const sample of samples) sample.remove()
  return differ.map(element => element.outerHTML.slice(0, 120))
}
