import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from '@/scripts/chromium'

/** Compiles the site a second time, for more than a minute. Only `.ci/run` runs it. */
const dev = /dev\.spec\.ts$/
const everyEngine = /(site-pages|navigation|inquiry|theme)\.spec\.ts$/
const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 }, // keeps the bar if it gets more links
  launchOptions: { executablePath: findChromium(), args: chromiumFlags },
}

/** The tests use the existing build. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './db/test/template',
  fullyParallel: true,
  workers: 3, // even on two cores: some tests wait for a clock
  forbidOnly: true,
  retries: 1, // the retry makes a trace, which would cost every test a quarter of its time
  failOnFlakyTests: true,
  reporter: 'list',
  snapshotPathTemplate: 'e2e/golden/{arg}{ext}',
  updateSnapshots: 'none', // only `npm run golden` writes golden files
  timeout: 90_000, // ends a test that hangs
  expect: { timeout: 30_000 }, // for forms and servers; `expectNow` waits less
  use: {
    actionTimeout: 30_000,
    locale: 'en-IN',
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' }, // films cost time; tests of motion allow it
  },
  projects: [
    { name: 'chromium', use: chromium, testIgnore: dev },
    { name: 'dev', use: chromium, testMatch: dev },
    { name: 'firefox', use: devices['Desktop Firefox'], testMatch: everyEngine },
    { name: 'webkit', use: devices['Desktop Safari'], testMatch: everyEngine },
  ],
})
