import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from '@/scripts/chromium'

/** The tests that need nothing of Chromium's own. */
const everyEngine = /(screens|navigation|inquiry|theme)\.spec\.ts$/
const window = { width: 1440, height: 900 }

/** Runs on the existing production build. Each worker has its own site and database. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  timeout: 90_000, // against hanging, not slowness
  expect: { timeout: 30_000 },
  use: { locale: 'en-IN', viewport: window, trace: 'retain-on-failure' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: window,
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      },
    },
    { name: 'firefox', use: { ...devices['Desktop Firefox'], viewport: window }, testMatch: everyEngine },
    { name: 'webkit', use: { ...devices['Desktop Safari'], viewport: window }, testMatch: everyEngine },
  ],
})
