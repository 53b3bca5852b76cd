import { expect, it, vi } from 'vitest'
import { circuit } from './circuit'

const dead = () => Promise.reject(new Error('dead'))
const alive = () => Promise.resolve()

function brokenBy(ask: () => Promise<unknown>) {
  const broken = circuit(ask)
  for (let failure = 0; failure < 3; failure++) broken.report('failed')
  return broken
}

it('asks nothing while the database answers, or fails now and then', async () => {
  const ask = vi.fn(dead)
  const { closed, report } = circuit(ask)
  for (const outcome of ['failed', 'failed', 'answered', 'failed', 'failed'] as const) report(outcome)
  expect(await closed()).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})

it('says that a database is dead after three failures in a row, and again to the next', async () => {
  const { closed } = brokenBy(dead)
  expect(await closed()).toBe(false)
  expect(await closed()).toBe(false)
})

it('asks once for all who wait', async () => {
  const ask = vi.fn(() => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 1_100)))
  const { closed } = brokenBy(ask)
  expect(await Promise.all(Array.from({ length: 50 }, closed))).toEqual(Array(50).fill(false))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('lets a visitor through who waits while the database comes back, and then all', async () => {
  const ask = vi.fn(alive).mockImplementationOnce(dead)
  const { closed } = brokenBy(ask)
  expect(await closed()).toBe(true)
  expect(await closed()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
})
