import { chromium as playwright, type LaunchOptions } from '@playwright/test'
import type { Route } from '@/scripts/routes'

/** Playwright turns the cache for going back off. */
const cacheOff = '--disable-back-forward-cache'

/** What became of one screen that a visitor left and came back to. */
export interface Return {
  name: string
  /** Found as it was left, at once; else made afresh, and the browser says why. */
  restored: boolean
  reasons: string[]
}

/** Leaves each screen by an address and comes back by the browser's own button. */
export async function watchReturns(launching: LaunchOptions, site: string, routes: Route[]): Promise<Return[]> {
  const browser = await playwright.launch({ ...launching, ignoreDefaultArgs: [cacheOff] })
  try {
    const returns: Return[] = []
    for (const { name, path } of routes) {
      const page = await browser.newPage({ baseURL: site })
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(mark)
      await page.goto('/api/health')
      await page.goBack({ waitUntil: 'commit' })
      returns.push({ name, ...(await page.evaluate(tell)) })
      await page.close()
    }
    return returns
  } finally {
    await browser.close()
  }
}

/** In the page: only one that is restored remembers. */
function mark() {
  addEventListener('pageshow', event => Object.assign(window, { restored: event.persisted }))
}

function tell() {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    notRestoredReasons?: { reasons: { reason: string }[] } | null
  })[]
  return {
    restored: (window as unknown as { restored?: boolean }).restored === true,
    reasons: (navigation?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason),
  }
}
