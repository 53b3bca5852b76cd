import type { Locator, Page } from '@playwright/test'
import { contact } from '@/content/contact'
import { notFound } from '@/content/errors'
import { home } from '@/content/home'
import { screens } from '@/content/screens'
import { navigation } from '@/content/studio'
import { essays } from './essays'
import { expect, test } from './fixtures'
import { addressOf, bar, expectAtRest, expectLanded, expectNextStop, links } from './navigation'
import { hydrated, scrollTo } from './screen'

/** The bar's first link to a section, its first to a page, and the one to the form. */
const ofEachKind = [
  links.find(({ section }) => section)!,
  links.find(({ section }) => !section)!,
  links.find(({ name }) => name === navigation.begin.label)!,
]

for (const scripts of [true, false])
  test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })

    test('a reader of the journal follows the links of the bar; the same link leads to its section a second time', async ({
      page,
      site,
    }) => {
      for (const { name, path, section } of ofEachKind) {
        await page.goto(`/journal/${essays[0]!.slug}`)
        const link = bar(page).getByRole('link', { name, exact: true }).first()
        await link.click()
        await expect(page).toHaveURL(addressOf(site.url, path, section))
        await expect(page.locator('h1')).toHaveCount(1)
        if (!section) expect(await page.evaluate(() => window.scrollY), name).toBe(0)
        if (!section) continue
        await expectLanded(page, section)
        await expectNextStop(page, section)
        await scrollTo(page, 0)
        await link.click()
        await expectLanded(page, section)
        await expectNextStop(page, section)
      }
    })

    test('the address of a section shows it', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // Only content above a section can move it, so the last ones suffice.
        for (const section of ['privacy', 'connect']) {
          await page.goto('about:blank')
          await page.goto(`/#${section}`)
          await expectLanded(page, section)
        }
      }
    })

    test('the first Tab leads past the navigation to the content; the bar is opaque past 20 px', async ({ page }) => {
      await page.goto('/')
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: navigation.skip })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: home.hero.discover.label })).toBeFocused()
      await expectBar(page)
    })
  })

test('a lost visitor returns home, explores a phase far down the page, and reads from the top', async ({
  page,
  site,
}) => {
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: notFound.back.label }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(screens.home.title)
  const explore = page.getByRole('link', { name: home.process.explore.label })
  await explore.last().click()
  await expect(page).toHaveURL(`${site.url}/process`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(screens.process.title)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the keyboard continues from the target of a link to another page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: screens.contact.label }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: screens.contact.title })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/')
  await page.getByRole('link', { name: home.privacy.gallery.label }).press('Enter')
  await expect(page.getByText(contact.requests[0].text)).toBeVisible()
  await expectNextStop(page, contact.requests[0].id)
})

test('a visitor who goes back stands where they were, on the link that they had followed', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const main = page.getByRole('main')
  for (const link of [
    main.getByRole('link', { name: home.process.explore.label }).nth(1),
    main.getByRole('link', { name: home.privacy.consultation.label }),
    main.getByRole('link', { name: home.investment.begin.label }).nth(1), // to a section of the same page
    bar(page).getByRole('link', { name: screens.journal.label }),
  ]) {
    await link.focus()
    const before = await page.evaluate(() => scrollY)
    await link.press('Enter')
    await expect(page).not.toHaveURL(/\/$/)
    await expect.poll(() => isElsewhere(link)).toBe(true)
    await expectAtRest(page)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  }
})

/** Whether the focus has left a link, whose page may be gone. */
const isElsewhere = async (link: Locator) =>
  (await link.count()) === 0 || !(await link.evaluate(each => each === document.activeElement))

test('a visitor with a keyboard reaches everything on every screen, and sees where they are', async ({ page }) => {
  test.slow() // some 150 stops
  for (const { path } of Object.values(screens)) {
    await page.goto(path)
    await hydrated(page)
    const reachable = await page.evaluate(countReachable)
    const reached = new Set<number>() // a date field is several stops
    for (let stop = 0; stop < reachable + 40; stop++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(focused)
      if (!focus) break
      expect.soft(focus.seen || reached.has(focus.number), `${path}: ${focus.html}`).toBe(true)
      reached.add(focus.number)
    }
    expect.soft(reached.size, path).toBeGreaterThanOrEqual(reachable)
  }
})

async function expectBar(page: Page) {
  const [clear, opaque] = ['rgba(0, 0, 0, 0)', 'rgb(17, 13, 16)']
  for (const [top, colour] of Object.entries({ 0: clear, 20: clear, 24: opaque })) {
    await scrollTo(page, Number(top))
    await expect(bar(page), `at ${top}`).toHaveCSS('background-color', colour)
  }
  await scrollTo(page, 0)
  await expect(bar(page)).toHaveCSS('background-color', clear)
}

/** Runs in the page: all tab stops; one radio stands for its group. */
function countReachable(): number {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  const shown = [...all].filter(each => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0)
  const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')]
  return shown.length - radios.length + new Set(radios.map(radio => radio.name)).size
}

/** Runs in the page: the focused element, its number among those focused so far, and whether its focus is visible. */
function focused() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const stops = ((window as { stops?: Element[] }).stops ??= [])
  if (!stops.includes(element)) stops.push(element)
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  const onScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return { html: element.outerHTML.slice(0, 400), number: stops.indexOf(element), seen: ring && onScreen }
}
