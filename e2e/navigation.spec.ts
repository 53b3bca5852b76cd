import type { Page } from '@playwright/test'
import { themeKey } from '@/lib/theme-key'
import { expect, test } from './fixtures'

const phone = { width: 390, height: 844 }
/** Link of the bar → where it leads, and the section that it shows. */
const links = [
  { name: 'About', path: '/', section: 'about' },
  { name: 'Privacy', path: '/', section: 'privacy' },
  { name: 'Our Process', path: '/process' },
  { name: 'Collections', path: '/', section: 'investment' },
  { name: 'Journal', path: '/journal' },
  { name: 'Contact', path: '/contact' },
  { name: 'Begin Your Vista', path: '/contact' },
]

const bar = (page: Page) => page.locator('header')
const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

/** The section's heading is on the screen, and not under the bar. */
async function expectHeadingInView(page: Page, section: string) {
  const heading = page.locator(`#${section}`).getByRole('heading').first()
  await expect(heading).toBeInViewport()
  const below = async () => {
    const edge = await bar(page).evaluate(
      element => element.firstElementChild && element.getBoundingClientRect().bottom,
    )
    return ((await heading.boundingBox())?.y ?? 0) - (edge ?? 0)
  }
  await expect.poll(below).toBeGreaterThanOrEqual(0)
}

for (const scripts of [true, false]) {
  test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })

    for (const { name, path, section } of links) {
      test(`a reader of the journal follows ${name}`, async ({ page, site }) => {
        await page.goto('/journal/the-grammar-of-light')
        await bar(page).getByRole('link', { name, exact: true }).first().click()
        await expect(page).toHaveURL(`${site.url}${path}${section ? `#${section}` : ''}`)
        await expect(page.locator('h1')).toHaveCount(1)
        if (section) await expectHeadingInView(page, section)
        else expect(await page.evaluate(() => window.scrollY)).toBe(0)
      })
    }

    test('a section link shows its section a second time, after a visitor has scrolled away', async ({ page }) => {
      await page.goto('/')
      const about = bar(page).getByRole('link', { name: 'About' }).first()
      for (let time = 0; time < 2; time++) {
        await about.click()
        await expectHeadingInView(page, 'about')
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      }
    })

    test('a visitor with a phone opens the menu, closes it, and closes it by Escape', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto('/')
      await expect(menu(page)).toBeHidden()
      await menuButton(page).click()
      for (const { name } of links) await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
      await menu(page).getByRole('button', { name: 'Close' }).click()
      await expect(menu(page)).toBeHidden()
      await menuButton(page).click()
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
    })

    test('the bar is clear at the top of the page and opaque past 20 px', async ({ page }) => {
      await page.goto('/')
      const opacity = () => bar(page).evaluate(alphaOf)
      await expect.poll(opacity).toBe(0)
      await page.evaluate(() => window.scrollTo({ top: 20, behavior: 'instant' }))
      await expect.poll(opacity).toBe(0)
      await page.evaluate(() => window.scrollTo({ top: 24, behavior: 'instant' }))
      await expect.poll(opacity).toBe(1)
    })

    test('the first Tab leads past the navigation to the content', async ({ page }) => {
      await page.goto('/')
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to the content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Discover Our Artistry' })).toBeFocused()
    })

    test('a lost visitor is told so, and returns home', async ({ page, site, traffic }) => {
      const answer = await page.goto('/no/such/page')
      expect(answer?.status()).toBe(404)
      await expect(page.getByText('404', { exact: true })).toBeVisible()
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      if (scripts) await expect.poll(() => traffic.console.join('\n')).toContain('/no/such/page')
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL(`${site.url}/`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Where Love Becomes Legend')
    })
  })
}

