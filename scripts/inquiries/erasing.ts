import { type Criterion, eraseInquiries, findInquiries, type Found, tables } from '@/db/records'
import { oneLine } from '@/lib/terminal-text'
import type { ExitCode, Operator, Place } from './subcommand'

/** More than a person reads before a yes. */
const mostShown = 20

interface Wish {
  criterion: Criterion
  /** Completes "No inquiry …" and "… inquiries …". */
  described: string
  /** Whether the yes was given with the command. */
  yes: boolean
  /** Whether the result is for a program. */
  json: boolean
}

/** Shows what would be erased, asks, and erases exactly that. */
export async function eraseAfterAsking(
  { criterion, described, yes, json }: Wish,
  { ownerUrl }: Place,
  operator: Operator,
): Promise<ExitCode> {
  const found = await findInquiries(ownerUrl, criterion)
  const report = async (erased: number) => {
    const shown = found.map(each => ({ ...each, form: tables[each.table].form }))
    if (json) await operator.write(`${JSON.stringify({ found: shown, erased })}\n`)
  }
  if (found.length === 0) {
    operator.say(`No inquiry ${described}.`)
    await report(0)
    return 0
  }
  operator.say(`${count(found.length)} ${described}:`)
  for (const each of found.slice(0, mostShown)) operator.say(`  ${lineOf(each)}`)
  if (found.length > mostShown) operator.say(`  and ${found.length - mostShown} more`)
  if (!(yes || (await confirmed(operator, found.length)))) {
    await report(0)
    return 1
  }
  const erased = await eraseInquiries(ownerUrl, found)
  operator.say(`${count(erased)} erased.`)
  await report(erased)
  return 0
}

async function confirmed(operator: Operator, many: number): Promise<boolean> {
  const answer = await operator.ask(`Erase ${count(many)}, for good? Type yes: `)
  if (answer?.trim().toLowerCase() === 'yes') return true
  operator.say(
    answer === undefined
      ? 'Nothing was erased: there is no terminal to ask on. Add --yes if that is what you want.'
      : 'Nothing was erased.',
  )
  return false
}

const count = (many: number) => (many === 1 ? '1 inquiry' : `${many} inquiries`)

function lineOf({ table, arrived, name }: Found): string {
  return `${arrived.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${oneLine(name)}  (${tables[table].form})`
}
