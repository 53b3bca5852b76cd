import type { Locator, Page } from '@playwright/test'
import { contact } from '@/content/contact'
import { routerError } from '@/content/errors'
import { home } from '@/content/home'
import { articles } from '@/content/journal'
import { pictureList } from '@/content/pictures/list'
import { type SitePageName, sitePages } from '@/content/site-pages'
import { navigation } from '@/content/studio'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { followLinkTo } from './inquiry-form'
import { asInSafari16, bar, expectAtRest, expectLanded, expectNextStop } from './navigation'
import { backgrounds, holdScripts, hydrated, themeButton } from './page-state'

const phone = { width: 390, height: 844 }
const menu = (page: Page) => page.getByRole('navigation', { name: navigation.menu.open })
const control = (within: Locator, label: string) =>
  within.getByText(label, { exact: true }).filter({ visible: true })
const opener = (page: Page) => control(bar(page), navigation.menu.open)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const jumpTo = (page: Page, top: number) =>
  page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a reader of the journal follows the bar to a section, twice', async ({ page }) => {
  await page.goto(`/journal/${articles[0]!.slug}`)
  await hydrated(page)
  for (let time = 0; time < 2; time++) {
    await bar(page).getByRole('link', { name: 'Collections', exact: true }).click()
    await expect(page).toHaveURL('/#investment')
    await expect(heading(page)).toHaveCount(1)
    await expectLanded(page, 'investment')
    await jumpTo(page, 0)
  }
})

test('past 20 px the bar is opaque, and its link to the form stays all along the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 }) // the narrowest with all links
  const clear = 'rgba(0, 0, 0, 0)'
  const opaque = backgrounds.dark
  const hairline = 'rgb(52, 43, 44)'
  for (const older of [false, true]) {
    if (older) await asInSafari16(page)
    await page.goto('/')
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const top of [0, 20, 24, end, 0]) {
      await jumpTo(page, top)
      await expect(bar(page)).toHaveCSS('background-color', top > 20 ? opaque : clear)
      await expect(bar(page)).toHaveCSS('border-bottom-color', top > 20 ? hairline : clear)
      await expect(bar(page).getByRole('link', { name: navigation.begin.label })).toBeInViewport({
        ratio: 1,
      })
    }
  }
})

test('a link answers on a slow line, until its page is there or another is chosen', async ({
  page,
}) => {
  const arrivals: (() => Promise<void>)[] = []
  await page.route('**/*_rsc=*', route => void arrivals.push(() => route.continue()))
  await page.setViewportSize(phone)
  await page.goto('/')
  await hydrated(page)
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
const callsOfHome = [
  { call: process.explore.label, words: sitePages.process.title },
  {
    call: investment.begin.label,
    words: connect.title,
    story: investment.begin.line.replace('{name}', investment.collections.at(-1)!.name),
  },
  { call: privacy.gallery.label, words: gallery.text, story: gallery.story },
]
test('a couple is led to what they ask for, and goes back to where they were', async ({ page }) => {
  for (const { call, words, story } of callsOfHome) {
    // Where the browser stands at '/', it would restore its scroll late.
    await page.goto('about:blank')
    await page.goto('/')
    await hydrated(page)
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
    await expectAtRest(page)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  }
})

test('after Back the focus is on the link that was followed', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
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

    test(`${which}, a visitor opens the menu, closes it, and follows its links`, async ({
      page,
    }) => {
      if (!popovers) await asInSafari16(page)
      await page.goto('/process')
      await expect(menu(page)).toBeHidden()
      for (const way of ways) {
        await opener(page).press('Enter')
        await expect(menu(page)).toBeVisible()
        if (scripts) await expect(themeButton(page)).toBeVisible()
        await expect(menu(page).getByRole('listitem')).toHaveCount(6)
        if (scripts && popovers) await expect(menu(page)).toBeFocused()
        await expect(page.getByRole('main'), 'nothing behind it is read out').toHaveCount(0)
        for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
        await expect(menu(page).locator(':focus'), 'nothing behind it is reached').toHaveCount(1)
        if (way === 'Escape') expect.soft(await axeViolations(page)).toEqual([])
        if (way === 'Close') await control(menu(page), navigation.menu.close).press('Enter')
        if (way === 'Back') await page.goBack()
        if (way === 'Escape') await page.keyboard.press('Escape')
        await expect(menu(page), way).toBeHidden()
        await expect(page.getByRole('main'), way).toHaveCount(1)
        await expect(opener(page), way).toBeFocused()
      }
      await page.goto('/')
      await followInMenu(page, 'Collections')
      await expect(menu(page)).toBeHidden()
      await expectLanded(page, 'investment')
      await followInMenu(page, 'Journal')
      await expect(page).toHaveURL('/journal')
      await expect(menu(page)).toBeHidden()
    })
  })

async function followInMenu(page: Page, name: string) {
  await opener(page).click()
  await menu(page).getByRole('link', { name, exact: true }).click()
}

test('a menu that is opened before the scripts come does not stay open', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize(phone)
  await page.goto('/', { waitUntil: 'commit' })
  await followInMenu(page, 'Collections')
  await expect(page).toHaveURL('/#investment')
  release()
  await hydrated(page)
  await expect(menu(page)).toBeHidden()
  await expectLanded(page, 'investment')
})

test('the menu closes once a tablet is turned, and after Back', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/journal')
  await page.getByRole('contentinfo').getByRole('link', { name: sitePages.contact.label }).click()
  await expect(page).toHaveURL(sitePages.contact.path)
  await hydrated(page)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/journal')
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(menu(page)).toBeHidden()
})

const stops = ':is(a[href], button, input, select, textarea, summary):not([tabindex="-1"])'
test('a visitor with a keyboard skips the bar and reaches everything', async ({ page }) => {
  // A film's button comes when the film plays, perhaps behind the focus: weight.spec.ts has it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of Object.values(sitePages)) {
    await page.goto(path)
    await hydrated(page)
    await expect(bar(page).locator('[aria-current=page]').first()).toHaveAttribute('href', path)
    const skip = page.getByRole('link', { name: navigation.skip })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expectNextStop(page, 'content')
    await skip.focus()
    // Upwards the browser scrolls no further than it must: to the bar, or under it.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 200 && (await page.evaluate(noteFocus, key)); stop++)
        await page.keyboard.press(key)
      const unseen = page.locator(`${stops}:not([data-seen="${key}"])`).filter({ visible: true })
      const shown = await unseen.evaluateAll(all => all.map(each => each.outerHTML))
      expect.soft(shown, `${key} on ${path}`).toEqual([])
      await page.keyboard.press('Shift+Tab') // from the browser's own controls
    }
  }
})

test('where a page fails, a visitor is told so, tries again, or goes home', async ({ page }) => {
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
  // A film of the page asks for the one, if there is any; the layout's theme for the other.
  const bars = { ...(hasFilm && { 'reduced-motion': 1 }), 'color-scheme': 0 }
  for (const [query, count] of Object.entries(bars)) {
    await page.evaluate(failsOn => sessionStorage.setItem('fails on', failsOn), query)
    await page.goto('/')
    await expect(heading(page)).toHaveText(routerError.title)
    expect.soft(await axeViolations(page)).toEqual([])
    await expect(bar(page)).toHaveCount(count)
    await expect(page.getByRole('link', { name: routerError.back.label })).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await page.getByRole('button', { name: routerError.again }).click()
    await expect(heading(page)).toContainText(sitePages.home.title)
  }
})

/** False where the browser's own controls have the focus. */
function noteFocus(key: string): boolean {
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
