import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { advance, type Deliveries, inFile } from './deliveries'

const at = (time: string) => `2027-02-14T${time}.000000Z`

describe('the floor', () => {
  const floor = at('08:00:00')

  it('stays an hour behind the newest, for those that are committed late', () => {
    const ids = { a: at('09:30:00'), b: at('10:15:00'), c: at('09:10:00') }
    expect(advance({ floor, ids }, [])).toEqual({ floor: at('09:15:00'), ids: { a: ids.a, b: ids.b } })
  })

  it('never passes one that failed, and forgets none above it', () => {
    const ids = { a: at('09:30:00'), b: at('12:00:00') }
    const failed = [{ id: 'x', at: at('09:20:00') }]
    expect(advance({ floor, ids }, failed)).toEqual({ floor: at('09:20:00'), ids })
  })

  it('never goes back', () => {
    const ids = { a: at('08:30:00') }
    expect(advance({ floor, ids }, [])).toEqual({ floor, ids })
    expect(advance({ floor, ids: {} }, [])).toEqual({ floor, ids: {} })
  })
})

describe('the file', () => {
  let file: string
  beforeEach(() => void (file = path.join(temporaryFolder(), 'data', 'deliveries.json')))
  const deliveries: Deliveries = { floor: at('08:00:00'), ids: { a: at('09:00:00') } }

  it('keeps what was delivered, for its owner alone, and leaves nothing beside it', () => {
    expect(inFile(file).read()).toBeUndefined()
    inFile(file).write(deliveries)
    expect(inFile(file).read()).toEqual(deliveries)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.new`)).toBe(false)
  })

  it.each(['', '{', '{}', '{"floor":"yesterday","ids":{}}', '{"floor":"2027-02-14T08:00:00Z"}'])(
    'is not trusted where it holds %j',
    text => {
      inFile(file).write(deliveries)
      writeFileSync(file, text)
      expect(() => inFile(file).read()).toThrow(/cannot be read.*mend it, or delete it/)
    },
  )

  it('is written before anything more is delivered, once it can be again', () => {
    const store = inFile(file)
    store.write(deliveries)
    mkdirSync(`${file}.new`) // in the way, as a full disk is
    const more = { ...deliveries, ids: { ...deliveries.ids, b: at('09:30:00') } }
    expect(() => store.write(more)).toThrow()
    expect(() => store.read()).toThrow()
    rmSync(`${file}.new`, { recursive: true })
    expect(store.read()).toEqual(more)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(more)
  })
})
