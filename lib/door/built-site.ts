import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ReadyAnswer, readyFiles, readyPages } from './ready-answers'

/** What the door must know of the pages that were built. */
export interface BuiltSite {
  /** By path, the hashes of a page's inline scripts, as a content policy writes them. */
  scripts: Map<string, string>
  /** By path, pages and files of the build that are sent as they lie there. */
  ready: Map<string, ReadyAnswer>
  /** Paths of all that Next answers from the build: pages, feeds, icons. */
  prerendered: Set<string>
  /** By path, the form of a page that carries one. */
  forms: Map<string, BuiltForm>
  /** Ids of the actions that scripts call. */
  calls: Set<string>
  /** What dresses a page as this site: the opening `<html>`, its stylesheets, and the script that sets the theme. */
  dress: { html: string; styles: string; theme: string }
}

/** A form as the browser posts it by itself. */
export interface BuiltForm {
  /** Where it posts to, and the fields by which Next knows it: HTML. */
  address: string
  marks: string
  /** The id of its action, which stands in one of them. */
  id: string
}

interface ActionManifest {
  node: Record<string, { exportedName?: string }>
}

/** Any script that runs and stands in the page itself. */
const inlineScript = /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

const markedForm = /<form\b[^>]* action="([^"]+)"[^>]*>((?:<input type="hidden" name="\$ACTION_[^>]*>)+)/
const idInMarks = /&quot;id&quot;:&quot;(\w+)&quot;/

/** Next's own name for the page of a path that has none. */
export const notFoundPath = '/_not-found'

/** Reads the build that `next start` serves, once: pages are static, so that what stands in them is known. */
export function readBuiltSite(): BuiltSite {
  const build = path.join(/* turbopackIgnore: true */ process.cwd(), '.next')
  const server = path.join(build, 'server')
  const names = readdirSync(path.join(server, 'app'), { recursive: true, encoding: 'utf8' })
  const fileOf = new Map(
    names.filter(name => name.endsWith('.html')).map(name => [pathOf(name), path.join(server, 'app', name)]),
  )
  const pages = new Map([...fileOf].map(([page, file]) => [page, readFileSync(file, 'utf8')]))
  const manifest = readFileSync(path.join(server, 'server-reference-manifest.json'), 'utf8')
  return {
    ready: new Map([...readyFiles(path.join(build, 'static')), ...readyPages(fileOf)]),
    prerendered: new Set(names.filter(name => /\.(html|body)$/.test(name)).map(pathOf)),
    scripts: new Map([...pages].map(([page, html]) => [page, inlineScripts(html).map(hashOf).join(' ')])),
    forms: new Map([...pages].flatMap(([page, html]) => formsIn(html).map(form => [page, form] as const))),
    calls: callsIn(JSON.parse(manifest)),
    dress: dressOf(pages.get(notFoundPath) ?? ''),
  }
}

function pathOf(file: string): string {
  const address = `/${file.split(path.sep).join('/')}`
  return address.replace(/\.\w+$/, '').replace(/^\/index$/, '/')
}

const inlineScripts = (html: string) => [...html.matchAll(inlineScript)].map(([, code = '']) => code)

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function formsIn(html: string): BuiltForm[] {
  const [, address = '', marks = ''] = markedForm.exec(html) ?? []
  const id = idInMarks.exec(marks)?.[1]
  return id ? [{ address, marks, id }] : []
}

/** In app/actions.ts `send…` is what scripts call, and `post…` is a form's own action. */
const callsIn = ({ node }: ActionManifest) =>
  new Set(Object.keys(node).filter(id => node[id]?.exportedName?.startsWith('send')))

function dressOf(html: string): BuiltSite['dress'] {
  return {
    html: /<html[^>]*>/.exec(html)?.[0] ?? '<html lang="en-IN">',
    styles: (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join(''),
    theme: inlineScripts(html).find(code => code.includes('classList')) ?? '',
  }
}
