import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SoundFilm, SoundFilms } from './types'

/** What is missing or wrong about films with sound, a sentence each. @param root of the project */
export const filmFaults = (films: SoundFilms, root = process.cwd()): string[] =>
  Object.values(films as Record<string, SoundFilm>).flatMap(film => faultsOf(film, root))

function faultsOf({ title, files, poster, captions, length }: SoundFilm, root: string): string[] {
  const find = (file: string) => path.join(/* turbopackIgnore: true */ root, 'public', file)
  const missing = [...[...files, captions.file].map(file => `films/${file}`), poster.sources.fallback.at(-1)!.src]
    .filter(file => !isFilled(find(file)))
    .map(file => `“${title}” has no file public/${file.replace(/^\//, '')}`)
  if (!(length > 0)) missing.push(`“${title}” does not say its length in seconds`)
  const written = find(`films/${captions.file}`)
  if (!isFilled(written)) return missing
  const fault = captionsFault(readFileSync(written, 'utf8'))
  return fault ? [...missing, `The captions of “${title}”, public/films/${captions.file}, ${fault}`] : missing
}

const isFilled = (file: string) => existsSync(file) && statSync(file).size > 0

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`
const timing = new RegExp(String.raw`^${time}[ \t]+-->[ \t]+${time}(?:[ \t]|$)`)

/** What is wrong with a file of captions in WebVTT (https://www.w3.org/TR/webvtt1). */
export function captionsFault(text: string): string | undefined {
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(head)) return 'do not begin with WEBVTT'
  let cues = 0
  for (const lines of blocks.map(block => block.trim().split('\n'))) {
    const at = lines.findIndex(line => line.includes('-->'))
    if (at < 0) continue // a note, a style, or nothing
    const [, fromHours = 0, fromMinutes, from, toHours = 0, toMinutes, to] = timing.exec(lines[at]!) ?? []
    const seconds = (hours: unknown, minutes: unknown, rest: unknown) =>
      Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
    if (!(seconds(fromHours, fromMinutes, from) < seconds(toHours, toMinutes, to)))
      return `have a cue that cannot be read: ${lines[at]}`
    if (lines.length === at + 1) return `have a cue without words: ${lines[at]}`
    cues++
  }
  return cues ? undefined : 'have no cue'
}
