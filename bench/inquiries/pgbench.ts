import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** What the rows of pgbench are known by among those of the site. */
export const pgbenchName = 'pgbench'

/** One row a commit, of about what a couple writes, as the cheapest client there is would store it. */
const insert = `insert into inquiries (names, email, phone, wedding_date, location, guest_count, budget, message, fingerprint)
values ('${pgbenchName}', 'asha@example.com', '+91 98765 43210', '2027-02-14', 'Udaipur', 'about 300', '8-12',
'We met in the rain, at a bookshop in Jaipur, and would like the day to be as quiet as that afternoon was.',
gen_random_uuid()::text);
`

export interface Inserted {
  transactions: number
  perSecond: number
  /** The mean, in ms: pgbench gives no other. */
  latency: number
}

/** Inserts as fast as the server commits. @param url a login that may insert */
export async function runPgbench(
  pgbench: string,
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Inserted> {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-pgbench-'))
  try {
    const script = path.join(directory, 'insert.sql')
    writeFileSync(script, insert)
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(connections),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      script,
      url,
    ]
    const { stdout } = await promisify(execFile)(pgbench, args)
    return parsePgbench(stdout)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Reads the output of pgbench 15 and later. @throws {Error} where it tells of a failed insert, or is not understood */
export function parsePgbench(output: string): Inserted {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1])
  if (number(/failed transactions: (\d+)/) > 0) throw new Error(`pgbench failed: ${output}`)
  const inserted = {
    transactions: number(/transactions actually processed: (\d+)/),
    perSecond: number(/^tps = ([\d.]+) \(without/m),
    latency: number(/^latency average = ([\d.]+) ms/m),
  }
  if (Object.values(inserted).some(Number.isNaN)) throw new Error(`pgbench says what is not understood: ${output}`)
  return inserted
}
