/** Bundles the programs of the image, which has no packages but Next's. */
import { build } from 'esbuild'

// CommonJS packages in the bundle call `require`, which a module lacks.
const makeRequire =
  "import{createRequire as _require}from'node:module';const require=_require(import.meta.url);"

await build({
  entryPoints: ['scripts/migrate.ts', 'scripts/notify.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: ['@next/env'],
  banner: { js: makeRequire },
  outdir: '.next/programs',
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
})
