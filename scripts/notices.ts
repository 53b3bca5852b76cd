import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fontSubsets } from './font-subsets'
import { licenceFiles, shippedPackages } from './shipped'

const line = '-'.repeat(80)

/** The notices of the shipped packages; equal texts appear once. */
export async function softwareNotices(): Promise<string> {
  const texts = new Map<string, string[]>()
  for (const name of await shippedPackages()) {
    const read = (file: string) => readFileSync(path.join('node_modules', name, file), 'utf8').trim()
    const { version, license } = JSON.parse(read('package.json')) as Record<'version' | 'license', string | undefined>
    const text =
      licenceFiles(name).map(read).join('\n\n') ||
      `Its package brings no text; the licence that it names is ${license}.`
    texts.set(text, [...(texts.get(text) ?? []), `${name}${version ? ` ${version}` : ''} (${license})`])
  }
  const parts = [...texts].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return (
    ['The scripts of this site, and its server, hold parts of these packages.', ...parts].join(`\n\n${line}\n\n`) + '\n'
  )
}

/** The packages of the fonts. None reserves its name, so a subset may keep it. */
export const fontPackages = [...new Set(fontSubsets.map(({ from }) => from.split('/').slice(0, 2).join('/')))]

/** The copyright of every font, and their common licence. */
export function fontNotices(): string {
  const licences = fontPackages.map(name => readFileSync(path.join('node_modules', name, 'LICENSE'), 'utf8'))
  const copyrights = licences.map(text => text.split('\n')[0]!.replace(/ \S+\.ttf: .*/, ''))
  const shared = licences.map(text => text.split('\n').slice(1).join('\n').trim())
  if (new Set(shared).size > 1) throw new Error(`These no longer share a licence: ${fontPackages.join(', ')}`)
  return [...copyrights, '', shared[0], ''].join('\n')
}
