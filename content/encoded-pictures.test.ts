import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictureList } from './picture-list'
import generated from './pictures.generated.json'

const encoded: Record<string, { hash: string }> = generated
/** The largest file of a loop. */
const mostBytes = 300_000
const films = Object.entries(pictureList).flatMap(([name, { film }]) =>
  film ? [{ picture: name, ...film }] : [],
)
const filesOf = (film: string) => [`${film}.mp4`, `${film}.webm`]

it.each(films)(
  'the film of $picture begins on the picture that is there now, and is light',
  ({ picture, name, still }) => {
    const { hash } = encoded[picture]!
    const fix = `take “film” out of its entry in content/pictures.json, or make one under a new name, with still: '${hash}'`
    expect(still, fix).toBe(hash)
    for (const file of filesOf(name))
      expect(statSync(`public/film/${file}`).size, file).toBeLessThan(mostBytes)
  },
)

it('has no film that belongs to no picture', () => {
  const files = existsSync('public/film') ? readdirSync('public/film') : []
  expect(files.toSorted()).toEqual(films.flatMap(({ name }) => filesOf(name)).toSorted())
})
