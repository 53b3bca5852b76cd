import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type ListedPicture, placeName, shades } from '@/content/picture-list'
import { SetupError } from '@/db/setup-error'
import { type Dialogue, type Said, settleAlt, settleFocal } from './describe'
import { encode } from './encode'
import { type Folders, readList, readRecord, sweep, writeList, writeRecord } from './folders'
import { framingsOf, type PictureList, tallSuffix, widest, widestTall } from './framings'
import { drawGrid } from './grid'
import { decode, openMaster } from './master'

export interface Wish extends Said {
  /** A place of the list, or its upright version, `hero-tall`. */
  name: string
  /** Path of the camera's file. */
  path: string
  /** How dark it is shown under words. */
  shade?: string | undefined
  /** Whether to add this place to the list. */
  isNew?: boolean | undefined
}

/** Puts a file in a picture's place: copies it to the masters, encodes it, and writes list and record. */
export async function put(folders: Folders, wish: Wish, dialogue: Dialogue) {
  const { say } = dialogue
  const { name, path } = wish
  const list = await readList(folders)
  const { place, isTall, before } = findPlace(wish, list)
  const shade = shades.find(each => each === wish.shade)
  if (wish.shade && !shade) throw new SetupError(`“${wish.shade}” is no shade: ${shades.join(', ')}.`)

  const master = await openMaster(path)
  const largest = isTall ? widestTall : (before?.largest ?? widest)
  const pixels = await decode(master, largest)
  if (before && master.width < largest) say(`It is ${master.width} px wide, and shown at up to ${largest} px.`)

  if (wish.focal === undefined) {
    const grid = resolve(folders.screens, `focal-${name}.jpg`)
    await drawGrid(pixels, grid)
    say(`A grid to read the focal point from: ${grid}`)
  }
  const alt = isTall ? before!.alt : await settleAlt(wish.alt, dialogue)
  const focal = await settleFocal(wish.focal, dialogue)

  const file = `${name}.${master.extension}`
  await keepMaster(path, folders.masters, file)
  const entry: ListedPicture = isTall
    ? { ...before!, tall: { file, focal } }
    : { file, alt, focal, ...(before?.largest && { largest: before.largest }) }
  if (shade) entry.shade = shade
  const framing = framingsOf({ [place]: entry }).find(each => each.name === name)!
  await mkdir(folders.encoded, { recursive: true })
  const existing = new Set(await readdir(folders.encoded))
  const encoded = await encode({ framing, master, pixels, existing, folder: folders.encoded, say })

  list[place] = entry
  await writeList(folders, list)
  const recorded = { ...(await readRecord(folders)), [name]: encoded }
  await writeRecord(folders, list, recorded)
  await sweep(folders, list, recorded)
  if (!isTall && before?.film) say(`Its film, ${before.film.name}, belonged to the previous picture: it was deleted.`)
  if (!isTall && before?.tall)
    say(
      `Its upright version belonged to the previous picture: it was deleted. Add another: put ${name}${tallSuffix} FILE`,
    )
}

/** The place and its current entry. Throws if there is no such place and none is to be added. */
function findPlace({ name, alt, isNew }: Wish, list: PictureList) {
  const isTall = name.endsWith(tallSuffix)
  const place = isTall ? name.slice(0, -tallSuffix.length) : name
  const before = list[place]
  if (!before && (isTall || !isNew))
    throw new SetupError(
      `There is no place “${place}”. The places: ${Object.keys(list).join(', ')}. One of your own, such as essay-my-title, is made by --new.`,
    )
  const { error } = placeName.safeParse(place)
  if (error) throw new SetupError(`“${place}”: ${error.issues[0]!.message}.`)
  if (isTall && alt) throw new SetupError(`${name} has the text of ${place}: leave --alt out.`)
  return { place, isTall, before }
}

/** Copies a file to the masters under the name of its place: two cameras may use the same file name. */
async function keepMaster(path: string, folder: string, file: string) {
  await mkdir(folder, { recursive: true })
  const to = join(folder, file)
  if (resolve(path) !== resolve(to)) await copyFile(path, to)
}
