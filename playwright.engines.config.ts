import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/fixtures'
import { engines, missingEngines } from './scripts/engines'

const missing = missingEngines()
if (missing) throw new Error(missing)

/** The tests that every engine must pass. Playwright only runs them: the browsers are the machine's own. */
export default defineConfig<EngineOptions>({
  testDir: 'e2e/engines',
  globalSetup: './e2e/global-setup',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Bounds against hanging, not against slowness: a browser that is started beside other work takes many seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: engines.map(engine => ({ name: engine, use: { engine } })),
})
