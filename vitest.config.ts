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
const notUnit = ['.next/**', '.data/**']

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    maxWorkers: 4, // also on two cores: most database tests wait for a clock or a server
    // Against hanging, not slowness: on a busy machine the first use of a tool takes many seconds.
    testTimeout: 90_000,
    hookTimeout: 90_000,
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
