import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Encoded } from '@/content/pictures/encoded'
import {
  leastWidths,
  type ListedPicture,
  type Master,
  type PictureName,
} from '@/content/pictures/list'

/**
 * Any change of these settings encodes every picture anew. JPEG has fewer widths, because only 5 % of
 * browsers lack AVIF.
 */
const settings = {
  /** px */
  widths: [480, 640, 828, 1200, 1600, 2400],
  fallbackWidths: [640, 1200],
  /** 8 bits show blocks in dark walls. Effort 6 takes three times as long for nothing. */
  avif: { effort: 4, bitdepth: 10, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 78, mozjpeg: true },
} as const
/** px; tall versions are for phones, and for tablets of 834 px with double density. */
const largestTall = 1600

const root = process.argv[2] ?? '.'
const mastersFolder = path.join(root, 'masters')
const encodedFolder = path.join(root, 'public/p')
const recordFile = path.join(root, 'content/pictures/pictures.generated.json')

const list = await readJson<Record<string, ListedPicture>>(
  path.join(root, 'content/pictures/pictures.json'),
)
const recorded = await readJson<Record<string, Encoded>>(recordFile)
await mkdir(encodedFolder, { recursive: true })

const pictures: Record<string, Encoded> = {}
for (const [name, picture] of Object.entries(list)) {
  pictures[name] = await encode(name, picture, picture.largest)
  if (!picture.tall) continue
  const tallName = `${name}-tall`
  pictures[tallName] = await encode(tallName, picture.tall, largestTall)
}
await writeRecord(pictures)
const used = Object.values(pictures)
  .flatMap(filesOf)
  .map(({ fileName }) => fileName)
for (const file of await readdir(encodedFolder))
  if (!used.includes(file)) await rm(path.join(encodedFolder, file))
const faults = Object.entries(list).flatMap(([name, picture]) => findFaults(name, picture))
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

/** What its page would show wrongly. */
function findFaults(name: string, { film, tall }: ListedPicture): string[] {
  const least = leastWidths[name as PictureName]
  const faults = findFramingFaults(name, film, least?.wide)
  if (tall) return [...faults, ...findFramingFaults(`${name}-tall`, tall.film, least?.tall)]
  return least?.tall
    ? [...faults, `${name} has no "tall": add an upright version, ${least.tall} px wide.`]
    : faults
}

function findFramingFaults(name: string, film: Master['film'], least = 0): string[] {
  const { file, width, hash } = pictures[name]!
  const faults = []
  if (width < least)
    faults.push(`${name}: ${file} is ${width} px wide and fills a window: use one of ${least} px.`)
  if (film && film.still !== hash)
    faults.push(
      `${name}: its film ${film.name} begins on another picture. Shoot it anew and write "still": "${hash}", or delete "film".`,
    )
  return faults
}

function writeRecord(record: Record<string, Encoded>) {
  const lines = Object.entries(record).map(
    ([name, encoded]) => `  ${JSON.stringify(name)}: ${JSON.stringify(encoded)}`,
  )
  return writeFile(recordFile, `{\n${lines.join(',\n')}\n}\n`)
}

async function encode(
  name: string,
  { file, quality = 50 }: Master,
  largest = Infinity,
): Promise<Encoded> {
  const master = path.join(mastersFolder, file)
  // Masters are not committed. Without its master, a picture keeps its record.
  if (!existsSync(master)) {
    const kept = recorded[name]
    if (kept?.file !== file)
      throw new Error(`${name}: ${master} is missing. Put the picture there.`)
    return kept
  }
  console.log(`${name}: ${master}`) // encoding all takes minutes
  const size = await measure(master)
  const encoded: Encoded = {
    file,
    hash: await computeHash(master, quality),
    width: size.width,
    height: size.height,
    colors: await colorsOf(master),
    avif: widthsFor(settings.widths, size.width, largest),
    jpg: widthsFor(settings.fallbackWidths, size.width, largest),
  }
  for (const { fileName, format, width } of filesOf(encoded)) {
    const target = path.join(encodedFolder, fileName)
    if (existsSync(target)) continue
    const resized = open(master).resize(width)
    const converted =
      format === 'avif' ? resized.avif({ ...settings.avif, quality }) : resized.jpeg(settings.jpeg)
    await converted.toFile(target)
    console.log(target)
  }
  return encoded
}

async function computeHash(master: string, quality: number) {
  const hash = createHash('sha256')
    .update(await readFile(master))
    .update(JSON.stringify({ ...settings, quality }))
  return hash.digest('hex').slice(0, 8)
}

async function measure(master: string) {
  const metadata = sharp(master).metadata()
  const { autoOrient } = await metadata.catch((cause: unknown) => {
    throw new Error(`${master} cannot be read: export it as JPEG.`, { cause })
  })
  return autoOrient
}

/** sharp writes no EXIF unless told to. */
function open(master: string) {
  return sharp(master, { autoOrient: true }).toColourspace('srgb').removeAlpha()
}

/**
 * The colors of the top, the middle and the bottom, as #rgb. They show for a moment, until the
 * picture is there.
 */
async function colorsOf(master: string): Promise<string[]> {
  const thirds = open(master).resize(1, 3, { fit: 'fill', kernel: 'linear' })
  const channels = await thirds.raw({ depth: 'uchar' }).toBuffer()
  const digits = Array.from(channels, channel => Math.round(channel / 17).toString(16))
  return [0, 3, 6].map(first => `#${digits.slice(first, first + 3).join('')}`)
}

function widthsFor(widths: readonly number[], masterWidth: number, largest: number): number[] {
  const maxWidth = Math.min(largest, Math.max(...widths))
  if (masterWidth >= maxWidth) return widths.filter(width => width <= maxWidth)
  return [...widths.filter(width => width < masterWidth), masterWidth]
}

function filesOf({ hash, avif, jpg }: Encoded) {
  const filesAs = (format: 'avif' | 'jpg', widths: number[]) =>
    widths.map(width => ({ width, format, fileName: `${hash}-${width}.${format}` }))
  return [...filesAs('avif', avif), ...filesAs('jpg', jpg)]
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}
