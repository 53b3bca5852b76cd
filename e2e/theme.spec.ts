import sharp from 'sharp'
import { ourProcess } from '@/content/process'
import { expect, test } from './fixtures'
import { backgrounds, expectHydrated, scrollThrough, themeButton } from './page-state'

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

test('in the light theme the first window of /process is day', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('noor-vista-theme', 'light'))
  await page.goto('/process')
  const shown = page.locator('.themed-hero img').filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('alt', ourProcess.hero.day.alt)
  await shown.evaluate((image: HTMLImageElement) => image.decode())
  const { channels } = await sharp(await page.screenshot())
    .greyscale()
    .stats()
  expect(channels[0]!.mean, 'mean grey, where 255 is white').toBeGreaterThanOrEqual(128)
})

test('in the dark theme no picture of the day is fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await page.goto('/process')
  await expectHydrated(page)
  await scrollThrough(page)
  expect(fetched).toEqual(expect.arrayContaining([expect.stringMatching(/^\/p\//)]))
  const { avif, fallback } = ourProcess.hero.day.sources
  const files = [...avif, ...fallback].map(({ src }) => src)
  expect(fetched.filter(address => files.includes(address))).toEqual([])
})

test('a change of theme is one fade of 700 ms, or none with reduced motion', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox has no types of view transitions')
  const fadeTimes = async () => {
    await expectHydrated(page)
    return themeButton(page).evaluate(async (button: HTMLElement) => {
      button.click()
      for (let frame = 0; frame < 20; frame++) {
        const fades = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect
          return pseudoElement?.startsWith('::view-transition') ? effect!.getTiming().duration : []
        })
        if (fades.length) return [...new Set(fades)]
        await new Promise(resolve => requestAnimationFrame(resolve))
      }
      return []
    })
  }
  await page.goto('/')
  expect(await fadeTimes()).toEqual([])
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  expect(await fadeTimes()).toEqual([700])
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})
