import { eraseAfterAsking } from './erasing'
import { type Subcommand, UsageError } from './subcommand'

const units: Record<string, string> = { d: 'days', m: 'months', y: 'years' }

export const purge: Subcommand = {
  usage: 'purge --older-than 24m [--yes] [--json]',
  help: 'Erases every inquiry older than that: a number of days (90d), months (24m) or years (2y). Shows them first and asks.',
  options: {
    'older-than': { type: 'string' },
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('purge takes no other words.')
    const [, amount = '', unit = ''] = /^([1-9]\d{0,3})([dmy])$/.exec(String(values['older-than'] ?? '')) ?? []
    const name = units[unit]
    if (!name) throw new UsageError('purge needs --older-than with a number and d, m or y, such as 24m.')
    const age = `${amount} ${name}`
    const wish = {
      criterion: { olderThan: age },
      described: `older than ${age}`,
      yes: values.yes === true,
      json: values.json === true,
    }
    return (place, operator) => eraseAfterAsking(wish, place, operator)
  },
}
