import type { Page } from '@playwright/test'
import { home } from '@/content/home'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { expectHydrated } from './page-state'

const { day, night, close } = home.gallery
const frames = [...day, ...night]
const pictureLinks = (page: Page) => page.locator('#gallery [role=listitem] a')
const shownMoment = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('figure')?.querySelector('figcaption i')?.textContent,
  )

test('a picture opens whole, arrow keys move through the day, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  const entries = await page.evaluate(() => history.length)
  const link = pictureLinks(page).nth(2)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownMoment(page)).toBe(frames[2]!.moment)
  await expect(page.getByRole('dialog', { name: home.gallery.title })).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownMoment(page)).toBe(frames[3]!.moment)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shownMoment(page)).toBe(frames[1]!.moment)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.click()
  await page.getByRole('button', { name: close }).click()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('night falls between Shringar and Baraat, in both themes', async ({ page }) => {
  const kohl = 'rgb(17, 13, 16)'
  for (const theme of ['dark', 'light']) {
    await page.addInitScript(value => localStorage.setItem('noor-vista-theme', value), theme)
    await page.goto('/')
    const grounds = await page
      .locator('#gallery :is([role=listitem], [role=list] ~ div a)')
      .evaluateAll(all =>
        all.map(each => {
          for (let box: Element | null = each; box; box = box.parentElement) {
            const { backgroundColor } = getComputedStyle(box)
            if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
          }
        }),
      )
    expect(grounds.length).toBe(frames.length + 3)
    expect(grounds.map(each => each === kohl)).toEqual(
      grounds.map((_, index) => index >= day.length),
    )
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a picture of the gallery opens its file', async ({ page }) => {
    await page.goto('/')
    const link = pictureLinks(page).last()
    await link.click()
    await expect(page).toHaveURL(/\/p\/.*\.jpg$/)
  })
})
