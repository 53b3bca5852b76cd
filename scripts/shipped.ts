import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** Where the site begins, and the two programs of the image. */
const entries = [
  ...readdirSync('app', { recursive: true, encoding: 'utf8' }).map(file => `app/${file}`),
  'proxy.ts',
  'instrumentation.ts',
  'mdx-components.tsx',
  'scripts/inquiries.ts',
  'scripts/migrate.ts',
].filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))

/** What they do not import themselves: the framework with what it brings, and what the style sheet is made with. */
const framework = ['next', 'next/dist/compiled/process', '@next/env', '@swc/helpers', 'client-only', 'styled-jsx']
const named = [...framework, 'react', 'react-dom', 'scheduler', 'tailwindcss']

/** Packages of which a browser or the image gets a part, by their folders in node_modules. */
export async function shippedPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.mdx': 'empty' },
    external: ['@next/env', ...['next', 'react', 'react-dom'].flatMap(name => [name, `${name}/*`])],
    metafile: true, // only what was read is asked for
    write: false,
    outdir: 'unwritten',
    logLevel: 'error',
  })
  const read = Object.keys(metafile.inputs).flatMap(file => /^node_modules\/((@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
  return [...new Set([...named, ...read])].toSorted()
}

/** The licences and notices of a package. */
export const licenceFiles = (name: string): string[] =>
  readdirSync(path.join('node_modules', name))
    .filter(file => /^(licen[sc]e|notice|copying)(\.(md|txt))?$/i.test(file))
    .toSorted()
