import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import generated from '@/content/pictures/pictures.generated.json'
import { temporaryFolder } from '@/lib/test/temporary-folder'

const encode = (root: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/pictures.ts', root])

async function siteWithCameraFile(list: object): Promise<string> {
  const root = temporaryFolder()
  for (const folder of ['content/pictures', 'masters', 'public/p'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'content/pictures/pictures.json'), JSON.stringify(list))
  await writeFile(join(root, 'content/pictures/pictures.generated.json'), '{}')
  await writeFile(join(root, 'public/p/old-640.jpg'), '')
  await writeFile(join(root, 'masters/camera.jpg'), await cameraFile())
  return root
}

const plain = (height: number, background: string) =>
  sharp({ create: { width: 400, height, channels: 3, background } })

async function cameraFile(): Promise<Buffer> {
  const red = await plain(300, '#c00000').png().toBuffer()
  const upright = await plain(600, '#00a000')
    .composite([{ input: red, gravity: 'north' }])
    .png()
    .toBuffer()
  const lying = sharp(upright).rotate(-90).jpeg()
  return lying
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

test('an encoded picture is upright and has no EXIF', async () => {
  const root = await siteWithCameraFile({ bells: { file: 'camera.jpg', largest: 640 } })
  await encode(root)
  const { bells } = JSON.parse(
    await readFile(join(root, 'content/pictures/pictures.generated.json'), 'utf8'),
  )
  expect(bells).toMatchObject({ width: 400, height: 600, avif: [400], jpg: [400] })
  expect(bells.colors).toEqual(['#b00', '#650', '#090'])
  const files = await readdir(join(root, 'public/p'))
  expect(files).toEqual([`${bells.hash}-400.avif`, `${bells.hash}-400.jpg`])
  for (const file of files) {
    const picture = sharp(join(root, 'public/p', file))
    const { width, height, exif, orientation } = await picture.metadata()
    expect({ width, height, exif, orientation }, file).toEqual({ width: 400, height: 600 })
    const [red = 0, green = 0] = await picture
      .extract({ left: 200, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red, file).toBeGreaterThan(green + 100)
  }
})

test('a hero that is too narrow, or lacks what the old one had, says what it needs', async () => {
  const film = { name: 'lamp', still: 'old' }
  const encoding = encode(await siteWithCameraFile({ hero: { file: 'camera.jpg', film } }))
  const { stderr } = await encoding.catch((error: { stderr: string }) => error)
  expect(stderr.replace(/[\da-f]{8}/, '(hash)')).toBe(
    `hero: camera.jpg is 400 px wide and fills a window: use one of 2400 px.
hero: its film lamp begins on another picture. Shoot it anew and write "still": "(hash)", or delete "film".
hero has no "tall": add an upright version, 1080 px wide.
`,
  )
})

test('encoding without the masters keeps every picture’s files', async () => {
  const root = temporaryFolder()
  for (const part of [
    'content/pictures/pictures.json',
    'content/pictures/pictures.generated.json',
    'public/p',
  ])
    await cp(part, join(root, part), { recursive: true })
  const files = Object.values(generated).flatMap(({ hash, avif, jpg }) => [
    ...avif.map(width => `${hash}-${width}.avif`),
    ...jpg.map(width => `${hash}-${width}.jpg`),
  ])
  expect((await readdir('public/p')).toSorted()).toEqual(files.toSorted())
  await encode(root)
  expect((await readdir(join(root, 'public/p'))).toSorted()).toEqual(files.toSorted())
  const record = 'content/pictures/pictures.generated.json'
  expect(await readFile(join(root, record), 'utf8')).toBe(await readFile(record, 'utf8'))
})
