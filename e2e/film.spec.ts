import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { comeAlive } from './screen'

const pause = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const play = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const paused = (page: Page) => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)
const seconds = (page: Page) => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)

/** Every request for the film so far, and whether the page had loaded by then. */
function watchFilm(page: Page) {
  const requests: { url: string; loaded: boolean }[] = []
  let loaded = false
  page.on('load', () => (loaded = true))
  page.on('request', request => {
    if (request.url().includes('/film/')) requests.push({ url: request.url(), loaded })
  })
  return requests
}

/** Opens the home page and gives a film that is not to come every chance to. */
async function openWithoutFilm(page: Page) {
  const requests = watchFilm(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await comeAlive(page)
  // The hero's opening; what follows the scroll has no end.
  await page.locator('.screen-opens').evaluate(async hero => {
    await Promise.all(hero.getAnimations().map(({ finished }) => finished))
    await new Promise(resolve => requestAnimationFrame(resolve))
  })
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  return requests
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the film is fetched after the page has loaded, and plays', async ({ page, traffic }) => {
    const requests = watchFilm(page)
    await page.goto('/')
    await comeAlive(page)
    await expect(page.locator('video')).toHaveCSS('opacity', '1')
    expect(await paused(page)).toBe(false)
    await expect.poll(() => seconds(page)).toBeGreaterThan(0)
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.filter(({ loaded }) => !loaded)).toEqual([])
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
    await comeAlive(page)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    await expect(page.locator('video')).toHaveCount(0)
    expect(requests).toEqual([])
    arrive()
    await expect(page.locator('video')).toHaveCount(1)
  })

  test('a visitor pauses the film and plays it again, with the keyboard too', async ({ page }) => {
    await page.goto('/')
    await comeAlive(page)
    await pause(page).click()
    await expect.poll(() => paused(page)).toBe(true)
    await play(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => paused(page)).toBe(false)
    const box = await pause(page).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(48)
    expect(box?.height).toBeGreaterThanOrEqual(48)
  })

  test('the film waits while it is out of view, and stays paused if the visitor paused it', async ({ page }) => {
    await page.goto('/')
    await comeAlive(page)
    await expect(pause(page)).toBeVisible()
    const scrollTo = (top: number) => page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), top)
    await scrollTo(3000)
    await expect.poll(() => paused(page)).toBe(true)
    await scrollTo(0)
    await expect.poll(() => paused(page)).toBe(false)
    await pause(page).click()
    await scrollTo(3000)
    await scrollTo(0)
    await expect(play(page)).toBeVisible()
    expect(await paused(page)).toBe(true)
  })

  test('the film lies exactly over the still', async ({ page }) => {
    await page.goto('/')
    await comeAlive(page)
    const film = page.locator('video')
    const still = page.locator('.hero img')
    await expect(film).toHaveCount(1)
    expect(await film.boundingBox()).toEqual(await still.boundingBox())
    const crop = (element: Element) => {
      const { objectFit, objectPosition } = getComputedStyle(element)
      return { objectFit, objectPosition }
    }
    expect(await film.evaluate(crop)).toEqual(await still.evaluate(crop))
  })

  test('the film goes when a visitor asks for less motion', async ({ page }) => {
    await page.goto('/')
    await comeAlive(page)
    await expect(pause(page)).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('video')).toHaveCount(0)
    await expect(pause(page)).toHaveCount(0)
  })

  test('a film that cannot be played leaves the still, and says nothing', async ({ page, traffic }) => {
    await page.route('**/film/*', route => route.fulfill({ contentType: 'video/webm', body: 'no film' }))
    const both = Promise.all([page.waitForRequest('**/hero.webm'), page.waitForRequest('**/hero.mp4')])
    await page.goto('/')
    await comeAlive(page)
    await both
    await expect(page.locator('video')).toHaveCount(0)
    await expect(page.locator('.hero button')).toHaveCount(0)
    await expect(page.locator('.hero img')).toBeVisible()
    expect(traffic.console).toEqual([])
  })

  test('with Save-Data the film is not fetched', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    expect(await openWithoutFilm(page)).toEqual([])
    await expect(page.locator('video')).toHaveCount(0)
  })

  test('on a slow network the film is not fetched', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))
    expect(await openWithoutFilm(page)).toEqual([])
  })

  test('on a phone held upright the film is not fetched', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await openWithoutFilm(page)).toEqual([])
    await expect(page.locator('video')).toHaveCount(0)
  })
})

test('under reduced motion the film is not fetched', async ({ page }) => {
  expect(await openWithoutFilm(page)).toEqual([])
  await expect(page.locator('video')).toHaveCount(0)
})
