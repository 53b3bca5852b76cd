import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

/**
 * Which folder may import from which: imports run one way, so that copy stays data and a component can be read without
 * knowing where its words come from. A folder may always import from itself. `types` are for the compiler only.
 * app/, e2e/ and bench/ are missing because they may import anything.
 */
const allowedImports = {
  content: {},
  lib: { values: ['content'] },
  db: { values: ['lib'] },
  components: { values: ['lib'], types: ['content'] },
  scripts: { values: ['db', 'lib', 'content'] },
}
const folders = ['app', 'bench', 'components', 'content', 'db', 'e2e', 'lib', 'scripts']

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

/** Next and the tools look for a default export in these, and nowhere else; a package may have none but that. */
const demandDefault = [
  '**/*.d.ts',
  'app/**/{page,layout,template,not-found,error,global-error,icon,opengraph-image,robots,sitemap,manifest}.{ts,tsx}',
  '*.config.{ts,mjs}',
  'e2e/global-setup.ts',
]
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name what you export: a default export has another name in every file that imports it.',
}

export default defineConfig([
  globalIgnores([
    '**/.next/',
    '.data/',
    '.older-*/',
    '.rehearsal/',
    '.screens/',
    'art/',
    'public/',
    'next-env.d.ts',
    'test-results/',
    'playwright-report/',
  ]),
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
  // A tool reads its settings by the file's name: naming the object as well would say nothing.
  { files: ['*.config.{ts,mjs}'], rules: { 'import/no-anonymous-default-export': 'off' } },
  // A fixture's argument is called `use`, as Playwright's own documentation calls it; it is no React hook.
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
])
