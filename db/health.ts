/** The answers are at fault: the database stores other inquiries. */
const codesOfOneInquiry = /^2[23]/
const rememberFailureMs = 10 * 60_000

interface Health {
  failedAt?: Date
}
const globals = globalThis as typeof globalThis & { noorVistaHealth?: Health }
/** Next bundles the forms' actions and `/api/ready` with a copy of this module each. */
const health = (globals.noorVistaHealth ??= {})

/** An inquiry is stored: whatever failed before is over. */
export function recordSuccess() {
  health.failedAt = undefined
}

/** @param code as in `DatabaseError` */
export function recordFailure(code: string) {
  if (!codesOfOneInquiry.test(code)) health.failedAt = new Date()
}

/** When the database last refused an inquiry, if within ten minutes and nothing is stored since. */
export function recentFailure(): Date | undefined {
  const { failedAt } = health
  return failedAt && Date.now() - failedAt.getTime() < rememberFailureMs ? failedAt : undefined
}
