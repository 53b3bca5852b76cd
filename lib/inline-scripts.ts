import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An inline script, except data such as JSON-LD. */
const inlineScript = /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

export const hashOf = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * By the path of each built page. Next does not document where it keeps its pages, but static pages
 * allow no other strict policy. e2e/security.spec.ts fails when Next moves them.
 * @throws if they are missing, as on hosts that deploy functions
 */
export function readScriptHashes(): Map<string, string> {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/server/app')
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error(
      'The built pages (.next/server/app/*.html) are missing, and without them browsers block every script: start the site with its whole build (npm start, or the image).',
    )
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => file.endsWith('.html'))
  return new Map(
    pages.map(file => [pathOf(file), hashesIn(readFileSync(path.join(root, file), 'utf8'))]),
  )
}

function hashesIn(html: string): string {
  const scripts = [...html.matchAll(inlineScript)]
  return scripts.map(([, code = '']) => hashOf(code)).join(' ')
}

const pathOf = (file: string) =>
  `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
