import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Any script that runs and stands in the page itself. */
const inlineScript = /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** As a content security policy names a script or style that stands in a page. */
export const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Where Next keeps the pages that it has built. */
export const builtPages = () => path.join(/* turbopackIgnore: true */ process.cwd(), '.next/server/app')

/**
 * By path, the hashes of the inline scripts of a built page. Where Next keeps its pages is not documented; there is no other
 * way to a strict policy on static pages, and e2e/headers.spec.ts fails when Next moves them.
 */
export function readScriptHashes(): Map<string, string> {
  const root = builtPages()
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
  return new Map(
    names.map(name => {
      const html = readFileSync(path.join(root, name), 'utf8')
      return [pathOf(name), [...html.matchAll(inlineScript)].map(([, code = '']) => hashOf(code)).join(' ')]
    }),
  )
}

const pathOf = (file: string) => `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
