import { z } from 'zod'

/** All that `/api/ready` answers, because anybody may ask. The site's log has the code. */
export const readiness = z.object({
  reason: z.enum(['ready', 'database unavailable', 'inquiry refused']),
  /** When the database refused the inquiry; otherwise the time of this answer. */
  at: z.iso.datetime(),
})
export type Readiness = z.infer<typeof readiness>
