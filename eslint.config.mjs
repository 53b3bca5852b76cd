import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

/**
 * Which folders a folder may import from, besides itself; with `types`, types only. Imports run one way, so that copy stays
 * data and components do not depend on where their words come from. app/ and e2e/ may import anything.
 */
const allowedImports = {
  content: {},
  lib: { values: ['content'] },
  db: { values: ['lib'] },
  components: { values: ['lib'], types: ['content'] },
  scripts: { values: ['db', 'lib', 'content'] },
}
const folders = ['app', 'components', 'content', 'db', 'e2e', 'lib', 'scripts']

const noParents = {
  regex: '^\\.\\.(/|$)',
  message: 'Write @/… : ./ is for siblings, and ../ breaks when a file moves.',
}

/** The patterns that `folder` may not import. */
function forbiddenPatterns(folder, { values = [], types = [] }) {
  return folders
    .filter(other => other !== folder && !values.includes(other))
    .map(other => ({
      regex: `^@/${other}(/|$)`,
      allowTypeImports: types.includes(other),
      message: `${folder}/ may not import ${types.includes(other) ? 'values' : 'anything'} from ${other}/: see eslint.config.mjs.`,
    }))
}

const restrictImports = patterns => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

/** Next and other tools read the default export of these files. All other files export by name. */
const demandDefault = [
  '**/*.d.ts',
  'app/**/{page,layout,template,not-found,error,global-error,icon,opengraph-image,robots,sitemap}.{ts,tsx}',
  '*.config.{ts,mjs}',
  'e2e/global-setup.ts',
]
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name what you export: a default export has another name in every file that imports it.',
}

export default defineConfig([
  globalIgnores(['**/.next/', '.data/', '.older-*/', 'masters/', 'next-env.d.ts', 'test-results/']),
  ...nextVitals,
  ...nextTypeScript,
  { files: ['**/*.{ts,tsx,mjs}'], rules: restrictImports([noParents]) },
  ...Object.entries(allowedImports).map(([folder, allowed]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: restrictImports([noParents, ...forbiddenPatterns(folder, allowed)]),
  })),
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
