import { isDataError, isOpeningError } from './connect'

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
  // `/api/ready` opens a connection itself, so it sees an opening error for as long as that lasts.
  if (!isDataError(code) && !isOpeningError(code)) health.failedAt = new Date()
}

/** Returns when the database last refused an inquiry, for ten minutes or until one is stored. */
export function recentFailure(): Date | undefined {
  const { failedAt } = health
  return failedAt && Date.now() - failedAt.getTime() < rememberFailureMs ? failedAt : undefined
}
