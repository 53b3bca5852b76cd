import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readPictureList } from '@/content/picture-list'
import { type Encoded, filesOf } from './encoded'
import { framingsOf, type PictureList } from './framings'

export type Recorded = Record<string, Encoded>

/** The folders and lists of a site's pictures. */
export const foldersIn = (root: string) => ({
  /** Written by hand and by `put`. */
  list: join(root, 'content/pictures.json'),
  /** What has been encoded. */
  record: join(root, 'content/pictures.generated.json'),
  masters: join(root, 'art/masters'),
  encoded: join(root, 'public/p'),
  films: join(root, 'public/film'),
  /** For grids to look at, outside git. */
  screens: join(root, '.screens'),
})

export type Folders = ReturnType<typeof foldersIn>

export const readList = async ({ list }: Folders) => readPictureList(JSON.parse(await readFile(list, 'utf8')))

export async function writeList({ list }: Folders, pictures: PictureList) {
  const style = await resolveConfig(list)
  await writeFile(list, await format(JSON.stringify(readPictureList(pictures), null, 2), { ...style, parser: 'json' }))
}

export const readRecord = async ({ record }: Folders): Promise<Recorded> => JSON.parse(await readFile(record, 'utf8'))

/** Writes a line for each listed picture, in the order of the list. */
export async function writeRecord({ record }: Folders, pictures: PictureList, recorded: Recorded) {
  const lines = framingsOf(pictures).flatMap(({ name }) => {
    const encoded = recorded[name]
    return encoded ? [`  ${JSON.stringify(name)}: ${JSON.stringify(encoded)}`] : []
  })
  await writeFile(record, `{\n${lines.join(',\n')}\n}\n`)
}

/** Deletes the encoded files, and the films, that nothing refers to. */
export async function sweep({ encoded, films }: Folders, pictures: PictureList, recorded: Recorded) {
  await keepOnly(
    encoded,
    framingsOf(pictures).flatMap(({ name }) => (recorded[name] ? filesOf(recorded[name]) : [])),
  )
  const playing = Object.values(pictures).flatMap(({ film }) => (film ? [`${film.name}.webm`, `${film.name}.mp4`] : []))
  await keepOnly(films, playing)
}

async function keepOnly(folder: string, files: string[]) {
  const there = existsSync(folder) ? await readdir(folder) : [] // git keeps no empty folder
  for (const name of there) if (!files.includes(name)) await rm(join(folder, name))
}
