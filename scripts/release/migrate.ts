import { openForSite } from '@/db/database'
import { SetupError } from '@/db/setup-error'
import { command } from '@/scripts/command'

/**
 * `node migrate.mjs` of a release, before its instances start: tables, roles and rights, and whether the environment that
 * the instances will run in fits the database.
 */
await command(async () => {
  if (!process.env.DATABASE_URL) throw new SetupError('DATABASE_URL must be set: several instances need one database.')
  const database = await openForSite()
  await database.stop()
  checkRole(database.environment.DATABASE_ROLE)
  console.log(database.summary)
  return 0
})

/** `npm run site` passes the role on; an instance has it from its environment alone. */
function checkRole(role: string) {
  const given = process.env.DATABASE_ROLE ?? ''
  if (given === role) return
  throw new SetupError(
    role
      ? `DATABASE_ROLE must be ${role}: the site would else act with all rights of the login of DATABASE_URL.`
      : `DATABASE_ROLE must be empty: the login of DATABASE_URL is what the site acts as.`,
  )
}
