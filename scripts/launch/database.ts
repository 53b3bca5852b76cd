import { queryOnce } from '@/db/address'
import { siteSession } from '@/db/client'
import { openDatabase } from '@/db/database'
import { SetupError } from '@/db/setup-error'
import { type Check, check } from './check'

const change = 'DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL'

/** Whether the database answers, and lets the site and the staff do their work and no more. */
export async function checkDatabase(): Promise<Check[]> {
  try {
    const database = await openDatabase({ share: true })
    try {
      const { DATABASE_URL, DATABASE_ROLE } = database.environment
      const site = await rightsOf('DATABASE_URL', DATABASE_URL, siteSession(DATABASE_ROLE))
      const staff = await rightsOf('DATABASE_STAFF_URL', database.staffUrl)
      return [
        { subject: 'The database answers', change },
        check('Rights in the database', 'DATABASE_OWNER_URL and DATABASE_STAFF_URL; db/roles.ts makes the roles', [
          site.insert !== 'yes' && `the site's login "${site.login}" may not insert`,
          site.read === 'yes' && `the site's login "${site.login}" may read the inquiries`,
          staff.read !== 'yes' && `the staff's login "${staff.login}" may not read the inquiries`,
          staff.insert === 'yes' && `the staff's login "${staff.login}" may also write`,
        ]),
      ]
    } finally {
      await database.stop()
    }
  } catch (error) {
    const fault = error instanceof SetupError ? error.message : `it fails (${(error as { code?: string }).code})`
    return [{ subject: 'The database answers', fault, change }]
  }
}

function rightsOf(name: string, url: string, session?: ReturnType<typeof siteSession>) {
  const right = (name: string) =>
    `case when has_table_privilege('inquiries', '${name}') and has_table_privilege('detailed_inquiries', '${name}') then 'yes' end`
  const query = `select current_user as login, ${right('insert')} as insert, ${right('select')} as read`
  return queryOnce<{ login: string; insert: string | null; read: string | null }>(name, url, query, session)
}
