import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Package {
  link?: boolean
  integrity?: string
  resolved?: string
  os?: string[]
  cpu?: string[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const fetched = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)

it('every package comes from the registry', () => {
  expect(fetched.length).toBeGreaterThan(500)
  expect(fetched.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

/** Native parts of three build tools for other systems, in versions that the registry lacked when the lockfile was written. */
const knownWithout = /^node_modules\/(@next\/swc|@tailwindcss\/oxide|@unrs\/resolver-binding)-/
const onServer = ({ os, cpu }: Package) => (os?.includes('linux') ?? true) && /^$|x64|arm64/.test(cpu?.join() ?? '')

it('every package has its checksum, except native parts that no Linux server installs', () => {
  const unchecked = fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const unknown = unchecked.filter(([path, each]) => onServer(each) || !knownWithout.test(path))
  expect(unknown.map(([path]) => path)).toEqual([])
})
