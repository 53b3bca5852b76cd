import { type Command, InvalidArgumentError } from 'commander'
import { type Asked, eraseAfterAsking } from './erase'
import type { Terminal } from './terminal'

const units: Record<string, string> = { d: 'days', m: 'months', y: 'years' }

export function purge(inquiries: Command, terminal: Terminal) {
  const command = inquiries
    .command('purge')
    .description('Erase every inquiry older than this. Shows them first, and asks. As the owner of the database.')
    .requiredOption('--older-than <age>', 'a number of days (90d), months (24m) or years (2y)', parseAge)
    .option('--yes', 'do not ask')
    .option('--json', 'what was found, and how many were erased, as a line of JSON')
    .action(({ olderThan, ...asked }: Asked & { olderThan: string }) =>
      eraseAfterAsking(command, terminal, { olderThan }, `older than ${olderThan}`, asked),
    )
}

/** As PostgreSQL reads an interval. */
function parseAge(typed: string): string {
  const [, amount, unit = ''] = /^([1-9]\d{0,3})([dmy])$/.exec(typed) ?? []
  if (amount) return `${amount} ${units[unit]}`
  throw new InvalidArgumentError('It is a number and d, m or y, such as 24m.')
}
