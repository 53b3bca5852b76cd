import type { Page } from '@playwright/test'
import { contact } from '@/content/contact'
import { screens } from '@/content/screens'
import { navigation } from '@/content/studio'
import { expect, test } from './fixtures'
import { formHydrated } from './inquiry-form'
import { addressOf, bar, expectLanded, expectNextStop, links } from './navigation'
import { hydrated } from './screen'

const menu = (page: Page) => page.getByRole('navigation', { name: navigation.menu.open })
/** A button with scripts, a link without. */
const opener = (page: Page) => bar(page).getByText(navigation.menu.open, { exact: true }).filter({ visible: true })
const close = (page: Page) => menu(page).getByText(navigation.menu.close, { exact: true }).filter({ visible: true })

test.use({ viewport: { width: 390, height: 844 } })

for (const scripts of [true, false])
  test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })

    test('the menu closes after each of its links, and shows what it led to', async ({ page, site }) => {
      await page.goto('/')
      await expect(menu(page)).toBeHidden()
      for (const { name, path, section } of links) {
        await opener(page).click()
        await menu(page).getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(addressOf(site.url, path, section))
        await expect(menu(page)).toBeHidden()
        if (section) await expectLanded(page, section)
        if (section) await expectNextStop(page, section)
      }
    })

    test('the open menu is all that the keyboard and a screen reader find', async ({ page, traffic }) => {
      for (const path of ['/', `/contact#${contact.requests[0].id}`]) {
        traffic.console.length = 0 // a focused link preloads its page's first picture, which Chromium reports as unused
        await page.goto(path)
        if (scripts) await hydrated(page)
        await opener(page).press('Enter')
        await expect(menu(page)).toBeVisible()
        await expect(page.getByRole('main')).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        await expect(page.getByRole('link', { name: screens.contact.label, exact: true })).toHaveCount(1)
        await expect.poll(() => menu(page).evaluate(holdsFocus)).toBe(true)
        // The role queries of this test make Chromium render content-visibility sections, which it reports.
        expect(traffic.console.filter(line => !line.startsWith('verbose: Rendering was performed'))).toEqual([])
        for (const key of ['Tab', 'Shift+Tab']) {
          const reached = new Set<string>()
          for (let stop = 0; stop < 16; stop++) {
            await page.keyboard.press(key)
            const name = await page.evaluate(focusedName)
            if (name === undefined) continue // the browser's own controls
            expect(await menu(page).evaluate(holdsFocus), `${name}, by ${key} on ${path}`).toBe(true)
            reached.add(name)
          }
          expect([...reached], `${key} on ${path}`).toEqual(
            expect.arrayContaining([...links.map(link => link.name), navigation.menu.close]),
          )
        }
      }
    })

    test('a visitor opens the menu, closes it, and with the keyboard is where they opened it', async ({ page }) => {
      await page.goto('/process')
      await opener(page).click()
      await expect(menu(page)).toBeVisible()
      await close(page).click()
      await expect(menu(page)).toBeHidden()
      for (const way of ['Close', scripts ? 'Escape' : 'Back']) {
        await opener(page).press('Enter')
        await expect(menu(page)).toBeVisible()
        if (way === 'Close') await close(page).press('Enter')
        if (way === 'Escape') await page.keyboard.press('Escape')
        if (way === 'Back') await page.goBack()
        await expect(menu(page), way).toBeHidden()
        await expect(opener(page), way).toBeFocused()
      }
    })
  })

test('the menu has the focus before a key can follow, and gives it back', async ({ page }) => {
  await page.goto('/process')
  await hydrated(page)
  await opener(page).focus()
  const focused = await opener(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    return document.activeElement?.id
  })
  expect(focused).toBe('menu')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test.describe('before the scripts have come', () => {
  let come: () => void
  test.beforeEach(async ({ page }) => {
    const allowed = new Promise<void>(resolve => (come = resolve))
    await page.route('**/_next/**/*.js', async route => {
      await allowed
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
  })

  test('a section link does not leave the menu over its section', async ({ page }) => {
    const { name, section } = links.find(link => link.section)!
    await menu(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#${section}$`))
    come()
    await hydrated(page)
    await expect(menu(page)).toBeHidden()
    await expectLanded(page, section!)
    await expectNextStop(page, section!)
  })

  test('an open menu stays open and takes the focus', async ({ page }) => {
    come()
    await formHydrated(page)
    await expect.poll(() => menu(page).evaluate(holdsFocus)).toBe(true)
    await expect(page.locator('#menu:popover-open')).toHaveCount(1) // a closed one fades, and is visible for a while
  })
})

const holdsFocus = (element: Element) => element.contains(document.activeElement)

/** Runs in the page: the focused element, if any. */
function focusedName(): string | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  return element.getAttribute('aria-label') ?? element.textContent ?? ''
}

test('the menu is closed once a tablet is turned to where the bar has every link, and after Back', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/journal')
  await page.getByRole('contentinfo').getByRole('link', { name: screens.contact.label }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await hydrated(page)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/journal$/)
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(menu(page)).toBeHidden()
})
