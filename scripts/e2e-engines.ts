/** `npm run e2e:engines`: the stories of e2e/engines in Chromium, Firefox and WebKit. Arguments go to Playwright. */
import { spawnSync } from 'node:child_process'
import { missingEngines } from './engines'

const missing = missingEngines()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const args = ['playwright', 'test', '--config=playwright.engines.config.ts', ...process.argv.slice(2)]
process.exit(spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1)
