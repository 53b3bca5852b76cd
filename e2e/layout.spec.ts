import type { Locator } from '@playwright/test'
import { home } from '@/content/home'
import { expect, test } from './fixtures'

const phone = { width: 390, height: 844 }
/** Pixels above the last section, at most. */
const gaps: Record<number, number> = { 390: 112, 1440: 168 }

test('on a phone the home page is short, leads to a form all along, and shows its pictures in pairs', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(14_000)

  const links = await page.evaluate(linksToForms)
  expect(links.length).toBeGreaterThan(8)
  links.forEach(({ name, top }, index) => {
    const before = links[index - 1]
    if (before) expect.soft(top - before.bottom, `${before.name} → ${name}`).toBeLessThanOrEqual(3 * phone.height)
  })

  const tops = await page
    .locator('#gallery li')
    .evaluateAll(frames => frames.map(frame => frame.getBoundingClientRect().top))
  const rows = [...new Set(tops)].map(top => tops.filter(other => other === top).length)
  expect.soft(rows, 'pictures in each row').toEqual([2, 2, 1, 2, 1, 1, 1])

  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const captions = page.locator('#gallery figcaption')
    await expect(captions).toHaveCount(home.gallery.frames.length)
    const long = await captions.evaluateAll(all =>
      all
        .filter(each => each.clientHeight > 4.2 * parseFloat(getComputedStyle(each).lineHeight))
        .map(each => each.textContent),
    )
    expect.soft(long, `longer than a name and three lines at ${width} px`).toEqual([])
  }
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

    const [eighth, ninth] = (await boxes(page.locator('#gallery img'))).slice(7)
    for (const picture of [eighth!, ninth!])
      expect.soft(Math.round(picture.right), at('a wide picture reaches the right edge')).toBe(width)
    if (width <= 390) expect.soft([eighth!.left, ninth!.left], at('and the left one')).toEqual([0, 0])

    const button = (await boxes(page.getByRole('link', { name: home.gallery.craft.label })))[0]!
    const covered = (await boxes(page.locator('#gallery :is(img, figcaption)'))).filter(
      ({ left, right, bottom }) => left < button.right && right > button.left && bottom > button.top,
    )
    expect.soft(covered, at('the button of the gallery overlaps no picture')).toEqual([])

    const collections = await page.locator('#investment article').evaluateAll(namesAndPrices)
    expect(collections).toHaveLength(home.investment.collections.length)
    for (const { name, price, lines } of collections) {
      expect.soft(price.bottom, at('name and price stand on one line')).toBeCloseTo(name.bottom, 0)
      expect.soft(lines, at('lines of a price')).toBe(1)
      expect.soft(price.left, at('the price after the name')).toBeGreaterThan(name.left)
    }

    const quotations = await boxes(page.locator('#privacy blockquote'))
    if (width >= 1280) {
      expect
        .soft(new Set(quotations.map(({ top }) => Math.round(top))).size, at('quotations begin on one line'))
        .toBe(1)
      for (const [index, { left }] of quotations.slice(1).entries())
        expect.soft(left - quotations[index]!.right, at('between two quotations')).toBeGreaterThan(48)
    }

    const gap = gaps[width]
    if (gap) {
      const last = (await boxes(page.locator('#investment li'))).at(-1)!
      const title = (await boxes(page.locator('#connect-title')))[0]!
      expect.soft(title.top - last.bottom, at('above the last section')).toBeLessThanOrEqual(gap)
    }
  }
})

/** Where each stands in the window. */
const boxes = (all: Locator) =>
  all.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON() as DOMRect))

/** Runs in the page: where name and price of each collection stand, and how many lines the price takes. */
function namesAndPrices(collections: Element[]) {
  return collections.map(collection => {
    const name = collection.querySelector('h3')!
    const walker = document.createTreeWalker(collection, NodeFilter.SHOW_TEXT)
    while (!walker.currentNode.nodeValue?.includes('₹')) if (!walker.nextNode()) throw new Error('no price')
    const price = document.createRange()
    price.selectNodeContents(walker.currentNode)
    return {
      name: name.getBoundingClientRect().toJSON() as DOMRect,
      price: walker.currentNode.parentElement!.getBoundingClientRect().toJSON() as DOMRect,
      lines: new Set([...price.getClientRects()].map(({ top }) => Math.round(top))).size,
    }
  })
}

/** Runs in the page: what leads to a form, and the form, from the top down. */
function linksToForms() {
  const selector = 'a:is([href="/#connect"], [href^="/contact"])'
  const links = [...document.querySelectorAll(`main ${selector}, main form`), document.querySelector('footer')!]
  return links
    .filter(link => link.checkVisibility())
    .map(link => {
      const { top, bottom } = link.getBoundingClientRect()
      return { name: link.matches('a') ? link.textContent : link.tagName, top, bottom }
    })
    .sort((a, b) => a.top - b.top)
}
