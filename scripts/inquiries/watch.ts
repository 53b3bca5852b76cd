import path from 'node:path'
import { dataDirectory } from '@/db/embedded'
import type { InboxRow } from '@/db/inbox'
import { type Letter, readInbox } from '@/db/letters'
import { tableLine } from './list'
import { type LongRunningSubcommand, type Operator, UsageError } from './subcommand'
import { inFile, inMemory, microseconds } from './watching/deliveries'
import { mailer } from './watching/mail'
import { program } from './watching/program'
import { watchInquiries } from './watching/watcher'

const bell = '\u0007'
const overlapMs = 12 * 3_600_000

export const watch: LongRunningSubcommand = {
  longRunning: true,
  usage: 'watch [--mail | --run COMMAND] [--json]',
  help: 'Rings and shows each inquiry as it arrives, until Ctrl-C. --mail sends a notice by SMTP_URL instead (NOTICE_DETAILS=yes: with what was written), --run passes each to a command as JSON: both record deliveries in DATA_DIR, and catch up after a stop.',
  options: { mail: { type: 'boolean' }, run: { type: 'string' }, json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('watch takes no other words.')
    if (values.mail && values.run !== undefined)
      throw new UsageError('watch takes --mail or --run, not both: start two.')
    if (values.run !== undefined && !String(values.run).trim()) throw new UsageError('--run needs a command.')
    const method = values.mail ? 'mail' : values.run !== undefined ? 'run' : undefined
    const json = values.json === true
    return async (findStaffUrl, operator) => {
      const { say, stop } = operator
      if (method) {
        const send = method === 'mail' ? mailer() : program(String(values.run))
        const deliver = async (letter: Letter) => {
          await send(letter)
          await report(letter.inbox, json, operator).catch(() => undefined) // a closed output must not cause a second delivery
        }
        // One file and one claim for each method: bell, mails and a command may run beside each other.
        const store = inFile(path.join(dataDirectory(), `handed-over-by-${method}.json`))
        await watchInquiries({ claim: `watch --${method}`, store, deliver, findStaffUrl, say, stop })
      } else {
        const shown = json ? undefined : await showRecent(findStaffUrl, operator)
        const deliver = async ({ inbox }: Letter) => {
          if (!shown?.has(inbox.id)) await ring(inbox, json, operator)
        }
        // Begins some hours back, so that none is missed between what was shown and what is watched.
        const store = inMemory(shown && { floor: microseconds(Date.now() - overlapMs), ids: {} })
        await watchInquiries({ store, deliver, findStaffUrl, say, stop })
      }
      return 0
    }
  },
}

/** Without names, because it ends up in a service's log. */
async function report({ reference, id, received }: InboxRow, json: boolean, operator: Operator) {
  if (json) await operator.write(`${JSON.stringify({ reference, id, received })}\n`)
  else operator.say(`${reference} delivered.`)
}

async function ring(row: InboxRow, json: boolean, operator: Operator) {
  await operator.write(json ? `${JSON.stringify(row)}\n` : tableLine(row, operator))
  if (operator.screen) await operator.write(bell)
}

/** Shows the inquiries whose 24 hours run and that wait for an answer. Resolves with the ids of all that are there. */
async function showRecent(findStaffUrl: () => Promise<string | undefined>, operator: Operator) {
  const url = await findStaffUrl()
  const rows = url ? await readInbox(url) : []
  const running = rows.filter(row => !row.answered && row.hours_left !== 'overdue').reverse()
  for (const row of [undefined, ...running]) await operator.write(tableLine(row, operator))
  return new Set(rows.map(row => row.id))
}
