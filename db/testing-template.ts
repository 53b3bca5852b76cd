import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrateBundled } from './database'
import { type EmbeddedDatabase, startDatabase } from './embedded'

/**
 * A real Postgres with the real migrations for all tests of a run, in a temporary directory. Not durable, which makes it many
 * times faster.
 */
export async function startTemplate(): Promise<{ template: EmbeddedDatabase; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noor-vista-tests-'))
  const { stop, ...template } = await startDatabase({ dataDir, durable: false })
  const stopAndRemove = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  await migrateBundled(template).catch(error => stopAndRemove().then(() => Promise.reject(error)))
  return { template, stop: stopAndRemove }
}

/** A copy of the template with its tables and rights, until it is dropped. */
export async function copyTemplate(template: EmbeddedDatabase): Promise<EmbeddedDatabase & { drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = open(inDatabase(template.ownerUrl, 'postgres'))
  await server.unsafe(`create database ${name} template ${new URL(template.ownerUrl).pathname.slice(1)}`)
  await server.unsafe(`revoke temporary on database ${name} from public`) // a copy does not inherit this
  return {
    ownerUrl: inDatabase(template.ownerUrl, name),
    webUrl: inDatabase(template.webUrl, name),
    staffUrl: inDatabase(template.staffUrl, name),
    async drop() {
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}

/** A connection for a test; the caller ends it. */
export const open = (url: string): Sql => postgres(url, { max: 1, onnotice: () => undefined })

/** The same login in another database. */
export function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: name }).toString()
}
