import { chromiumFlags, findChromium } from '@/scripts/chromium'
import { unfolded } from '@/scripts/reading'
import { expect, test } from './fixtures'

// With scroll bars that take room, as on Windows, and not Playwright's hidden ones.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const phone = { width: 390, height: 844 }
const windows = [phone, { width: 1440, height: 900 }]
const paths = ['/', '/process', '/journal/color-as-memory', '/contact']
for (const [path, size] of paths.flatMap(path => windows.map(size => [path, size] as const)))
  test(`the first window of ${path} is the same while folded as after, ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size)
    // A page whose picture does not come has not loaded, and stays folded for four seconds.
    await page.route('**/p/*', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const before = await page.evaluate(look)
    expect(before.folded).toBe(true)
    await unfolded(page)
    const after = await page.evaluate(look)
    expect(after.width).toBeLessThan(size.width)
    expect(before).toEqual({ ...after, folded: true })
  })

test('what lies below comes with its italics, which have not kept the first picture waiting', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      Object.assign(window, { begun: performance.now() })
      seen.disconnect()
    })
    addEventListener('load', () => seen.observe(document, { subtree: true, attributeFilter: ['data-below'] }))
  })
  await page.goto('/')
  await unfolded(page)
  const { asked, here, loaded, begun } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const { startTime, responseEnd } = files.find(({ name }) => name.includes('display-italic'))!
    const { begun } = window as unknown as { begun: number }
    return { asked: startTime, here: responseEnd, loaded: visit!.loadEventStart, begun }
  })
  expect(asked).toBeGreaterThan(loaded)
  expect(begun).toBeGreaterThan(here)
})

test('a face that never comes keeps nothing back', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.route('**/display-italic*', () => {})
  await page.goto('/')
  await expect(page.locator('#connect')).toBeVisible()
})

test('whoever comes for some words of an essay finds it whole at once', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.route('**/p/*', () => {})
  await page.goto('/journal/color-as-memory#:~:text=Further%20reading', { waitUntil: 'domcontentloaded' })
  expect((await page.evaluate(look)).folded).toBe(false)
  await expect(page.locator('.essay')).toBeVisible()
})

/** Runs in the page, once it has been shown: its width, how the bar looks (by the frame before), and how far an essay's thread is drawn. */
async function look() {
  await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))
  const { backgroundColor, borderBottomColor, color } = getComputedStyle(document.querySelector('.bar')!)
  return {
    folded: document.documentElement.hasAttribute('data-folded'),
    width: document.documentElement.clientWidth,
    bar: [backgroundColor, borderBottomColor, color],
    thread: document.querySelector('.reading-progress')?.getBoundingClientRect().width,
  }
}
