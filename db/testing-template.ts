import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import type { TestProject } from 'vitest/node'
import { startDatabase } from './embedded'
import { type Addresses, migrateDatabase } from './migrate'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the template that every test file copies. */
    template: Addresses
  }
}

/** Vitest's global setup. */
export async function setup(project: TestProject) {
  const { stop, ...template } = await startTemplate()
  project.provide('template', template)
  return stop
}

/** A real Postgres with the real migrations in a temporary directory. Not durable, which makes it many times faster. */
export async function startTemplate() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noor-vista-tests-'))
  const { stop, ...template } = await startDatabase({ dataDir, durable: false })
  const stopAndRemove = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  await migrateDatabase(template, { ownServer: true }).catch(async error => {
    await stopAndRemove()
    throw error
  })
  return { ...template, stop: stopAndRemove }
}

/** A copy of the template with its tables and rights, until it is dropped. */
export async function copyTemplate(template: Addresses): Promise<Addresses & { drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = open(inDatabase(template.ownerUrl, 'postgres'))
  await server.unsafe(`create database ${name} template ${new URL(template.ownerUrl).pathname.slice(1)}`)
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
export const inDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: name }).href
