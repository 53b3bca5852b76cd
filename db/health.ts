/** These codes blame the answers. The database stores other inquiries. */
const codesOfOneInquiry = /^2[23]/
/**
 * No connection could be opened. `/api/ready` opens one itself, so it sees these for as long as they
 * last.
 */
export const codesOfOpening =
  /^(28|3D|53300|57P03|ECONNREFUSED|ENOTFOUND|EAI_|EHOST|ENET|CONNECT_TIMEOUT)/
const rememberFailureMs = 10 * 60_000

interface Health {
  failedAt?: Date
}
const globals = globalThis as typeof globalThis & { noorVistaHealth?: Health }
/** Next bundles a copy of this module with the forms' actions, and one with `/api/ready`. */
const health = (globals.noorVistaHealth ??= {})

/** Ends an earlier failure, because an inquiry is stored. */
export function recordSuccess() {
  health.failedAt = undefined
}

/** @param code as in `DatabaseError` */
export function recordFailure(code: string) {
  if (!codesOfOneInquiry.test(code) && !codesOfOpening.test(code)) health.failedAt = new Date()
}

/** Returns when the database last refused an inquiry, for ten minutes or until one is stored. */
export function recentFailure(): Date | undefined {
  const { failedAt } = health
  return failedAt && Date.now() - failedAt.getTime() < rememberFailureMs ? failedAt : undefined
}
