import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** As Next wants it: for AES, in base64. */
const keyBytes = 32

/**
 * The key that the ids of the forms' actions are made with. With the same key a page that was opened before a rebuild can
 * still be sent after it; with Next's own, a new one every fortnight, it could not. Made once and kept beside the database.
 * @throws where the directory cannot be written
 */
export function keptActionKey(directory: string): string {
  const file = path.join(directory, 'action-key')
  try {
    mkdirSync(directory, { recursive: true })
    writeFileSync(file, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // it has been made before, or by another just now
  }
  return readFileSync(file, 'utf8')
}
