import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Exif } from 'sharp'
import { describe, expect, it, test, vi } from 'vitest'
import { filesOf } from './encoded'
import { readList, readRecord } from './folders'
import { put, type Wish } from './put'
import { cameraFile, freshFolders, save, saveHalf, seen, stateOf, upright } from './testing'

const hero = { file: 'lakepalace.jpg', alt: 'Oil lamps on the sill of an arch.', focal: [44, 55], placeholder: true }
const said = { alt: 'दुल्हन अपनी माँ के साथ आँगन में खड़ी है।', focal: '40,60' }
const nobody = { say: vi.fn(), ask: async () => undefined }

async function freshStudio(list: object = { hero }) {
  const folders = await freshFolders(list)
  const file = join(folders.root, 'DSC_0421.jpg')
  return { folders, file, place: (wish: Partial<Wish>) => put(folders, { name: 'hero', path: file, ...wish }, nobody) }
}

describe('a camera’s file', () => {
  test.each([6, 8] as const)(
    'that lies on its side (EXIF orientation %i) stands upright in every file',
    async turned => {
      const { folders, file, place } = await freshStudio()
      await place({ path: await cameraFile(file, turned), ...said })
      const { hero: encoded } = await readRecord(folders)
      expect(encoded).toMatchObject({ width: 400, height: 600, avif: [400], jpg: [400] })
      for (const name of filesOf(encoded!)) {
        const { width, height, color } = await seen(join(folders.encoded, name))
        expect([width, height], name).toEqual([400, 600])
        expectNear(color, [192, 0, 0])
      }
    },
  )

  it('loses its GPS and camera data in the published files, and is kept unchanged among the masters', async () => {
    const { folders, file, place } = await freshStudio()
    await place({ path: await cameraFile(file, 6), ...said })
    for (const name of filesOf((await readRecord(folders)).hero!)) {
      const { exif, xmp, iptc, orientation } = await sharp(join(folders.encoded, name)).metadata()
      expect({ exif, xmp, iptc, orientation }, name).toEqual({})
    }
    expect(await readFile(join(folders.masters, 'hero.jpg'))).toEqual(await readFile(file))
  })

  it('keeps its colours if it has a profile', async () => {
    const { folders, file, place } = await freshStudio()
    await place({ path: await save(upright().withIccProfile('p3'), file), ...said })
    for (const name of filesOf((await readRecord(folders)).hero!))
      expectNear((await seen(join(folders.encoded, name))).color, [192, 0, 0])
  })

  it('is written into the list under its place, with its description, and is no placeholder', async () => {
    const tall = { file: 'lakepalace-tall.jpg', focal: [50, 46] }
    const before = { ...hero, quality: 60, largest: 1200, tall, shade: 'strong' }
    const { folders, file, place } = await freshStudio({ hero: before })
    await place({ path: await save(upright(), file), ...said, shade: 'medium' })
    expect(await readList(folders)).toEqual({
      hero: { file: 'hero.jpg', alt: said.alt, focal: [40, 60], largest: 1200, shade: 'medium' },
    })
  })

  it('drops the film of the picture before, and no other', async () => {
    const film = (name: string) => ({ film: { name, still: 'e45d637d' } })
    const { folders, file, place } = await freshStudio({
      hero: { ...hero, ...film('lamps') },
      fire: { ...hero, ...film('fire') },
    })
    for (const name of ['lamps.webm', 'lamps.mp4', 'fire.webm']) await writeFile(join(folders.films, name), '')
    await place({ path: await save(upright(), file), ...said })
    expect((await readList(folders)).hero).not.toHaveProperty('film')
    const left = ['lamps.webm', 'lamps.mp4', 'fire.webm'].map(name => existsSync(join(folders.films, name)))
    expect(left).toEqual([false, false, true])
  })

  it('gets no width above that of its place', async () => {
    const { folders, file, place } = await freshStudio({ hero: { ...hero, largest: 828 } })
    await place({ path: await save(upright().resize(2600), file), ...said })
    expect((await readRecord(folders)).hero).toMatchObject({ width: 2600, avif: [480, 640, 828], jpg: [640] })
  })

  it('is compressed more the more detail it has, and the result is reported', async () => {
    const { folders, file, place } = await freshStudio()
    const say = nobody.say.mockClear()
    await place({ path: await save(upright(), file), ...said })
    expect((await readRecord(folders)).hero!.quality).toBe(65)
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const dense = sharp({ create: { width: 400, height: 600, channels: 3, background: '#808080', noise } })
    await place({ path: await save(dense, file), ...said })
    expect((await readRecord(folders)).hero!.quality).toBe(35)
    expect(say.mock.calls.flat().filter(line => /^ {2}quality 35, 2 files, \d+ KB/.test(line))).toHaveLength(1)
  })

  it('can be the upright version of a picture, and shares its alt text', async () => {
    const { folders, file, place } = await freshStudio()
    await place({ name: 'hero-tall', path: await save(upright(), file), focal: '50,46' })
    expect(await readList(folders)).toEqual({ hero: { ...hero, tall: { file: 'hero-tall.jpg', focal: [50, 46] } } })
    expect(await readRecord(folders)).toMatchObject({ 'hero-tall': { file: 'hero-tall.jpg', avif: [400] } })
  })

  it('gets a new place only with --new', async () => {
    const { folders, file, place } = await freshStudio()
    const wish = { name: 'essay-my-title', path: await save(upright(), file), ...said }
    await expect(place(wish)).rejects.toThrow('There is no place “essay-my-title”. The places: hero.')
    const say = nobody.say.mockClear()
    await place({ ...wish, isNew: true })
    expect(say.mock.calls.flat().filter(line => /shown at/.test(line))).toEqual([])
    expect(Object.keys(await readList(folders))).toEqual(['hero', 'essay-my-title'])
  })
})

