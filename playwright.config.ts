import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from '@/scripts/chromium'

const everyEngine = /(site-pages|navigation|inquiry|theme)\.spec\.ts$/

/** On the existing build. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './db/test/template',
  fullyParallel: true,
  workers: 3, // also on two cores: some tests wait for a clock
  forbidOnly: true,
  retries: 1, // for a trace, which would cost each test a quarter of its time
  failOnFlakyTests: true,
  reporter: 'list',
  snapshotPathTemplate: 'e2e/golden/{arg}{ext}',
  updateSnapshots: 'none', // `npm run golden` alone writes golden files
  timeout: 90_000, // against hanging, not slowness
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-IN',
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' }, // except where motion is tested: films cost time
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      },
    },
    { name: 'firefox', use: devices['Desktop Firefox'], testMatch: everyEngine },
    { name: 'webkit', use: devices['Desktop Safari'], testMatch: everyEngine },
  ],
})
