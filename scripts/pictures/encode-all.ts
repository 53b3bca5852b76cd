import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '@/db/setup-error'
import { encode } from './encode'
import { allWidths, type Encoded, filesOf, fingerprint, holds, shortDigest } from './encoded'
import { type Folders, readList, readRecord, type Recorded, sweep, writeRecord } from './folders'
import { describedBy, type Framing, framingsOf } from './framings'
import { decode, type Master, openMaster } from './master'

/** Encodes what has changed. Checks every master first, and throws with all faults before it encodes any. */
export async function encodeAll(folders: Folders, say: (line: string) => void) {
  await mkdir(folders.encoded, { recursive: true })
  const list = await readList(folders)
  const recorded = await readRecord(folders)
  const framings = framingsOf(list)
  const masters = await findMasters(folders, framings, recorded)
  const existing = new Set(await readdir(folders.encoded))
  for (const framing of framings) {
    const known = recorded[framing.name]
    const master = masters.get(framing.name)
    const kept = known && keep(known, framing, master, existing)
    recorded[framing.name] = kept ?? (await encodeAnew(framing, master!, known))
    await writeRecord(folders, list, recorded)
  }
  await sweep(folders, list, recorded)

  async function encodeAnew(framing: Framing, master: Master, known?: Encoded) {
    // The same file keeps the quality that was found for it.
    const quality = framing.quality ?? (known && isSameFile(known, master) ? known.quality : undefined)
    const pixels = await decode(master, framing.largest)
    return encode({ framing: { ...framing, quality }, master, pixels, existing, folder: folders.encoded, say })
  }
}

/** The existing masters. Throws with every one that is needed and missing, unreadable, or another picture than described. */
async function findMasters(folders: Folders, framings: Framing[], recorded: Recorded): Promise<Map<string, Master>> {
  const found = new Map<string, Master>()
  const faults: string[] = []
  for (const framing of framings) {
    const { name, file } = framing
    const path = join(folders.masters, file)
    const known = recorded[name]
    if (!existsSync(path)) {
      if (!known || !holds(known, framing))
        faults.push(`${path} is not there, and it is needed to encode ${name} anew.`)
      continue
    }
    try {
      const master = await openMaster(path)
      if (known && known.shows === describedBy(framing) && !isSameFile(known, master))
        faults.push(
          `${path} is another picture than before, and what is said of ${name} is the same. Say what it shows: npm run pictures -- put ${name} ${path}`,
        )
      found.set(name, master)
    } catch (error) {
      if (!(error instanceof SetupError)) throw error
      faults.push(error.message)
    }
  }
  if (faults.length) throw new SetupError(faults.join('\n'))
  return found
}

function isSameFile({ source, hash, quality }: Encoded, master: Master): boolean {
  return source ? source === shortDigest(master.hash) : hash === fingerprint(master.hash, quality)
}

/** The record of a picture of which nothing must be encoded: its files exist, or its master does not. */
function keep(known: Encoded, framing: Framing, master: Master | undefined, existing: Set<string>) {
  const kept = { ...known, file: framing.file, shows: describedBy(framing), ...allWidths(known.width, framing.largest) }
  if (!master) return kept
  const hash = fingerprint(master.hash, framing.quality ?? known.quality)
  const isThere = hash === known.hash && filesOf(kept).every(name => existing.has(name))
  return isThere ? { ...kept, source: shortDigest(master.hash) } : undefined
}
