import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureList } from './list'

const films = Object.values(pictureList).flatMap(({ film, tall }) => [
  ...(film ? [{ mostBytes: 300_000, ...film }] : []),
  ...(tall?.film ? [{ mostBytes: 90_000, ...tall.film }] : []),
])

it('each film has at most 300 KB, or 90 KB on a phone', () => {
  for (const { name, mostBytes } of films)
    for (const file of [`${name}.mp4`, `${name}.webm`])
      expect(statSync(`public/film/${file}`).size, file).toBeLessThan(mostBytes)
})
