import type { Field } from './fields'

/** What an answer can hardly mean, and may. */
export type Doubt = 'inThePast' | 'farInTheFuture' | 'noDot' | 'noDigits'

const lastDay = '2099-12-31'

export function findDoubt({ kind }: Field, answer: string, now: Date): Doubt | undefined {
  if (!answer) return undefined
  if (kind === 'email') return /@[^.]+$/.test(answer) ? 'noDot' : undefined
  if (kind === 'tel') return /\p{Nd}/u.test(answer) ? undefined : 'noDigits'
  if (kind !== 'date') return undefined
  if (answer > lastDay) return 'farInTheFuture'
  // As the visitor's calendar shows it; Sweden writes a day as a date field does.
  return answer < now.toLocaleDateString('sv-SE') ? 'inThePast' : undefined
}
