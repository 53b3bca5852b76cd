import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { home } from './home'

/** What a visitor may be sent for one film. */
const mostBytes = 300_000

test('each film is there in AV1 and H.264, below 300,000 bytes, and no other', () => {
  const films = [home.hero.film, ...home.gallery.frames.flatMap(({ film }) => film ?? [])]
  const named = films.flatMap(({ webm, mp4 }) => [webm, mp4])
  const present = readdirSync('public/film').map(file => `/film/${file}`)
  expect(new Set(present)).toEqual(new Set(named))
  for (const file of present) expect(statSync(`public${file}`).size, file).toBeLessThan(mostBytes)
})
