import { readFileSync } from 'node:fs'

/** For tests: what stands in a file of this folder, without its comments. */
export const textOf = (file: string) =>
  readFileSync(`deploy/nginx/${file}`, 'utf8')
    .replace(/^\s*#.*\n|\s#\s.*$/gm, '')
    .replace(/if \((.*)\) \{ (.*) \}/g, '$1 $2')

/** The headers that a text adds, by name. */
export const headersIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/add_header (\S+) "([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** The blocks `location …`, which hold no others, by what they match. */
export const locationsIn = (text: string) =>
  new Map([...text.matchAll(/location ([^{]+?) \{([^}]*)\}/g)].map(([, match = '', block = '']) => [match, block]))

/** A time as nginx writes it, in milliseconds. */
export function millisecondsOf(text: string, directive: string): number {
  const [, amount, unit] = new RegExp(`${directive}[ =](\\d+)(ms|s)\\b`).exec(text) ?? []
  return Number(amount) * (unit === 's' ? 1_000 : 1)
}
