/**
 * `npm run screens` takes full-length screenshots of every screen into .screens/, to be judged by eye: of the existing build
 * (`npm run build`), or of the site at SITE_URL.
 */
import { chromium, type Browser, type Page } from '@playwright/test'
import path from 'node:path'
import { chromiumFlags, provideChromium } from './chromium'
import { startFreshDatabase, startFreshSite } from './fresh-site'
import { scrollThrough } from './scroll-through'
import { themeKey } from '@/lib/theme-key'
import { routes } from './routes'
import { readArguments } from './usage'

const widths = [390, 834, 1440, 1920]
const heights = { phone: 844, other: 1000 }
const looks = [
  { name: 'dark', theme: 'dark', scripts: true },
  { name: 'light', theme: 'light', scripts: true },
  { name: 'no-scripts', theme: 'dark', scripts: false },
  { name: 'print', theme: 'dark', scripts: true, media: 'print' },
] as const

readArguments({
  command: 'npm run screens',
  help: 'Takes screenshots of every screen into .screens/: of the existing build (npm run build), or of the site at SITE_URL.',
})

if (process.env.SITE_URL) await shootAll(process.env.SITE_URL)
else await withFreshSite(shootAll)

async function withFreshSite(visit: (url: string) => Promise<void>) {
  const database = await startFreshDatabase()
  try {
    const site = await startFreshSite(database.webUrl)
    await visit(site.url).finally(() => site.stop())
  } finally {
    await database.stop()
  }
}

async function shootAll(url: string) {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumFlags })
  try {
    for (const look of looks) for (const width of widths) await shoot(browser, url, look, width)
  } finally {
    await browser.close()
  }
}

async function shoot(browser: Browser, baseURL: string, look: (typeof looks)[number], width: number) {
  const height = width < 500 ? heights.phone : heights.other
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    javaScriptEnabled: look.scripts,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [themeKey, look.theme] as const)
  const page = await context.newPage()
  if ('media' in look) await page.emulateMedia({ media: look.media })
  for (const route of routes)
    await take(page, route.path, path.join('.screens', `${route.name}-${look.name}-${width}.png`))
  await context.close()
}

async function take(page: Page, from: string, to: string) {
  await page.goto(from)
  await scrollThrough(page)
  await page.screenshot({ path: to, fullPage: true })
  console.log(to)
}
