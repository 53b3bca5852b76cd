import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pictures } from './encoded-pictures'
import { captionsFault, filmFaults } from './film-faults'
import { films } from './films'
import type { SoundFilm } from './types'

const root = mkdtempSync(path.join(tmpdir(), 'films-'))
afterAll(() => rmSync(root, { recursive: true }))
const words = 'WEBVTT\n\n00:01.000 --> 00:02.500\nCome in.\n'
const film: SoundFilm = {
  title: 'Two days',
  files: ['two-days.mp4', 'two-days.webm'],
  poster: pictures.hero,
  captions: { file: 'two-days.vtt', lang: 'en' },
  length: 90,
}
const poster = pictures.hero.sources.fallback.at(-1)!.src

it('names each file of a film that is missing or empty, captions that cannot be read, and a length of nothing', () => {
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  put('public/films/two-days.webm', '')
  const files = ['films/two-days.mp4', 'films/two-days.webm', 'films/two-days.vtt', poster.slice(1)]
  expect(filmFaults({ about: film, gallery: { ...film, title: 'None', length: 0 } }, root)).toEqual([
    ...files.map(file => `“Two days” has no file public/${file}`),
    ...files.map(file => `“None” has no file public/${file}`),
    '“None” does not say its length in seconds',
  ])
  for (const file of ['films/two-days.mp4', 'films/two-days.webm', poster]) put(`public/${file}`, 'x')
  put('public/films/two-days.vtt', words)
  expect(filmFaults({ about: film }, root)).toEqual([])
  put('public/films/two-days.vtt', 'WEBVTT\n')
  expect(filmFaults({ about: film }, root)).toEqual([
    'The captions of “Two days”, public/films/two-days.vtt, have no cue',
  ])
})

it.each([
  ['WEBVTT\n\n00:01.000 --> 00:02.500\nCome in.', undefined],
  [
    '\uFEFFWEBVTT – Two days\r\n\r\nNOTE\r\nby Ila\r\n\r\n1\r\n01:00:01.000 --> 01:00:02.500 line:0\r\nअंदर आइए\r\n',
    undefined,
  ],
  ['1\n00:00:01,000 --> 00:00:02,500\nSubRip', /begin with WEBVTT/],
  ['WEBVTT\n\nNOTE nothing yet', /no cue/],
  ['WEBVTT\n\n00:00:01,000 --> 00:00:02,500\nA comma', /cannot be read: 00:00:01,000/],
  ['WEBVTT\n\n00:03.000 --> 00:02.500\nBackwards', /cannot be read: 00:03.000/],
  ['WEBVTT\n\n00:01.000 --> 00:02.500\n\nAfter a gap', /without words: 00:01.000/],
])('captions %j are right, or refused for one reason', (text, fault) => {
  if (fault) expect(captionsFault(text)).toMatch(fault)
  else expect(captionsFault(text)).toBeUndefined()
})

it('a film without captions does not compile', () => {
  const { captions, ...silent } = film
  // @ts-expect-error without captions
  const deaf: SoundFilm = silent
  expect([deaf, captions]).toHaveLength(2)
})

it('where the films of this site are, they are whole', () => {
  expect(existsSync('public/films') ? filmFaults(films) : []).toEqual([])
})
