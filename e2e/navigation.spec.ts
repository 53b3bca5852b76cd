import type { Locator, Page } from '@playwright/test'
import { contact } from '@/content/contact'
import { unexpectedError } from '@/content/errors'
import { home } from '@/content/home'
import { articles } from '@/content/journal'
import { pictureList } from '@/content/pictures/list'
import { type SitePageName, sitePages } from '@/content/site-pages'
import { navigation } from '@/content/studio'
import { fillSentence } from '@/lib/fill-sentence'
import { axeViolations } from './axe'
import { expect, expectNow, test } from './fixtures'
import { followLinkTo } from './inquiry-form'
import { backgrounds, expectHydrated, holdScripts, themeButton } from './page-state'

const collections = navigation.links.find(({ href }) => href === '/#investment')!
const phone = { width: 390, height: 844 }
const bar = (page: Page) => page.locator('#bar')
const menu = (page: Page) => page.getByRole('navigation', { name: navigation.menu.open })
const control = (within: Locator, label: string) =>
  within.getByText(label, { exact: true }).filter({ visible: true })
const menuButton = (page: Page) => control(bar(page), navigation.menu.open)
/** In pixels, of the narrowest window whose bar shows the links. */
const barWidth = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return parseFloat(style.getPropertyValue('--container-bar')) * parseFloat(style.fontSize)
  })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const jumpTo = (page: Page, top: number) =>
  page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('from an article, a link in the bar scrolls to its section every time', async ({ page }) => {
  await page.goto(`/journal/${articles[0]!.slug}`)
  await expectHydrated(page)
  for (let time = 0; time < 2; time++) {
    await bar(page).getByRole('link', { name: collections.label, exact: true }).click()
    await expect(page).toHaveURL('/#investment')
    await expect(heading(page)).toHaveCount(1)
    await expectArrivedAt(page, 'investment')
    await jumpTo(page, 0)
  }
})

test('before scripts load, only what is near the window is laid out', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize(phone)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const contents = page.locator('.lay-out-late > :first-child')
  const countLaidOut = () =>
    contents.evaluateAll(
      all => all.filter(element => element.checkVisibility({ contentVisibilityAuto: true })).length,
    )
  await expect.poll(countLaidOut).toBe(0)
  release()
  await expectLaidOut(page)
  expect(await countLaidOut()).toBe(await contents.count())
})

for (const width of [390, 1440])
  for (const section of ['investment', 'connect'])
    test(`at ${width} px a visitor at #${section} stays there while the page is laid out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const release = await holdScripts(page)
      await page.goto(`/#${section}`, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expectScrollEnded(page)
      expect(await distanceTo(page, section)).toBeLessThanOrEqual(2)
      release()
      await expectLaidOut(page)
      await expectScrollEnded(page)
      expect(await distanceTo(page, section)).toBeLessThanOrEqual(2)
    })

test('a reload returns to the place on the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expectLaidOut(page)
  const place = page.locator('#connect')
  await place.evaluate(element => {
    element.scrollIntoView({ behavior: 'instant' })
    scrollBy({ top: 333, behavior: 'instant' })
  })
  await expectScrollEnded(page)
  const top = () => place.evaluate(element => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await page.reload()
  await expect.poll(top).toBe(before)
  await expectHydrated(page)
  await expectScrollEnded(page)
  expect(await top()).toBe(before)
})

test('where no menu button shows, the bar shows every link', async ({ page }) => {
  await page.goto('/')
  const links = bar(page).locator('nav').first().getByRole('link')
  const narrow: string[] = []
  for (let width = 960; width <= 1440; width += 32) {
    await page.setViewportSize({ width, height: 768 })
    if (await menuButton(page).isVisible()) continue
    const hasRoom = await links.evaluateAll(all => {
      const { bottom } = document.getElementById('bar')!.getBoundingClientRect()
      return all.every(link => link.getBoundingClientRect().bottom <= bottom)
    })
    if (!hasRoom) narrow.push(`${width / 16}rem`)
  }
  const advice = 'raise --container-bar in app/styles/tokens.css above the last of these widths'
  expect(narrow, advice).toEqual([])
})

test('past 20 px the bar is opaque and still shows its link to the form', async ({ page }) => {
  const clear = 'rgba(0, 0, 0, 0)'
  const opaque = backgrounds.dark
  const hairline = 'rgb(52, 43, 44)'
  for (const older of [false, true]) {
    if (older) await emulateSafari16(page)
    await page.goto('/')
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const top of [0, 20, 24, end, 0]) {
      await jumpTo(page, top)
      await expect(bar(page)).toHaveCSS('background-color', top > 20 ? opaque : clear)
      await expect(bar(page)).toHaveCSS('border-bottom-color', top > 20 ? hairline : clear)
      const begin = bar(page).getByRole('link', { name: navigation.begin.label })
      await expectNow(begin).toBeInViewport({ ratio: 1 })
    }
  }
})