for (const { name, path, section } of links) {
  test(`the menu closes after a visitor has followed ${name}`, async ({ page, site }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await menuButton(page).click()
    await menu(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`${site.url}${path}${section ? `#${section}` : ''}`)
    await expect(menu(page)).toBeHidden()
    if (section) await expectHeadingInView(page, section)
  })
}

/** Button or link of a screen → where it leads. */
const calls: Record<string, [name: string, leadsTo: string, times: number][]> = {
  '/': [
    ['Discover Our Artistry', '/#gallery', 1],
    ['Start Your Story', '/#connect', 1],
    ['Craft Your Visual Poetry', '/contact', 1],
    ['Explore This Phase', '/process', 3],
    ['Reserve Your Commission', '/#connect', 1],
    ['Request Private Gallery Access', '/contact#private-gallery', 1],
    ['Request Private Consultation', '/contact#private-consultation', 1],
    ['Begin This Journey', '/#connect', 3],
  ],
  '/process': [['Schedule Your Consultation', '/contact', 1]],
  '/journal': [
    ['Read Full Article', '/journal/the-grammar-of-light', 1],
    ['Subscribe to Updates', 'mailto:studio@noorvista.example', 1],
  ],
}
for (const [path, expected] of Object.entries(calls)) {
  test(`every call of ${path} leads where it is meant to`, async ({ page, site }) => {
    await page.goto(path)
    for (const [name, leadsTo, times] of expected) {
      // A link may say more to a screen reader, so that three of the same words can be told apart.
      const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
      await expect(found, name).toHaveCount(times)
      const hrefs = await found.evaluateAll(all => all.map(a => (a as HTMLAnchorElement).href.split('?')[0]))
      for (const href of hrefs) expect(href).toBe(new URL(leadsTo, site.url + path).href)
    }
  })
}

test('every Continue Reading leads to an article of its own', async ({ page }) => {
  await page.goto('/journal')
  const links = page.getByRole('main').getByRole('link', { name: /^Continue Reading/ })
  const hrefs = await links.evaluateAll(all => all.map(a => a.getAttribute('href') ?? ''))
  expect(new Set(hrefs).size).toBe(6)
  for (const href of hrefs) expect(href).toMatch(/^\/journal\/[a-z-]+$/)
})

test('a visitor far down the page explores a phase, and reads from the top', async ({ page, site }) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Explore This Phase/ })
    .last()
    .click()
  await expect(page).toHaveURL(`${site.url}/process`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our Signature Process')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the site is dark until a visitor chooses, and keeps the choice', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await ground()
  await bar(page).getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
  expect(await ground()).not.toBe(dark)
  expect(await page.evaluate(key => localStorage.getItem(key), themeKey)).toBe('light')

  await page.reload()
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
  await bar(page).getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(await ground()).toBe(dark)
  expect(await page.evaluate(key => localStorage.getItem(key), themeKey)).toBe('dark')
})

test('a visitor who chose light never sees a dark frame', async ({ page }) => {
  // The other scripts never come: what sets the theme must stand in the page itself, before anything that can be seen.
  await page.route('**/_next/**/*.js', route => route.abort())
  await page.addInitScript(key => {
    localStorage.setItem(key, 'light')
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return
      observer.disconnect()
      document.documentElement.dataset.firstSeen = document.documentElement.className
    }).observe(document, { childList: true, subtree: true })
  }, themeKey)
  await page.goto('/')
  const firstSeen = await page.locator('html').getAttribute('data-first-seen')
  expect(firstSeen).toMatch(/\blight\b/)
  expect(firstSeen).not.toMatch(/\bdark\b/)
})

test('without scripts there is no theme to toggle', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await expect(page.getByRole('button', { name: /theme/ })).toHaveCount(0)
  await context.close()
})

for (const path of ['/', '/process', '/journal', '/contact']) {
  test(`a visitor with a keyboard reaches everything on ${path}, and sees where they are`, async ({ page }) => {
    await page.goto(path)
    const reachable = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
          element => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
        ).length,
    )
    const unseen: string[] = []
    let reached = 0
    let previous = ''
    for (let stop = 0; stop < reachable + 40; stop++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(focused)
      if (!focus) break
      // A date field is several stops, and only the browser itself draws the ones within.
      if (focus.html === previous) continue
      previous = focus.html
      reached++
      if (!focus.seen) unseen.push(focus.html)
    }
    expect(unseen).toEqual([])
    // One of a group of radios stands for all of it.
    const grouped = await page.evaluate(
      () =>
        document.querySelectorAll('[type=radio]').length -
        new Set([...document.querySelectorAll<HTMLInputElement>('[type=radio]')].map(radio => radio.name)).size,
    )
    expect(reached).toBeGreaterThanOrEqual(reachable - grouped)
  })
}

/** How much of what is behind the element its background hides, 0 to 1. */
function alphaOf(element: Element): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = getComputedStyle(element).backgroundColor
  context.fillRect(0, 0, 1, 1)
  return (context.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255
}

/** The focused element, and whether a visitor sees that it is. */
function focused() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  const onScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  return { html: element.outerHTML.slice(0, 400), seen: ring && onScreen }
}
