import { type Criterion, eraseInquiries, findInquiries } from '@/db/letters'
import { type Given, type Operator, type Subcommand, UsageError } from './subcommand'
import { count, lineOf } from './words'

const maxShown = 20
const units: Record<string, string> = { d: 'days', m: 'months', y: 'years' }
const options = { yes: { type: 'boolean' }, json: { type: 'boolean' } } as const

export const erase: Subcommand = {
  usage: 'erase EMAIL [--yes] [--json]',
  help: 'Erases every inquiry that bears this e-mail address. Shows them first and asks.',
  options,
  prepare({ values, positionals }) {
    const [address, ...more] = positionals.map(text => text.trim())
    if (!address || more.length > 0) throw new UsageError('erase needs one e-mail address.')
    if (!address.includes('@')) throw new UsageError(`"${address}" is no e-mail address: it has no @.`)
    return eraseAfterAsking({ email: address }, `with the address ${address}`, values)
  },
}

export const purge: Subcommand = {
  usage: 'purge --older-than 24m [--yes] [--json]',
  help: 'Erases every inquiry older than that: a number of days (90d), months (24m) or years (2y). Shows them first and asks.',
  options: { ...options, 'older-than': { type: 'string' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('purge takes no other words.')
    const [, amount, unit = ''] = /^([1-9]\d{0,3})([dmy])$/.exec(String(values['older-than'] ?? '')) ?? []
    if (!amount) throw new UsageError('purge needs --older-than with a number and d, m or y, such as 24m.')
    const age = `${amount} ${units[unit]}`
    return eraseAfterAsking({ olderThan: age }, `older than ${age}`, values)
  },
}

/** Shows what would be erased, asks, and erases exactly that. `described` completes "No inquiry …" and "… inquiries …". */
function eraseAfterAsking(criterion: Criterion, described: string, { yes, json }: Given['values']) {
  const run: ReturnType<Subcommand['prepare']> = async ({ ownerUrl }, operator) => {
    const found = await findInquiries(ownerUrl, criterion)
    if (found.length === 0) operator.say(`No inquiry ${described}.`)
    else {
      operator.say(`${count(found.length)} ${described}:`)
      for (const each of found.slice(0, maxShown)) operator.say(`  ${lineOf(each.inbox)}`)
      if (found.length > maxShown) operator.say(`  and ${found.length - maxShown} more`)
    }
    const agreed = found.length > 0 && (yes || (await confirmed(operator, found.length)))
    const erased = agreed ? await eraseInquiries(ownerUrl, found) : 0
    if (agreed) operator.say(`${count(erased)} erased.`)
    const shown = found.map(({ table, inbox }) => ({ table, ...inbox }))
    if (json) await operator.write(`${JSON.stringify({ found: shown, erased })}\n`)
    return agreed || found.length === 0 ? 0 : 1
  }
  return run
}

async function confirmed(operator: Operator, many: number): Promise<boolean> {
  const answer = await operator.ask(`Erase ${count(many)}, for good? Type yes: `)
  if (answer?.trim().toLowerCase() === 'yes') return true
  const why = ': there is no terminal to ask on. Add --yes if that is what you want.'
  operator.say(`Nothing was erased${answer === undefined ? why : '.'}`)
  return false
}
