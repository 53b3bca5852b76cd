import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeEach, inject } from 'vitest'
import { disconnect } from './client'

/** A login to a test's own database. */
export interface TestDatabase {
  ownerUrl: string
  webUrl: string
  staffUrl: string
  /** As its owner, for looking at what was stored. */
  owner: Sql
}

/**
 * A database for one test file, copied from the migrated template, which the site's code under test then uses; gone after
 * the file. Call it at the top of the file.
 * @param emptied whether both tables are empty at the beginning of every test
 */
export async function freshDatabase({ emptied = false } = {}): Promise<TestDatabase> {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = open(inDatabase(template.ownerUrl, 'postgres'))
  await server.unsafe(`create database ${name} template ${nameOf(template.ownerUrl)}`)
  await server.unsafe(`revoke temporary on database ${name} from public`) // a copy has no rights of its own

  const database = {
    ownerUrl: inDatabase(template.ownerUrl, name),
    webUrl: inDatabase(template.webUrl, name),
    staffUrl: inDatabase(template.staffUrl, name),
  }
  const owner = open(database.ownerUrl)
  process.env.DATABASE_URL = database.webUrl
  if (emptied) beforeEach(async () => void (await owner`truncate inquiries, detailed_inquiries`))
  afterAll(async () => {
    await disconnect()
    await owner.end()
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  })
  return { ...database, owner }
}

/** A connection of a test's own; the caller ends it. */
export const open = (url: string): Sql => postgres(url, { max: 1, onnotice: () => undefined })

/** The same login in another database. */
export function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: name }).toString()
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** What Postgres says to a statement: its SQLSTATE if it refuses, nothing if it obeys. */
export async function refusal(statement: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await statement
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}
