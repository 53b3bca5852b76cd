import { defineConfig } from 'drizzle-kit'

/**
 * `npm run db:generate` reads the schema only; `npm run db:studio` (scripts/studio.ts) sets the
 * address.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./db/schema.ts', './db/views.ts'],
  out: './db/migrations',
  dbCredentials: { url: process.env.STUDIO_DATABASE_URL ?? '' },
})
