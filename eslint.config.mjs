import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

const noParents = { regex: '^\\.\\./?', message: 'Write @/… : ../ breaks when a file moves.' }
const restrict = patterns => ({ 'no-restricted-imports': ['error', { patterns }] })
/** Besides itself. app/ imports from all. */
const wall = Object.entries({
  lib: [],
  content: ['lib'],
  db: ['lib'],
  components: ['lib', 'content'],
  scripts: ['db', 'lib', 'content'],
}).map(([folder, others]) => {
  const allowed = [folder, ...others]
  const outside = {
    regex: `^@/(?!(${allowed.join('|')})/)`,
    message: `${folder}/ imports from ${allowed.map(name => `${name}/`).join(', ')} alone.`,
  }
  return { files: [`${folder}/**`], rules: restrict([noParents, outside]) }
})

const demandDefault = [
  '**/*.d.ts',
  'app/**/{page,layout,template,not-found,error,global-error,icon,opengraph-image,robots,sitemap}.{ts,tsx}',
  '*.config.{ts,mjs}',
  'db/testing-template.ts',
]
/** The plugin's own rule does not run under ESLint 10. */
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
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
    rules: {
      'import/no-duplicates': 'error',
      'import/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
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
