import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** The entries of the site, and the two programs of the image. */
const entries = [
  ...readdirSync('app', { recursive: true, encoding: 'utf8' }).map(file => `app/${file}`),
  'proxy.ts',
  'instrumentation.ts',
  'mdx-components.tsx',
  'scripts/inquiries.ts',
  'scripts/migrate.ts',
].filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))

/** Shipped without an import: the framework with its parts, and the style sheet's. */
const framework = ['next', 'next/dist/compiled/process', '@next/env', '@swc/helpers', 'client-only', 'styled-jsx']
const named = [...framework, 'react', 'react-dom', 'scheduler', 'tailwindcss']

/** Packages that are in part in the scripts or the image, by their folders in node_modules. */
export async function shippedPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.mdx': 'empty' },
    external: ['@next/env', ...['next', 'react', 'react-dom'].flatMap(name => [name, `${name}/*`])],
    metafile: true, // only the list of inputs is needed
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
