import type { Command } from 'commander'
import type { StoredInquiry } from '@/db/stored'
import { asStaff } from '@/db/with-connection'
import { jsonLine, oneLine } from '@/lib/terminal-text'
import { aboutReference, find, parseReference } from './reference'
import type { Terminal } from './terminal'
import { answerLines, answerSentence, inWords, sameDate, whatsAppLink } from './words'

export function show(inquiries: Command, { write }: Terminal) {
  const command = inquiries
    .command('show')
    .description('Show everything that one couple has written.')
    .argument('<ref>', aboutReference, parseReference)
    .option('--json', 'as a line of JSON')
    .action(async (reference: string, { json }: { json?: boolean }) => {
      const found = await asStaff(db => find(db, reference, command))
      for (const each of found) await write(json ? jsonLine(asJson(each)) : asText(each))
    })
}

const asJson = ({ inbox, answers }: StoredInquiry) => ({
  ...inWords(inbox),
  answers: { ...answers, token: undefined },
})

function asText(inquiry: StoredInquiry): string {
  const row = inWords(inquiry.inbox)
  const link = whatsAppLink(row)
  const facts = [
    `${row.reference}  ${row.form}`,
    `received ${row.received}; ${answerSentence(row)}`,
    sameDate(row),
    row.flags && `looks like spam: ${oneLine(row.flags)}`,
    link && `WhatsApp: ${link}`,
  ]
  return `${[...facts.filter(Boolean), '', ...answerLines(inquiry)].join('\n')}\n\n`
}
