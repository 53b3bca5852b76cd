import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { studio } from '@/content/studio'
import { expectNow as expect, test } from './fixtures'
import { field } from './inquiry-form'
import { backgrounds } from './page-state'
import { onePathPerTemplate } from './routes'

/** In levels of brightness, from 0 to 255, over 10 px. An edge becomes visible at 5. */
const largestStep = 4

test('the shade behind the hero’s words fades without a visible edge', async ({ page }) => {
  await page.goto('/')
  // Replace the picture by plain grey and remove the words.
  await page.locator('.hero').evaluate(hero => {
    hero.querySelectorAll('picture, .page-grid > *, button').forEach(each => each.remove())
    hero.querySelector('.hero-reveal')!.setAttribute('style', 'background: #808080')
  })
  for (const [width, letters] of [
    [1024, 16],
    [1280, 16],
    [1280, 32],
    [1440, 16],
    [1920, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page
      .locator('html')
      .evaluate((html, size) => (html.style.fontSize = `${size}px`), letters)
    expect
      .soft(await measureSteepestStep(page), `${width} px, letters of ${letters} px`)
      .toBeLessThanOrEqual(largestStep)
  }
})

/**
 * Averages each column of pixels over the window's lowest fifth.
 * @returns the largest difference between two columns 10 px apart
 */
async function measureSteepestStep(page: Page): Promise<number> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const clip = { x: 0, y: height * 0.8, width, height: height * 0.2 }
  const means = await sharp(await page.screenshot({ clip, scale: 'css' }))
    .greyscale()
    .resize(width, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return Math.max(...means.subarray(10).map((mean, x) => Math.abs(mean - means[x]!)))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('headings and pictures are aligned', async ({ page }) => {
    for (const path of onePathPerTemplate) {
      await page.goto(path)
      const headings = page.locator('.article-text > h2')
      if (path.startsWith('/journal/')) await expect(headings).not.toHaveCount(0)
      for (const width of [1280, 1440, 1600, 1850, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        if (width <= 1440)
          await test.step('headings align with the first line of their text', async () => {
            for (const { heading, drop } of await headings.evaluateAll(measureDrops))
              expect.soft(Math.abs(drop), `“${heading}” at ${width} px`).toBeLessThanOrEqual(4)
          })
        if (width >= 1440)
          await test.step('every picture ends at a column or at the window’s edge', async () => {
            const strayEdges = await page.evaluate(findStrayEdges)
            expect.soft(strayEdges, `on ${path} at ${width} px`).toEqual([])
          })
      }
    }
  })

  test('the footer’s tagline takes at most two lines, each with several words', async ({
    page,
  }) => {
    await page.goto('/process')
    const tagline = page.getByRole('contentinfo').locator('p').first()
    for (const width of [320, 390, 834, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await tagline.evaluate(countWordsPerLine)
      expect.soft(lines.length, `lines at ${width} px`).toBeLessThanOrEqual(2)
      expect.soft(Math.min(...lines), `words on a line at ${width} px`).toBeGreaterThan(1)
    }
  })

  test('a phone shows telephone and e-mail in the footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/process')
    const footer = page.getByRole('contentinfo')
    for (const { shown } of [studio.phone, studio.email]) {
      const link = footer.getByRole('link', { name: shown })
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  })
})

/** In px, from the baseline of a heading to the first baseline of its text. */
function measureDrops(headings: Element[]) {
  const baseline = (element: Element) => {
    const marker = document.createElement('span')
    marker.style.display = 'inline-block'
    element.prepend(marker)
    const { bottom } = marker.getBoundingClientRect()
    marker.remove()
    return bottom
  }
  return headings.map(heading => ({
    heading: heading.textContent,
    drop: baseline(heading) - baseline(heading.nextElementSibling!),
  }))
}

test('on a laptop the form’s first question is visible as the page opens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(page.locator('label[for$="-name"]')).toBeInViewport({ ratio: 1 })
})

test('in the light theme an upright window has the form’s introduction on the page’s ground', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('noor-vista-theme', 'light'))
  await page.setViewportSize({ width: 834, height: 1112 })
  await page.goto('/contact')
  const hero = page.locator('.contact-hero')
  await expect(hero).toHaveCSS('background-color', backgrounds.light)
  await expect(hero.locator('h1')).toHaveCSS('color', 'rgb(26, 19, 23)')
  const [picture, words] = await Promise.all(
    ['img', 'h1'].map(selector => hero.locator(selector).boundingBox()),
  )
  expect(picture!.y + picture!.height, 'no word is on the picture').toBeLessThan(words!.y)
})

function countWordsPerLine({ firstChild }: Element): number[] {
  const range = document.createRange()
  const lines = new Map<number, number>()
  for (const { index } of firstChild!.textContent!.matchAll(/\S+/g)) {
    range.setStart(firstChild!, index)
    range.setEnd(firstChild!, index + 1)
    const { top } = range.getBoundingClientRect()
    lines.set(top, (lines.get(top) ?? 0) + 1)
  }
  return [...lines.values()]
}

/**
 * Ignores pictures behind text, whose edges are not visible, and an article's figures, which follow
 * its text.
 */
function findStrayEdges(): string[] {
  const grid = document.querySelector('footer .page-grid')!
  const { gridTemplateColumns, columnGap, paddingLeft } = getComputedStyle(grid)
  const edges = [0, document.documentElement.clientWidth]
  // The pictures of /process lie on their steps' titles.
  for (const title of document.querySelectorAll('.step-line h3'))
    edges.push(title.getBoundingClientRect().left)
  let x = parseFloat(paddingLeft)
  for (const column of gridTemplateColumns.split(' ').map(parseFloat)) {
    edges.push(x, x + column)
    x += column + parseFloat(columnGap)
  }
  const pictures = document.querySelectorAll(
    'main img:not(.on-picture *, .themed-hero *, .article-text *)',
  )
  return [...pictures].flatMap(picture => {
    const { left, right, width } = picture.getBoundingClientRect()
    const fileWidth = parseFloat(getComputedStyle(picture).getPropertyValue('--file-width'))
    const isStray = (edge: number) => edges.every(each => Math.abs(each - edge) > 1)
    const isFileTooNarrow = Math.abs(width - fileWidth) < 1
    return isStray(left) || (isStray(right) && !isFileTooNarrow)
      ? [`${left} to ${right}: ${picture.getAttribute('alt')}`]
      : []
  })
}
