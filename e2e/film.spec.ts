import type { Locator, Page } from '@playwright/test'
import { home } from '@/content/home'
import { expect, test } from './fixtures'
import { hydrated } from './screen'

const { pause, play } = home.films
const control = (of: Page | Locator, name: typeof pause | typeof play) => of.getByRole('button', { name })
const films = (page: Page) => page.locator('video')
const heroFilm = (page: Page) => page.locator('.hero video')
/** The frames of the gallery with a film. */
const frames = (page: Page) => page.locator('#gallery figure').filter({ has: page.locator('video') })
/** How many pictures of the gallery have a film. */
const moving = home.gallery.frames.filter(({ picture }) => picture.film).length
const heroName = /([\w-]+)\.webm$/.exec(home.hero.picture.film?.webm ?? '')?.[1]
/** A test of the hero's film, if its picture has one. */
function heroTest(title: string, body: Parameters<typeof test>[2]) {
  if (heroName) test(title, body)
}
const paused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)
const time = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime)

/** The names of all requested films, and of those requested before the page had loaded. */
function recordFilmRequests(page: Page) {
  const [names, early] = [new Set<string>(), new Set<string>()]
  let loaded = false
  page.on('load', () => (loaded = true))
  page.on('request', request => {
    const name = /\/film\/([\w-]+)/.exec(request.url())?.[1]
    if (name) names.add(name)
    if (name && !loaded) early.add(name)
  })
  return { names: () => [...names], early: () => [...early] }
}

/** Scrolls until the element's top is this many windows below the window's. */
async function scrollTo(element: Locator, windowsBelow = 0) {
  await element.evaluate((target, share) => {
    const top = target.getBoundingClientRect().top + scrollY - share * innerHeight
    window.scrollTo({ top, behavior: 'instant' })
  }, windowsBelow)
  // The page notices in the next frame what the scroll has brought near.
  await element.page().evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 100))))
}

async function expectCroppedAlike(film: Locator, still: Locator) {
  expect(await film.boundingBox()).toEqual(await still.boundingBox())
  for (const property of ['object-fit', 'object-position']) {
    const its = await still.evaluate((image, name) => getComputedStyle(image).getPropertyValue(name), property)
    await expect(film).toHaveCSS(property, its)
  }
}

