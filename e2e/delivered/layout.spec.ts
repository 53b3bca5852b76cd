import { home } from '@/content/home'
import { detailedInquiryForm } from '@/content/inquiry'
import { journal } from '@/content/journal'
import { footer, navigation } from '@/content/studio'
import { boxes, lines } from '@/e2e/boxes'
import { essays } from '@/e2e/essays'
import { expect, test } from '@/e2e/fixtures'

const phone = { width: 390, height: 844 }

test('on a phone the home page is short, and leads to a form all along', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(14_800)

  const main = page.locator('main')
  const links = main.locator('a:is([href="/#connect"], [href^="/contact"]), form').filter({ visible: true })
  const toForms = [...(await boxes(links)), ...(await boxes(page.locator('footer')))].sort((a, b) => a.top - b.top)
  expect(toForms.length).toBeGreaterThan(9)
  const [gallery] = await boxes(page.locator('#gallery ol'))
  for (const [index, { top }] of toForms.slice(1).entries()) {
    // Through the pictures of the gallery the bar alone leads there.
    const windows = top > gallery!.bottom && toForms[index]!.bottom < gallery!.top ? 4.25 : 3
    expect.soft(top - toForms[index]!.bottom, `above ${top} px`).toBeLessThanOrEqual(windows * phone.height)
  }
})

test('on a phone three frames of the gallery are 4:5 from edge to edge, two are a pair, and no other is a stamp', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const frames = await boxes(page.locator('#gallery li img'))
  const tall = frames.filter(({ left, width, height }) => left === 0 && width === 390 && height / width > 1.2)
  expect.soft(tall.map(frame => frames.indexOf(frame) + 1)).toEqual([1, 6, 10])
  const beside = (one: DOMRect) => frames.some(other => other !== one && Math.abs(other.bottom - one.bottom) < 2)
  const pair = frames.filter(beside)
  expect.soft(pair.map(frame => frames.indexOf(frame) + 1)).toEqual([3, 4])
  const least = Math.min(...frames.filter(frame => !pair.includes(frame)).map(({ width }) => width))
  expect.soft(least).toBeGreaterThanOrEqual(240)
})

test('the wide pictures of the gallery reach the edge of every window, and nothing is empty beside the last', async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [360, 390, 834, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    const [eighth, ninth, tenth] = (await boxes(page.locator('#gallery img'))).slice(7)
    expect.soft(Math.round(eighth!.right), `right, at ${width} px`).toBe(width)
    expect.soft(ninth!.left, `left, at ${width} px`).toBe(0)
    if (width < 1024) expect.soft(Math.round(ninth!.right), `right, at ${width} px`).toBe(width)
    else {
      expect.soft(tenth!.bottom, `on one line, at ${width} px`).toBeCloseTo(ninth!.bottom, 0)
      expect.soft(tenth!.left - ninth!.right, `between them, at ${width} px`).toBeLessThan(32)
    }
  }
})

test('the numbers of the studio are read as one sentence', async ({ page }) => {
  await page.goto('/')
  for (const [width, lines] of Object.entries({ 390: 3, 834: 2, 1440: 1, 1920: 1 })) {
    await page.setViewportSize({ width: +width, height: 844 })
    const sizes = await page
      .locator('#about dl :is(dt, dd)')
      .evaluateAll(all => all.map(each => getComputedStyle(each).fontSize))
    expect.soft(new Set(sizes).size, `sizes at ${width} px`).toBe(1)
    const tops = (await boxes(page.locator('#about dl dd'))).map(({ top }) => Math.round(top))
    expect.soft(new Set(tops).size, `lines at ${width} px`).toBe(lines)
  }
})

