import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { format, resolveConfig } from 'prettier'

const file = 'bench/RESULTS.md'

/** Rows of figures, each after its name, below a head, as Markdown. */
export const table = (head: string[], rows: string[][]) =>
  [head, head.map((_, column) => (column ? '--:' : '---')), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** Load of the last 1, 5 and 15 minutes: above the number of processors, figures are of a busy machine. */
export const load = () =>
  loadavg()
    .map(average => average.toFixed(2))
    .join(' ')

/**
 * Prints what a bench has found, and puts it at the end of bench/RESULTS.md; what it found the last time goes.
 * @param bench the section's heading
 * @param loadBefore `load()` at the start
 */
export async function report(bench: string, body: string[], loadBefore: string) {
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const processors = `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}`
  const facts = [
    `${when} UTC`,
    `Node ${process.versions.node}`,
    processors,
    `load ${loadBefore} before, ${load()} after`,
  ]
  const section = `## ${bench}\n\n${facts.join(' · ')}\n\n${body.join('\n\n')}\n`
  console.log(`\n${section}`)
  const others = readFileSync(file, 'utf8')
    .split(/^(?=## )/m)
    .filter(part => !part.startsWith(`## ${bench}\n`))
  const settings = await resolveConfig(file)
  writeFileSync(file, await format(`${others.join('')}\n${section}`, { ...settings, parser: 'markdown' }))
}

/** The value that `share` (0 to 1) of the others do not exceed. NaN of nothing. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? NaN

/** Each figure's median over several runs that measured the same ones. */
export function medians<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[]
  const middle = (name: Name) =>
    quantile(
      runs.map(run => run[name]),
      0.5,
    )
  return Object.fromEntries(names.map(name => [name, middle(name)])) as Record<Name, number>
}

/** With so many digits that two of a kind can be compared: 1,234 · 56.7 · 1.23 · 0.045; whole numbers with none. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
