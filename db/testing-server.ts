import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateBundled } from './database'
import { startDatabase } from './embedded'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the template that every test file copies. */
    template: { ownerUrl: string; webUrl: string; staffUrl: string }
  }
}

/** A server for all tests of a run, in a directory that goes with it: real Postgres, real migrations. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noor-vista-tests-'))
  const { stop, ...template } = await startDatabase({ dataDir, durable: false })
  const teardown = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  await migrateBundled(template).catch(error => teardown().then(() => Promise.reject(error)))
  project.provide('template', template)
  return teardown
}
