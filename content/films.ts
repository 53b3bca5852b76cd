import type { SoundFilms } from './types'

/** Films with sound. A section without one shows nothing. */
export const films: SoundFilms = {}
