import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readThrough } from '@/scripts/reading'
import { routes, type Route } from '@/scripts/routes'
import { expect, test, type Traffic } from './fixtures'
import { comeAlive, overflow, prefer, turnScriptsOff, type Theme } from './screen'

const views: { theme: Theme; scripts: boolean }[] = [
  { theme: 'dark', scripts: true },
  { theme: 'light', scripts: true },
  { theme: 'dark', scripts: false },
]
const widths = [390, 1440]
/** The narrowest screen still sold, and a desktop at 400 %: WCAG 2.2, 1.4.10. */
const narrowest = 320

for (const route of routes) {
  for (const { theme, scripts } of views) {
    for (const width of widths) {
      test(`a visitor reads ${route.path}, ${theme}, scripts ${scripts ? 'on' : 'off'}, ${width} px`, async ({
        page,
        traffic,
        site,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await prefer(page, theme)
        const turnScriptsOn = scripts ? undefined : await turnScriptsOff(page)

        const answer = await page.goto(route.path)
        expect(answer?.status()).toBe(route.status)
        await readThrough(page)
        if (scripts) await comeAlive(page)

        await expectHead(page)
        await expectImages(page)
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
        expect.soft(await overflow(page), 'sideways scroll').toBe(0)
        await expectQuiet(traffic, route, site.url, scripts)
        await turnScriptsOn?.()
        expect(await complaints(page)).toEqual([])

        if (width !== widths[0]) return
        await page.setViewportSize({ width: narrowest, height: 900 })
        expect(await overflow(page), 'sideways scroll').toBe(0)
      })
    }
  }
}

async function expectHead(page: Page) {
  await expect(page).toHaveTitle(/Noor Vista/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await expect(page.locator('h1')).toHaveCount(1)
}

/** Every picture has words for those who do not see it, and reserves its place before it is there. */
async function expectImages(page: Page) {
  const wanting = await page
    .locator('img')
    .evaluateAll(images =>
      images
        .filter(image => !image.hasAttribute('alt') || !image.getAttribute('width') || !image.getAttribute('height'))
        .map(image => image.outerHTML),
    )
  expect(wanting).toEqual([])
  const broken = () =>
    page
      .locator('img')
      .evaluateAll(images =>
        (images as HTMLImageElement[]).filter(image => !image.naturalWidth).map(image => image.src),
      )
  await expect(async () => {
    if ((await broken()).length > 0) await readThrough(page) // it may have scrolled past while the scripts came
    expect(await broken()).toEqual([])
  }).toPass({ timeout: 15_000 })
}

async function expectQuiet(traffic: Traffic, route: Route, own: string, scripts: boolean) {
  const missing = route.status === 404
  const named = () => traffic.console.filter(line => line.includes(route.path))
  if (missing && scripts) await expect.poll(named).toHaveLength(1)
  const unexpected = traffic.console.filter(
    line => !(missing && (line.includes('status of 404') || line.includes(route.path))),
  )
  expect(unexpected).toEqual([])
  const expected = (line: string) =>
    // A preload of a script that may not run is given up by the browser, which calls that `csp`.
    (missing && line === `${own}${route.path} 404`) || (!scripts && line.endsWith('.js csp'))
  expect(traffic.failed.filter(line => !expected(line))).toEqual([])
  expect([...traffic.hosts]).toEqual([new URL(own).host])
}

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}
