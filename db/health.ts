import { isDataError, isOpeningError } from './connect'

/** notify alarms about what lasts ten minutes, and asks once a minute. */
const rememberMs = 15 * 60_000
/** The smoke test has other answers, so it passes and does not remind anybody of this fault. */
const rememberDataErrorMs = 30 * 60_000

interface Health {
  failedAt?: Date
  /** As `Date.now()` gives it. */
  rememberedUntil: number
}
const globals = globalThis as typeof globalThis & { noorVistaHealth?: Health }
/** Next bundles a copy of this module with the forms' actions, and one with `/api/ready`. */
const health = (globals.noorVistaHealth ??= { rememberedUntil: 0 })

/** @param code as in `DatabaseError` */
export function recordFailure(code: string) {
  // `/api/ready` opens a connection itself, so it sees an opening error for as long as that lasts.
  if (isOpeningError(code)) return
  const until = Date.now() + (isDataError(code) ? rememberDataErrorMs : rememberMs)
  health.failedAt = new Date()
  health.rememberedUntil = Math.max(health.rememberedUntil, until)
}

/**
 * Returns when the database last refused an inquiry, for 15 minutes, or for 30 if it blamed the
 * answers. An inquiry that is stored meanwhile changes nothing: the refused couple still waits.
 */
export function recentFailure(): Date | undefined {
  return Date.now() < health.rememberedUntil ? health.failedAt : undefined
}
