import { z } from 'zod'

/** What `/api/ready` answers, and no more: anybody may ask. The site's log has the code. */
export const readiness = z.object({
  reason: z.enum(['ready', 'database unavailable', 'inquiry refused']),
  /** When the inquiry was refused, or the time of the answer. */
  at: z.iso.datetime(),
})
export type Readiness = z.infer<typeof readiness>
