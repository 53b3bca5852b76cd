import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const onDatabase = [
  'db/**/*.test.ts',
  'app/{actions,api/**/route}.test.ts',
  'scripts/studio.test.ts',
  'notify/{refused-inquiry,round,smoke-test}.test.ts',
]
/** They need a build, and Debian's PostgreSQL, Caddy and buildah. */
const onDebian = ['deploy/{deploy,nightly}.test.ts']
const globalSetup = './db/test/template.ts'
const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
})

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    // A golden file that is missing or differs fails. Only `--update` writes one.
    update: 'none',
    maxWorkers: 4, // even on two cores: most database tests wait for a clock or a server
    // These end a test that hangs. On a busy machine the first use of a tool takes many seconds.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    setupFiles: './lib/test/setup.ts',
    restoreMocks: true,
    unstubEnvs: true,
    // Tests never use the developer's database.
    env: {
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      DATABASE_STAFF_URL: '',
      DATA_DIR: '',
    },
    projects: [
      project('unit', ['**/*.test.{ts,tsx}'], {
        exclude: [...configDefaults.exclude, '{.next,.data}/**', ...onDatabase, ...onDebian],
      }),
      project('database', onDatabase, { globalSetup }),
      project('deploy', onDebian, { globalSetup }),
    ],
  },
})
