import { home } from '@/content/home'
import { footer, studio } from '@/content/studio'
import { expect, test } from './fixtures'

const phone = { width: 390, height: 844 }
const widths = [360, 390, 834, 1440, 1920]

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the home page is at most 14,000 px long', async ({ page }) => {
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(14_000)
  })

  test('a link to a form is never more than three screens away', async ({ page }) => {
    await page.goto('/')
    const links = await page.evaluate(linksToForms)
    expect(links.length).toBeGreaterThan(8)
    links.forEach(({ name, top }, index) => {
      const before = links[index - 1]
      if (before) expect(top - before.bottom, `${before.name} → ${name}`).toBeLessThanOrEqual(3 * phone.height)
    })
  })

  test('the gallery shows its pictures in pairs, and the two with a film over the whole width', async ({ page }) => {
    await page.goto('/')
    const places = await page
      .locator('#gallery li')
      .evaluateAll(frames =>
        frames.map(frame => [
          frame.querySelector('i')!.textContent,
          frame.getBoundingClientRect().top,
          frame.querySelector('img')!.clientWidth,
        ]),
      )
    const rows = new Map<unknown, unknown[]>()
    for (const [name, top] of places) rows.set(top, [...(rows.get(top) ?? []), name])
    expect([...rows.values()]).toEqual([
      ['Mehndi', 'Haldi'],
      ['The bride’s rooms', 'Shringar'],
      ['The house, waiting'],
      ['Baraat', 'Varmala'],
      ['Pheras'],
      ['Vidaai'],
      ['Griha pravesh'],
    ])
    for (const [name, , wide] of places)
      if (name === 'Pheras' || name === 'Vidaai') expect(wide, String(name)).toBe(phone.width)
  })

  for (const width of [360, 390])
    test(`at ${width} px no caption of the gallery is longer than its name and three lines`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      const captions = page.locator('#gallery figcaption')
      await expect(captions).toHaveCount(home.gallery.frames.length)
      const broken = await captions.evaluateAll(all =>
        all.filter(each => each.clientHeight > 4.2 * parseFloat(getComputedStyle(each).lineHeight)),
      )
      expect(broken).toEqual([])
    })

  for (const height of [640, 667, 844])
    test(`both buttons of the hero stand at the left of the first ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height })
      await page.goto('/')
      const { x } = (await page.locator('h1').boundingBox())!
      for (const name of [home.hero.discover.label, home.hero.start.label]) {
        const button = page.getByRole('main').getByRole('link', { name })
        await expect(button).toBeInViewport({ ratio: 1 })
        expect((await button.boundingBox())!.x).toBeCloseTo(x, 0)
      }
    })
})

test('both pictures with a film reach the right edge of the window', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const edges = await page
      .locator('#gallery li:nth-child(n + 8):nth-child(-n + 9) img')
      .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().right)))
    expect(edges).toEqual([width, width])
  }
})

for (const width of [1280, 1440, 1920])
  test(`at ${width} px the quotations begin on one line, and none touches the next`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const all = await page
      .locator('#privacy blockquote')
      .evaluateAll(quotes => quotes.map(quote => quote.getBoundingClientRect().toJSON() as DOMRect))
    expect(new Set(all.map(({ top }) => Math.round(top))).size).toBe(1)
    all.slice(1).forEach(({ left }, before) => expect(left - all[before]!.right).toBeGreaterThan(48))
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })
    test('the bar carries Begin Your Vista at every width, and no words show through it', async ({ page }) => {
      for (const width of [320, ...widths]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/#investment')
        const bar = page.locator('#bar')
        await expect(bar.getByRole('link', { name: 'Begin Your Vista' })).toBeInViewport({ ratio: 1 })
        await expect(bar).toHaveCSS('background-color', 'rgb(17, 13, 16)')
      }
    })
  })

for (const width of widths)
  test(`at ${width} px the button of the gallery overlaps no picture`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const button = (await page.getByRole('link', { name: 'Craft Your Visual Poetry' }).boundingBox())!
    for (const frame of await page.locator('#gallery :is(img, figcaption)').all()) {
      const box = (await frame.boundingBox())!
      const beside = box.x >= button.x + button.width || box.x + box.width <= button.x
      expect(beside || box.y + box.height <= button.y).toBe(true)
    }
  })

for (const width of widths)
  test(`at ${width} px a collection’s name and price stand on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    for (const row of await page.locator('#investment article').all()) {
      const name = (await row.getByRole('heading').boundingBox())!
      const price = (await row.getByText('₹').boundingBox())!
      expect(price.y + price.height).toBeCloseTo(name.y + name.height, 0)
      expect(await row.getByText('₹').evaluate(lines)).toBe(1)
      expect(price.x).toBeGreaterThan(name.x)
    }
  })

for (const { width, most } of [
  { width: 390, most: 112 },
  { width: 1440, most: 168 },
])
  test(`at ${width} px there is no gap above the last section`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const last = (await page.locator('#investment li').last().boundingBox())!
    const title = (await page.locator('#connect-title').boundingBox())!
    expect(title.y - (last.y + last.height)).toBeLessThanOrEqual(most)
  })

for (const width of [320, ...widths, 1024, 1280, 1366])
  test(`at ${width} px no label of the footer is broken, and only links are underlined`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const siteFooter = page.getByRole('contentinfo')
    for (const label of [...footer.legal, footer.copyright]) {
      expect(await siteFooter.getByText(label).evaluate(lines), label).toBe(1)
      await expect(siteFooter.getByText(label)).toHaveCSS('text-decoration-line', 'none')
    }
    expect(await siteFooter.getByText(studio.email.shown).evaluate(lines)).toBe(1)
    for (const link of await siteFooter.getByRole('link').all())
      await expect(link).toHaveCSS('text-decoration-line', 'underline')
  })

test('the hint of a date field explains the order of day and month', async ({ page }) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    await expect(page.getByLabel('Wedding Date')).toHaveAccessibleDescription(
      /Day and month stand in your device’s order/,
    )
  }
})

/** Runs in the page: how many lines the words of an element take. */
function lines(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
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
