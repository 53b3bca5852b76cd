import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const inlineScript = /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g

export const hashOf = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

export interface InlineHashes {
  scripts: Map<string, string>
  /** Of all pages: a link may lead to any. */
  styles: string
}

/**
 * Next does not document where it keeps pages and style sheets, but static pages allow no other
 * strict policy. On hosts that deploy functions they are missing.
 */
export function readInlineHashes(): InlineHashes {
  const pages = readBuilt('server/app', '.html')
  const sheets = readBuilt('static/chunks', '.css')
  if (!pages.has('index.html') || !sheets.size)
    throw new Error(
      'Pages or style sheets are missing in .next: start the site with its whole build (npm start, or the image).',
    )
  const scripts = new Map<string, string>()
  // A page has one style element for all its sheets, a link inserts one for each.
  const styles = new Set([...sheets.values()].map(hashOf))
  for (const [file, html] of pages) {
    scripts.set(pathOf(file), hashesIn(html, inlineScript).join(' '))
    for (const hash of hashesIn(html, inlineStyle)) styles.add(hash)
  }
  return { scripts, styles: [...styles].join(' ') }
}

function readBuilt(folder: string, extension: string): Map<string, string> {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), '.next', folder)
  const files = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  const ofKind = files.filter(file => file.endsWith(extension))
  return new Map(ofKind.map(file => [file, readFileSync(path.join(root, file), 'utf8')]))
}

const hashesIn = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, code = '']) => hashOf(code))

const pathOf = (file: string) =>
  `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
