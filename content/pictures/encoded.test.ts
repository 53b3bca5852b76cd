import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureList } from './list'
import generated from './pictures.generated.json'

const encoded: Record<string, { hash: string }> = generated
const films = Object.entries(pictureList).flatMap(([name, { film, tall }]) => [
  ...(film ? [{ picture: name, mostBytes: 300_000, ...film }] : []),
  ...(tall?.film ? [{ picture: `${name}-tall`, mostBytes: 90_000, ...tall.film }] : []),
])

it('each film starts on its current picture and has at most 300 KB, or 90 KB on a phone', () => {
  for (const { picture, name, still, mostBytes } of films) {
    expect(still, `shoot the film anew: ${picture} has changed`).toBe(encoded[picture]!.hash)
    for (const file of [`${name}.mp4`, `${name}.webm`])
      expect(statSync(`public/film/${file}`).size, file).toBeLessThan(mostBytes)
  }
})
