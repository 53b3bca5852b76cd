import { type Command, InvalidArgumentError } from 'commander'
import { eraseInquiries, findByEmail } from '@/db/stored'
import { asOwner } from '@/db/with-connection'
import { jsonLine } from '@/lib/terminal-text'
import type { Terminal } from './terminal'
import { count, inWords, lineOf } from './words'

const maxShown = 20

interface Asked {
  yes?: boolean
  json?: boolean
}

export function erase(inquiries: Command, terminal: Terminal) {
  const command = inquiries
    .command('erase')
    .description(
      'Erase every inquiry with this e-mail address. Shows them first, and asks. As the owner of the database.',
    )
    .argument('<email>', 'the address, in upper or lower case', parseEmail)
    .option('--yes', 'do not ask')
    .option('--json', 'what was found, and how many were erased, as a line of JSON')
    .action((email: string, asked: Asked) => eraseAfterAsking(command, terminal, email, asked))
}

function parseEmail(typed: string): string {
  const email = typed.trim()
  if (email.includes('@')) return email
  throw new InvalidArgumentError('An e-mail address has an @.')
}

/** Shows what would be erased, asks, and erases exactly that. */
function eraseAfterAsking(
  command: Command,
  { ask, say, write }: Terminal,
  email: string,
  { yes = false, json = false }: Asked,
) {
  const confirmed = async (many: number) => {
    const answer = await ask(`Erase ${count(many)}, for good? Type yes: `)
    if (answer?.trim().toLowerCase() === 'yes') return undefined
    const why = ': there is no terminal to ask on. Add --yes if that is what you want.'
    return `Nothing was erased${answer === undefined ? why : '.'}`
  }
  return asOwner(async db => {
    const found = await findByEmail(db, email)
    const report = async (erased: number) => {
      const rows = found.map(({ table, inbox }) => ({ table, ...inWords(inbox) }))
      if (json) await write(jsonLine({ found: rows, erased }))
    }
    if (found.length === 0) {
      say(`No inquiry with the address ${email}.`)
      return report(0)
    }
    say(`${count(found.length)} with the address ${email}:`)
    for (const each of found.slice(0, maxShown)) say(`  ${lineOf(each.inbox)}`)
    if (found.length > maxShown) say(`  and ${found.length - maxShown} more`)
    const refusal = yes ? undefined : await confirmed(found.length)
    const erased = refusal ? 0 : await eraseInquiries(db, found)
    await report(erased)
    if (refusal) command.error(refusal)
    say(`${count(erased)} erased.`)
  })
}
