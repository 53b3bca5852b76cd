import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const inlineScript = /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g

export const computeHash = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

export interface InlineHashes {
  /** From a page's path to the hashes of its scripts. */
  scripts: Map<string, string>
  /** Every page needs the hashes of all, because a link may lead to any page. */
  styles: string
}

/**
 * Reads the hashes from the built pages and style sheets. Next does not document where it keeps
 * them, but static pages allow no other strict policy (docs/decisions/undocumented-behaviour.md).
 * @throws where they are missing, as on a serverless host
 */
export function readInlineHashes(): InlineHashes {
  const pages = readBuiltFiles('server/app', '.html')
  const sheets = readBuiltFiles('static/chunks', '.css')
  if (!pages.has('index.html') || !sheets.size)
    throw new Error(
      'Pages or style sheets are missing in .next. Start the site where its whole build is: by npm start after npm run build, or by the image.',
    )
  const scripts = new Map<string, string>()
  // A page has one style element for all its sheets. A link to it inserts one for each sheet.
  const styles = new Set([...sheets.values()].map(computeHash))
  for (const [file, html] of pages) {
    scripts.set(pathOf(file), hashesIn(html, inlineScript).join(' '))
    for (const hash of hashesIn(html, inlineStyle)) styles.add(hash)
  }
  return { scripts, styles: [...styles].join(' ') }
}

function readBuiltFiles(folder: string, extension: string): Map<string, string> {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), '.next', folder)
  const files = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  const matchingFiles = files.filter(file => file.endsWith(extension))
  return new Map(matchingFiles.map(file => [file, readFileSync(path.join(root, file), 'utf8')]))
}

const hashesIn = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, code = '']) => computeHash(code))

const pathOf = (file: string) =>
  `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
