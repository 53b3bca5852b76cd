import { chromium as playwright } from '@playwright/test'
import { chromiumFlags } from '@/scripts/chromium'
import { watchInteractions } from './pages/interactions'
const browser = await playwright.launch({ executablePath: '/usr/bin/chromium', args: chromiumFlags })
for (let i = 0; i < Number(process.argv[2] ?? 2); i++) for (const t of await watchInteractions(browser, process.env.SITE ?? 'http://localhost:3100')) console.log(t.path, t.count, t.worstMs, t.longest.join(' | '))
await browser.close()
