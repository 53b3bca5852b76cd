import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

const noParents = { regex: '^\\.\\./?', message: 'Use @/… here: ../ breaks when a file moves.' }
const restrict = patterns => ({ 'no-restricted-imports': ['error', { patterns }] })
/** A folder that is not listed, such as app/ or scripts/, imports from all. */
const walls = Object.entries({
  lib: [],
  content: ['lib'],
  db: ['lib'],
  components: ['lib', 'content'],
  notify: ['lib', 'db', 'content'],
}).map(([folder, others]) => {
  const allowed = [folder, ...others]
  const outside = {
    regex: `^@/(?!(${allowed.join('|')})/)`,
    message: `${folder}/ imports only from ${allowed.map(name => `${name}/`).join(', ')}.`,
  }
  return { files: [`${folder}/**`], rules: restrict([noParents, outside]) }
})

export default defineConfig([
  globalIgnores(['**/.next/', '.data/', 'masters/', 'next-env.d.ts', 'test-results/']),
  ...nextVitals,
  ...nextTypeScript,
  { files: ['**/*.{ts,tsx,mjs}'], rules: restrict([noParents]) },
  ...walls,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'import/no-duplicates': 'error',
      // Without cycles, its search for groups of files costs three times what it saves.
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
    },
  },
  // A configuration file needs no name for its default export.
  { files: ['*.config.{ts,mjs}'], rules: { 'import/no-anonymous-default-export': 'off' } },
  // `use` is Playwright's name for a fixture's argument, and no React hook.
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
])
