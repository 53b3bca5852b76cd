import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const compose = readFileSync('compose.yaml', 'utf8')
/** Each service's lines, by its name. */
const services = Object.fromEntries(
  [...compose.split('\nservices:\n')[1]!.matchAll(/^ {2}(\w+):.*\n((?: {4}.*\n| *\n)+)/gm)].map(([, name, lines]) => [
    name,
    lines!,
  ]),
)
const holding = (text: string) => Object.keys(services).filter(name => services[name]!.includes(text))

it('every setting that compose reads is explained', () => {
  const explained = readFileSync('.env.example', 'utf8')
  const names = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
  expect(names.size).toBeGreaterThan(8)
  for (const name of names) expect(explained, name).toMatch(new RegExp(`^(# )?${name}=`, 'm'))
})

it('each service has only its own password, and the database is reachable from this machine only', () => {
  expect(Object.keys(services)).toEqual(['caddy', 'site', 'migrate', 'notify', 'db', 'nightly'])
  expect(holding('OWNER_PASSWORD')).toEqual(['migrate', 'db', 'nightly'])
  expect(holding('STAFF_PASSWORD')).toEqual(['migrate', 'notify'])
  expect(holding('WEB_PASSWORD')).toEqual(['site', 'migrate'])
  expect(holding('ports:')).toEqual(['caddy', 'db'])
  expect(services.db).toContain("ports: ['127.0.0.1:5432:5432']")
})

it('services that keep running have a health check, and those that need the tables wait for the migration', () => {
  expect(holding('migrate: { condition: service_completed_successfully }')).toEqual(['site', 'notify', 'nightly'])
  expect(holding('db: { condition: service_healthy }')).toEqual(['migrate'])
  expect(holding('healthcheck:')).toEqual(['caddy', 'site', 'notify', 'db', 'nightly'])
})

it('images are named by their full version, and backups use the database’s', () => {
  expect(compose.match(/^ +build:/gm)).toHaveLength(1) // two builds at once would write the same image
  const images = [...compose.matchAll(/^ {4}image: (.*)$/gm)].map(([, image]) => image)
  expect(images).toEqual(['caddy:2.11.2', 'postgres:18.4', 'postgres:18.4'])
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ARG BASE=node:\d+\.\d+\.\d+-slim$/m)
})
