import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allWidths, type Encoded, filesOf, fingerprint, settings, shortDigest } from './encoded'
import { describedBy, type Framing } from './framings'
import { fromPixels, type Master, type Pixels } from './master'

/** The limit of a picture's widest file: bytes for each pixel, and in all. */
const bytesPerPixel = 0.05
const mostBytes = 180_000
/** Below the first faces are smeared; above the last nothing is gained. */
const qualities = [35, 40, 45, 50, 55, 60, 65] as const

interface Made {
  quality: number
  avif: Buffer
}

interface Order {
  framing: Framing
  master: Master
  pixels: Pixels
  /** Names of the existing files. */
  existing: ReadonlySet<string>
  /** public/p */
  folder: string
  say: (line: string) => void
}

/** Writes the missing files of a master, in the given quality or one that it finds, and reports them. */
export async function encode({ framing, master, pixels, existing, folder, say }: Order): Promise<Encoded> {
  const started = Date.now()
  const { name, file, largest } = framing
  say(`${name}: ${master.width} × ${master.height}, from ${master.path}`)
  const found = framing.quality ? undefined : await seekQuality(pixels, say)
  const quality = framing.quality ?? found!.quality
  const encoded: Encoded = {
    file,
    hash: fingerprint(master.hash, quality),
    source: shortDigest(master.hash),
    shows: describedBy(framing),
    width: master.width,
    height: master.height,
    color: await meanColor(pixels),
    quality,
    ...allWidths(master.width, largest),
  }
  const missing = filesOf(encoded).filter(each => !existing.has(each))
  let bytes = 0
  for (const each of missing) {
    const made = each === `${encoded.hash}-${pixels.width}.avif` ? found?.avif : undefined
    const written = made ?? (await encodeFile(pixels, each, quality))
    await writeFile(join(folder, each), written)
    bytes += written.length
  }
  say(`  quality ${quality}, ${missing.length} files, ${inKB(bytes)}, ${Math.round((Date.now() - started) / 1000)} s`)
  return encoded
}

/** The best quality at which the widest file is within the limit, found in three tries. */
async function seekQuality(pixels: Pixels, say: (line: string) => void): Promise<Made> {
  const most = Math.min(pixels.width * pixels.height * bytesPerPixel, mostBytes)
  let [low, high] = [0, qualities.length - 1]
  let best: Made | undefined
  let last: Made | undefined
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const quality = qualities[middle]!
    last = { quality, avif: await toAvif(pixels, pixels.width, quality) }
    say(`  quality ${quality}: ${inKB(last.avif.length)} of ${inKB(most)} at ${pixels.width} px`)
    if (last.avif.length <= most) [best, low] = [last, middle + 1]
    else high = middle - 1
  }
  return best ?? last!
}

function encodeFile(pixels: Pixels, name: string, quality: number): Promise<Buffer> {
  const width = Number(/-(\d+)\./.exec(name)![1])
  if (name.endsWith('.avif')) return toAvif(pixels, width, quality)
  return fromPixels(pixels).resize(width).jpeg(settings.jpeg).toBuffer()
}

const toAvif = (pixels: Pixels, width: number, quality: number) =>
  fromPixels(pixels)
    .resize(width)
    .avif({ ...settings.avif, quality })
    .toBuffer()

/** Shown until the picture arrives, as #rrggbb. */
async function meanColor(pixels: Pixels): Promise<string> {
  const pixel = await fromPixels(pixels).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

const inKB = (bytes: number) => `${Math.round(bytes / 1000)} KB`
