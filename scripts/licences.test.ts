import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontPackages, fontNotices, softwareNotices } from './notices'
import { shippedPackages } from './shipped'

const published = readFileSync('public/licences.txt', 'utf8')

it('every package in the scripts or the image is named with its licence: else npm run licences', async () => {
  const shipped = ['react', 'next', 'tailwindcss', 'zod', 'sonner', 'drizzle-orm', 'nodemailer', 'feedsmith']
  const found = await shippedPackages()
  expect(found).toEqual(expect.arrayContaining(shipped))
  expect(found).not.toContain('drizzle-kit') // only db:generate and db:studio use it
  expect(published).toBe(await softwareNotices())
})

it('a licence without a text is public domain, or another package brings its text', () => {
  const bare = [...published.matchAll(/brings no text; the licence that it names is (.*)\./g)].map(([, name]) => name)
  expect(bare.toSorted()).toEqual(['Apache-2.0', 'MIT', 'Unlicense'])
  expect(published).toMatch(/Apache License\s+Version 2\.0, January 2004/)
})

it('the licence of the fonts lies beside them, with every copyright: else npm run licences', () => {
  const beside = readFileSync('public/fonts/OFL.txt', 'utf8')
  expect(beside).toBe(fontNotices())
  expect(fontPackages).toHaveLength(4)
  expect(beside.match(/^Copyright .*20\d\d/gm)).toHaveLength(4)
})

it('no font reserves its name, which a part of it must then not bear', () => {
  expect(fontNotices()).not.toMatch(/with Reserved Font Name/i)
})
