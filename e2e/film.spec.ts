import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hydrated } from './screen'

const pause = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const play = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const film = (page: Page) => page.locator('video')
const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

/** Every request for the film so far: whether the page had loaded by then. */
function watchFilm(page: Page) {
  const requests: boolean[] = []
  let loaded = false
  page.on('load', () => (loaded = true))
  page.on('request', request => request.url().includes('/film/') && requests.push(loaded))
  return requests
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the film comes after the page has loaded, lies over the still, and goes with less motion', async ({
  page,
  traffic,
}) => {
  const requests = watchFilm(page)
  await page.goto('/')
  await expect(film(page)).toHaveCSS('opacity', '1')
  expect(await paused(page)).toBe(false)
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(requests).toContain(true)
  expect(requests).not.toContain(false)

  const still = page.locator('.hero img')
  expect(await film(page).boundingBox()).toEqual(await still.boundingBox())
  for (const property of ['object-fit', 'object-position']) {
    const its = await still.evaluate((image, name) => getComputedStyle(image).getPropertyValue(name), property)
    await expect(film(page)).toHaveCSS(property, its)
  }

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(film(page)).toHaveCount(0)
  await expect(pause(page)).toHaveCount(0)
  expect(traffic.console).toEqual([])
})

test('the page asks for no film while a picture of it is still on its way', async ({ page }) => {
  const requests = watchFilm(page)
  let arrive = () => {}
  const wait = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/p/*.avif', async route => {
    await wait
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await expect(film(page)).toHaveCount(0)
  expect(requests).toEqual([])
  arrive()
  await expect(film(page)).toHaveCount(1)
})

test('a visitor pauses the film and plays it with the keyboard; it waits while it is out of view', async ({ page }) => {
  const scrollTo = (top: number) => page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await page.goto('/')
  await expect(pause(page)).toBeVisible()
  await scrollTo(3000)
  await expect.poll(() => paused(page)).toBe(true)
  await scrollTo(0)
  await expect.poll(() => paused(page)).toBe(false)

  const box = await pause(page).boundingBox()
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(48)
  await pause(page).click()
  await expect.poll(() => paused(page)).toBe(true)
  await scrollTo(3000)
  await scrollTo(0)
  await expect(play(page)).toBeVisible()
  expect(await paused(page)).toBe(true)
  await play(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => paused(page)).toBe(false)
})

test('a film that cannot be played leaves the still, and says nothing', async ({ page, traffic }) => {
  await page.route('**/film/*', route => route.fulfill({ contentType: 'video/webm', body: 'no film' }))
  const both = Promise.all([page.waitForRequest('**/hero.webm'), page.waitForRequest('**/hero.mp4')])
  await page.goto('/')
  await both
  await expect(film(page)).toHaveCount(0)
  await expect(page.locator('.hero button')).toHaveCount(0)
  await expect(page.locator('.hero img')).toBeVisible()
  expect(traffic.console).toEqual([])
})

const connection = (value: object) => (page: Page) =>
  page.addInitScript(given => Object.defineProperty(navigator, 'connection', { value: given }), value)
const unwelcome: [when: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['with Save-Data', connection({ saveData: true })],
  ['on a slow network', connection({ effectiveType: '3g' })],
  ['on a phone held upright', page => page.setViewportSize({ width: 390, height: 844 })],
  ['under reduced motion', page => page.emulateMedia({ reducedMotion: 'reduce' })],
]
for (const [when, prepare] of unwelcome)
  test(`${when} the film is not fetched`, async ({ page }) => {
    const requests = watchFilm(page)
    await prepare(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await hydrated(page)
    // The hero's opening; what follows the scroll has no end.
    await page.locator('.screen-opens').evaluate(async hero => {
      await Promise.all(hero.getAnimations().map(({ finished }) => finished))
      await new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve)))
    })
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await expect(film(page)).toHaveCount(0)
  })
