import puppeteer from 'puppeteer-core'
import { isFault } from '@/e2e/console'
import { chromiumFlags, findChromium } from '@/scripts/chromium'
import { findFirefox } from '@/scripts/engines'
import type { Browser, Settings } from './browser'

/** Chromium by DevTools protocol, Firefox by WebDriver BiDi. */
export async function launchPuppeteer(engine: 'chromium' | 'firefox', settings: Settings): Promise<Browser> {
  const { width, height, scripts, reducedMotion } = settings
  const browser = await puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: engine === 'firefox' ? findFirefox() : findChromium(),
    args: engine === 'firefox' ? [] : [...chromiumFlags, ...(reducedMotion ? ['--force-prefers-reduced-motion'] : [])],
    extraPrefsFirefox: { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': Number(reducedMotion) },
  })
  const page = await browser.newPage() // Firefox's first page has no focus
  await page.setViewport({ width, height })
  if (engine === 'chromium') await page.setJavaScriptEnabled(scripts)
  const said: string[] = []
  page.on('console', message => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => said.push(`uncaught: ${String(error)}`))
  return {
    go: async url => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: page.evaluate.bind(page) as Browser['evaluate'],
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    consoleMessages: async () => said.filter(isFault),
    close: () => browser.close(),
  }
}
