/**
 * Whether a console message is a fault. When the browser skips a late fade between two documents (`@view-transition`), Chromium
 * reports its promise as rejected, although no script uses it.
 */
export const isFault = (message: string) => !/Transition was (aborted because of invalid state|skipped)/.test(message)
