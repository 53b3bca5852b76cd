import { createHash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** As Next wants it: for AES, in base64. */
const keyBytes = 32

/**
 * The key that the ids of the forms' actions are made with. With the same key a page that was opened before a rebuild can
 * still be sent after it; with Next's own, a new one every fortnight, it could not. Made once and kept beside the database.
 * Undefined, with a warning, where it cannot be kept: Next then makes its own.
 */
export function readOrCreateActionKey(directory: string): string | undefined {
  const file = path.join(directory, 'action-key')
  try {
    mkdirSync(directory, { recursive: true })
    if (!existsSync(file)) createOnce(file)
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.warn(`${file} cannot be kept (${code}): set NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, as .env.example says.`)
    return undefined
  }
}

/** Tells whether two keys are the same without revealing them. */
export const keyDigest = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16)

/** Atomic, and of two processes at once one wins. */
function createOnce(file: string) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, randomBytes(keyBytes).toString('base64'), { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside)
  }
}
