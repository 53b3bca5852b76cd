import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { navigation, studio } from '@/content/studio'
import { expect, test, type Traffic } from './fixtures'
import { routes, type Route } from './routes'
import { hydrated, overflow, scrollThrough } from './page-state'

/** 320 px is the narrowest screen still sold, and a desktop at 400 % (WCAG 2.2, 1.4.10). */
const widths = [320, 390, 834, 1440]
const axeWidths = [390, 1440]

for (const route of routes)
  test(`a visitor reads ${route.path} on any screen, in either theme`, async ({
    page,
    traffic,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const answer = await page.goto(route.path)
    expect(answer?.status()).toBe(route.status)
    await hydrated(page)
    await scrollThrough(page)
    await expectReadable(page, route.path)
    expectQuiet(traffic, route, site.url)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await overflow(page), `sideways scroll at ${width} px`).toBe(0)
      if (axeWidths.includes(width))
        expect.soft(await axeViolations(page), `in dark, at ${width} px`).toEqual([])
    }
    await page.getByRole('button', { name: navigation.theme.toLight }).click()
    await expect(page.locator('html')).toHaveClass(/\blight\b/)
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await axeViolations(page), `in light, at ${width} px`).toEqual([])
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads each page, and the gallery’s rites in Hindi', async ({ page }) => {
    for (const { path, status } of routes) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(status)
      await expectReadable(page, path)
      await expect
        .soft(page.getByRole('button', { name: navigation.theme.toLight }), path)
        .toHaveCount(0)
    }
    await page.goto('/')
    const rites = ['Gajra', 'Haldi', 'Shringar', 'Baraat', 'Varmala', 'Pheras', 'Vidaai']
    await expect(page.locator('#gallery [lang=hi-Latn]')).toHaveText(rites)
    await expect(page.locator('#gallery figcaption').first(), 'not in one word').toHaveText(
      /^Gajra Eight in the morning\./,
    )
  })
})

async function expectReadable(page: Page, path: string) {
  expect.soft(await page.title(), path).toContain(studio.name)
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'en-IN')
  await expect.soft(page.locator('html'), path).toHaveClass(/\bdark\b/)
  await expect.soft(page.locator('h1'), path).toHaveCount(1)
  const images = page.locator('img')
  const wanting = images.and(page.locator(':not([alt]), [alt=""], :not([width]), :not([height])'))
  await expect.soft(wanting, path).toHaveCount(0)
  const broken = () =>
    images.evaluateAll(all =>
      (all as HTMLImageElement[])
        .filter(each => each.checkVisibility() && !each.naturalWidth)
        .map(each => each.src),
    )
  await expect.soft.poll(broken, path).toEqual([])
}

/**
 * The console is silent, also about requests, except for a missing page, which it names; nothing
 * came from another host.
 */
function expectQuiet(traffic: Traffic, { path, status }: Route, own: string) {
  const unexpected = (line: string) =>
    status !== 404 || !(line.includes(path) || line.includes('status of 404'))
  expect(traffic.console.filter(unexpected)).toEqual([])
  expect(traffic.console.some(line => line.includes(path))).toBe(status === 404)
  expect([...traffic.hosts]).toEqual([new URL(own).host])
}

async function axeViolations(page: Page): Promise<string[]> {
  // During a change of colour axe would measure colours of neither theme. Waiting would need
  // frames, which may not be drawn.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
  // Otherwise it opens another page, for frames that this site lacks.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // The rule is off unless asked for; details of what passes would cost time.
  axe.options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`),
  )
}
