import { defineConfig } from 'drizzle-kit'

/** scripts/studio.ts sets the address; `npm run db:generate` needs none. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema.ts',
  out: './db/migrations',
  dbCredentials: { url: process.env.STUDIO_DATABASE_URL ?? '' },
})
