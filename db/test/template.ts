import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { startDatabase } from '@/db/bundled/server'
import { type DatabaseUrls, migrateDatabase } from '@/db/migrate'

/** Vitest and Playwright run it once: it starts a server and migrates the template. */
export default async function setup() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noor-vista-tests-'))
  const { stop, ...template } = await startDatabase({ dataDir, durable: false })
  await migrateDatabase(template)
  process.env.TEST_TEMPLATE = JSON.stringify(template)
  return () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true }))
}

export async function copyTemplate() {
  const template = JSON.parse(process.env.TEST_TEMPLATE!) as DatabaseUrls
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = open(inDatabase(template.ownerUrl, 'postgres'))
  await server.unsafe(
    `create database ${name} template ${new URL(template.ownerUrl).pathname.slice(1)}`,
  )
  const drop = () => server.unsafe(`drop database ${name} with (force)`).then(() => server.end())
  return {
    ownerUrl: inDatabase(template.ownerUrl, name),
    webUrl: inDatabase(template.webUrl, name),
    staffUrl: inDatabase(template.staffUrl, name),
    drop,
  }
}

export const open = (url: string): Sql => postgres(url, { max: 1, onnotice: () => undefined })

export const inDatabase = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: name }).href
