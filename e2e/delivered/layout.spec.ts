import { footer, navigation } from '@/content/studio'
import { boxes } from '@/e2e/boxes'
import { expect, test } from '@/e2e/fixtures'

const phone = { width: 390, height: 844 }

test('on a phone the home page is short, leads to a form all along, and shows its pictures in pairs', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(14_800)

  const main = page.locator('main')
  const links = main.locator('a:is([href="/#connect"], [href^="/contact"]), form').filter({ visible: true })
  const toForms = [...(await boxes(links)), ...(await boxes(page.locator('footer')))].sort((a, b) => a.top - b.top)
  expect(toForms.length).toBeGreaterThan(9)
  for (const [index, { top }] of toForms.slice(1).entries())
    expect.soft(top - toForms[index]!.bottom, `above ${top} px`).toBeLessThanOrEqual(3 * phone.height)

  const tops = (await boxes(page.locator('#gallery li'))).map(({ top }) => top)
  const rows = [...new Set(tops)].map(top => tops.filter(other => other === top).length)
  expect.soft(rows, 'pictures in each row').toEqual([2, 2, 1, 2, 1, 1, 1])
})

test('the wide pictures of the gallery reach the edge of every window', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 390, 834, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    const [eighth, ninth] = (await boxes(page.locator('#gallery img'))).slice(7)
    for (const picture of [eighth!, ninth!]) expect.soft(Math.round(picture.right), `right, at ${width} px`).toBe(width)
    if (width <= 390) expect.soft([eighth!.left, ninth!.left], `left, at ${width} px`).toEqual([0, 0])
  }
})

test('the name grows with the letters and the line of copyright is one, on any phone', async ({ page }) => {
  await page.goto('/process')
  const name = page.locator('#bar').getByRole('link', { name: navigation.home }).first()
  const size = () => name.evaluate(words => parseFloat(getComputedStyle(words).fontSize))
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const copyright = page.getByText(footer.copyright)
    const lineHeight = await copyright.evaluate(words => parseFloat(getComputedStyle(words).lineHeight))
    const [{ height } = { height: 0 }] = await boxes(copyright)
    expect.soft(Math.round(height / lineHeight), `lines at ${width} px`).toBe(1)
    const usual = await size()
    await page.locator('html').evaluate(html => (html.style.fontSize = '200%'))
    expect.soft((await size()) / usual, `at ${width} px`).toBeGreaterThan(width === 320 ? 1.5 : 1.9)
    await page.locator('html').evaluate(html => (html.style.fontSize = ''))
  }
})
