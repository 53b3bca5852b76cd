import { findByReference, type Letter } from '@/db/letters'
import { commandName } from './command-name'
import { type Operator, UsageError } from './subcommand'

/** The reference that was typed. @throws {UsageError} */
export function referenceIn(subcommand: string, [typed, ...more]: string[]): string {
  const reference = typed?.toLowerCase().trim() ?? ''
  if (!reference || more.length > 0) throw new UsageError(`${subcommand} needs one reference.`)
  if (/^[0-9a-f-]{8,36}$/.test(reference)) return reference
  throw new UsageError(`"${typed}" is no reference: it has eight characters or more, 0–9 and a–f, such as 3f9a01c7.`)
}

/** The inquiries that it means: hardly ever more than one. Says so where there is none. */
export async function find(url: string, reference: string, { say }: Operator): Promise<Letter[]> {
  const found = await findByReference(url, reference)
  if (found.length === 0) say(`No inquiry ${reference}: \`${commandName} list --all\` shows every reference.`)
  return found
}
