/**
 * Cuts the site's faces out of the packaged fonts: `npm run fonts` writes app/fonts/*.woff2, which are committed.
 * The packages' own files of a page would weigh 360 KB; these weigh 77.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number }>
type Face = { to: string; from: string; range: string; axes?: Axes; features?: string[] }

const declarations = 'app/fonts.ts'
const out = 'app/fonts'

/** Letters, quotes, dashes, fixed and thin spaces, of what the packages' "latin" files hold. */
const latin =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2009-200A, U+2010-2015, U+2018-201A, U+201C-201E, U+2022, ' +
  'U+2026, U+202F, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212'

// Small capitals, swashes and fractions are never asked for, and double a face.
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'lnum', 'mark', 'mkmk', 'onum', 'pnum', 'tnum']

const displayAxes = { opsz: 72, wght: 300 }
const textAxes = { wght: { min: 300, max: 700 } }
const newsreader = '@fontsource-variable/newsreader/files/newsreader'
const figtree = '@fontsource-variable/figtree/files/figtree'

const source = await readFile(declarations, 'utf8')
/** The rupee sign, European names and, where a face has them, the letters of romanised Sanskrit. */
const more = declaredRange('text-more')
const devanagari = declaredRange('text-devanagari')

const faces: Face[] = [
  latinFace('display', `${newsreader}-latin-opsz-normal`, latin, displayAxes),
  latinFace('display-italic', `${newsreader}-latin-opsz-italic`, latin, displayAxes),
  latinFace('display-more', `${newsreader}-latin-ext-opsz-normal`, more, displayAxes),
  latinFace('display-more-italic', `${newsreader}-latin-ext-opsz-italic`, more, displayAxes),
  latinFace('text', `${figtree}-latin-wght-normal`, latin, textAxes),
  latinFace('text-more', `${figtree}-latin-ext-wght-normal`, more, textAxes),
  {
    to: 'display-devanagari',
    from: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal',
    range: devanagari,
  },
  { to: 'text-devanagari', from: '@fontsource/mukta/files/mukta-devanagari-400-normal', range: devanagari },
]

await mkdir(out, { recursive: true })
for (const face of faces) console.log(await cut(face))

function latinFace(to: string, from: string, range: string, axes: Axes): Face {
  return { to, from, range, axes, features: latinFeatures }
}

/** The unicode-range that app/fonts.ts declares for a face: what is cut is what a browser will ask of it. */
function declaredRange(face: string): string {
  const range = new RegExp(`${face}\\.woff2[^]*?unicode-range',\\s+value:\\s+'([^']+)'`).exec(source)?.[1]
  if (!range) throw new Error(`${declarations} declares no unicode-range for ${face}.woff2`)
  return range
}

/** 'U+41-43, U+20B9' → 'ABC₹' */
function characters(range: string): string {
  return range
    .split(',')
    .flatMap(span => {
      const [first, last = first] = span
        .trim()
        .replace('U+', '')
        .split('-')
        .map(code => parseInt(code, 16))
      if (first === undefined || last === undefined) throw new Error(`Not a range: ${span}`)
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
    })
    .join('')
}

async function cut({ to, from, range, axes, features }: Face): Promise<string> {
  const packaged = await readFile(join('node_modules', `${from}.woff2`))
  const face = await subsetFont(packaged, characters(range), {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: features }),
  })
  await writeFile(join(out, `${to}.woff2`), face)
  return `${to}.woff2  ${(packaged.length / 1000).toFixed(1)} → ${(face.length / 1000).toFixed(1)} KB`
}
