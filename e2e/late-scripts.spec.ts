import type { Page } from '@playwright/test'
import { grounds } from '@/app/grounds'
import { themeKey } from '@/lib/theme-key'
import { expect, test } from './fixtures'
import { comeAlive } from './screen'

/** The scripts that the page has asked to run. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}
const form = (page: Page) => page.locator('main form')
const takenOver = (page: Page) => expect(form(page)).toHaveAttribute('data-hydrated', 'true')
/** Before a visitor whose clock stands still, so that nothing comes by itself. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.addInitScript(() => {
    // A clock that is not the browser's knows of no navigation.
    const visit = { type: 'navigate', name: location.href } as PerformanceNavigationTiming
    performance.getEntriesByType = () => [visit]
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

test('a page that nobody touches runs no script, and holds nothing for scripts alone', async ({ page }) => {
  const scripts = scriptsOf(page)
  const document = await page.request.get('/')
  expect(await document.text()).not.toContain('__next_f')
  await open(page, '/')
  expect(scripts).toEqual([])
  expect(await form(page).getAttribute('data-hydrated')).not.toBe('true')
})

const signs: [string, (page: Page) => Promise<unknown>][] = [
  ['moves the pointer', page => page.mouse.move(200, 200)],
  ['scrolls', page => page.mouse.wheel(0, 300)],
  ['presses a key', page => page.keyboard.press('Tab')],
  ['looks on for a while', page => page.clock.runFor(4_000)],
]
for (const [sign, give] of signs)
  test(`React comes once a visitor ${sign}`, async ({ page }) => {
    await open(page, '/contact')
    await give(page)
    await page.clock.resume()
    await takenOver(page)
  })

test('React comes by itself where the address asks for something', async ({ page }) => {
  await page.goto('/contact#private-gallery')
  await takenOver(page)
})

test('what runs has been fetched before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'other') fetched.push(new URL(request.url()).pathname)
  })
  const scripts = scriptsOf(page)
  await page.goto('/')
  await expect.poll(() => fetched.length).toBeGreaterThan(8)
  await page.mouse.move(200, 200)
  await takenOver(page)
  expect(scripts.length).toBeGreaterThan(8)
  for (const script of scripts) expect(fetched).toContain(script)
})

test('the theme turns before React is there, and again once it is', async ({ page }) => {
  await open(page, '/')
  const html = page.locator('html')
  const turn = (to: string) =>
    page
      .getByRole('button', { name: `Switch to the ${to} theme` })
      .first()
      .click()
  await turn('light')
  // Kept before it is shown: React may come between.
  expect(await page.evaluate(key => localStorage.getItem(key), themeKey)).toBe('light')
  await expect(html).toHaveClass('dark')
  await page.clock.runFor(100) // less than the finger needs, after which the scripts come
  await expect(html).toHaveClass('light')
  expect(await form(page).getAttribute('data-hydrated')).not.toBe('true')
  await page.clock.resume()
  await comeAlive(page)
  await expect(html).toHaveClass('light')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', grounds.light)
  await turn('dark')
  await expect(html).toHaveClass('dark')
  await page.reload()
  await expect(html).toHaveClass('dark')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the menu closes after a link, before React is there', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(menu).toBeHidden()
    await expect(page.locator('#about')).toBeInViewport()
    expect(await form(page).getAttribute('data-hydrated')).not.toBe('true')
  })
})

test('scripts that could not be fetched are asked for again at a later sign', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', route => route.abort())
  await page.goto('/contact')
  const failed = page.waitForEvent('requestfailed', request => request.resourceType() === 'script')
  await page.mouse.move(200, 200)
  await failed
  await page.unroute('**/_next/static/**/*.js')
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 100, 200)
    await expect(form(page)).toHaveAttribute('data-hydrated', 'true', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})

const far = [
  { path: '/', first: '#gallery', last: '#connect' },
  { path: '/process', first: 'main li:first-child', last: '[aria-labelledby=closing-title]' },
  { path: '/journal/color-as-memory', first: '.standfirst', last: 'main aside' },
  { path: '/contact', first: 'main form', last: 'main aside' },
]
for (const { path, first, last } of far) {
  test.describe(`far down on ${path}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('nothing is laid out or fetched before the page has loaded', async ({ page }) => {
      const pictures: string[] = []
      page.on('request', request => {
        if (request.resourceType() === 'image') pictures.push(request.url())
      })
      await open(page, path)
      for (const part of [first, last, 'footer']) await expect(page.locator(part)).toBeHidden()
      expect(pictures.filter(address => address.includes('/p/'))).toHaveLength(1)
    })

    test('all is there soon after, without a hand', async ({ page }) => {
      await page.goto(path)
      for (const part of [first, last, 'footer']) await expect(page.locator(part)).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-folded')
    })

    for (const [sign, give] of signs)
      test(`all is there once a visitor ${sign}`, async ({ page }) => {
        await open(page, path)
        await give(page)
        for (const part of [first, last, 'footer']) await expect(page.locator(part)).toBeVisible()
      })

    test('all is there at once for whoever reloads', async ({ page }) => {
      const folded = () => page.locator('html').getAttribute('data-folded')
      const early = { waitUntil: 'domcontentloaded' } as const
      // A page whose picture does not come has not loaded.
      await page.route('**/p/*', () => {})
      await page.goto(path, early)
      expect(await folded()).toBe('')
      await page.reload(early)
      expect(await folded()).toBeNull()
    })
  })
}

test('whoever is sent to a part of the page finds all of it laid out', async ({ page }) => {
  await open(page, '/#investment')
  await expect(page.locator('#investment')).toBeInViewport()
  await expect(page.locator('#connect')).toBeVisible()
})
