/**
 * What a page's console must not hold. A fade between two documents (`@view-transition`) that comes too late is given up
 * by the browser; Chromium then reports its promise as rejected, though no script was there to hold it.
 */
export const isFault = (message: string) => !/Transition was (aborted because of invalid state|skipped)/.test(message)
