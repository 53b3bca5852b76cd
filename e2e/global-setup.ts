import { execFileSync } from 'node:child_process'
import { startTemplate } from '@/db/testing-template'

/** Builds the site, because tests on an old build would say nothing of the sources, and starts the server of all workers. */
export default async function setup() {
  const env = { ...process.env, NODE_ENV: 'production' } as const
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-if-needed.ts'], { stdio: 'inherit', env })
  const { template, stop } = await startTemplate()
  // The workers inherit it.
  process.env.TEST_TEMPLATE = JSON.stringify(template)
  return stop
}
