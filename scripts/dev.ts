import { command } from './command'
import { serve } from './serve'

/** `npm run dev`: the site while it is worked on, with the same database. */
await command(stopping => serve('dev', stopping), { dev: true })
