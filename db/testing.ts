import type { Sql } from 'postgres'
import { afterAll, beforeEach, inject } from 'vitest'
import { disconnect } from './client'
import type { Addresses } from './migrate'
import { copyTemplate, open } from './testing-template'

export { inDatabase, open } from './testing-template'

/** Addresses of a test's own database, and a connection of its owner, for looking at what was stored. */
export type TestDatabase = Addresses & { owner: Sql }

/**
 * A database for one test file, copied from the migrated template and dropped after the file. The site's code under test
 * uses it. Call it at the top of the file.
 * @param emptied whether to empty both tables before every test
 */
export async function freshDatabase({ emptied = false } = {}): Promise<TestDatabase> {
  const { drop, ...database } = await copyTemplate(inject('template'))
  const owner = open(database.ownerUrl)
  process.env.DATABASE_URL = database.webUrl
  if (emptied) beforeEach(async () => void (await owner`truncate inquiries, detailed_inquiries`))
  afterAll(async () => {
    await disconnect()
    await owner.end()
    await drop()
  })
  return { ...database, owner }
}

/** The SQLSTATE of a refused statement, undefined for one that succeeds. */
export async function refusal(statement: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await statement
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}
