/**
 * `npm run fonts` subsets the packaged fonts: it writes public/fonts/*.woff2, named by their content, and app/fonts.css and
 * content/fonts.generated.json, which name them. All are committed. A page needs 41 KB of them, and 360 KB of the packages'
 * own files. Not next/font: it preloads nothing on the Not-found page, whose words then jump.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { type FontSubset, fontSubsets, fallbackFonts } from './font-subsets'
import { readArguments } from './usage'

const folder = 'public/fonts'

readArguments({
  command: 'npm run fonts',
  help: 'Cuts the fonts of scripts/font-subsets.ts into public/fonts, and writes app/fonts.css. The result is committed.',
})

await mkdir(folder, { recursive: true })
const files: Record<string, string> = {}
for (const font of fontSubsets) files[font.name] = await cut(font)
for (const file of await readdir(folder))
  if (file.endsWith('.woff2') && !Object.values(files).includes(file)) await rm(path.join(folder, file))
const preloaded = fontSubsets.filter(font => font.preload).map(({ name }) => [name, `/fonts/${files[name]}`])
await writeFile('content/fonts.generated.json', `${JSON.stringify(Object.fromEntries(preloaded), null, 2)}\n`)
const rules = [...fontSubsets.map(rule), ...fallbackFonts.map(fallbackRule)]
await writeFile('app/fonts.css', `/* Made by npm run fonts. */\n${rules.join('\n')}`)

/** Resolves with the name of the file. */
async function cut({ name, from, range, axes, features }: FontSubset): Promise<string> {
  const packaged = await readFile(path.join('node_modules', from))
  const font = await subsetFont(packaged, characters(range), {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: features }),
  })
  const file = `${name}-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
  await writeFile(path.join(folder, file), font)
  console.log(`${file}  ${(packaged.length / 1000).toFixed(1)} → ${(font.length / 1000).toFixed(1)} KB`)
  return file
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

function rule({ name, family, style, weight, range, onDemand }: FontSubset): string {
  return block({
    'font-family': `'${family}'`,
    src: `url('/fonts/${files[name]}') format('woff2')`,
    'font-weight': weight,
    'font-style': style,
    'font-display': 'swap',
    ...(onDemand && { 'unicode-range': range }),
  })
}

function fallbackRule({ family, style, locals, stretch, ascent, descent }: (typeof fallbackFonts)[number]): string {
  return block({
    'font-family': `'${family}'`,
    src: locals.map(name => `local('${name}')`).join(', '),
    'font-style': style,
    'size-adjust': percent(stretch),
    'ascent-override': percent(ascent / stretch),
    'descent-override': percent(descent / stretch),
    'line-gap-override': '0%',
  })
}

function block(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
