/** Why a wedding date is unlikely: it has passed, or lies beyond this century. */
export type Doubt = 'passed' | 'far'

const lastDay = '2099-12-31'

/** @param day the value of a date field, such as 2026-02-14, or empty; @param now by the visitor's clock */
export function doubtOf(day: string, now: Date): Doubt | undefined {
  if (!day) return undefined
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
  if (day < today) return 'passed'
  return day > lastDay ? 'far' : undefined
}
