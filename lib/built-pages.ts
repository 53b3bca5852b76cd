import { existsSync } from 'node:fs'
import path from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { builtPages } from './inline-scripts'

/**
 * Whether the built pages exist. proxy.ts makes the content security policy from their scripts; without them browsers block
 * every script. Hosts that deploy functions leave them out.
 */
export const hasBuiltPages = () =>
  process.env.NODE_ENV !== 'production' || existsSync(path.join(builtPages(), 'index.html'))

/** Ends the process with one sentence if the built pages are missing, except during a build. */
export function exitWithoutBuiltPages() {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD || hasBuiltPages()) return
  console.error(
    'The built pages (.next/server/app/*.html) are missing, and without them browsers block every script: start the site with its whole build (npm start, or the image).',
  )
  process.exit(1)
}
