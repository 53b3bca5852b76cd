import { writeFile } from 'node:fs/promises'
import { test as base } from '@/e2e/fixtures'
import type { Engine } from '@/scripts/engines'
import type { Settings } from './browser'
import { launchPuppeteer } from './puppeteer'
import { startTestProxy } from './test-proxy'
import { Visitor } from './visitor'
import { launchWebKit } from './webkit'

export { expect } from '@/e2e/fixtures'

export const phone = { width: 390, height: 844 }

export interface EngineOptions {
  engine: Engine
  settings: Partial<Settings>
}

export const test = base.extend<EngineOptions & { visitor: Visitor }>({
  engine: ['chromium', { option: true }],
  settings: [{}, { option: true }],
  visitor: async ({ engine, settings, site }, use, info) => {
    const all = { width: 1280, height: 900, scripts: true, reducedMotion: false, ...settings }
    const proxy = await startTestProxy(site.url)
    const browser = await (engine === 'webkit' ? launchWebKit(all) : launchPuppeteer(engine, all))
    await use(new Visitor(browser, proxy, all.scripts))
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('screen.png'), await browser.screenshot()).catch(() => {})
    await browser.close()
    proxy.close()
  },
})
