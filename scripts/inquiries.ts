import { createInterface } from 'node:readline/promises'
import { findStaffUrl, openDatabase } from '@/db/database'
import { command } from './command'
import { runInquiries } from './inquiries/run'
import type { ExitCode, Operator } from './inquiries/subcommand'

/** Messages go to stderr, so that the result can be redirected. */
const operator: Omit<Operator, 'stop'> = {
  write: text =>
    new Promise((resolve, reject) => process.stdout.write(text, error => (error ? reject(error) : resolve()))),
  say: line => console.error(line),
  async ask(question) {
    if (!process.stdin.isTTY) return undefined
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    return terminal.question(question).finally(() => terminal.close())
  },
  ...(process.stdout.isTTY && {
    screen: { columns: process.stdout.columns || 80, colour: process.stdout.hasColors() && !process.env.NO_COLOR },
  }),
}

/** A reader such as `head` may close the pipe early: that is no failure. */
process.stdout.on('error', () => undefined)
const ignoreClosedPipe = (error: NodeJS.ErrnoException): ExitCode => {
  if (error.code === 'EPIPE') return 0
  throw error
}

/** `npm run inquiries`: the staff's commands. Also while the site runs. */
await command(({ stop }) =>
  runInquiries(
    process.argv.slice(2),
    { ...operator, stop },
    {
      async withUrls(work) {
        const database = await openDatabase({ share: true })
        return work(database).finally(() => database.stop())
      },
      findStaffUrl,
    },
  ).catch(ignoreClosedPipe),
)
