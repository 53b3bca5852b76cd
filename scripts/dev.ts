import { command } from './command'
import { serve } from './serve'

await command(stop => serve('dev', stop), { dev: true })
