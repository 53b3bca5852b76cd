import { createWriteStream, rmSync } from 'node:fs'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageError } from './subcommand'

/**
 * Writes a file that only its owner may read, and that was not there; a half of one is removed again.
 * @throws {UsageError} if it cannot be made
 */
export async function writeNewFile(
  file: string,
  lines: Iterable<string> | AsyncIterable<string>,
  ...through: NodeJS.ReadWriteStream[]
) {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await once(stream, 'open').catch(error => {
    if (error.code === 'EEXIST')
      throw new UsageError(`${file} is there already, and stays as it is: move it away, or name another file.`)
    throw new UsageError(`${file} cannot be written (${error.code}).`)
  })
  try {
    await pipeline([Readable.from(lines), ...through, stream])
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}
