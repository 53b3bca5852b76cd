import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fontSubsets } from './font-subsets'

const styles = await readFile('app/fonts.css', 'utf8')
const named = [...styles.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map(([, file]) => file)

test('every font that the style sheet names is there, and no other: else run npm run fonts', async () => {
  expect(new Set(await readdir('public/fonts'))).toEqual(new Set([...named, 'OFL.txt']))
  expect(named.map(file => file?.replace(/-\w+\.woff2$/, ''))).toEqual(fontSubsets.map(({ name }) => name))
})
