/**
 * Encodes the pictures of content/pictures.json into public/p: `npm run pictures`. Its output is committed, the masters are not;
 * neither the build nor the server encodes anything. Only what changed is encoded again (a 2400 px master takes about 20 s),
 * a picture whose master is not at hand keeps its files, and what nothing refers to is deleted.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { masters } from '@/content/picture-list'
import generated from '@/content/pictures.generated.json' with { type: 'json' }
import { type Encoded, filesOf, fingerprint, isAsAsked, settings, widthsFor } from './encoded'
import { readArguments } from './usage'

const mastersFolder = 'art/masters'
const out = 'public/p'
const record = 'content/pictures.generated.json'

readArguments({
  command: 'npm run pictures',
  help: 'Encodes the pictures of content/pictures.json from art/masters into public/p. Only what has changed; the result is committed.',
})

await mkdir(out, { recursive: true })
const existing = new Set(await readdir(out))
const recorded: Partial<Record<string, Encoded>> = generated
const encoded: Record<string, Encoded> = {}
for (const [file, quality] of masters) encoded[file] = await encode(file, quality)
await writeFile(record, `{\n${Object.entries(encoded).map(line).join(',\n')}\n}\n`)
await sweep()

async function encode(file: string, quality: number): Promise<Encoded> {
  const path = join(mastersFolder, file)
  if (!existsSync(path)) return keep(file, quality)
  const master = await readFile(path)
  const { width, height } = await sharp(master).metadata()
  const picture = {
    hash: fingerprint(master, quality),
    width,
    height,
    color: await meanColor(master),
    quality,
    avif: widthsFor(width, settings.widths),
    jpg: widthsFor(width, settings.fallbackWidths),
  }
  const missing = filesOf(picture).filter(name => !existing.has(name))
  for (const name of missing) await write(master, name, quality)
  if (missing.length) console.log(`${file}: ${missing.length} files`)
  return picture
}

function keep(file: string, quality: number): Encoded {
  const picture = recorded[file]
  if (picture && isAsAsked(picture, quality)) return picture
  throw new Error(`${mastersFolder}/${file} is not there, and it is needed to encode this picture anew.`)
}

async function write(master: Buffer, name: string, quality: number) {
  const width = Number(/-(\d+)\./.exec(name)?.[1])
  const resized = sharp(master).resize(width)
  const picture = name.endsWith('.avif') ? resized.avif({ ...settings.avif, quality }) : resized.jpeg(settings.jpeg)
  await picture.toFile(join(out, name))
}

/** The mean colour, shown until the picture arrives. */
async function meanColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

function line([file, picture]: [string, Encoded]): string {
  return `  ${JSON.stringify(file)}: ${JSON.stringify(picture)}`
}

async function sweep() {
  const wanted = new Set(Object.values(encoded).flatMap(filesOf))
  for (const name of await readdir(out)) if (!wanted.has(name)) await rm(join(out, name))
}
