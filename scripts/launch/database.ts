import { queryOnce } from '@/db/address'
import { siteSession } from '@/db/client'
import { SetupError } from '@/db/setup-error'
import { tableNames } from '@/db/schema'
import { type Check, check } from './check'

const change = 'DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL'

/** Whether the database answers, and lets the site and the staff do their work and no more. */
export async function checkDatabase(): Promise<Check[]> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL, DATABASE_ROLE } = process.env
  const subject = 'The database answers'
  if (!DATABASE_URL || !DATABASE_STAFF_URL) {
    const missing = DATABASE_URL ? 'DATABASE_STAFF_URL' : 'DATABASE_URL'
    return [{ subject, fault: `${missing} is not set: the bundled PostgreSQL is to try and develop with`, change }]
  }
  try {
    const role = DATABASE_ROLE || (DATABASE_OWNER_URL ? undefined : 'web')
    const site = await rightsOf('DATABASE_URL', DATABASE_URL, siteSession(role))
    const staff = await rightsOf('DATABASE_STAFF_URL', DATABASE_STAFF_URL)
    return [
      { subject, change },
      check('Rights in the database', 'npm run db:migrate grants them (db/roles.sql), to these logins', [
        !site.insert && `the site's login "${site.login}" may not insert`,
        site.select && `the site's login "${site.login}" may read the inquiries`,
        !staff.select && `the staff's login "${staff.login}" may not read the inquiries`,
        !staff.answer && `the staff's login "${staff.login}" may not say that an inquiry was answered`,
        staff.insert && `the staff's login "${staff.login}" may also write`,
      ]),
    ]
  } catch (error) {
    const fault = error instanceof SetupError ? error.message : `it fails (${(error as { code?: string }).code})`
    return [{ subject, fault, change }]
  }
}

interface Rights {
  login: string
  insert: boolean
  select: boolean
  answer: boolean
}

function rightsOf(name: string, url: string, session?: ReturnType<typeof siteSession>) {
  const everywhere = (test: (table: string) => string) => tableNames.map(test).join(' and ')
  const right = (right: string) => everywhere(table => `has_table_privilege('${table}', '${right}')`)
  const answer = everywhere(table => `has_column_privilege('${table}', 'answered_at', 'update')`)
  const query = `select current_user as login, ${right('insert')} as insert, ${right('select')} as select, ${answer} as answer`
  return queryOnce<Rights>(name, url, query, session)
}
