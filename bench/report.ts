import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { format, resolveConfig } from 'prettier'

const file = 'bench/RESULTS.md'
const heading = `# What the benches measured

Each section is the last run of one bench, written by the bench itself; bench/README.md says what each does. A ratio holds
within its run, since both sides were measured in turns; figures of two sections may come from machines in different moods.
`

type Cell = string | number

/** Rows below a head, as Markdown. */
export function table(head: string[], rows: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  const rule = head.map((_, column) => (rows.every(row => isFigure(row[column])) ? '--:' : '---'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

const isFigure = (cell: Cell | undefined) => /^[\d.,–]+( [+(].*)?$/.test(String(cell ?? ''))

/** Load of the last 1, 5 and 15 minutes: above the number of processors, figures are of a busy machine. */
export const load = () =>
  loadavg()
    .map(average => average.toFixed(2))
    .join(' ')

/**
 * Prints what a bench has found, and puts it into bench/RESULTS.md in place of what it found the last time.
 * @param bench the section's heading
 * @param loadBefore `load()` at the start
 */
export async function report(bench: string, body: string[], loadBefore: string) {
  const [processor] = cpus()
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const facts = [
    `${when} UTC`,
    `Node ${process.versions.node}`,
    `${cpus().length} × ${processor?.model.trim() || 'unknown processor'}`,
    `load ${loadBefore} before, ${load()} after`,
  ]
  const section = `## ${bench}\n\n${facts.join(' · ')}\n\n${body.join('\n\n')}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : heading
  const settings = await resolveConfig(file)
  const tidy = (text: string) => format(text, { ...settings, parser: 'markdown' })
  console.log(`\n${await tidy(section)}`)
  writeFileSync(file, await tidy(withSection(before, bench, section)))
}

/** The text with this section in place of its older self, or at the end. */
function withSection(text: string, bench: string, section: string): string {
  const parts = text.split(/^(?=## )/m)
  const isOlder = (part: string) => part.startsWith(`## ${bench}\n`)
  if (!parts.some(isOlder)) return `${text.trimEnd()}\n\n${section}`
  return parts.map(part => (isOlder(part) ? `${section}\n` : part)).join('')
}
