import { existsSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { pictureList } from './picture-list'
import { pictures, type PictureName } from './encoded-pictures'
import generated from './pictures.generated.json'

const encoded: Record<string, { hash: string }> = generated
/** The largest file of a loop. */
const mostBytes = 300_000

const withFilm = Object.entries(pictureList).flatMap(([name, { file, film }]) =>
  film ? [{ name: name as PictureName, file, film }] : [],
)

describe.each(withFilm)('the film of $name', ({ name, file, film }) => {
  it('begins on the picture that is there now', () => {
    const now = encoded[name]!.hash
    const fix = `${file} is another picture than the film “${film.name}” was made from, so none is played: take “film” out of its entry in content/pictures.json, or make one under a new name, with still: '${now}'`
    expect(film.still, fix).toBe(now)
    expect(pictures[name].film).toEqual({ webm: `/film/${film.name}.webm`, mp4: `/film/${film.name}.mp4` })
  })

  it('is there in AV1 and H.264, below 300,000 bytes', () => {
    for (const type of ['webm', 'mp4'])
      expect(statSync(`public/film/${film.name}.${type}`).size, type).toBeLessThan(mostBytes)
  })
})

it('plays no film on a photograph that has taken its picture’s place', async () => {
  const exchanged = Object.entries(generated).map(([file, picture]) => [file, { ...picture, hash: 'another' }])
  vi.doMock('./pictures.generated.json', () => ({ default: Object.fromEntries(exchanged) }))
  vi.resetModules()
  const { pictures } = await import('./encoded-pictures')
  for (const { name } of withFilm) expect(pictures[name].film, name).toBeUndefined()
  vi.doUnmock('./pictures.generated.json')
  vi.resetModules()
})

it('has no film that belongs to no picture', () => {
  const files = existsSync('public/film') ? readdirSync('public/film') : []
  const named = withFilm.flatMap(({ film }) => [`${film.name}.webm`, `${film.name}.mp4`])
  const fix = 'name it as “film” in content/pictures.json, or delete it from public/film'
  expect(files.toSorted(), fix).toEqual(named.toSorted())
})
