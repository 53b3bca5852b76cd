import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/fixtures'
import { engines, missingEngines } from './scripts/engines'

const missing = missingEngines()
if (missing) throw new Error(missing)

/** The tests that every engine must pass. Playwright only runs them; the browsers are the machine's. */
export default defineConfig<EngineOptions>({
  testDir: 'e2e/engines',
  globalSetup: './e2e/global-setup',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Against hanging, not slowness: on a busy machine a browser takes many seconds to start.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: engines.map(engine => ({ name: engine, use: { engine } })),
})