test('on a slow connection a progress line shows until the page arrives', async ({ page }) => {
  const arrivals: (() => Promise<void>)[] = []
  await page.route('**/*_rsc=*', async route => {
    const { 'next-router-prefetch': isPrefetch } = route.request().headers()
    if (isPrefetch)
      await route.abort() // the tap comes before it
    else arrivals.push(() => route.continue())
  })
  await page.setViewportSize(phone)
  await page.goto('/')
  await expectHydrated(page)
  const line = page.locator('#bar > [aria-hidden]')
  for (const { label } of [sitePages.journal, sitePages.contact]) {
    await followInMenu(page, label)
    await expect(line).toHaveCount(1)
  }
  await expect.poll(async () => (await line.boundingBox())!.width).toBeGreaterThan(0)
  await expect.poll(() => arrivals.length).toBe(2)
  await Promise.all(arrivals.map(arrive => arrive()))
  await expect(heading(page)).toHaveText(sitePages.contact.title)
  await expect(line).toHaveCount(0)
})

const { privacy, investment, connect, process } = home
const [gallery] = contact.requests
const callsToAction = [
  { call: process.explore.label, words: sitePages.process.title },
  {
    call: investment.begin.label,
    words: connect.title,
    story: fillSentence(investment.begin.line, { name: investment.collections.at(-1)!.name }),
  },
  { call: privacy.gallery.label, words: gallery.text, story: gallery.story },
]
test('each call to action reaches its target, and Back returns to it', async ({ page }) => {
  for (const { call, words, story } of callsToAction) {
    // If the browser is already at '/', it restores the scroll position late.
    await page.goto('about:blank')
    await page.goto('/')
    await expectHydrated(page)
    const link = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${call}`) })
      .last()
    await link.focus()
    const before = await page.evaluate(() => scrollY)
    await link.press('Enter')
    await expect(page.getByRole('main').getByText(words).first()).toBeInViewport()
    if (story)
      await expect(page.locator('main form textarea').last()).toHaveValue(new RegExp(`^${story}`))
    else {
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('main')).toBeFocused()
    }
    await expectScrollEnded(page)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  }
})

test('Back focuses the link that was followed', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  const visits: SitePageName[] = ['process', 'home', 'journal']
  for (const name of visits) await followLinkTo(page, name)
  await page.locator('#bar').evaluate(element => {
    const link = Object.assign(document.createElement('a'), { href: '/journal/feed.xml' })
    element.prepend(link)
  })
  for (const name of visits.toReversed()) {
    await page.goBack()
    const { label } = sitePages[name]
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })
    await expect(link).toBeFocused()
  }
})

for (const { which, scripts, popovers, ways } of [
  { which: 'with scripts', scripts: true, popovers: true, ways: ['Close', 'Escape'] },
  { which: 'without scripts', scripts: false, popovers: true, ways: ['Close', 'Back'] },
  { which: 'without popovers', scripts: true, popovers: false, ways: ['Close'] },
])
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts, viewport: phone })

    test(`${which}, the menu opens and closes, and its links work`, async ({ page }) => {
      if (!popovers) await emulateSafari16(page)
      await page.goto('/process')
      await expect(menu(page)).toBeHidden()
      for (const way of ways) {
        await menuButton(page).press('Enter')
        await expect(menu(page)).toBeVisible()
        if (scripts) await expect(themeButton(page)).toBeVisible()
        await expect(menu(page).getByRole('listitem')).toHaveCount(navigation.links.length)
        if (scripts && popovers) await expect(menu(page)).toBeFocused()
        await expect(
          page.getByRole('main'),
          'screen readers find nothing behind the menu',
        ).toHaveCount(0)
        for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
        await expect(
          menu(page).locator(':focus'),
          'the keyboard reaches nothing behind the menu',
        ).toHaveCount(1)
        if (way === 'Escape') expect.soft(await axeViolations(page)).toEqual([])
        if (way === 'Close') await control(menu(page), navigation.menu.close).press('Enter')
        if (way === 'Back') await page.goBack()
        if (way === 'Escape') await page.keyboard.press('Escape')
        await expect(menu(page), way).toBeHidden()
        await expect(page.getByRole('main'), way).toHaveCount(1)
        await expect(menuButton(page), way).toBeFocused()
      }
      await page.goto('/')
      await followInMenu(page, collections.label)
      await expect(menu(page)).toBeHidden()
      await expectArrivedAt(page, 'investment')
      await followInMenu(page, sitePages.journal.label)
      await expect(page).toHaveURL('/journal')
      await expect(menu(page)).toBeHidden()
    })
  })

async function followInMenu(page: Page, name: string) {
  await menuButton(page).click()
  await menu(page).getByRole('link', { name, exact: true }).click()
}

test('a menu used before scripts load does not stay open', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize(phone)
  await page.goto('/', { waitUntil: 'commit' })
  await followInMenu(page, collections.label)
  await expect(page).toHaveURL('/#investment')
  release()
  await expectHydrated(page)
  await expect(menu(page)).toBeHidden()
  await expectArrivedAt(page, 'investment')
})

test('the menu closes after Back and when a tablet is turned', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/journal')
  await page.getByRole('contentinfo').getByRole('link', { name: sitePages.contact.label }).click()
  await expect(page).toHaveURL(sitePages.contact.path)
  await expectHydrated(page)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/journal')
  await expect(menu(page)).toBeHidden()
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: await barWidth(page), height: 768 })
  await expect(menu(page)).toBeHidden()
})

const stops = ':is(a[href], button, input, select, textarea, summary):not([tabindex="-1"])'
for (const { path } of Object.values(sitePages))
  test(`on ${path} the keyboard can skip the bar and reach every control`, async ({ page }) => {
    // A film's button appears when the film plays, possibly after Tab has passed its place.
    // weight.spec.ts tests it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expectHydrated(page)
    const current = bar(page).locator('[aria-current=page]').first()
    await expectNow(current, 'the bar’s mark of the current page').toHaveAttribute('href', path)
    const ownStops = page.getByRole('main').locator(stops)
    await expectNow(ownStops, `${path} has no link in <main>: lead its reader on`).not.toHaveCount(
      0,
    )
    const skip = page.getByRole('link', { name: navigation.skip })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expectNextFocusIn(page, 'content')
    await skip.focus()
    // Upwards the browser scrolls as little as it can, so a link may end up under the bar.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 200 && (await page.evaluate(markFocus, key)); stop++)
        await page.keyboard.press(key)
      const unreached = page.locator(`${stops}:not([data-seen="${key}"])`).filter({ visible: true })
      const elements = await unreached.evaluateAll(all => all.map(each => each.outerHTML))
      expect.soft(elements, `not reached by ${key}`).toEqual([])
      await page.keyboard.press('Shift+Tab') // from the browser's own controls
    }
  })

test('the error page lets a visitor try again or go home', async ({ page }) => {
  await page.goto('/journal')
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = query => {
      if (query.includes(sessionStorage.getItem('fails on') ?? '?'))
        throw new Error('this browser has failed')
      return matchMedia(query)
    }
  })
  const hasFilm = Object.values(pictureList).some(({ film }) => film)
  // If the query for reduced motion throws, only the page fails, because its film asks, and the bar
  // stays. If the query for the colour scheme throws, the layout fails, and the bar is gone.
  const barsByQuery = { ...(hasFilm && { 'reduced-motion': 1 }), 'color-scheme': 0 }
  for (const [query, count] of Object.entries(barsByQuery)) {
    await page.evaluate(failsOn => sessionStorage.setItem('fails on', failsOn), query)
    await page.goto('/')
    await expect(heading(page)).toHaveText(unexpectedError.title)
    expect.soft(await axeViolations(page)).toEqual([])
    await expect(bar(page)).toHaveCount(count)
    await expect(page.getByRole('link', { name: unexpectedError.back.label })).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await page.getByRole('button', { name: unexpectedError.again }).click()
    await expect(heading(page)).toContainText(sitePages.home.title)
  }
})

/** @returns false if the browser's own controls have the focus */
function markFocus(key: string): boolean {
  const element = document.activeElement as HTMLElement
  if (element === document.body) return false
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  const bar = document.getElementById('bar')!
  const highest = bar.contains(element) ? 0 : bar.getBoundingClientRect().bottom
  const isBelowBar = top >= highest - 2 || bottom - top > innerHeight - highest
  const isInWindow = isBelowBar && top < innerHeight && right > 0 && left < innerWidth
  if (hasRing && isInWindow) element.dataset.seen = key
  return true
}

const expectLaidOut = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-opening')

/** In px, from where a link to the section should end. */
const distanceTo = (page: Page, section: string) =>
  page.locator(`#${section}`).evaluate(element => {
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    return Math.abs(element.getBoundingClientRect().top - padding)
  })

/** Also presses Tab: the next focus must be in the section. */
async function expectArrivedAt(page: Page, section: string) {
  await expect
    .poll(() => distanceTo(page, section), { message: section, intervals: [50] })
    .toBeLessThanOrEqual(8)
  await expectScrollEnded(page)
  await expectNextFocusIn(page, section)
}

/** Waits, because interrupting a smooth scroll can cancel the next one too. */
async function expectScrollEnded(page: Page) {
  let before = NaN
  const hasMoved = async () => {
    const from = before
    before = await page.evaluate(() => scrollY)
    return from !== before
  }
  await expect.poll(hasMoved, { intervals: [100] }).toBe(false)
}

async function expectNextFocusIn(page: Page, section: string) {
  await page.keyboard.press('Tab')
  await expect(page.locator(`#${section} :focus`)).toHaveCount(1)
}

async function emulateSafari16(page: Page) {
  await page.addInitScript(() => {
    CSS.supports = () => false
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    // Retry if Next has just closed an idle connection.
    const response = await route.fetch({ maxRetries: 3 })
    const html = (await response.text()).replace(/(<style\b.*?<\/style>)+/s, styles =>
      `<style>@layer none { [popover] { display: block; position: static } }</style>${styles}`
        .replaceAll(':popover-open', ':unknown')
        .replaceAll('animation-timeline', '--unknown'),
    )
    // The policy's hashes do not match the changed styles.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, headers, body: html })
  })
}
