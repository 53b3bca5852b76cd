import { type Browser, type CDPSession, devices, type Page } from '@playwright/test'
import { button, detailedForm, expectComplaint, expectSent, field, fill, shortForm } from '@/e2e/inquiry-form'

/** A phone of the middle class, as Lighthouse slows one down. */
const slowdown = 4
const betweenKeysMs = 60
/** Whoever taps looks at what that has done before the next tap; the first one comes that long after the page. */
const betweenTapsMs = 1_000

/** How much wider and higher than the page its window is, in pixels. */
const spare = 400

/** What a visitor did on one page, and how long the page needed to show it. */
export interface Interactions {
  path: string
  /** How many there were. */
  count: number
  /**
   * Interaction to Next Paint, in ms in steps of 8: the longest from the finger to the next frame, one left out for every 50
   * (web.dev/articles/inp). 0 where the browser, which keeps those below 16 ms to itself, tells of none.
   */
  inpMs: number
  /** The longest of all. */
  worstMs: number
  /** What the scripts cost as they come, from the first tap on: of each task what it takes beyond 50 ms, summed. */
  blockedMs: number
  /** The longest three, each by its event and what it happened to: `664 click on BUTTON Menu`. */
  longest: string[]
}

interface Seen {
  id: number
  ms: number
  what: string
}

const visits = [
  { form: shortForm, name: 'Your Names', choice: 'Investment Range', place: 'Location' },
  { form: detailedForm, name: 'Your Name', choice: 'Investment Range', place: 'Venue' },
]

/** Uses both pages with a form as a visitor with a slow phone does. */
export async function watchInteractions(browser: Browser, site: string): Promise<Interactions[]> {
  const told: Interactions[] = []
  for (const visit of visits) {
    const { path } = visit.form
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: site })
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await makeRoom(session)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.addInitScript(observe)
      await page.goto(path, { waitUntil: 'networkidle' })
      await wake(page)
      const blockedMs = await page.evaluate(() => Math.round((window as unknown as { blocked: number }).blocked))
      await inquire(page, visit)
      told.push({ path, blockedMs, ...summed(await page.evaluate(collect)) })
    } finally {
      await context.close()
    }
  }
  return told
}

/**
 * A window as high as the page has the browser's own bars too, so that the page's last rows are outside it: what changes there
 * is never shown, and a key typed into a field there is told to wait until something else is.
 */
async function makeRoom(session: CDPSession) {
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget')
  const { width = 0, height = 0 } = bounds
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: width + spare, height: height + spare } })
}

/** Opens and closes the menu, and turns to the other theme, while the scripts come. */
async function wake(page: Page) {
  const header = page.locator('header')
  await pause()
  await header.getByRole('button', { name: 'Menu' }).tap()
  await pause()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Close' }).tap()
  await pause()
  await header
    .getByRole('button', { name: /^Switch to/ })
    .filter({ visible: true })
    .first()
    .tap()
  await pause()
}

/** Sends the form: first with a mistake, then well. */
async function inquire(page: Page, { form, name, choice, place }: (typeof visits)[number]) {
  await type(page, name, 'Asha and Rahul') // the first field that is touched fetches what checks the answers
  await type(page, 'Email Address', 'asha at example')
  await type(page, place, 'Jaipur')
  await choose(page, choice)
  await button(page, form).tap()
  await expectComplaint(page, 'Email Address', /name@example\.com/)

  await type(page, 'Phone Number', '+91 98765 43210')
  await fill(page, { 'Wedding Date': '2027-02-14', 'Email Address': '' })
  await type(page, 'Email Address', 'asha@example.com')
  await button(page, form).tap()
  await expectSent(page, form)
}

const pause = () => new Promise(resolve => setTimeout(resolve, betweenTapsMs))

async function type(page: Page, label: string, text: string) {
  await field(page, label).tap()
  await page.keyboard.type(text, { delay: betweenKeysMs })
}

/** A list by its keys, since the browser's own window for it is none of the page; radios by finger. */
async function choose(page: Page, label: string) {
  const asked = field(page, label)
  const radios = asked.getByRole('radio')
  if (await radios.count()) return radios.nth(1).tap()
  await asked.focus()
  await page.keyboard.press('ArrowDown')
}

/** In the page, before anything else: keeps what Event Timing tells of taps, clicks and keys, while its target is there. */
function observe() {
  const page = Object.assign(window, { seen: [] as Seen[], blocked: 0 })
  addEventListener('pointerdown', () => (page.blocked = 0), { capture: true, once: true })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) page.blocked += duration - 50
  }).observe({ type: 'longtask' })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const target = entry.target as Element | null
      const what = `${entry.name} on ${target?.tagName ?? 'what has gone'} ${target?.textContent?.slice(0, 40) ?? ''}`
      if (entry.interactionId) page.seen.push({ id: entry.interactionId, ms: entry.duration, what: what.trim() })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** In the page, at the end: an interaction is told some time after the frame that shows it. */
async function collect(): Promise<{ seen: Seen[]; count: number }> {
  for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  await new Promise(resolve => requestIdleCallback(resolve))
  const { interactionCount } = performance as Performance & { interactionCount: number }
  return { seen: (window as unknown as { seen: Seen[] }).seen, count: interactionCount }
}

/** Of one interaction (pointerdown, pointerup, click) the longest event counts. */
export function summed({ seen, count }: { seen: Seen[]; count: number }): Omit<Interactions, 'path' | 'blockedMs'> {
  const longestOf = new Map<number, Seen>()
  for (const each of seen) if (each.ms > (longestOf.get(each.id)?.ms ?? 0)) longestOf.set(each.id, each)
  const sorted = [...longestOf.values()].sort((a, b) => b.ms - a.ms)
  return {
    count,
    inpMs: sorted[Math.floor(count / 50)]?.ms ?? 0,
    worstMs: sorted[0]?.ms ?? 0,
    longest: sorted.slice(0, 3).map(({ ms, what }) => `${ms} ${what}`),
  }
}
