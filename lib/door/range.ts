import { statSync } from 'node:fs'
import path from 'node:path'

/** The only files that are read in parts. */
const film = /^\/film\/([\w-]+\.\w+)$/
const oneRange = /^bytes=(\d*)-(\d*)$/

/** Whether a part of a file can be given; where it cannot, the whole may be sent, and Next would answer 500. */
export function readableRange(range: string, requested: string): boolean {
  const file = film.exec(requested)?.[1]
  const [, first = '', last = ''] = oneRange.exec(range) ?? []
  if (!file || (first === '' && Number(last) === 0)) return false
  const found = statSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public/film', file), {
    throwIfNoEntry: false,
  })
  return found !== undefined && Number(first) < found.size && (last === '' || Number(first) <= Number(last))
}
