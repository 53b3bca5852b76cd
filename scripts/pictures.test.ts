import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { pictureList } from '@/content/picture-list'
import generated from '@/content/pictures.generated.json'
import { allWidths, type Encoded, filesOf, holds } from './pictures/encoded'
import { framingsOf } from './pictures/framings'

const recorded: Partial<Record<string, Encoded>> = generated
const framings = framingsOf(pictureList)

describe('the encoded pictures', () => {
  test.each(framings)('have $name in the quality and the widths of the list, and no others', framing => {
    const { width, avif, jpg, ...known } = recorded[framing.name]!
    expect(holds({ width, avif, jpg, ...known }, framing), 'run npm run pictures').toBe(true)
    expect({ avif, jpg }, 'run npm run pictures').toEqual(allWidths(width, framing.largest))
  })

  test('are exactly the recorded files', async () => {
    const files = Object.values(generated).flatMap(filesOf)
    expect(new Set(await readdir('public/p'))).toEqual(new Set(files))
  })

  test('belong to a picture of the list', () => {
    expect(Object.keys(generated)).toEqual(framings.map(({ name }) => name))
  })
})
