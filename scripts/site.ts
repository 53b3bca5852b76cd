import { command } from './command'
import { serve } from './serve'

await command(stop => serve('start', stop))
