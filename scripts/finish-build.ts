/**
 * What a build still needs, once Next is done with it: pages ask for their scripts late, and every page, script and
 * stylesheet has a `.br` and a `.gz` beside it, which `lib/door` sends as they are. That takes some seconds once, at the
 * highest level; Next would compress each answer anew, for 4 ms of CPU a page, and without brotli.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { codings } from '@/lib/door/ready-answers'
import { askForScriptsLate } from './ask-late'

const pages = '.next/server/app'
const files = '.next/static'

/** Harmless to repeat. */
export async function finishBuild() {
  const html = filesIn(pages, /\.html$/)
  html.forEach(askLate)
  await Promise.all([...html, ...filesIn(files, /\.(js|css)$/)].map(compress))
}

const filesIn = (folder: string, kinds: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => kinds.test(name))
    .map(name => path.join(folder, name))

function askLate(page: string) {
  const html = readFileSync(page, 'utf8')
  const late = askForScriptsLate(html, script => {
    const hash = createHash('sha256').update(script).digest()
    const name = `pages/${hash.toString('hex').slice(0, 16)}.js`
    mkdirSync(path.join(files, 'pages'), { recursive: true })
    writeFileSync(path.join(files, name), script)
    return `src="/_next/static/${name}" integrity="sha256-${hash.toString('base64')}"`
  })
  if (late !== html) writeFileSync(page, late)
}

async function compress(file: string) {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    writeFile(file + codings.br, await promisify(brotliCompress)(bytes, { params })),
    writeFile(file + codings.gzip, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await finishBuild()
