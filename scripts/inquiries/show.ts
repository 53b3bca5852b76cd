import { getTableColumns } from 'drizzle-orm'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import { detailedInquiries, inquiries } from '@/db/schema'
import { findByReference } from '@/db/records'
import { oneLine, severalLines } from '@/lib/terminal-text'
import { type Subcommand, UsageError } from './subcommand'

/** What the couple has read: lib/inquiry-words.ts sees to it that each field has a label, and each option its words. */
const forms = {
  inquiries: { columns: getTableColumns(inquiries), ...inquiryForm },
  detailed_inquiries: { columns: getTableColumns(detailedInquiries), ...detailedInquiryForm },
}
interface Form {
  columns: Record<string, { name: string }>
  labels: Record<string, string>
  options: Record<string, Record<string, string>>
}
/** Long answers begin on a line of their own. */
const longest = 60

type Found = Awaited<ReturnType<typeof findByReference>>[number]

export const show: Subcommand = {
  usage: 'show REF [--json]',
  help: 'Everything that one couple has written. REF is what `list` shows: the first eight characters, or more, of its id.',
  options: { json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    const [typed, ...more] = positionals
    const reference = typed?.toLowerCase().trim() ?? ''
    if (!reference || more.length > 0) throw new UsageError('show needs one reference.')
    if (!/^[0-9a-f-]{8,36}$/.test(reference))
      throw new UsageError(
        `"${typed}" is no reference: it has eight characters or more, 0–9 and a–f, such as 3f9a01c7.`,
      )
    return async ({ staffUrl }, operator) => {
      const found = await findByReference(staffUrl, reference)
      if (found.length === 0) {
        operator.say(`No inquiry ${reference}: \`list --all\` shows every reference.`)
        return 1
      }
      for (const each of found) await operator.write(values.json ? `${JSON.stringify(asJson(each))}\n` : asText(each))
      return 0
    }
  },
}

const asJson = ({ inbox, answers }: Found) => ({ ...inbox, answers: { ...answers, fingerprint: undefined } })

function asText({ table, inbox, answers }: Found): string {
  const { columns, labels, options }: Form = forms[table]
  const written = answers as Record<string, unknown>
  const left = inbox.hours_left === 'overdue' ? 'the 24 hours are over' : `${inbox.hours_left} of 24 hours left`
  const lines = [`${inbox.reference}  ${inbox.form}`, `received ${inbox.received}, ${left}`]
  if (inbox.flags) lines.push(`looks like spam: ${oneLine(inbox.flags)}`)
  lines.push('')
  for (const [field, label] of Object.entries(labels)) {
    const answer = (written[columns[field]!.name] ?? null) as string | null
    if (answer === null) lines.push(`${label}: –`)
    else lines.push(labelled(label, options[field]?.[answer] ?? severalLines(answer)))
    if (field === 'phone' && inbox.whatsapp) lines.push(`WhatsApp: https://wa.me/${inbox.whatsapp}`)
  }
  return `${lines.join('\n')}\n\n`
}

const labelled = (label: string, answer: string) =>
  answer.length > longest || answer.includes('\n')
    ? `${label}:\n  ${answer.replaceAll('\n', '\n  ')}`
    : `${label}: ${answer}`
