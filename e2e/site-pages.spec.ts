import type { Page } from '@playwright/test'
import { axeViolations } from './axe'
import { expectNow as expect, test, type Traffic } from './fixtures'
import { missingPath, onePathPerTemplate } from './routes'
import { expectHydrated, measureOverflow, scrollThrough, themeButton } from './page-state'

/** 320 px is also a desktop at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const widths = [320, 390, 834, 1440]
const axeWidths = [390, 1440]

for (const path of onePathPerTemplate)
  test(`${path} is readable on any screen, in either theme`, async ({ page, traffic, site }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path + (path === missingPath ? '?names=Asha' : ''))
    await expectHydrated(page)
    await scrollThrough(page)
    await expectPictures(page)
    expect.soft(await page.evaluate(findForeignHosts), 'other hosts').toEqual([])
    expect.soft(await page.evaluate(findAnimations), 'running animations').toEqual([])
    expect.soft(await page.evaluate(findSmallTargets), 'small targets').toEqual([])
    expectCleanTraffic(traffic, path, site.url)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await measureOverflow(page), `sideways scroll at ${width} px`).toBe(0)
      expect.soft(await page.evaluate(findOverhangs), `overhangs at ${width} px`).toEqual([])
      if (axeWidths.includes(width))
        expect.soft(await axeViolations(page), `in the dark theme, at ${width} px`).toEqual([])
    }
    await themeButton(page).click()
    await expect(page.locator('html')).toHaveClass(/\blight\b/)
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await axeViolations(page), `in the light theme, at ${width} px`).toEqual([])
    }
  })

test('with reduced motion a link to a section jumps instantly', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  const top = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('main a[href="/#connect"]')!.click()
    for (let frame = 0; frame < 2; frame++)
      await new Promise(resolve => requestAnimationFrame(resolve))
    return document.getElementById('connect')!.getBoundingClientRect().top
  })
  expect(Math.abs(top)).toBeLessThan(100)
})

async function expectPictures(page: Page) {
  const images = page.locator('img')
  const incomplete = images.and(
    page.locator(':not([alt]), [alt=""], :not([width]), :not([height])'),
  )
  await expect.soft(incomplete, 'images without alt or size').toHaveCount(0)
  const broken = () =>
    images.evaluateAll(all =>
      (all as HTMLImageElement[])
        .filter(each => each.checkVisibility() && !each.naturalWidth)
        .map(each => each.src),
    )
  await expect.soft.poll(broken, 'broken images').toEqual([])
}

/** Without SITE_URL, a build's public address is localhost:3000. */
const findForeignHosts = () =>
  [...document.querySelectorAll('link, script, img, source, iframe, object, embed, video, audio')]
    .flatMap(element => ['href', 'src', 'data'].flatMap(name => element.getAttribute(name) ?? []))
    .map(address => new URL(address, location.href).host)
    .filter(host => host !== location.host && host !== 'localhost:3000')

function expectCleanTraffic(traffic: Traffic, path: string, siteUrl: string) {
  const isMissing = path === missingPath
  const unexpected = (line: string) =>
    !isMissing || !(line.includes(path) || line.includes('status of 404'))
  expect(traffic.console.filter(unexpected)).toEqual([])
  expect(traffic.console.some(line => line.includes(path))).toBe(isMissing)
  expect(traffic.console.join(), 'the console does not show the private query').not.toContain(
    'Asha',
  )
  expect([...traffic.hosts]).toEqual([new URL(siteUrl).host])
}

const findAnimations = () =>
  document.getAnimations().flatMap(animation => {
    const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition'
    return /^(bar-turn-opaque|reading-progress)$/.test(name) ? [] : name
  })

/** Pictures that hang out of their figure, over what follows it. */
const findOverhangs = () =>
  [...document.querySelectorAll<HTMLImageElement>('main figure img')].flatMap(picture => {
    const { bottom } = picture.closest('figure')!.getBoundingClientRect()
    const overhang = picture.getBoundingClientRect().bottom - bottom
    return overhang > 1 ? [`${overhang} px: ${picture.alt}`] : []
  })

const findSmallTargets = () =>
  [...document.querySelectorAll('.touch-target, .button, summary, #bar button')].flatMap(target => {
    const { width, height } = target.getBoundingClientRect()
    return width && Math.min(width, height) < 47.5 ? target.outerHTML.slice(0, 120) : []
  })
