import { type Browser, type CDPSession, type Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const slowdown = 4
const patienceMs = 40_000
/** Between two taps, and from the first paint to the first tap. */
const betweenTapsMs = 1_500
const firstTapMs = 1_000
/** After loading, while scripts still run. */
const settleMs = 3_000

/** In ms since navigation, except the last three. */
export interface Visit {
  'first paint': number
  largest: number
  /** When React has hydrated the first button and the form; until then only HTML works. NaN if never. */
  'taken over': number
  /** The time of tasks beyond 50 ms each, summed, in ms. */
  blocked: number
  /** The longest time from a tap to the next frame, in ms; NaN without a tap. */
  'worst tap': number
  /** Scripts that arrived before the page had loaded, as transferred. */
  'scripts KB': number
}

/** Visits a page on a phone slowed four times, in a new context. @param taps whether to tap while it loads */
export async function visit(browser: Browser, url: string, taps: boolean): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript('globalThis.__name = named => named') // tsx wraps the functions below in it
    await page.addInitScript(observe)
    const loaded = page.goto(url, { timeout: patienceMs })
    if (taps) await tapAround(page, session)
    await loaded
    await sleep(settleMs)
    return await page.evaluate(collect)
  } finally {
    await context.close()
  }
}

/** Taps Menu, Close, the theme button and the first field, if the page has them. */
async function tapAround(page: Page, session: CDPSession) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
    timeout: patienceMs,
  })
  await sleep(firstTapMs)
  const targets = [
    'header button[popovertarget=menu]',
    '#menu button[popovertarget=menu]',
    'header button.needs-script',
    'main form :is(input:not([type=hidden], [tabindex="-1"]))',
  ]
  for (const target of targets) {
    const point = await page.evaluate(placeOf, target)
    if (!point) continue
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await sleep(betweenTapsMs)
  }
}

/** Runs in the page: the middle of the first visible match, scrolled into the window if needed. */
function placeOf(selector: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll(selector)].find(each => each.checkVisibility())
  if (!element) return undefined
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top: above, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: above + height / 2 }
}

type Metrics = Pick<Visit, 'largest' | 'blocked' | 'worst tap' | 'taken over'>

/** Runs in the page before anything else. React gives hydrated elements a property. */
function observe() {
  const seen: Metrics = { largest: NaN, blocked: 0, 'worst tap': NaN, 'taken over': NaN }
  Object.assign(window, { seen })
  const onEntry = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  onEntry('largest-contentful-paint', entry => (seen.largest = entry.startTime))
  onEntry('longtask', entry => (seen.blocked += entry.duration - 50))
  const worst = ({ duration }: PerformanceEntry) => (seen['worst tap'] = Math.max(seen['worst tap'] || 0, duration))
  onEntry(
    'event',
    entry => (entry as PerformanceEventTiming & { interactionId: number }).interactionId && worst(entry),
    {
      durationThreshold: 16,
    },
  )
  const isReacts = (element: Element) => Object.keys(element).some(name => name.startsWith('__reactFiber$'))
  const timer = setInterval(() => {
    const asked = ['button', 'main form'].flatMap(selector => document.querySelector(selector) ?? [])
    if (document.readyState === 'loading' || asked.length === 0 || !asked.every(isReacts)) return
    seen['taken over'] = performance.now()
    clearInterval(timer)
  }, 20)
}

/** Runs in the page at the end. */
function collect() {
  const { seen } = window as unknown as { seen: Metrics }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const load = navigation?.loadEventEnd ?? NaN
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd < load)
  return {
    ...seen,
    'first paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    'scripts KB': scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  }
}
