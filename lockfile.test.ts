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

it('no package is fetched from elsewhere than the registry', () => {
  expect(fetched.length).toBeGreaterThan(500)
  expect(fetched.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

it('every package that an image or a server with Linux installs has its checksum', () => {
  const onServer = ({ os, cpu }: Package) => (os?.includes('linux') ?? true) && /^$|x64|arm64/.test(cpu?.join() ?? '')
  const unchecked = fetched.filter(([, each]) => onServer(each) && !each.integrity?.startsWith('sha512-'))
  expect(unchecked.map(([path]) => path)).toEqual([])
})
