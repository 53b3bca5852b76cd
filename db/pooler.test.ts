import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginOf } from './address'
import { disconnect } from './client'
import { connectTo } from './connect'
import { findStaffUrl } from './database'
import { openExternal } from './external'
import { NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from './samples'
import { open, useFreshDatabase, type TestDatabase } from './testing'
import { startPooler } from './testing-pooler'

type Pooler = Awaited<ReturnType<typeof startPooler>>
let database: TestDatabase
/** For the login `web`, and for the owner. */
let web: Pooler, owner: Pooler
beforeAll(async () => {
  database = await useFreshDatabase()
  // Rows that say as whom they were written, and with what limits.
  await database.owner.unsafe(`
    create table seen (who text, settings text, at timestamptz default now());
    grant insert on seen to public;
    create function look() returns trigger language plpgsql as $$ begin
      insert into seen values (current_user, current_setting('statement_timeout') || ' ' || current_setting('lock_timeout'));
      return new;
    end $$;
    create trigger look before insert on inquiries for each row execute function look()`)
})
beforeEach(async () => {
  await database.owner`truncate inquiries, detailed_inquiries, seen, arrival_counts`
  web = await startPooler(database.webUrl)
  owner = await startPooler(database.ownerUrl)
  vi.stubEnv('DATABASE_POOLER', 'transaction')
})
afterEach(async () => {
  await disconnect()
  web.close()
  owner.close()
  vi.unstubAllEnvs()
})

async function useAddress(url: string, role = '') {
  await disconnect()
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('DATABASE_ROLE', role)
}
const seen = async () => [...(await database.owner`select who, settings from seen order by at`)]
const names = async () => (await database.owner`select names from inquiries order by names`).map(row => row.names)
const send = (name: string) => saveInquiry({ ...shortestInquiry, names: name })
const codeOf = (saving: Promise<void>) =>
  saving.then(
    () => undefined,
    (error: NotStored) => error.code,
  )
/** What a session holds that another client would meet. */
const sessionOf = async (pooler: Pooler) => {
  const next = connectTo(pooler.url, { max: 1, prepare: false, fetch_types: false })
  try {
    const [held] = await next.unsafe(
      `select current_user as who, current_setting('statement_timeout') as limit, current_setting('lock_timeout') as lock,
         (select count(*)::int from pg_prepared_statements) as prepared, pg_backend_pid() as pid`,
    )
    return held!
  } finally {
    await next.end()
  }
}

describe.each([
  ['the owner’s login', () => owner, 'web', '3s 1500ms'],
  ['the login of the site alone', () => web, '', '5s 2s'],
])('through a pooler, with %s', (_, through, role, limits) => {
  beforeEach(() => useAddress(through().url, role))

  it('stores as role web, with time limits', async () => {
    await saveInquiry(inquiry)
    await saveDetailedInquiry(detailedInquiry)
    expect(await seen()).toEqual([{ who: 'web', settings: limits }])
    expect(await database.owner`select 1 from detailed_inquiries`).toHaveLength(1)
    expect(await database.owner`select 1 from arrival_counts`).not.toHaveLength(0)
  })

  it('leaves nothing behind in the session, and names no statement', async () => {
    const before = await sessionOf(through())
    for (const name of ['Asha', 'Meera', 'Asha']) await send(name)
    expect(await codeOf(saveInquiry({ ...inquiry, wedding_date: '2027-02-31' }))).toBe('22008')
    expect(await sessionOf(through())).toEqual(before)
    expect(through().statementNames).toEqual(new Set(['']))
  })

  it('stores twins once and all others, of two programs on one connection', async () => {
    const sent = Array.from({ length: 30 }, (_, n) => `Asha ${String(n % 15).padStart(2, '0')}`)
    const neighbour = connectTo(through().url, { max: 3, prepare: false, fetch_types: false })
    const question = 'select current_user as who, $1::text as said'
    const asked = Array.from({ length: 60 }, () => neighbour.unsafe(question, ['x']).execute())
    await Promise.all(sent.map(send))
    const login = loginOf(through().url).user
    expect((await Promise.all(asked)).flat()).toEqual(Array(60).fill({ who: login, said: 'x' }))
    await neighbour.end()
    expect(await names()).toEqual([...new Set(sent)])
  })

  it('leaves the connection clean after a statement that fails', async () => {
    const { pid } = await sessionOf(through())
    expect(await codeOf(saveDetailedInquiry({ ...detailedInquiry, nda: 'x' as 'nda' }))).toBe('23514')
    await send('after')
    expect(await names()).toEqual(['after'])
    expect((await sessionOf(through())).pid).toBe(pid)
  })

  it('stores an inquiry whose connection is cut off while it waits', async () => {
    const holder = open(database.ownerUrl)
    await holder.unsafe('begin; lock table inquiries in access exclusive mode')
    const saving = send('cut off')
    await vi.waitFor(async () => {
      const cut = await database.owner`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      expect(cut).toHaveLength(1)
    }, 10_000)
    await holder.end()
    await saving
    expect(await names()).toEqual(['cut off'])
  })

  it('gives up in time when the server freezes, and stores the next one', async () => {
    await send('before')
    const { pid } = await sessionOf(through())
    process.kill(pid, 'SIGSTOP')
    try {
      expect(await codeOf(send('frozen'))).toBe('TIMEOUT')
      await send('after')
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    expect(await names()).toEqual(expect.arrayContaining(['after', 'before']))
  })
})

it('gives up in time when somebody holds the table, within the transaction’s own limit', async () => {
  await useAddress(owner.url, 'web')
  const holder = open(database.ownerUrl)
  try {
    await holder.unsafe('begin; lock table inquiries in access exclusive mode')
    expect(await codeOf(send('held'))).toBe('55P03')
  } finally {
    await holder.end()
  }
  await send('after')
  expect(await names()).toEqual(['after'])
})

describe('an operator’s addresses', () => {
  const direct = () => database.ownerUrl
  const both = (url: string) => openExternal({ DATABASE_URL: url, DATABASE_OWNER_URL: direct() })

  it('may be a pooler’s for the site and a direct one for the owner, with one login', async () => {
    const { environment, summary } = await both(owner.url)
    expect(environment).toEqual({ DATABASE_URL: owner.url, DATABASE_ROLE: 'web' })
    expect(summary).toMatch(/, through a pooler; the site acts as role web/)
  })

  it('may be a pooler’s for the site and a direct one for the owner, with two logins', async () => {
    const { environment, summary } = await both(web.url)
    expect(environment).toEqual({ DATABASE_URL: web.url, DATABASE_ROLE: '' })
    expect(summary).toMatch(/, through a pooler; the site's login "web" may only insert\.$/)
  })

  it('may say by themselves that a pooler is there', async () => {
    vi.stubEnv('DATABASE_POOLER', '')
    const url = `${owner.url}?pgbouncer=true&connection_limit=1`
    expect((await both(url)).environment).toEqual({ DATABASE_URL: url, DATABASE_ROLE: 'web' })
  })

  const told = /^DATABASE_URL \(.*\) leads through a pooler: set DATABASE_POOLER=transaction, and DATABASE_OWNER_URL/
  it('are refused where nobody says that a pooler is there', async () => {
    vi.stubEnv('DATABASE_POOLER', '')
    await expect(both(owner.url)).rejects.toThrow(told)
    await expect(openExternal({ DATABASE_URL: owner.url })).rejects.toThrow(told)
  })

  it('are refused where a pooler drops what it is told while connecting', async () => {
    const forgetful = await startPooler(database.ownerUrl, { forgetful: true })
    const forgetfulToWeb = await startPooler(database.webUrl, { forgetful: true })
    try {
      await expect(openExternal({ DATABASE_URL: web.url, DATABASE_OWNER_URL: forgetful.url })).rejects.toThrow(
        /^DATABASE_OWNER_URL \(.*\) leads through a pooler/,
      )
      vi.stubEnv('DATABASE_POOLER', '')
      await expect(both(forgetful.url)).rejects.toThrow(told)
      await expect(both(forgetfulToWeb.url)).rejects.toThrow(told)
    } finally {
      forgetful.close()
      forgetfulToWeb.close()
    }
  })

  it('are refused where a pooler drops the role, although the limits are right by chance', async () => {
    vi.stubEnv('DATABASE_POOLER', '')
    const name = new URL(database.ownerUrl).pathname.slice(1)
    await database.owner.unsafe(`alter database ${name} set statement_timeout = '3s'`)
    const forgetful = await startPooler(database.ownerUrl, { forgetful: true })
    try {
      await expect(both(forgetful.url)).rejects.toThrow(told)
    } finally {
      forgetful.close()
      await database.owner.unsafe(`alter database ${name} reset statement_timeout`)
    }
  })

  it.each([
    ['leads through the pooler', () => owner.url],
    ['says that it does', () => `${direct()}?pgbouncer=true`],
  ])('are refused where the owner’s %s, too', async (_, url) => {
    await expect(openExternal({ DATABASE_URL: url() })).rejects.toThrow(told)
    await expect(openExternal({ DATABASE_URL: web.url, DATABASE_OWNER_URL: url() })).rejects.toThrow(
      /^DATABASE_OWNER_URL \(.*\) leads through a pooler: migrations, roles and the commands for staff need the direct/,
    )
  })

  it('are refused where those who watch would hear of nothing', async () => {
    const staff = await startPooler(database.staffUrl)
    vi.stubEnv('DATABASE_URL', web.url)
    vi.stubEnv('DATABASE_OWNER_URL', direct())
    vi.stubEnv('DATABASE_STAFF_URL', staff.url)
    try {
      await expect(findStaffUrl()).rejects.toThrow(/^DATABASE_STAFF_URL \(.*\) leads through a pooler/)
      vi.stubEnv('DATABASE_STAFF_URL', database.staffUrl)
      expect(await findStaffUrl()).toBe(database.staffUrl)
    } finally {
      staff.close()
    }
  })

  it('are refused where the kind of pooler is another', async () => {
    vi.stubEnv('DATABASE_POOLER', 'session')
    await expect(both(owner.url)).rejects.toThrow('DATABASE_POOLER is either transaction or not set, and is "session".')
  })
})
