import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrateBundled } from './database'
import { type EmbeddedDatabase, startDatabase } from './embedded'

/**
 * A server for all tests of a run, in a directory that goes with it: real Postgres, real migrations. It does not survive a
 * power cut, and is many times quicker for it.
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

/** A database of its own on the server of the template, with its tables and rights, until it is dropped. */
export async function copyTemplate(template: EmbeddedDatabase): Promise<EmbeddedDatabase & { drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = open(inDatabase(template.ownerUrl, 'postgres'))
  await server.unsafe(`create database ${name} template ${new URL(template.ownerUrl).pathname.slice(1)}`)
  await server.unsafe(`revoke temporary on database ${name} from public`) // a copy has no rights of its own
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

/** A connection of a test's own; the caller ends it. */
export const open = (url: string): Sql => postgres(url, { max: 1, onnotice: () => undefined })

/** The same login in another database. */
export function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: name }).toString()
}
