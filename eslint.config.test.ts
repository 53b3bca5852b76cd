import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const eslint = new ESLint()

/** The rules that one line of code breaks in a file of this path. */
async function broken(path: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path })
  return result?.messages.map(message => message.ruleId ?? message.message) ?? []
}

const imports = '@typescript-eslint/no-restricted-imports'
const use = (from: string) => `import { a } from '${from}'; a()`
const useType = (from: string) => `import type { A } from '${from}'; export type B = A`

describe('the import arrow refuses', () => {
  test.each([
    ['content/home.ts', use('@/lib/inquiry')],
    ['content/home.ts', useType('@/components/home/hero')],
    ['lib/inquiry.ts', use('@/db/client')],
    ['lib/inquiry.ts', use('@/components/ui/button')],
    ['lib/inquiry.ts', useType('@/app/actions')],
    ['db/store.ts', use('@/content/inquiry')],
    ['db/store.ts', use('@/app/actions')],
    ['db/deep/store.ts', use('@/scripts/site')],
    ['components/home/hero.tsx', use('@/content/home')],
    ['components/home/hero.tsx', `import { type A, a } from '@/content/home'; a({} as A)`],
    ['components/home/hero.tsx', use('@/db/store')],
    ['components/inquiry/form.tsx', use('@/app/actions')],
    ['components/inquiry/form.tsx', useType('@/app/actions')],
    ['scripts/site.ts', use('@/app/actions')],
    ['scripts/site.ts', use('@/components/ui/button')],
    ['scripts/site.ts', use('@/e2e/fixtures')],
    ['scripts/site.ts', use('@/bench/nginx')],
    ['components/home/hero.tsx', use('../site/picture')],
    ['app/journal/page.tsx', use('../actions')],
    ['e2e/sweep.spec.ts', use('../lib/inquiry')],
  ])('%s: %s', async (path, code) => {
    expect(await broken(path, code)).toContain(imports)
  })
})

describe('the import arrow lets through', () => {
  test.each([
    ['content/home.ts', use('./pictures')],
    ['lib/inquiry.ts', use('@/content/inquiry')],
    ['db/store.ts', use('@/lib/inquiry')],
    ['components/home/hero.tsx', use('@/lib/inquiry')],
    ['components/home/hero.tsx', useType('@/content/home')],
    ['components/home/hero.tsx', use('@/components/ui/button')],
    ['components/home/hero.tsx', use('./ledger')],
    ['app/actions.ts', use('@/db/store')],
    ['app/page.tsx', use('@/content/home')],
    ['scripts/site.ts', use('@/db/provision')],
    ['e2e/sweep.spec.ts', use('@/scripts/chromium')],
    ['bench/load.ts', use('@/scripts/command')],
  ])('%s: %s', async (path, code) => {
    expect(await broken(path, code)).not.toContain(imports)
  })
})

test('a default export is refused, but where Next or a tool looks for one', async () => {
  const page = 'export default function Page() {\n  return null\n}'
  expect(await broken('components/home/hero.tsx', page)).toContain('no-restricted-syntax')
  expect(await broken('app/journal/[slug]/page.tsx', page)).not.toContain('no-restricted-syntax')
  expect(await broken('playwright.config.ts', 'export default {}')).not.toContain('no-restricted-syntax')
})
