import type { Letter } from '@/db/letters'
import { oneLine } from '@/lib/terminal-text'
import { find, referenceIn } from './reference'
import type { Subcommand } from './subcommand'
import { answerLines, answerTold, sameDate, whatsAppLink } from './words'

export const show: Subcommand = {
  usage: 'show REF [--json]',
  help: 'Everything that one couple has written. REF is what `list` shows: the first eight characters, or more, of its id.',
  options: { json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    const reference = referenceIn('show', positionals)
    return async ({ staffUrl }, operator) => {
      const found = await find(staffUrl, reference, operator)
      for (const each of found) await operator.write(values.json ? `${JSON.stringify(asJson(each))}\n` : asText(each))
      return found.length > 0 ? 0 : 1
    }
  },
}

const asJson = ({ inbox, answers }: Letter) => ({ ...inbox, answers: { ...answers, fingerprint: undefined } })

function asText(letter: Letter): string {
  const { inbox } = letter
  const link = whatsAppLink(inbox)
  const facts = [
    `${inbox.reference}  ${inbox.form}`,
    `received ${inbox.received}; ${answerTold(inbox)}`,
    sameDate(inbox),
    inbox.flags && `looks like spam: ${oneLine(inbox.flags)}`,
    link && `WhatsApp: ${link}`,
  ]
  return `${[...facts.filter(Boolean), '', ...answerLines(letter)].join('\n')}\n\n`
}
