import { command } from './command'
import { runInquiries } from './inquiries/program'
import { thisTerminal } from './inquiries/terminal'

/** A reader such as `head` may close the pipe early, which is no failure. */
process.stdout.on('error', () => undefined)
const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return 0
  throw error
}

/** `npm run inquiries`: the staff's commands, also while the site runs. */
await command(stop => {
  return runInquiries(process.argv.slice(2), thisTerminal(stop)).catch(ignoreClosedPipe)
})
