import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** Tests that need a second build, or Caddy: `npm run e2e:deploy`. */
export default defineConfig(config, { testIgnore: [], testMatch: ['deploy.spec.ts', 'caddy.spec.ts'] })
