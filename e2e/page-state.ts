import { expect, type Page } from '@playwright/test'
import { navigation } from '@/content/studio'

export const backgrounds = { dark: 'rgb(17, 13, 16)', light: 'rgb(248, 244, 236)' }

export const themeButton = (page: Page) =>
  page.getByRole('button', { name: navigation.theme.label })

/** An effect of components/site/menu.tsx sets the attribute, on every page. */
export const expectHydrated = (page: Page) =>
  expect(page.locator('#menu')).toHaveAttribute('autofocus')

export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const arrival = new Promise<void>(resolve => (release = resolve))
  await page.route('**/_next/**/*.js', async route => {
    await arrival
    await route.continue()
  })
  return release
}

export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame() // observers report in the following frame
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForFunction(() =>
    [...document.images].every(image => image.complete || !image.checkVisibility()),
  )
}

export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export async function expectNothingSkipped(page: Page, place: string) {
  // While reading a page, Orca skips the label of an element that can have the focus.
  const skipped = page.locator('[tabindex][aria-labelledby]')
  await expect.soft(skipped, `a title that Orca skips ${place}`).toHaveCount(0)
  const empty = page.locator('[role=status]:empty')
  await expect.soft(empty, `an empty status ${place}`).toHaveCount(0)
}
