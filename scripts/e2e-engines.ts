/** `npm run e2e:engines`: the tests of e2e/engines in Chromium, Firefox and WebKit. */
import { spawnSync } from 'node:child_process'
import { missingEngines } from './engines'
import { readArguments } from './usage'

readArguments({
  command: 'npm run e2e:engines',
  takes: 'forms --project=webkit',
  help: 'What must hold in Chromium, Firefox and WebKit alike. Files, --project, --grep and --repeat-each are Playwright’s.',
  options: { project: { type: 'string', multiple: true }, grep: { type: 'string' }, 'repeat-each': { type: 'string' } },
  allowPositionals: true,
})
const missing = missingEngines()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const args = ['playwright', 'test', '--config=playwright.engines.config.ts', ...process.argv.slice(2)]
process.exit(spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1)
