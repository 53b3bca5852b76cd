import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Stoppable } from '@/scripts/fresh-site'
import { ownFiles } from './sizes'

export interface Checkout extends Stoppable {
  directory: string
  /** `npm run build` in it. Resolves with seconds. @throws {Error} with what the build said, where it failed */
  build(): number
  /** Takes away what a build has left, its cache as well. */
  clean(): void
}

/** A copy of the working tree with its packages, so that nobody's own `.next` is touched; removed by `stop`. */
export async function openCheckout(): Promise<Checkout> {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-build-'))
  for (const name of ownFiles()) cpSync(name, path.join(directory, name))
  // A link to node_modules would lead the bundler out of the project; files linked one by one cost no space.
  const copy = (how: string) => spawnSync('cp', [how, path.resolve('node_modules'), directory]).status === 0
  if (!copy('-al') && !copy('-a')) throw new Error(`node_modules could not be copied to ${directory}`)
  return {
    directory,
    build: () => build(directory),
    clean: () => rmSync(path.join(directory, '.next'), { recursive: true, force: true }),
    stop: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

function build(directory: string): number {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`The build failed: ${stdout}${stderr}`)
  return (performance.now() - began) / 1000
}
