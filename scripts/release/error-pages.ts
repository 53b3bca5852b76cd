import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nginxRefusals } from '@/content/refusals'
import { renderRefusal } from '@/lib/refusal-page'

/** The pages that nginx answers with by itself, in the words of content/refusals.ts: deploy/nginx names them. */
export function writeErrorPages(directory: string) {
  mkdirSync(directory, { recursive: true })
  for (const [name, words] of Object.entries(nginxRefusals))
    writeFileSync(path.join(directory, `${name}.html`), renderRefusal(words))
}
