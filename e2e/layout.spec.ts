import { home } from '@/content/home'
import { boxes } from './boxes'
import { expect, test } from './fixtures'

test('on a phone both buttons of the first screen are in the first window', async ({ page }) => {
  await page.goto('/')
  for (const height of [640, 667, 844]) {
    await page.setViewportSize({ width: 360, height })
    const { x } = (await page.locator('h1').boundingBox())!
    for (const name of [home.hero.discover.label, home.hero.start.label]) {
      const button = page.getByRole('main').getByRole('link', { name })
      await expect.soft(button, `${name} in the first ${height} px`).toBeInViewport({ ratio: 1 })
      expect.soft((await button.boundingBox())!.x, `${name} at the left`).toBeCloseTo(x, 0)
    }
  }
})

test('the home page keeps its composition at every width', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 390, 834, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    const at = (what: string) => `${what}, at ${width} px`

    const [button] = await boxes(page.getByRole('link', { name: home.gallery.craft.label }))
    const covered = (await boxes(page.locator('#gallery :is(img, figcaption)'))).filter(
      ({ left, right, bottom }) => left < button!.right && right > button!.left && bottom > button!.top,
    )
    expect.soft(covered, at('the button of the gallery overlaps no picture')).toEqual([])

    for (const { name: title, slug, investment } of home.investment.collections) {
      const collection = page.locator(`#${slug} article`)
      const [name] = await boxes(collection.getByRole('heading', { name: title }))
      const [price] = await boxes(collection.getByText(investment, { exact: true }))
      expect.soft(price!.bottom, at('name and price stand on one line')).toBeCloseTo(name!.bottom, 0)
      expect.soft(price!.height, at('a price takes one line')).toBeLessThanOrEqual(name!.height)
      expect.soft(price!.left, at('the price after the name')).toBeGreaterThan(name!.left)
    }

    if (width < 1280) continue
    const quotations = await boxes(page.locator('#privacy blockquote'))
    const begins = new Set(quotations.map(({ top }) => Math.round(top)))
    expect.soft(begins.size, at('quotations begin on one line')).toBe(1)
    for (const [index, { left }] of quotations.slice(1).entries())
      expect.soft(left - quotations[index]!.right, at('between two quotations')).toBeGreaterThan(48)
  }
})