describe('a file that cannot be used is refused by name, with the cure, and changes nothing:', () => {
  const colors = 'names its colours in EXIF'
  test.each<[what: string, refusal: RegExp, make: (file: string) => Promise<unknown>]>([
    [
      'HEIC',
      /DSC_0421\.jpg cannot be read: it is image\/heic.*Export it as JPEG/,
      file => copyFile('scripts/pictures/testing.heic', file),
    ],
    ['no picture', /DSC_0421\.jpg cannot be read: it is no picture/, file => writeFile(file, 'BEGIN:VCARD')],
    ['a TIFF, as which a raw file is read', /it is image\/tiff/, file => upright().tiff().toFile(file)],
    ['half a JPEG', /DSC_0421\.jpg cannot be read to its end.*Export or copy it again/, saveHalf],
    ['an empty file', /cannot be read: it is no picture/, file => writeFile(file, '')],
    ['a file that is not there', /DSC_0421\.jpg is not there/, async () => undefined],
    [
      'Adobe RGB by name',
      new RegExp(`${colors}.*Export it again as sRGB`),
      exif({ IFD2: { ColorSpace: '1' }, IFD4: { InteroperabilityIndex: 'R03' } } as Exif),
    ],
    ['no colours at all', new RegExp(colors), exif({ IFD2: { ColorSpace: '65535' } })],
  ])('%s', async (_, refusal, make) => {
    const { folders, file, place } = await freshStudio()
    await make(file)
    const before = await stateOf(folders)
    await expect(place(said)).rejects.toThrow(refusal)
    expect(await stateOf(folders)).toEqual(before)
  })

  function exif(tags: Exif) {
    return (file: string) => save(upright().withExif(tags), file)
  }
})

describe('alt text and focal point', () => {
  it('are required without a terminal: nothing changes, and a grid shows the points', async () => {
    const { folders, file, place } = await freshStudio()
    await save(upright(), file)
    const before = await stateOf(folders)
    const refusal = 'Nothing is changed. Say what it shows: --alt "What is seen." --focal 40,60'
    for (const some of [{ alt: said.alt }, { focal: said.focal }]) await expect(place(some)).rejects.toThrow(refusal)
    const say = nobody.say.mockClear()
    await expect(place({})).rejects.toThrow(refusal)
    expect(await stateOf(folders)).toEqual(before)
    const printed = say.mock.calls.flat().join('\n')
    const grid = /A grid to read the focal point from: (\/.*focal-hero\.jpg)$/m.exec(printed)![1]!
    expect(await seen(grid)).toMatchObject({ width: 1200, height: 1800 })
  })

  it('are asked for until they are valid', async () => {
    const { folders, file } = await freshStudio()
    const answers = ['bride', 'Élodie and her mother in the court.', 'middle', '120,10', '33,40']
    const dialogue = { say: vi.fn(), ask: async () => answers.shift() }
    await put(folders, { name: 'hero', path: await save(upright(), file) }, dialogue)
    expect((await readList(folders)).hero).toMatchObject({
      alt: 'Élodie and her mother in the court.',
      focal: [33, 40],
    })
    expect(dialogue.say.mock.calls.flat()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('“bride” is not a sentence'),
        expect.stringContaining('“120,10” is no point'),
      ]),
    )
  })

  test.each([
    [{ ...said, alt: 'Bride' }, '“Bride” is not a sentence that says what is seen'],
    [{ ...said, focal: '40' }, '“40” is no point'],
    [{ ...said, shade: 'dark' }, '“dark” is no shade: light, medium, strong'],
    [{ ...said, name: 'My Essay', isNew: true }, '“My Essay”: a place is named like process-3'],
    [{ ...said, name: 'hero-tall' }, 'hero-tall has the text of hero: leave --alt out'],
  ])('given as %j is refused', async (wish, refusal) => {
    const { file, place } = await freshStudio()
    await save(upright(), file)
    await expect(place(wish)).rejects.toThrow(refusal)
  })
})

test('the grid has a line at each tenth and each third, and numbers', async () => {
  const { folders, file, place } = await freshStudio()
  const plain = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#404040' } })
  await place({ path: await save(plain, file), alt: said.alt }).catch(() => undefined)
  const { data, info } = await sharp(join(folders.screens, 'focal-hero.jpg'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightest = (left: number, top: number, size = 12) => {
    let most = 0
    for (let y = top - size; y < top + size; y++)
      for (let x = left - size; x < left + size; x++) most = Math.max(most, data[y * info.width + x]!)
    return most
  }
  for (const share of [0.1, 1 / 3, 0.5, 2 / 3, 0.9]) {
    expect(brightest(Math.round(share * 1200), 440), `${share} across`).toBeGreaterThan(140)
    expect(brightest(660, Math.round(share * 800)), `${share} down`).toBeGreaterThan(140)
  }
  expect(brightest(660, 440)).toBeLessThan(100)
  expect(brightest(600 - 14, 18, 8), 'the number 50').toBeGreaterThan(140)
})

/** Within the error of encoding. */
function expectNear(color: number[], expected: number[]) {
  const off = color.map((channel, index) => Math.abs(channel - expected[index]!))
  expect(Math.max(...off), `${color}`).toBeLessThan(14)
}
