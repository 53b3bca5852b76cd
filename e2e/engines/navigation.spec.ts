import { screens } from '@/content/screens'
import { essays } from '@/e2e/essays'
import { expect, phone, test } from './fixtures'
import type { Visitor } from './visitor'

const [clear, opaque] = ['rgba(0, 0, 0, 0)', 'rgb(17, 13, 16)']
const menu = '#menu'
/** A button with scripts, a link without. */
const opener = '#bar :is([popovertarget], [href="#menu"])'
const closer = `${menu} :is([popovertarget], [href="#open-menu"])`

const scrollTo = (visitor: Visitor, top: number) => visitor.look(y => scroll({ top: y, behavior: 'instant' }), top)
const background = (selector: string) => getComputedStyle(document.querySelector(selector)!).backgroundColor

/** The section stands right under the bar. */
async function expectLanded(visitor: Visitor, section: string) {
  const off = (id: string) => {
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - padding)
  }
  await visitor.soon(off, section).toBeLessThanOrEqual(8)
}

test('the bar is clear at the top of the page and opaque past 20 px', async ({ visitor }) => {
  await visitor.open('/')
  for (const [top, colour] of Object.entries({ 0: clear, 20: clear, 24: opaque })) {
    await scrollTo(visitor, Number(top))
    await visitor.soon(background, '#bar').toBe(colour)
  }
  await scrollTo(visitor, 0)
  await visitor.soon(background, '#bar').toBe(clear)
})

test('a link of the bar leads from another page to its section, and from that to another', async ({ visitor }) => {
  await visitor.open(`/journal/${essays[0]!.slug}`)
  await visitor.click('#bar a[href="/#investment"]')
  await visitor.sees('h1', screens.home.title)
  await visitor.soon(() => location.hash).toBe('#investment')
  await expectLanded(visitor, 'investment')
  await visitor.click('#bar a[href="/#about"]')
  await expectLanded(visitor, 'about')
})

/** Less than 300 ms are needed; a smooth scroll would take 1,500. The rest is for a busy machine. */
const restsWithinMs = 700

test('a visitor who goes back stands where they were at once, on the link that they had followed', async ({
  visitor,
}) => {
  const section = '#investment a[href="/#connect"]'
  const pages = [
    '#process li:nth-child(3) > * > * > a',
    '#privacy a[href$="#private-consultation"]',
    'footer a[href="/journal"]',
  ]
  await visitor.open('/')
  await visitor.look(watchScrolling)
  for (const width of [390, 834, 1280, 1920]) {
    await visitor.browser.resize(width, 900)
    for (const link of [...pages, section]) {
      await visitor.click(link)
      if (link === section) await expectLanded(visitor, 'connect')
      else await visitor.soon(() => location.pathname).not.toBe('/')
      await visitor.soon(rests).toBe(true)
      await visitor.look(() => history.back())
      await visitor.soon(awayFromClick).toBeLessThanOrEqual(1)
      await visitor.soon(isFocused, link).toBe(true)
      expect(await visitor.look(movedUntil), `${link} at ${width} px`).toBeLessThan(restsWithinMs)
    }
  }
})

for (const scripts of [true, false])
  test.describe(`a phone, scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ settings: { ...phone, scripts } })
    test('a visitor opens the menu, closes it, and goes where it leads', async ({ visitor }) => {
      await visitor.open('/')
      await visitor.seesNo(menu)
      await visitor.click(opener)
      await visitor.sees(menu, screens.contact.label)
      await visitor.click(closer)
      await visitor.seesNo(menu)
      if (scripts) {
        await visitor.click(opener)
        await visitor.sees(menu)
        await visitor.browser.press('Escape')
        await visitor.seesNo(menu)
      }
      await visitor.click(opener)
      await visitor.click(`${menu} a[href="/journal"]`)
      await visitor.soon(() => location.pathname).toBe('/journal')
      await visitor.seesNo(menu)
      await visitor.click(opener)
      await visitor.click(`${menu} a[href="/#about"]`)
      await visitor.sees('h1', screens.home.title)
      await visitor.seesNo(menu)
      await expectLanded(visitor, 'about')
    })
  })

interface Watched {
  /** The scroll position at the last click. */
  clickedAt: number
  /** The times of the last history step and the last scroll, in ms. */
  wentBack: number
  moved: number
}

/* These run in the page. */

function watchScrolling() {
  const watched: Watched = Object.assign(window, { clickedAt: 0, wentBack: 0, moved: 0 })
  addEventListener('click', () => (watched.clickedAt = scrollY), true)
  addEventListener('popstate', () => (watched.wentBack = performance.now()))
  addEventListener('scroll', () => (watched.moved = performance.now()))
}

function rests(): boolean {
  return performance.now() - (window as unknown as Watched).moved > 100
}

function awayFromClick(): number {
  return Math.abs(scrollY - (window as unknown as Watched).clickedAt)
}

function movedUntil(): number {
  const { moved, wentBack } = window as unknown as Watched
  return moved - wentBack
}

function isFocused(selector: string): boolean {
  return document.activeElement === document.querySelector(selector)
}
