import { getTimes } from 'suncalc'
import { indianIsoTime } from '@/lib/india'
import { type Place, places } from './places'

export interface Sunset {
  /** As we spell it: Mumbai where a couple wrote Bombay. */
  place: string
  /** On the clocks there, such as 17:46. */
  time: string
}

/** As an inquiry is stored. */
interface Wedding {
  /** ISO 8601, or empty. */
  wedding_date: string | null
  /** The place, as the couple wrote it. */
  venue: string | null
  /** When their inquiry came. */
  created_at: Date
}

/**
 * Returns when the last edge of the sun sets, to the minute, over a flat horizon. Returns undefined if day
 * or place leave a doubt, because staff plan by it.
 */
export function findSunset({ wedding_date: day, venue, created_at }: Wedding): Sunset | undefined {
  if (!day || !venue || !isWithinTenYears(day, created_at)) return undefined
  const place = findPlace(venue)
  if (!place) return undefined
  // suncalc takes the day in UTC, and answers for that day at the place.
  const { sunset } = getTimes(new Date(`${day}T12:00Z`), place.latitude, place.longitude)
  return sunset ? { place: place.name, time: clockTime(sunset, place) } : undefined
}

function isWithinTenYears(day: string, receivedAt: Date): boolean {
  const today = indianIsoTime(receivedAt).slice(0, 10)
  const lastDay = `${Number(today.slice(0, 4)) + 10}${today.slice(4)}`
  return day >= today && day <= lastDay
}

const patterns = places.map(place => {
  const name = `(?:${place.spellings.join('|')})`
  const region = `(?:${place.regions.join('|')})`
  return {
    place,
    mention: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
    ending: new RegExp(`^(?:.*, *)?(?:the )?${name}(?:[ ,(–-]+${region}\\)?)*$`, 'u'),
  }
})

/**
 * Finds the place that is the whole answer, or all that follows its last comma, apart from its state and
 * country. An answer that mentions two places, such as “Mumbai, Goa”, is undecided.
 */
function findPlace(answer: string): Place | undefined {
  const text = answer
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '') // “Purī”, “U.P.”
    .toLowerCase()
  const [found, ...others] = patterns.filter(({ mention }) => mention.test(text))
  return found && others.length === 0 && found.ending.test(text) ? found.place : undefined
}

/** Rounded to the minute, as almanacs do. */
function clockTime(time: Date, { timeZone }: Place): string {
  const nearestMinute = new Date(time.getTime() + 30_000)
  return nearestMinute.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}
