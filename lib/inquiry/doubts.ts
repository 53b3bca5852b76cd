import type { Field } from './fields'

/** Why a valid answer may be a slip. A form shows the doubt, and accepts the answer. */
export type Doubt = 'inThePast' | 'farInTheFuture' | 'noDot' | 'noDigits'

const lastDay = '2099-12-31'

/** @param today as 2027-02-14, in the time zone of whoever reads the doubt */
export function findDoubt({ kind }: Field, answer: string, today: string): Doubt | undefined {
  if (!answer) return undefined
  if (kind === 'email') return /@[^.]+$/.test(answer) ? 'noDot' : undefined
  if (kind === 'tel') return /\p{Nd}/u.test(answer) ? undefined : 'noDigits'
  if (kind !== 'date') return undefined
  if (answer > lastDay) return 'farInTheFuture'
  return answer < today ? 'inThePast' : undefined
}
