import { existsSync, readFileSync } from 'node:fs'
import type { Stopping } from './command'
import { checkEssays } from './essays'
import { runNext } from './next'
import { sourcesHash } from '@/lib/sources'

const buildId = '.next/BUILD_ID'
/** Next deletes this when a build begins, and writes it once all pages are made. */
const finished = '.next/export-marker.json'

/** Builds the site. Resolves with the exit code of the build. @throws {SetupError} where an essay cannot be printed */
export async function build(stopping: Stopping): Promise<number> {
  checkEssays()
  return runNext(['build'], {}, stopping)
}

/** The same unless this very content has been built. */
export async function buildIfNeeded(stopping: Stopping): Promise<number> {
  if (existsSync(finished) && readFileSync(buildId, 'utf8') === sourcesHash()) return 0
  console.log('These sources are not built yet: building.')
  return build(stopping)
}
