import { expect, it } from 'vitest'
import {
  addStored,
  closeAlarm,
  isSmokeTestDue,
  type Kind,
  nextSmokeTest,
  planAlarm,
  type Problems,
  seeFaults,
  toStored,
} from './monitor'

const start = new Date('2026-11-25T05:00+05:30')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

/**
 * A round each minute. @param foundAt what is broken then
 * @returns the emails, as `10: alarm site, database`
 */
function watch(minutes: number, foundAt: (minute: number) => Kind[], isSent = () => true) {
  let problems: Problems = new Map()
  const emails = []
  for (let minute = 0; minute <= minutes; minute++) {
    problems = seeFaults(problems, foundAt(minute), after(minute))
    const email = planAlarm(problems, after(minute))
    if (!email) continue
    emails.push(`${minute}: ${email.kind} ${[...email.problems.keys()].join(', ')}`)
    if (isSent()) problems = closeAlarm(problems, email)
  }
  return emails
}
const between = (from: number, to: number, kind: Kind) => (minute: number) =>
  minute >= from && minute < to ? [kind] : []

it('a fault alarms once after ten minutes and has ended after ten without it', () => {
  expect(watch(60, between(0, 9, 'site'))).toEqual([])
  expect(watch(60, between(0, 30, 'site'))).toEqual(['10: alarm site', '39: over site'])
})

it('one more alarm comes when the list gains a kind, and one all-clear for both', () => {
  const found = (minute: number) => [
    ...between(0, 40, 'site')(minute),
    ...between(5, 30, 'database')(minute),
  ]
  expect(watch(80, found)).toEqual([
    '10: alarm site',
    '15: alarm site, database',
    '49: over site, database',
  ])
})

it('a fault that comes and goes is one alarm', () => {
  const flapping = (minute: number): Kind[] => (minute < 60 && minute % 6 < 2 ? ['site'] : [])
  expect(watch(90, flapping)).toEqual(['12: alarm site', '65: over site'])
})

it('a fault that returns while another lasts alarms again', () => {
  const found = (minute: number): Kind[] => [
    'other',
    ...between(0, 20, 'site')(minute),
    ...between(60, 90, 'site')(minute),
  ]
  expect(watch(100, found)).toEqual(['10: alarm other, site', '70: alarm other, site'])
})

it('what could not be sent is sent as long as it is true', () => {
  const mailServerAway = watch(60, between(0, 30, 'mail server'), () => false)
  expect(mailServerAway[0]).toBe('10: alarm mail server')
  expect(mailServerAway.at(-1)).toBe('60: over mail server')
  expect(mailServerAway.filter(email => email.includes('alarm')).at(-1)).toMatch(/^29/)
})

it('after a restart no alarm is repeated, and its end still takes ten minutes', () => {
  const stored = [{ kind: 'site' as const, since: start.toISOString() }]
  const restarted = addStored(new Map(), stored, after(30))
  expect(planAlarm(seeFaults(restarted, ['site'], after(30)), after(30))).toBeUndefined()
  expect(planAlarm(restarted, after(30))).toBeUndefined()
  expect(planAlarm(seeFaults(restarted, [], after(40)), after(40))?.kind).toBe('over')
})

it('a fault that an earlier process alarmed about keeps its beginning', () => {
  const stored = [{ kind: 'database' as const, since: start.toISOString() }]
  const seen = seeFaults(new Map(), ['database'], after(30))
  expect(toStored(addStored(seen, stored, after(35)))).toEqual(stored)
})

it('a time in the future counts as now', () => {
  const future = { since: after(600), seenAt: after(600), isAlarmed: false }
  const problems = seeFaults(new Map([['site', future]]), ['site'], start)
  expect(problems.get('site')).toEqual({ since: start, seenAt: start, isAlarmed: false })
})

/* Smoke test */

const night = new Date('2026-11-25T02:00+05:30')
const laterThan = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)

it('the smoke test runs at the start and at 02:00 in India', () => {
  const passed = nextSmokeTest(undefined, 'passed', laterThan(night, -60))
  expect(isSmokeTestDue(undefined, start)).toBe(true)
  expect(isSmokeTestDue(passed, laterThan(night, -1))).toBe(false)
  expect(isSmokeTestDue(passed, night)).toBe(true)
  expect(isSmokeTestDue(nextSmokeTest(passed, 'passed', night), laterThan(night, 1))).toBe(false)
  expect(isSmokeTestDue(passed, laterThan(night, -600))).toBe(true) // it seems to be in the future
})

it('a failed smoke test is repeated after ten minutes', () => {
  const failed = nextSmokeTest(undefined, 'failed', start)
  expect(failed.result).toBe('failed')
  expect([9, 10].map(minute => isSmokeTestDue(failed, after(minute)))).toEqual([false, true])
})

it('a busy site is tried again each hour, and the third time in a row is a failure', () => {
  let test = nextSmokeTest(undefined, 'busy', start)
  expect([59, 60].map(minute => isSmokeTestDue(test, after(minute)))).toEqual([false, true])
  test = nextSmokeTest(test, 'busy', after(60))
  expect(test.result).toBe('passed')
  expect(nextSmokeTest(test, 'passed', after(120)).busy).toBe(0)
  test = nextSmokeTest(test, 'busy', after(120))
  expect(test.result).toBe('failed')
  expect(nextSmokeTest(test, 'busy', after(130)).result).toBe('failed')
})