test('the bar boxes its link to the form where it is wide, and underlines it elsewhere', async ({ page }) => {
  await page.goto('/process')
  const begin = page.locator('#bar').getByRole('link', { name: navigation.begin.label }).first()
  for (const [width, line, box] of [
    [390, 'underline', '0px'],
    [834, 'underline', '0px'],
    [1440, 'none', '1px'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect.soft(begin, `at ${width} px`).toHaveCSS('text-decoration-line', line)
    await expect.soft(begin, `at ${width} px`).toHaveCSS('border-top-width', box)
  }
})

test('the title of the featured essay, and the form of /contact, begin in the first window', async ({ page }) => {
  for (const size of [phone, { width: 360, height: 740 }, { width: 834, height: 1112 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await page.goto('/journal')
    const title = page.getByRole('heading', { name: journal.featured.article.title })
    await expect.soft(title, `at ${size.width} px`).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(phone)
  await page.goto('/contact')
  expect((await boxes(page.locator('main .on-picture')))[0]!.height).toBeLessThanOrEqual(304)
})

test('on a narrow phone the title of /contact and each name beside its price are one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [path, words] of Object.entries({ '/contact': 'h1', '/': '#investment article h3' })) {
    await page.goto(path)
    const all = await page.locator(`main ${words}`).all()
    for (const one of all) expect.soft(await one.evaluate(lines), await one.innerText()).toBe(1)
    expect(all.length, path).toBeGreaterThan(0)
  }
})

test('what the form of /contact needs is said right above it, however high the ways to the studio beside its title', async ({
  page,
}) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const [needed] = await boxes(page.getByText(detailedInquiryForm.needed))
    const [fields] = await boxes(page.locator('fieldset').first())
    expect.soft(fields!.top - needed!.bottom, `at ${width} px`).toBeLessThan(80)
  }
})

test('what every collection includes stands in the columns of the ledger above it', async ({ page }) => {
  await page.goto('/')
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const ledger = page.locator('#investment article').first()
    const [price] = await boxes(ledger.getByText(home.investment.from))
    const [begin] = await boxes(ledger.getByRole('link', { name: home.investment.begin.label }))
    const [left, right] = await boxes(page.locator('#investment > div:last-child li'))
    expect.soft(Math.abs(left!.left - price!.left), `below the price, at ${width} px`).toBeLessThan(5)
    expect.soft(Math.abs(right!.left - begin!.left), `below the button, at ${width} px`).toBeLessThan(5)
  }
})

test('a step of the process has lines of 30 letters or more at 1024 px, and a picture stands between two of them twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/process')
  const texts = page.locator('main ol .step-line p:last-of-type')
  const letters = await texts.evaluateAll(all =>
    all.map(p => p.textContent!.length / Math.round(p.clientHeight / parseFloat(getComputedStyle(p).lineHeight))),
  )
  expect(letters).toHaveLength(6)
  expect(Math.min(...letters)).toBeGreaterThan(30)
  const after = page.locator('main ol > li:has(img) h3')
  await expect(after).toHaveText([/03/, /05/])
})

test('on a phone no essay is, from its middle on, three windows of nothing but text', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const { slug } of essays) {
    await page.goto(`/journal/${slug}`)
    const [essay] = await boxes(page.locator('.essay'))
    const books = await boxes(page.locator('.essay .further'))
    const middle = essay!.top + essay!.height / 2
    const seen = await boxes(page.locator('.essay > :is(figure, .pull)'))
    const rests = [...seen.filter(({ bottom }) => bottom >= middle), ...books]
    for (const [index, { top }] of rests.entries()) {
      const last = rests[index - 1]?.bottom ?? middle
      expect.soft(top - last, `${slug}, above ${top} px`).toBeLessThanOrEqual(3 * phone.height)
    }
  }
})

test('the name grows with the letters and the line of copyright is one, on any phone', async ({ page }) => {
  await page.goto('/process')
  const name = page.locator('#bar').getByRole('link', { name: navigation.home }).first()
  const size = () => name.evaluate(words => parseFloat(getComputedStyle(words).fontSize))
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await page.getByText(footer.copyright).evaluate(lines), `lines at ${width} px`).toBe(1)
    const usual = await size()
    await page.locator('html').evaluate(html => (html.style.fontSize = '200%'))
    expect.soft((await size()) / usual, `at ${width} px`).toBeGreaterThan(width === 320 ? 1.5 : 1.9)
    await page.locator('html').evaluate(html => (html.style.fontSize = ''))
  }
})
