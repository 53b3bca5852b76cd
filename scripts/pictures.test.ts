import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { masters } from '@/content/picture-list'
import { pictures } from '@/content/encoded-pictures'
import generated from '@/content/pictures.generated.json'
import { type Encoded, filesOf, isAsAsked } from './encoded'

const encoded: Partial<Record<string, Encoded>> = generated

describe('the encoded pictures', () => {
  test.each([...masters])('hold %s in the quality and the widths that are asked for', (file, quality) => {
    expect(isAsAsked(encoded[file]!, quality), 'run npm run pictures').toBe(true)
  })

  test('are all of those recorded, and no others', async () => {
    const recorded = Object.values(generated).flatMap(filesOf)
    expect(new Set(await readdir('public/p'))).toEqual(new Set(recorded))
  })

  test('belong to a picture of the list', () => {
    expect(new Set(Object.keys(generated))).toEqual(new Set(masters.keys()))
  })
})

describe('the pictures', () => {
  test.each(Object.entries(pictures))('%s says what is seen, and keeps its focal point inside', (_, picture) => {
    expect(picture.alt).toMatch(/^[A-Z].{20,}\.$/)
    const percents = [...picture.focal, ...(picture.tall?.focal ?? [])]
    expect(percents.filter(percent => percent <= 0 || percent >= 100)).toEqual([])
  })
})