heroTest(
  'the film loads after the page, covers the still exactly, waits while another tab is looked at, and goes with reduced motion',
  async ({ page, traffic }) => {
    const { names, early } = recordFilmRequests(page)
    await page.goto('/')
    await expect(heroFilm(page)).toHaveCSS('opacity', '1')
    await expect.poll(() => time(heroFilm(page))).toBeGreaterThan(0)
    expect([names(), early()]).toEqual([[heroName], []])
    await expectCroppedAlike(heroFilm(page), page.locator('.hero img'))

    const look = (state: string) =>
      page.evaluate(shown => {
        Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    for (const state of ['hidden', 'visible']) {
      await look(state)
      await expect.poll(() => paused(heroFilm(page))).toBe(state === 'hidden')
    }

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(films(page)).toHaveCount(0)
    await expect(control(page, pause)).toHaveCount(0)
    expect(traffic.console).toEqual([])
  },
)

test('each film of the gallery is fetched when it is near, plays while it is seen, and lies over its still', async ({
  page,
  traffic,
}) => {
  const { names } = recordFilmRequests(page)
  await page.goto('/')
  if (heroName) await expect(heroFilm(page)).toHaveCSS('opacity', '1')
  await expect(frames(page)).toHaveCount(moving)
  for (const frame of await frames(page).all()) {
    const film = frame.locator('video')
    const name = /([\w-]+)\.webm/.exec((await film.locator('source').first().getAttribute('src'))!)![1]!
    await scrollTo(film, 2.2)
    expect(names()).not.toContain(name)
    await scrollTo(film, 1.5)
    await expect.poll(names).toContain(name)
    expect(await paused(film), name).toBe(true)
  }
  for (const frame of await frames(page).all()) {
    const film = frame.locator('video')
    await scrollTo(film, 0.2)
    await expect(film).toHaveCSS('opacity', '1')
    await expect.poll(() => time(film)).toBeGreaterThan(0)
    await expectCroppedAlike(film, frame.locator('img'))
    await scrollTo(film, 1.5)
    await expect.poll(() => paused(film)).toBe(true)
    await scrollTo(film, 0.2)
    await expect.poll(() => paused(film)).toBe(false)
  }
  expect(traffic.console).toEqual([])
})

heroTest(
  'a visitor pauses the film; one pause holds for all films of the page, until any button plays them again, also by keyboard',
  async ({ page }) => {
    const { names } = recordFilmRequests(page)
    await page.goto('/')
    await control(page.locator('.hero'), pause).click()
    await expect.poll(() => paused(heroFilm(page))).toBe(true)
    for (const frame of await frames(page).all()) {
      await scrollTo(frame, 0.2)
      expect(await paused(frame.locator('video'))).toBe(true)
      await expect(control(frame, play)).toBeVisible()
    }
    expect(names(), 'what is paused is not fetched').toEqual([heroName])

    const last = moving ? frames(page).last() : page.locator('.hero')
    await control(last, play).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => paused(last.locator('video'))).toBe(false)
    await expect(control(page, play)).toHaveCount(0)
    await scrollTo(heroFilm(page))
    await expect.poll(() => paused(heroFilm(page))).toBe(false)
  },
)

heroTest('a film that cannot be played leaves the still, and says nothing', async ({ page, traffic }) => {
  await page.route('**/film/*', route => route.fulfill({ contentType: 'video/webm', body: 'no film' }))
  const both = Promise.all(Object.values(home.hero.picture.film!).map(file => page.waitForRequest(`**${file}`)))
  await page.goto('/')
  await both
  await expect(heroFilm(page)).toHaveCount(0)
  await expect(page.locator('.hero img')).toBeVisible()
  await scrollTo(page.locator('#gallery img').last())
  await expect(frames(page)).toHaveCount(0)
  await expect(page.locator('.hero button, figure button')).toHaveCount(0)
  await expect(page.locator('#gallery img')).toHaveCount(await page.locator('#gallery figure').count())
  expect(traffic.console).toEqual([])
})

test("on a phone and a tablet the gallery's films play, without the hero's, and their button covers no words", async ({
  page,
}) => {
  const { names } = recordFilmRequests(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(frames(page)).toHaveCount(moving)
  await expect(heroFilm(page)).toHaveCount(0)
  for (const [width, height] of [
    [390, 844],
    [834, 1112],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const frame of await frames(page).all()) {
      await scrollTo(frame, 0.2)
      await expect.poll(() => paused(frame.locator('video'))).toBe(false)
      const still = (await frame.locator('img').boundingBox())!
      const button = (await control(frame, pause).boundingBox())!
      expect.soft(Math.min(button.width, button.height), `at ${width} px`).toBeGreaterThanOrEqual(48)
      const [right, bottom] = [still.x + still.width - button.width, still.y + still.height - button.height]
      const within = button.x > still.x && button.y > still.y && button.x < right && button.y < bottom
      expect.soft(within, `at ${width} px`).toBe(true)
    }
  }
  expect(names()).not.toContain(heroName)
})

const connection = (value: object) => (page: Page) =>
  page.addInitScript(given => Object.defineProperty(navigator, 'connection', { value: given }), value)
const unwelcome: [when: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['with Save-Data', connection({ saveData: true })],
  ['on a slow network', connection({ effectiveType: '3g' })],
  ['under reduced motion', page => page.emulateMedia({ reducedMotion: 'reduce' })],
]
test('with Save-Data, on a slow network and under reduced motion the film is not fetched', async ({ context }) => {
  const ask = async ([when, prepare]: (typeof unwelcome)[number]) => {
    const page = await context.newPage()
    const { names } = recordFilmRequests(page)
    await prepare(page)
    await page.goto('/')
    await hydrated(page)
    // Only the hero's opening: animations bound to the scroll never end.
    await page.locator('.screen-opens').evaluate(async hero => {
      await Promise.all(hero.getAnimations().map(({ finished }) => finished))
      await new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve)))
    })
    await scrollTo(page.locator('#gallery figure').last(), 1)
    expect(names(), when).toEqual([])
    await expect(films(page), when).toHaveCount(0)
  }
  await Promise.all(unwelcome.map(ask)) // each waits for the hero's opening
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('the film is not fetched', async ({ page }) => {
    const { names } = recordFilmRequests(page)
    await page.goto('/')
    await page.locator('#gallery figure').last().scrollIntoViewIfNeeded()
    await expect(page.locator('video, .hero button, figure button')).toHaveCount(0)
    expect(names()).toEqual([])
  })
})
