import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

const noParents = { regex: '^\\.\\./?', message: 'Write @/… : ../ breaks when a file moves.' }
const restrict = patterns => ({ 'no-restricted-imports': ['error', { patterns }] })
/** Imports run one way: app → components → content, and db → lib → content. */
const wall = Object.entries({
  content: [],
  lib: ['content'],
  db: ['lib'],
  components: ['lib', 'content'],
  scripts: ['db', 'lib', 'content'],
}).map(([folder, others]) => {
  const message = `${folder}/ imports from ${['itself', ...others].join(', ')}.`
  return {
    files: [`${folder}/**`],
    rules: restrict([noParents, { regex: `^@/(?!(${[folder, ...others].join('|')})/)`, message }]),
  }
})

/** Next and other tools read the default export of these files. All other files export by name. */
const demandDefault = [
  '**/*.d.ts',
  'app/**/{page,layout,template,not-found,error,global-error,icon,opengraph-image,robots,sitemap}.{ts,tsx}',
  '*.config.{ts,mjs}',
]
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name what you export: a default export has another name in every file that imports it.',
}

export default defineConfig([
  globalIgnores(['**/.next/', '.data/', 'masters/', 'next-env.d.ts', 'test-results/']),
  ...nextVitals,
  ...nextTypeScript,
  { files: ['**/*.{ts,tsx,mjs}'], rules: restrict([noParents]) },
  ...wall,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: demandDefault,
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  // A configuration file needs no name for its default export.
  { files: ['*.config.{ts,mjs}'], rules: { 'import/no-anonymous-default-export': 'off' } },
  // `use` is Playwright's name for a fixture's argument, and no React hook.
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
])
