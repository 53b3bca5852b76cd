import { expect, it, vi } from 'vitest'
import { readForwardedFor } from '@/lib/client-address'
import { admissions, createAdmissionControl } from './admission'

vi.useFakeTimers()
const limits = { maxTurns: 2, maxInside: 4, maxInsidePerSubscriber: 3, maxInsidePerBlock: 3 }
const from = (address: string) => readForwardedFor(address, 1)
/** Each has a block of its own. */
const couple = (n: number) => from(`2001:db8:${n}::1`)
const times = <T>(count: number, work: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => work(n))

type Turn = ReturnType<ReturnType<typeof createAdmissionControl>['takeTurn']>
async function stateOf(turn: Turn | undefined) {
  await vi.advanceTimersByTimeAsync(0)
  const state = await Promise.race([turn, Promise.resolve('waiting')])
  return typeof state === 'function' ? 'turn' : (state ?? 'refused')
}
/** The queue learns of the end a moment later. */
async function end(turn: Turn) {
  ;(await turn)!()
  await vi.advanceTimersByTimeAsync(0)
}
const statesOf = (turns: Turn[]) => Promise.all(turns.map(stateOf))

it('a waiting submission gets its turn when another response is sent', async () => {
  const { takeTurn } = createAdmissionControl(limits)
  const turns = times(4, n => takeTurn(couple(n)))
  expect(await statesOf(turns)).toEqual(['turn', 'turn', 'waiting', 'waiting'])
  const endFirst = await turns[0]
  endFirst!()
  endFirst!()
  expect(await statesOf(turns.slice(2)), 'ended twice').toEqual(['turn', 'waiting'])
})

it('above the limit a submission is refused until another has ended', async () => {
  const { takeTurn } = createAdmissionControl(limits)
  const turns = times(5, n => takeTurn(couple(n)))
  expect(await stateOf(turns[4])).toBe('refused')
  await end(turns[0]!)
  expect(await stateOf(takeTurn(couple(5)))).toBe('waiting')
  expect(await stateOf(takeTurn(couple(6)))).toBe('refused')
})

it('one address cannot take every place', async () => {
  const { takeTurn } = createAdmissionControl(limits)
  const turns = times(4, () => takeTurn(couple(1)))
  expect(await stateOf(turns[3])).toBe('refused')
  expect(await stateOf(takeTurn(couple(2)))).toBe('waiting')
  await end(turns[0]!)
  expect(await stateOf(takeTurn(couple(1)))).toBe('waiting')
})

it('a turn ends after ten seconds, and who has waited 15 is refused', async () => {
  const { takeTurn, countInside } = createAdmissionControl({ ...limits, maxTurns: 1 })
  const turns = times(3, n => takeTurn(couple(n))) // nobody reads their responses
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await statesOf(turns.slice(1))).toEqual(['waiting', 'waiting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await statesOf(turns.slice(1))).toEqual(['turn', 'waiting'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await stateOf(turns[2])).toBe('refused')
  expect(countInside()).toBe(0)
})

it('a /48 has more places than one of its /64s, and cannot take every place', async () => {
  const { takeTurn } = createAdmissionControl({ ...limits, maxInsidePerSubscriber: 1 })
  const carrier = (n: number) => takeTurn(from(`2001:db8:1:${n}::1`))
  const turns = times(4, carrier)
  expect(await statesOf(turns)).toEqual(['turn', 'turn', 'waiting', 'refused'])
  expect(await stateOf(takeTurn(couple(2)))).toBe('waiting')
})

it('of 300 places an IPv4 address or a /64 has eight and a /48 forty', async () => {
  const { submissions, links } = admissions
  const fromOneHouse = times(9, () => submissions.takeTurn(from('192.0.2.1')))
  expect(await stateOf(fromOneHouse[8])).toBe('refused')
  const fromOneCarrier = times(41, n => submissions.takeTurn(from(`2001:db8:1:${n}::1`)))
  expect(await stateOf(fromOneCarrier[40])).toBe('refused')
  times(252, n => submissions.takeTurn(couple(n + 2)))
  expect(await stateOf(submissions.takeTurn(couple(1_000)))).toBe('refused')
  const colleagues = times(3, () => links.takeTurn(from('192.0.2.1')))
  expect(await statesOf(colleagues)).toEqual(['turn', 'turn', 'refused'])
})
