import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from '@/scripts/chromium'

/** Runs on the existing production build. Each worker has its own site and database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: ['engines/**', 'rehearsal/**', 'deploy.spec.ts', 'caddy.spec.ts'],
  globalSetup: './e2e/global-setup',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
