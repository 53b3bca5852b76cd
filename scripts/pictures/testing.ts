import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished } from 'vitest'
import { type Folders, foldersIn, readList, readRecord } from './folders'

/** A folder with a list of pictures and nothing encoded, deleted after the test. */
export async function freshFolders(list: object = {}) {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folders = foldersIn(root)
  for (const each of ['content', 'art/masters', 'public/p', 'public/film'])
    await mkdir(join(root, each), { recursive: true })
  await writeFile(folders.list, JSON.stringify(list))
  await writeFile(folders.record, '{}')
  return { ...folders, root }
}

/** The contents of list, record and folders, to compare later. */
export const stateOf = async (folders: Folders) => ({
  list: await readList(folders),
  record: await readRecord(folders),
  masters: await readdir(folders.masters),
  encoded: await readdir(folders.encoded),
})

/** An upright picture: its upper half red, its lower half green. */
export const upright = () => sharp(Buffer.from(redAboveGreen))
const redAboveGreen = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600">
  <rect width="400" height="300" fill="#c00000"/><rect y="300" width="400" height="300" fill="#00a000"/></svg>`

/** The file of a camera held upright: rotated, with an orientation tag, GPS and the camera's name. */
export async function cameraFile(path: string, orientation: 6 | 8): Promise<string> {
  const lying = await upright()
    .rotate(orientation === 6 ? -90 : 90)
    .png()
    .toBuffer()
  const exif = {
    IFD0: { Model: 'Camera' },
    IFD2: { ColorSpace: '1' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 0/1' },
  }
  return save(sharp(lying).withExif(exif).withMetadata({ orientation }), path)
}

export async function save(picture: Sharp, path: string): Promise<string> {
  await picture.jpeg().toFile(path)
  return path
}

/** An incomplete file, as from a memory card that was pulled out. */
export async function saveHalf(path: string) {
  const whole = await upright().resize(1200).jpeg().toBuffer()
  await writeFile(path, whole.subarray(0, whole.length / 2))
}

/** The colour in the middle of a file's upper half, and its size. */
export async function seen(path: string) {
  const { data, info } = await sharp(await readFile(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 4) * info.width + Math.floor(info.width / 2)) * info.channels
  return { width: info.width, height: info.height, color: [...data.subarray(at, at + 3)] }
}
