import path from 'node:path'
import { dataDirectory } from '@/db/embedded'
import { type InboxRow, readInbox } from '@/db/records'
import { tableLine } from './list'
import { type Operator, type StandingSubcommand, UsageError } from './subcommand'
import { forgetful, inFile, microseconds } from './watching/handed'
import { mailer } from './watching/mail'
import { program } from './watching/program'
import { watchInquiries } from './watching/watcher'

const bell = '\u0007'
const overlapMs = 12 * 3_600_000

export const watch: StandingSubcommand = {
  standing: true,
  usage: 'watch [--mail | --run COMMAND] [--json]',
  help: 'Rings and shows each inquiry as it arrives, until Ctrl-C. --mail sends a notice by SMTP_URL instead, --run hands each to a command as JSON: both remember in DATA_DIR what was handed over, and catch up after a stop.',
  options: { mail: { type: 'boolean' }, run: { type: 'string' }, json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('watch takes no other words.')
    if (values.mail && values.run !== undefined)
      throw new UsageError('watch takes --mail or --run, not both: start two.')
    if (values.run !== undefined && !String(values.run).trim()) throw new UsageError('--run needs a command.')
    const way = values.mail ? 'mail' : values.run !== undefined ? 'run' : undefined
    const json = values.json === true
    return async (findStaffUrl, operator) => {
      const { say, stop } = operator
      if (way) {
        const hand = way === 'mail' ? mailer() : program(String(values.run))
        const deliver = async (row: InboxRow) => {
          await hand(row)
          await told(row, json, operator).catch(() => undefined) // who does not read on must not get it twice
        }
        // One file for each way, and the claim likewise: a bell, mails and a command may be had beside each other.
        const memory = inFile(path.join(dataDirectory(), `handed-over-by-${way}.json`))
        await watchInquiries({ claim: `watch --${way}`, memory, deliver, findStaffUrl, say, stop })
      } else {
        const shown = json ? undefined : await showRunning(findStaffUrl, operator)
        const deliver = async (row: InboxRow) => {
          if (!shown?.has(row.id)) await ring(row, json, operator)
        }
        // It begins some hours back, so that none falls between what was shown and what is watched for.
        const memory = forgetful(shown && { floor: microseconds(Date.now() - overlapMs), ids: {} })
        await watchInquiries({ memory, deliver, findStaffUrl, say, stop })
      }
      return 0
    }
  },
}

/** A service's log is no place for names. */
async function told({ reference, id, received }: InboxRow, json: boolean, operator: Operator) {
  if (json) await operator.write(`${JSON.stringify({ reference, id, received })}\n`)
  else operator.say(`${reference} handed over.`)
}

async function ring(row: InboxRow, json: boolean, operator: Operator) {
  await operator.write(json ? `${JSON.stringify(row)}\n` : tableLine(row, operator))
  if (operator.screen) await operator.write(bell)
}

/** Begins with those whose 24 hours run; resolves with their ids. */
async function showRunning(findStaffUrl: () => Promise<string | undefined>, operator: Operator) {
  const shown = new Set<string | null>()
  const url = await findStaffUrl()
  await operator.write(tableLine(undefined, operator))
  const running: InboxRow[] = []
  if (url)
    for await (const row of readInbox(url)) {
      if (row.hours_left === 'overdue') break
      running.unshift(row)
    }
  for (const row of running) {
    await operator.write(tableLine(row, operator))
    shown.add(row.id)
  }
  return shown
}
