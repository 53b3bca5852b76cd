import type { Field } from './fields'

/** What an answer can hardly mean, and may. */
export type Doubt = 'inThePast' | 'farInTheFuture' | 'noDot' | 'noDigits'

const lastDay = '2099-12-31'

/** @param today as 2027-02-14, by the calendar of whoever reads the doubt */
export function findDoubt({ kind }: Field, answer: string, today: string): Doubt | undefined {
  if (!answer) return undefined
  if (kind === 'email') return /@[^.]+$/.test(answer) ? 'noDot' : undefined
  if (kind === 'tel') return /\p{Nd}/u.test(answer) ? undefined : 'noDigits'
  if (kind !== 'date') return undefined
  if (answer > lastDay) return 'farInTheFuture'
  return answer < today ? 'inThePast' : undefined
}
