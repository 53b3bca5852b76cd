import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { frontRefusals } from '@/content/refusals'
import { readBuiltSite } from '@/lib/door/built-site'
import { renderWords } from '@/lib/door/refusal-page'

/**
 * The pages that nginx answers with by itself, in the words of content/refusals.ts and dressed as the build of this
 * checkout: deploy/nginx names them. Without the theme's script, whose hash a policy in a file could not follow.
 */
export function writeErrorPages(directory: string) {
  const { dress } = readBuiltSite()
  mkdirSync(directory, { recursive: true })
  for (const [name, words] of Object.entries(frontRefusals))
    writeFileSync(path.join(directory, `${name}.html`), renderWords(words, { ...dress, theme: '' }))
}
