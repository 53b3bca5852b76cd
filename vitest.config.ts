import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Tests that need a real Postgres. */
const onDatabase = [
  'db/**/*.test.ts',
  'app/**/*.test.{ts,tsx}',
  'scripts/{inquiries,studio}.test.ts',
  'scripts/inquiries/*.test.ts',
]
/** Tests that need Debian's PostgreSQL. */
const onPostgresqlTools = ['deploy/nightly.test.ts']
/** Tests that need Caddy and a build. */
const onCaddy = ['deploy/caddy.test.ts']
/** Tests that need buildah, root and a build. */
const onBuildah = ['deploy/image.test.ts']
const notUnit = ['.rehearsal/**', '.next/**', '.data/**']

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    maxWorkers: 4, // also on two cores: most tests of the database wait for a clock or a server
    // A bound against hanging, not against slowness: the first use of a tool on a busy machine takes many seconds.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
    unstubEnvs: true,
    // Whatever database the developer works with, the tests have their own.
    env: {
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      DATABASE_STAFF_URL: '',
      DATA_DIR: '',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            ...notUnit,
            ...onDatabase,
            ...onPostgresqlTools,
            ...onCaddy,
            ...onBuildah,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: onDatabase,
          globalSetup: './db/testing-server.ts',
        },
      },
      { extends: true, test: { name: 'postgresql', include: onPostgresqlTools } },
      { extends: true, test: { name: 'caddy', include: onCaddy, globalSetup: './db/testing-server.ts' } },
      { extends: true, test: { name: 'image', include: onBuildah } },
    ],
  },
})
