import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { encodeAll } from './encode-all'
import { filesOf } from './encoded'
import { type Folders, readRecord } from './folders'
import { freshFolders, save, saveHalf, stateOf, upright } from './testing'

const say = vi.fn()
const hero = { file: 'hero.jpg', alt: 'Oil lamps on the sill of an arch.', focal: [44, 55] }
const door = { file: 'door.jpg', alt: 'A door ajar, a lantern lit within.', focal: [66, 52] }

/** Two pictures, one of them encoded. */
async function freshStudio() {
  const folders = await freshFolders({ hero })
  await save(upright().resize(700), join(folders.masters, 'hero.jpg'))
  await encodeAll(folders, say)
  return { folders, list: (list: object) => writeFile(folders.list, JSON.stringify(list)) }
}
const another = (folders: Folders, file = 'hero.jpg') => save(upright().negate(), join(folders.masters, file))

describe('npm run pictures', () => {
  it('encodes what has changed, and nothing else', async () => {
    const { folders } = await freshStudio()
    const before = await stateOf(folders)
    say.mockClear()
    await encodeAll(folders, say)
    expect(say).not.toHaveBeenCalled()
    expect(await stateOf(folders)).toEqual(before)
    expect(before.encoded.toSorted()).toEqual(filesOf(before.record.hero!).toSorted())
  })

  it('stops if a file has become another picture but its description has not changed', async () => {
    const { folders, list } = await freshStudio()
    await another(folders)
    const before = await stateOf(folders)
    await expect(encodeAll(folders, say)).rejects.toThrow(
      /hero\.jpg is another picture than before, and what is said of hero is the same\. .*put hero .*hero\.jpg/,
    )
    expect(await stateOf(folders)).toEqual(before)
    await another(folders, 'new.jpg')
    await list({ hero: { ...hero, file: 'new.jpg' } })
    await expect(encodeAll(folders, say)).rejects.toThrow(/new\.jpg is another picture than before/)
    await list({ hero: { ...hero, file: 'new.jpg', alt: 'A garden at night, seen from the house.' } })
    await encodeAll(folders, say)
    expect((await readRecord(folders)).hero).toMatchObject({ file: 'new.jpg' })
    expect((await readRecord(folders)).hero!.hash).not.toBe(before.record.hero!.hash)
  })

  it('checks every file before it encodes any, and names all faults', async () => {
    const { folders, list } = await freshStudio()
    await list({ hero: { ...hero, focal: [1, 2] }, door, gate: { ...door, file: 'gate.jpg' } })
    await another(folders)
    await copyFile('scripts/pictures/testing.heic', join(folders.masters, 'door.jpg'))
    const before = await stateOf(folders)
    await expect(encodeAll(folders, say)).rejects.toThrow(
      /door\.jpg cannot be read: it is image\/heic.*\n.*gate\.jpg is not there, and it is needed to encode gate anew/,
    )
    expect(await stateOf(folders)).toEqual(before)
  })

  it('records each picture when it is encoded, whatever fails later', async () => {
    const { folders, list } = await freshStudio()
    await list({ door, hero: { ...hero, focal: [1, 2] } })
    await save(upright(), join(folders.masters, 'door.jpg'))
    await saveHalf(join(folders.masters, 'hero.jpg'))
    await expect(encodeAll(folders, say)).rejects.toThrow(/hero\.jpg cannot be read to its end/)
    const { door: done } = await readRecord(folders)
    expect(await readdir(folders.encoded)).toEqual(expect.arrayContaining(filesOf(done!)))
  })

  it('keeps the files of a picture without its master, except those that are no longer used', async () => {
    const { folders, list } = await freshStudio()
    await rm(join(folders.masters, 'hero.jpg'))
    const before = await stateOf(folders)
    await encodeAll(folders, say)
    expect(await stateOf(folders)).toEqual(before)
    await list({ hero: { ...hero, quality: 50 } })
    await expect(encodeAll(folders, say)).rejects.toThrow(
      /hero\.jpg is not there, and it is needed to encode hero anew/,
    )
    await list({ hero: { ...hero, largest: 640 } })
    await encodeAll(folders, say)
    const { hero: kept } = await readRecord(folders)
    expect(kept).toEqual({ ...before.record.hero, avif: [480, 640], jpg: [640] })
    expect((await readdir(folders.encoded)).toSorted()).toEqual(filesOf(kept!).toSorted())
  })
})
