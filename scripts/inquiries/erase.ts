import { eraseAfterAsking } from './erasing'
import { type Subcommand, UsageError } from './subcommand'

export const erase: Subcommand = {
  usage: 'erase EMAIL [--yes] [--json]',
  help: 'Erases every inquiry that bears this e-mail address. Shows them first and asks.',
  options: { yes: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  prepare({ values, positionals }) {
    const [address, ...more] = positionals.map(text => text.trim())
    if (!address || more.length > 0) throw new UsageError('erase needs one e-mail address.')
    if (!address.includes('@')) throw new UsageError(`"${address}" is no e-mail address: it has no @.`)
    const wish = {
      criterion: { email: address },
      described: `with the address ${address}`,
      yes: values.yes === true,
      json: values.json === true,
    }
    return (place, operator) => eraseAfterAsking(wish, place, operator)
  },
}
