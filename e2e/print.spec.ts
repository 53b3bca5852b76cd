import type { Page } from '@playwright/test'
import { contact } from '@/content/contact'
import { home } from '@/content/home'
import { studio } from '@/content/studio'
import { routes } from '@/scripts/routes'
import { boxes } from './boxes'
import { essays } from './essays'
import { expect, test } from './fixtures'
import { layOut, sheet } from './paper'
import { applyTheme } from './screen'

// The tests add a style sheet, which the content policy forbids.
test.use({ bypassCSP: true })

/** Never printed: controls, fields and players; the button of a note. */
const useless =
  '.bar, nav, input, select, textarea, button, video, [popover]:not(.note), .button, [data-sonner-toaster]'

test('the collections and every contact method begin a sheet of their own', async ({ page }) => {
  await layOut(page, '/')
  const investment = page.locator('#investment')
  await expect(investment).toHaveCSS('break-before', 'page')
  const { collections, included } = home.investment
  for (const words of collections.flatMap(({ name, investment, features }) => [name, investment, ...features]))
    await expect(investment.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(1)
  for (const words of included.features) await expect(investment.getByText(words)).toBeVisible()
  const contactText = await page.locator('#connect').innerText()
  for (const { label, shown } of [studio.phone, studio.whatsapp, studio.email])
    for (const words of [label, shown]) expect(contactText).toContain(words)
})

test('what to expect and every way to the studio are printed with the contact page', async ({ page }) => {
  await layOut(page, '/contact')
  for (const { term } of contact.expect.points) await expect(page.locator('dt', { hasText: term })).toBeVisible()
  for (const { shown } of [studio.phone, studio.email])
    await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('main form :is(label, legend)').filter({ visible: true })).toHaveCount(0)
})

test('no picture is cropped on paper, and the collections come before all that is only looked at', async ({ page }) => {
  for (const { path } of routes) {
    await layOut(page, path)
    const cropped = page.locator('main img').filter({ visible: true })
    for (const fit of await cropped.evaluateAll(all => all.map(img => getComputedStyle(img).objectFit)))
      expect.soft(fit, path).toBe('contain')
  }
  await layOut(page, '/')
  const top = async (id: string) => (await page.locator(id).boundingBox())!.y
  for (const id of ['#gallery', '#process', '#privacy'])
    expect(await top(id), id).toBeGreaterThan(await top('#connect'))
})

test('on paper the pictures of the gallery are read in the order of the wedding', async ({ page }) => {
  await layOut(page, '/')
  const frames = await boxes(page.locator('#gallery li'))
  expect(frames.length).toBeGreaterThan(5)
  for (const [index, { left, top, bottom }] of frames.slice(1).entries()) {
    const before = frames[index]!
    expect(top >= before.bottom || (left > before.right && bottom > before.top), `frame ${index + 2}`).toBe(true)
  }
})

test('each essay ends with how to reach us, on the sheet of its books, and its notes stand in the open', async ({
  page,
}) => {
  for (const { slug } of essays) {
    await layOut(page, `/journal/${slug}`)
    const [books, foot] = [page.locator('.further'), page.getByRole('contentinfo')]
    await expect(foot.getByText(studio.phone.shown), slug).toBeVisible()
    await expect(page.locator('.note').filter({ visible: false })).toHaveCount(0)
    await expect(page.locator('.reading-progress')).toBeHidden()
    if ((await books.count()) === 0) continue // the footer stands after the essay
    await expect(books, slug).toHaveCSS('break-inside', 'avoid')
    const lastBook = await books.getByRole('listitem').last().boundingBox()
    const [room, footBox] = [await books.boundingBox(), await foot.boundingBox()]
    expect(footBox!.y, slug).toBeGreaterThan(lastBook!.y + lastBook!.height)
    expect(footBox!.y + footBox!.height, slug).toBeLessThanOrEqual(room!.y + room!.height)
  }
})

test('every screen prints dark on white from either theme, without what paper cannot do', async ({ page }) => {
  for (const { path } of routes) {
    await layOut(page, path)
    for (const theme of ['dark', 'light'] as const) {
      await applyTheme(page, theme)
      const from = `${path} from ${theme}`
      await expect.soft(page.locator(useless).filter({ visible: true }), from).toHaveCount(0)
      await expect.soft(page.locator('html'), from).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      expect.soft(await brightest(page), from).toBeLessThan(128)
      expect.soft(await page.evaluate(() => document.body.scrollWidth), from).toBeLessThanOrEqual(sheet.width)
    }
  }
})

/** The brightest channel (0 to 255) of any printed word. */
function brightest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let most = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (!node.textContent?.trim() || !element.checkVisibility() || element.closest('script, style')) continue
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      most = Math.max(most, ...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
    }
    return most
  })
}
