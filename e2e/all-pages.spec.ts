import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { navigation, studio } from '@/content/studio'
import { scrollThrough } from '@/e2e/scroll-through'
import { routes, type Route } from '@/e2e/routes'
import { expect, test, type Traffic } from './fixtures'
import { faded, hydrated, overflow, withoutListRole } from './screen'

/** 320 px is the narrowest screen still sold, and a desktop at 400 % (WCAG 2.2, 1.4.10). */
const widths = [320, 390, 834, 1440]
/** Axe's rule about colours: the light theme changes nothing else. */
const colours = ['color-contrast']

// A caption that fades in has less contrast for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const route of routes)
  test(`a visitor reads ${route.path} on any screen, in either theme`, async ({ page, traffic, site }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const answer = await page.goto(route.path)
    expect(answer?.status()).toBe(route.status)
    await hydrated(page)
    await scrollThrough(page)
    await expectRead(page)
    expectQuiet(traffic, route, site.url, true)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await overflow(page), `sideways scroll at ${width} px`).toBe(0)
      expect.soft(await page.locator('ul, ol').evaluateAll(withoutListRole), `lists at ${width} px`).toEqual([])
      if (width === 390 || width === 1440)
        expect.soft(await axeViolations(page), `axe in dark, at ${width} px`).toEqual([])
    }
    await page.getByRole('button', { name: navigation.theme.toLight }).click()
    await expect(page.locator('html')).toHaveClass(/\blight\b/)
    expect.soft(await axeViolations(page, colours), 'axe in light').toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor reads every screen, in the one theme there is', async ({ page, traffic, site }) => {
    for (const route of routes) {
      await page.setViewportSize({ width: 390, height: 900 })
      const answer = await page.goto(route.path)
      expect(answer?.status(), route.path).toBe(route.status)
      await expectRead(page)
      await expect.soft(page.getByRole('button', { name: navigation.theme.toLight }), route.path).toHaveCount(0)
      expectQuiet(traffic, route, site.url, false)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflow(page), `sideways scroll of ${route.path} at ${width} px`).toBe(0)
      }
    }
  })
})

/** The page is dark and has a title, and every picture has an alt text, a reserved place, and loads. */
async function expectRead(page: Page) {
  const path = new URL(page.url()).pathname
  expect.soft(await page.title(), path).toContain(studio.name)
  await expect.soft(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /.{40,}/)
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'en-IN')
  await expect.soft(page.locator('html'), path).toHaveClass(/\bdark\b/)
  await expect.soft(page.locator('h1'), path).toHaveCount(1)
  const images = page.locator('img')
  const wanting = images.and(page.locator(':not([alt]), [alt=""], :not([width]), :not([height])'))
  await expect.soft(wanting, path).toHaveCount(0)
  const broken = () =>
    images.evaluateAll(all => (all as HTMLImageElement[]).filter(each => !each.naturalWidth).map(each => each.src))
  await expect.soft.poll(broken, path).toEqual([])
}

/** Since the last call the console is silent and no request failed, except that of a missing page; nothing came from another host. */
function expectQuiet(traffic: Traffic, route: Route, own: string, scripts: boolean) {
  const said = traffic.console.splice(0)
  const failed = traffic.failed.splice(0)
  const missing = route.status === 404
  const named = said.filter(line => line.includes(route.path))
  if (missing) expect(named).toHaveLength(scripts ? 1 : 0)
  const unexpected = (line: string) => !(missing && (line.includes('status of 404') || line.includes(route.path)))
  expect(said.filter(unexpected), route.path).toEqual([])
  // The browser drops the preload of a script that may not run (`csp`), and pictures and fonts that still load when the next page
  // is opened.
  const abandoned = (line: string) => /\/(p|fonts)\//.test(line) && line.endsWith('net::ERR_ABORTED')
  const expected = (line: string) =>
    (missing && line === `${own}${route.path} 404`) || (!scripts && (line.endsWith('.js csp') || abandoned(line)))
  expect(
    failed.filter(line => !expected(line)),
    route.path,
  ).toEqual([])
  expect([...traffic.hosts]).toEqual([new URL(own).host])
}

/** @param rules of axe; all by default */
async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  await faded(page)
  const axe = new AxeBuilder({ page }).setLegacyMode() // otherwise it opens another page, for frames that this site lacks
  if (rules) axe.withRules(rules)
  else axe.options({ rules: { 'target-size': { enabled: true } } }) // off unless asked for
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}
