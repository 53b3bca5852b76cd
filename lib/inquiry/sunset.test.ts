import { expect, it } from 'vitest'
import { places } from './places'
import { findSunset } from './sunset'

const created_at = new Date('2026-11-29T12:00+05:30')
const day = '2027-12-04'
const find = (venue: string) => findSunset({ wedding_date: day, venue, created_at })

/**
 * PyEphem 4.1.4 for the centre of each city (the sun's centre 50′ below the horizon, as the Nautical
 * Almanac has it), on the clocks there. NOAA's solar equations give the same minutes.
 */
const days = ['2026-12-04', '2027-03-20', '2027-06-21', '2028-10-15'] as const
it.each([
  ['Udaipur', ['17:46', '18:46', '19:27', '18:08']],
  ['Mumbai', ['18:00', '18:49', '19:19', '18:15']],
  ['Kolkata', ['16:51', '17:47', '18:24', '17:11']],
  ['Amritsar', ['17:27', '18:42', '19:39', '17:58']],
  ['Kochi', ['18:02', '18:36', '18:48', '18:08']],
  ['Dubai', ['17:29', '18:30', '19:12', '17:51']],
  ['Bangkok', ['17:49', '18:29', '18:48', '17:58']],
  ['Bali', ['18:27', '18:30', '18:09', '18:14']],
])('in %s the sun sets within two minutes of the almanac on four days', (place, times) => {
  for (const [index, time] of times.entries()) {
    const day = days[index]!
    const found = findSunset({ wedding_date: day, venue: place, created_at })
    expect(found?.place).toBe(place)
    const difference = minutesOf(found!.time) - minutesOf(time)
    expect(Math.abs(difference), `${day}: ${found!.time}, not ${time}`).toBeLessThanOrEqual(2)
  }
})

function minutesOf(time: string): number {
  expect(time).toMatch(/^\d\d:\d\d$/)
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

it.each([
  ['Udaipur', 'Udaipur'],
  [' UDAIPUR. ', 'Udaipur'],
  ['The Leela Palace, Udaipur', 'Udaipur'],
  ['Udaipur, Rajasthan', 'Udaipur'],
  ['Udaipur Rajasthan India', 'Udaipur'],
  ['Udaipur (Rajasthan)', 'Udaipur'],
  ['Jag Mandir, Lake Pichola, Udaipur, Rajasthan, India', 'Udaipur'],
  ['Umaid Bhawan Palace', 'Jodhpur'],
  ['the Taj Lake Palace', 'Udaipur'],
  ['Bombay', 'Mumbai'],
  ['Panaji, Goa', 'Goa'],
  ['Agra, U.P.', 'Agra'],
  ['Purī, Odisha', 'Puri'],
  ['Hauz Khas, New Delhi, Delhi', 'Delhi'],
  ['Palm Jumeirah, Dubai, UAE', 'Dubai'],
])('“%s” is %s', (answer, place) => expect(find(answer)?.place).toBe(place))

it.each([
  '',
  'not Udaipur',
  'Jaipur Club, London',
  'Udaipur or Jaipur',
  'Udaipur / Jaipur',
  'Jaipur, Udaipur',
  'Anywhere but Goa, perhaps Udaipur',
  'Anywhere except Goa, Udaipur',
  'near Udaipur',
  'Udaipur, Tripura',
  'Udaipur, Rajasthan, or nearby',
  'Rajasthan',
  'India',
  'Hyderabad, Sindh, Pakistan',
  'Delhi, Ontario',
  'Lake Como',
  'Shimla, Himachal Pradesh',
  'Goa Street',
  'Udaipurwala Gardens',
  'Between Mumbai and Pune',
  'we have not decided',
  '24.58, 73.69',
])('“%s” says nothing', answer => expect(find(answer)).toBeUndefined())

it('only a day between the inquiry and ten years later has a sunset', () => {
  const isFound = (day: string) =>
    Boolean(findSunset({ wedding_date: day, venue: 'Udaipur', created_at }))
  expect(['2026-11-29', '2036-11-29'].map(isFound)).toEqual([true, true])
  expect(['', '2026-11-28', '2036-11-30', '0002-12-04'].map(isFound)).toEqual(Array(4).fill(false))
})

it('no two places share a spelling', () => {
  const spellings = places.flatMap(place => place.spellings)
  expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) < index)).toEqual([])
})

it('each place is found by each of its spellings', () => {
  for (const { name, spellings } of places)
    for (const spelling of spellings) expect(find(spelling)?.place, spelling).toBe(name)
})
