import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** What takes a second build, or Caddy: `npm run e2e:deploy`. */
export default defineConfig(config, { testIgnore: [], testMatch: ['deploy.spec.ts', 'caddy.spec.ts'] })
