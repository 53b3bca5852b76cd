import { type Command, InvalidArgumentError } from 'commander'
import type { Database } from '@/db/client'
import { findByReference } from '@/db/stored'
import { commandName } from './command-name'

/** The argument of a command that takes a reference. */
export const aboutReference = 'the reference that `list` shows: the first eight characters of an id, or more'

export function parseReference(typed: string): string {
  const reference = typed.toLowerCase().trim()
  if (/^\d{4}-\d{4}$/.test(reference))
    throw new InvalidArgumentError(
      `${reference} is the number of a failure, which stood beside a form: nothing was stored. Ask the couple to send it again, or take it down by telephone; the site's log has the number, with the cause.`,
    )
  if (/^[0-9a-f-]{8,36}$/.test(reference)) return reference
  throw new InvalidArgumentError('A reference has eight characters or more, 0–9 and a–f, such as 3f9a01c7.')
}

/** The inquiries with this reference, hardly ever more than one. Ends the command if there is none. */
export async function find(db: Database, reference: string, command: Command) {
  const found = await findByReference(db, reference)
  if (found.length > 0) return found
  return command.error(`No inquiry ${reference}: \`${commandName} list --all\` shows every reference.`)
}
