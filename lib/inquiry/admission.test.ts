import { expect, it, vi } from 'vitest'
import { admissions, createAdmissionControl } from './admission'

vi.useFakeTimers()
const limits = { maxTurns: 2, maxInside: 4, maxInsidePerAddress: 3 }
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
  const turns = times(4, n => takeTurn(`address ${n}`))
  expect(await statesOf(turns)).toEqual(['turn', 'turn', 'waiting', 'waiting'])
  const endFirst = await turns[0]
  endFirst!()
  endFirst!()
  expect(await statesOf(turns.slice(2)), 'ended twice').toEqual(['turn', 'waiting'])
})

it('above the limit a submission is refused until another has ended', async () => {
  const { takeTurn } = createAdmissionControl(limits)
  const turns = times(5, n => takeTurn(`address ${n}`))
  expect(await stateOf(turns[4])).toBe('refused')
  await end(turns[0]!)
  expect(await stateOf(takeTurn('address 5'))).toBe('waiting')
  expect(await stateOf(takeTurn('address 6'))).toBe('refused')
})

it('one address cannot take every place', async () => {
  const { takeTurn } = createAdmissionControl(limits)
  const turns = times(4, () => takeTurn('one'))
  expect(await stateOf(turns[3])).toBe('refused')
  expect(await stateOf(takeTurn('another'))).toBe('waiting')
  await end(turns[0]!)
  expect(await stateOf(takeTurn('one'))).toBe('waiting')
})

it('a turn ends after ten seconds, and who has waited 15 is refused', async () => {
  const { takeTurn, countInside } = createAdmissionControl({ ...limits, maxTurns: 1 })
  const turns = times(3, n => takeTurn(`address ${n}`)) // nobody reads their responses
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await statesOf(turns.slice(1))).toEqual(['waiting', 'waiting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await statesOf(turns.slice(1))).toEqual(['turn', 'waiting'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await stateOf(turns[2])).toBe('refused')
  expect(countInside()).toBe(0)
})

it('the limits are 300 submissions, and eight of them and two links per address', async () => {
  const { submissions, links } = admissions
  const fromOneHouse = times(9, () => submissions.takeTurn('one house'))
  expect(await stateOf(fromOneHouse[8])).toBe('refused')
  times(292, n => submissions.takeTurn(`couple ${n}`))
  expect(await stateOf(submissions.takeTurn('one more'))).toBe('refused')
  const colleagues = times(3, () => links.takeTurn('the studio'))
  expect(await statesOf(colleagues)).toEqual(['turn', 'turn', 'refused'])
})
