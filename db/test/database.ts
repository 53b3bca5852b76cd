import { afterAll, beforeEach } from 'vitest'
import { forgetEnv } from '@/lib/env'
import { copyTemplate, open } from './template'

export { inDatabase, open } from './template'

/** Copies the template for one test file, and points DATABASE_URL at the copy. */
export async function freshDatabase({ emptyEachTest = false } = {}) {
  const { drop, ...database } = await copyTemplate()
  const owner = open(database.ownerUrl)
  process.env.DATABASE_URL = database.webUrl
  forgetEnv()
  if (emptyEachTest)
    beforeEach(async () => void (await owner`truncate inquiries, detailed_inquiries`))
  afterAll(async () => {
    await owner.end()
    await drop()
  })
  return { ...database, owner }
}

export const refusal = async (statement: PromiseLike<unknown>): Promise<string | undefined> =>
  statement.then(
    () => undefined,
    (error: { code?: string }) => error.code ?? String(error),
  )
