import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the door must know of the pages that were built. */
export interface BuiltSite {
  /** By path, the hashes of a page's inline scripts, as a content policy writes them. */
  scripts: Map<string, string>
  /** Paths whose page carries a form. */
  formPaths: Set<string>
  /** Ids of the actions that a form posts to by itself, and of those that its scripts call. */
  actions: { posted: Set<string>; called: Set<string> }
  /** What dresses a page as this site: the opening `<html>`, its stylesheets, and the script that sets the theme. */
  dress: { html: string; styles: string; theme: string }
}

interface ActionManifest {
  node: Record<string, { workers: Record<string, unknown>; exportedName?: string }>
}

/** Any script that runs and stands in the page itself. */
const inlineScript = /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** Next's own name for the page of a path that has none. */
export const notFoundPath = '/_not-found'

/** Reads the build that `next start` serves, once: pages are static, so that what stands in them is known. */
export function readBuiltSite(): BuiltSite {
  const server = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/server')
  const pages = new Map<string, string>()
  for (const file of readdirSync(path.join(server, 'app'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) pages.set(pathOf(file), readFileSync(path.join(server, 'app', file), 'utf8'))
  const manifest = JSON.parse(readFileSync(path.join(server, 'server-reference-manifest.json'), 'utf8'))
  return {
    scripts: new Map([...pages].map(([page, html]) => [page, inlineScripts(html).map(hashOf).join(' ')])),
    ...readActions(manifest),
    dress: dressOf(pages.get(notFoundPath) ?? ''),
  }
}

const pathOf = (file: string) =>
  `/${file.split(path.sep).join('/').slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')

const inlineScripts = (html: string) => [...html.matchAll(inlineScript)].map(([, code = '']) => code)

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** In app/actions.ts `post…` is the form's own action, and `send…` is what scripts call. */
export function readActions({ node }: ActionManifest): Pick<BuiltSite, 'formPaths' | 'actions'> {
  const named = (start: string) => new Set(Object.keys(node).filter(id => node[id]?.exportedName?.startsWith(start)))
  const pages = Object.values(node).flatMap(({ workers }) => Object.keys(workers))
  return {
    formPaths: new Set(pages.map(page => page.replace(/^app(.*)\/page$/, '$1') || '/')),
    actions: { posted: named('post'), called: named('send') },
  }
}

function dressOf(html: string): BuiltSite['dress'] {
  return {
    html: /<html[^>]*>/.exec(html)?.[0] ?? '<html lang="en-IN">',
    styles: (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join(''),
    theme: inlineScripts(html).find(code => code.includes('classList')) ?? '',
  }
}
