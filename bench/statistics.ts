/** The middle one, or the mean of the two in the middle. NaN of nothing. */
export function median(values: readonly number[]): number {
  return (at(values, 0.5, Math.floor) + at(values, 0.5, Math.ceil)) / 2
}

/** The value that `share` (0 to 1) of the others do not exceed. NaN of nothing. */
export const quantile = (values: readonly number[], share: number) => at(values, share, Math.round)

function at(values: readonly number[], share: number, round: (position: number) => number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[round(share * (sorted.length - 1))] ?? NaN
}

/** Each figure's median over several runs that measured the same ones. */
export function medians<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[]
  return Object.fromEntries(names.map(name => [name, median(runs.map(run => run[name]))])) as Record<Name, number>
}

/** With so many digits that two of a kind can be compared: 1,234 · 56.7 · 1.23 · 0.045; whole numbers with none. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export const kilobytes = (bytes: number) => figure(bytes / 1000)
