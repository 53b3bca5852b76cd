import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { preloaded } from '@/content/fonts.generated.json'
import { faces } from './faces'

const styles = await readFile('app/fonts.css', 'utf8')
const named = [...styles.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map(([, file]) => file)

test('every face that the style sheet names is there, and no other: else run npm run fonts', async () => {
  expect(new Set(await readdir('public/fonts'))).toEqual(new Set(named))
  expect(named.map(file => file?.replace(/-\w+\.woff2$/, ''))).toEqual(faces.map(({ name }) => name))
})

test('two faces are fetched ahead, and the style sheet uses them', () => {
  expect(preloaded).toHaveLength(2)
  expect(named).toEqual(expect.arrayContaining(preloaded.map(address => address.replace('/fonts/', ''))))
})
