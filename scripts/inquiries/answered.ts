import { setAnswered } from '@/db/letters'
import { find, referenceIn } from './reference'
import type { Subcommand } from './subcommand'
import { lineOf } from './words'

export const answered: Subcommand = {
  usage: 'answered REF [--undo]',
  help: 'Says that you have answered: its clock stops, and `list` puts it behind those that wait. --undo takes that back. Harmless when repeated.',
  options: { undo: { type: 'boolean' } },
  prepare({ values, positionals }) {
    const reference = referenceIn('answered', positionals)
    return async ({ ownerUrl }, operator) => {
      const [letter, ...more] = await find(ownerUrl, reference, operator)
      if (!letter) return 1
      if (more.length > 0) {
        operator.say(`${1 + more.length} inquiries begin with ${reference}. Nothing was marked: type more of the id.`)
        for (const { inbox } of [letter, ...more]) operator.say(`  ${inbox.id}  ${lineOf(inbox)}`)
        return 1
      }
      const already = Boolean(letter.inbox.answered) !== Boolean(values.undo)
      if (!already) await setAnswered(ownerUrl, letter, !values.undo)
      const [now = letter] = already ? [letter] : await find(ownerUrl, letter.inbox.id, operator)
      operator.say(`${already ? 'As it was: ' : ''}${lineOf(now.inbox)}`)
      return 0
    }
  },
}
