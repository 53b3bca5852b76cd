import { getTimes } from 'suncalc'
import { expect, it } from 'vitest'
import { indianIsoTime } from '@/lib/india'
import { home } from './home'
import { ourProcess } from './process'

it('each price lies in the range that its button chooses', () => {
  for (const { name, investment, budget } of home.investment.collections) {
    const lakhs = Number(investment.replace(/\D/g, '')) / 100_000
    // A range is in lakhs, such as 8-12 or 18+.
    const [from, to] = budget.split(/[-+]/)
    expect(lakhs, name).toBeGreaterThanOrEqual(Number(from))
    expect(lakhs, name).toBeLessThan(Number(to || Infinity))
  }
})

const { collections } = home.investment
/** What a sentence promises, and the feature that keeps it. */
const claims = [
  { promise: /\bfilms?\b/i, feature: /film|documentary/ },
  { promise: /\b(album|book)\b/i, feature: /album/ },
  { promise: /\bten hours\b/i, feature: /^10 hours/m },
  { promise: /\b(country|abroad|wherever)\b/i, feature: /international/ },
]
const keeps = (features: readonly string[]) =>
  claims.map(({ feature }) => feature.test(features.join('\n')))

it('a collection says that it has film and album exactly if its features include both', () => {
  for (const { name, features, hasFilmAndAlbum } of collections)
    expect(keeps(features).slice(0, 2).every(Boolean), name).toBe(hasFilmAndAlbum)
})

it('a collection’s text promises only what its features include', () => {
  for (const { name, subtitle, description, features } of collections)
    for (const [index, { promise }] of claims.entries())
      if (promise.test(`${subtitle} ${description}`))
        expect(keeps(features)[index], `${name}: ${promise}`).toBe(true)
})

it('texts for every couple promise film or album only with a restriction', () => {
  const { phases } = home.process
  const { steps } = ourProcess.timeline
  const sentences = [
    ...phases.flatMap(({ description, features }) => [description.split('. '), ...features]),
    ...steps.map(({ description }) => description.split('. ')),
  ].flat()
  const promising = sentences.filter(sentence => /\b(film|album)\b/i.test(sentence))
  expect(promising.length).toBeGreaterThan(0)
  for (const sentence of promising)
    expect(sentence).toMatch(/where|if you chose|of the collections|in every collection/i)
})

it('the gallery’s sun sets when it does in Udaipur, and its night comes after', () => {
  const { day, sunset, night } = home.gallery
  const udaipur = [24.58, 73.71] as const
  const { sunset: time } = getTimes(new Date('2026-12-04T12:00+05:30'), ...udaipur)
  expect(sunset.hour).toBe(indianIsoTime(time!).slice(11, 16))
  const hours = [...day, sunset, ...night].map(({ hour }) => hour)
  expect(hours).toEqual(hours.toSorted())
})
