import { expect, it, vi } from 'vitest'

vi.useFakeTimers() // lru-cache takes its clock when it is loaded
vi.advanceTimersByTime(1) // lru-cache takes a start at 0 for no start
const { admissions, createAdmissionControl } = await import('./admission')

const limits = { maxTurns: 2, maxTurnsPerAddress: 2, maxAdmitted: 4, maxAdmittedPerAddress: 3 }
const times = <T>(count: number, work: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => work(n))

/** For each submission: true since its turn began, false if it left before, or 'waiting'. */
async function statesOf(turns: Promise<boolean>[]) {
  const waiting = Promise.resolve('waiting')
  for (let microtasks = 0; microtasks < 20; microtasks++) await Promise.resolve()
  return Promise.all(turns.map(turn => Promise.race([turn, waiting])))
}

it('a waiting submission gets its turn when another response is sent', async () => {
  const control = createAdmissionControl(limits)
  const all = times(4, n => control.admit(`address ${n}`)!)
  const turns = all.map(({ takeTurn }) => takeTurn())
  expect(await statesOf(turns)).toEqual([true, true, 'waiting', 'waiting'])
  all[0]!.leave()
  expect(await statesOf(turns)).toEqual([true, true, true, 'waiting'])
})

it('above the limit no submission is admitted until another has left', () => {
  const control = createAdmissionControl(limits)
  const all = times(5, n => control.admit(`address ${n}`))
  expect(all.map(Boolean)).toEqual([true, true, true, true, false])
  all[3]!.leave()
  expect(control.admit('address 5')).toBeDefined()
  expect(control.admit('address 6')).toBeUndefined()
})

it('one address cannot take every place', () => {
  const control = createAdmissionControl(limits)
  const all = times(4, () => control.admit('one'))
  expect(all.map(Boolean)).toEqual([true, true, true, false])
  expect(control.admit('another')).toBeDefined()
  all[0]!.leave()
  expect(control.admit('one')).toBeDefined()
})

it('one address cannot take every turn', async () => {
  const control = createAdmissionControl({ ...limits, maxTurnsPerAddress: 1 })
  const [first, second] = times(2, () => control.admit('one')!)
  const another = control.admit('another')!
  const turns = [first!, second!, another].map(({ takeTurn }) => takeTurn())
  expect(await statesOf(turns)).toEqual([true, 'waiting', true])
  another.leave()
  expect(await statesOf(turns)).toEqual([true, 'waiting', true])
  first!.leave()
  expect(await statesOf(turns)).toEqual([true, true, true])
})

it('leaving twice frees only one place', () => {
  const control = createAdmissionControl({ ...limits, maxAdmitted: 8, maxAdmittedPerAddress: 2 })
  const [first] = times(2, () => control.admit('one')!)
  first!.leave()
  first!.leave()
  expect(control.admitted.size).toBe(1)
  expect(times(2, () => control.admit('one')).map(Boolean)).toEqual([true, false])
})

it('a wait ends after 18 seconds and a turn after ten', async () => {
  const control = createAdmissionControl({ ...limits, maxTurns: 1 })
  const [first, second] = times(2, n => control.admit(`address ${n}`)!)
  const turns = new Map([first, second].map(each => [each, each!.takeTurn()]))
  const turnOf = async (admission: typeof first) => (await statesOf([turns.get(admission)!]))[0]
  expect(await turnOf(first)).toBe(true) // nobody reads its response
  await vi.advanceTimersByTimeAsync(1_000)
  const third = control.admit('address 3')
  turns.set(third, third!.takeTurn())
  await vi.advanceTimersByTimeAsync(8_999)
  expect(await turnOf(second)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await turnOf(second)).toBe(true)
  await vi.advanceTimersByTimeAsync(8_999)
  expect(await turnOf(third)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await turnOf(third)).toBe(false)
  await vi.advanceTimersByTimeAsync(999)
  expect(control.admitted.size, 'a turn lasts ten seconds whatever its wait').toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(control.admitted.size).toBe(0)
})

it('an address that exceeds its tries per minute is not admitted', async () => {
  const control = createAdmissionControl({ ...limits, maxTriesPerMinute: 3 })
  const send = () => {
    const admission = control.admit('one')
    admission?.leave()
    return Boolean(admission)
  }
  expect(times(5, send)).toEqual([true, true, true, false, false])
  expect(control.admit('another')).toBeDefined()
  await vi.advanceTimersByTimeAsync(60_001)
  expect(send()).toBe(true)
})

it('a submission whose body never arrives keeps nobody waiting', async () => {
  const control = createAdmissionControl({ ...limits, maxTurns: 1 })
  control.admit('one that uploads for good')
  const { takeTurn } = control.admit('another')!
  expect(await statesOf([takeTurn()])).toEqual([true])
})

it('the limits are 300 submissions, and eight of them and two links per address', () => {
  const { submissions, links } = admissions
  const fromOneHouse = times(9, () => submissions.admit('one house'))
  const couples = times(292, n => submissions.admit(`couple ${n}`))
  const colleagues = times(3, () => links.admit('the studio'))
  expect(fromOneHouse.map(Boolean)).toEqual([...times(8, () => true), false])
  expect(couples.every(Boolean)).toBe(true)
  expect(submissions.admit('one more')).toBeUndefined()
  expect(colleagues.map(Boolean)).toEqual([true, true, false])
  for (const admission of [...couples, ...fromOneHouse, ...colleagues]) admission?.leave()
  expect([submissions.admitted.size, links.admitted.size]).toEqual([0, 0])
})
