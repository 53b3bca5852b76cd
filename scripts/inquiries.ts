import { createInterface } from 'node:readline/promises'
import { findStaffUrl, openDatabase } from '@/db/database'
import { command } from './command'
import { runInquiries } from './inquiries/run'
import type { ExitCode, Operator } from './inquiries/subcommand'

/** What is said goes to stderr, so that an export may go to a file or another program. */
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

/** Whoever reads has had enough, as `head` does: `write` is refused, and that is no failure. */
process.stdout.on('error', () => undefined)
const enough = (error: NodeJS.ErrnoException): ExitCode => {
  if (error.code === 'EPIPE') return 0
  throw error
}

/** `npm run inquiries`: what the studio does with what it was sent. Also while the site runs. */
await command(({ stop }) =>
  runInquiries(
    process.argv.slice(2),
    { ...operator, stop },
    {
      async lend(work) {
        const database = await openDatabase({ share: true })
        return work(database).finally(() => database.stop())
      },
      findStaffUrl,
    },
  ).catch(enough),
)
