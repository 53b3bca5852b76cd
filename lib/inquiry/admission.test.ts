import { expect, it, vi } from 'vitest'

vi.useFakeTimers() // before lru-cache is loaded: it reads its clock then
vi.advanceTimersByTime(1) // lru-cache takes a start at 0 for none
const { admissions, createAdmissionControl } = await import('./admission')

const limits = { atWork: 2, atWorkPerAddress: 2, inAll: 4, perAddress: 3 }
const times = <T>(count: number, work: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => work(n))

/** Of those admitted, who has had a turn, and who has left without one. */
async function stateOf(turns: Promise<boolean>[]) {
  const waiting = Promise.resolve('waiting')
  for (let microtasks = 0; microtasks < 20; microtasks++) await Promise.resolve()
  return Promise.all(turns.map(turn => Promise.race([turn, waiting])))
}

it('answers as many as it may at once, and the next when a response is out', async () => {
  const control = createAdmissionControl(limits)
  const all = times(4, n => control.admit(`address ${n}`)!)
  const turns = all.map(({ takeTurn }) => takeTurn())
  expect(await stateOf(turns)).toEqual([true, true, 'waiting', 'waiting'])
  all[0]!.leave()
  expect(await stateOf(turns)).toEqual([true, true, true, 'waiting'])
})

it('refuses above its bound, and admits again when one has left', () => {
  const control = createAdmissionControl(limits)
  const all = times(5, n => control.admit(`address ${n}`))
  expect(all.map(Boolean)).toEqual([true, true, true, true, false])
  all[3]!.leave()
  expect(control.admit('address 5')).toBeDefined()
  expect(control.admit('address 6')).toBeUndefined()
})

it('gives one address its share, and the rest to others', () => {
  const control = createAdmissionControl(limits)
  const all = times(4, () => control.admit('one'))
  expect(all.map(Boolean)).toEqual([true, true, true, false])
  expect(control.admit('another')).toBeDefined()
  all[0]!.leave()
  expect(control.admit('one')).toBeDefined()
})

it('answers one address less than all at once, and others before its next', async () => {
  const control = createAdmissionControl({ ...limits, atWorkPerAddress: 1 })
  const [first, second] = times(2, () => control.admit('one')!)
  const another = control.admit('another')!
  const turns = [first!, second!, another].map(({ takeTurn }) => takeTurn())
  expect(await stateOf(turns)).toEqual([true, 'waiting', true])
  another.leave()
  expect(await stateOf(turns)).toEqual([true, 'waiting', true])
  first!.leave()
  expect(await stateOf(turns)).toEqual([true, true, true])
})

it('counts a place that is given back twice once', () => {
  const control = createAdmissionControl({ ...limits, inAll: 8, perAddress: 2 })
  const [first] = times(2, () => control.admit('one')!)
  first!.leave()
  first!.leave()
  expect(control.admitted.size).toBe(1)
  expect(times(2, () => control.admit('one')).map(Boolean)).toEqual([true, false])
})

it('ends a wait after 18 seconds, and a turn after ten', async () => {
  const control = createAdmissionControl({ ...limits, atWork: 1 })
  const [first, second] = times(2, n => control.admit(`address ${n}`)!)
  const turns = new Map([first, second].map(each => [each, each!.takeTurn()]))
  const turnOf = async (admission: typeof first) => (await stateOf([turns.get(admission)!]))[0]
  expect(await turnOf(first)).toBe(true) // and its response is never read
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

it('admits an address as often a minute as it may, whether it is answered or not', async () => {
  const control = createAdmissionControl({ ...limits, perMinuteAndAddress: 3 })
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

it('a form whose body never arrives keeps nobody waiting', async () => {
  const control = createAdmissionControl({ ...limits, atWork: 1 })
  control.admit('one that uploads for good')
  const { takeTurn } = control.admit('another')!
  expect(await stateOf([takeTurn()])).toEqual([true])
})

it('admits 300 forms at once, eight from one address, and two links from one', () => {
  const { forms, links } = admissions
  const neighbours = times(9, () => forms.admit('one house'))
  const couples = times(292, n => forms.admit(`couple ${n}`))
  const colleagues = times(3, () => links.admit('the studio'))
  expect(neighbours.map(Boolean)).toEqual([...times(8, () => true), false])
  expect(couples.every(Boolean)).toBe(true)
  expect(forms.admit('one more')).toBeUndefined()
  expect(colleagues.map(Boolean)).toEqual([true, true, false])
  for (const admission of [...couples, ...neighbours, ...colleagues]) admission?.leave()
  expect([forms.admitted.size, links.admitted.size]).toEqual([0, 0])
})
