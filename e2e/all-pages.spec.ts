import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { scrollThrough } from '@/scripts/scroll-through'
import { routes, type Route } from '@/scripts/routes'
import { expect, test, type Traffic } from './fixtures'
import { hydrated, overflow, preferTheme, type Theme } from './screen'

/** The first is the narrowest screen still sold, and a desktop at 400 %: WCAG 2.2, 1.4.10. */
const widths = [320, 390, 834, 1440]
const views: { theme: Theme; scripts: boolean }[] = [
  { theme: 'dark', scripts: true },
  { theme: 'light', scripts: true },
  { theme: 'dark', scripts: false },
]

for (const { theme, scripts } of views)
  test.describe(`${theme}, scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })
    for (const route of routes)
      test(`a visitor reads ${route.path} on any screen`, async ({ page, traffic, site }) => {
        await preferTheme(page, theme)
        await page.setViewportSize({ width: 390, height: 900 })
        const answer = await page.goto(route.path)
        expect(answer?.status()).toBe(route.status)
        if (scripts) await hydrated(page)
        await scrollThrough(page)
        await expectImages(page)
        await expect(page).toHaveTitle(/Noor Vista/)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
        await expect(page.locator('h1')).toHaveCount(1)
        expectQuiet(traffic, route, site.url, scripts)

        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow(page), `sideways scroll at ${width} px`).toBe(0)
          // Axe runs in the page.
          if (scripts && (width === 390 || width === 1440)) expect(await axeViolations(page)).toEqual([])
        }
      })
  })

/** Every picture has words for those who do not see it, reserves its place before it is there, and comes. */
async function expectImages(page: Page) {
  const images = page.locator('img')
  const wanting = images.and(page.locator(':not([alt]), :not([width]), :not([height])'))
  await expect(wanting).toHaveCount(0)
  const broken = () =>
    images.evaluateAll(all => (all as HTMLImageElement[]).filter(each => !each.naturalWidth).map(each => each.src))
  await expect.poll(broken).toEqual([])
}

function expectQuiet(traffic: Traffic, route: Route, own: string, scripts: boolean) {
  const missing = route.status === 404
  const named = traffic.console.filter(line => line.includes(route.path))
  if (missing) expect(named).toHaveLength(scripts ? 1 : 0)
  const unexpected = (line: string) => !(missing && (line.includes('status of 404') || line.includes(route.path)))
  expect(traffic.console.filter(unexpected)).toEqual([])
  // A preload of a script that may not run is given up by the browser, which calls that `csp`.
  const expected = (line: string) =>
    (missing && line === `${own}${route.path} 404`) || (!scripts && line.endsWith('.js csp'))
  expect(traffic.failed.filter(line => !expected(line))).toEqual([])
  expect([...traffic.hosts]).toEqual([new URL(own).host])
}

async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze() // off unless asked for
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}
