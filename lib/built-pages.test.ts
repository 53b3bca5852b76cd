import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasBuiltPages, exitWithoutBuiltPages } from './built-pages'
import { temporaryFolder } from './testing'

let folder: string
const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  folder = temporaryFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.stubEnv('NODE_ENV', 'production')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

function build() {
  mkdirSync(path.join(folder, '.next/server/app'), { recursive: true })
  writeFileSync(path.join(folder, '.next/server/app/index.html'), '<script>1</script>')
}

it('starts with its pages beside it', () => {
  build()
  expect(hasBuiltPages()).toBe(true)
  exitWithoutBuiltPages()
  expect(exit).not.toHaveBeenCalled()
})

it('ends in one sentence without them', () => {
  expect(hasBuiltPages()).toBe(false)
  exitWithoutBuiltPages()
  expect(exit).toHaveBeenCalledWith(1)
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^The built pages .*\(npm start, or a release\)\.$/)]])
})
