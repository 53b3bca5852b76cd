import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync('app/globals.css', 'utf8')
function tokensOf(selector: string) {
  const rule = new RegExp(`^${selector} \\{\n {2}(?:color-scheme|--background).*?^\\}`, 'ms').exec(
    css,
  )
  const declarations = `${/--gold: #\w+;/.exec(css)?.[0]} ${rule?.[0]}`
  const tokens = Object.fromEntries(
    Array.from(declarations.matchAll(/--([\w-]+): ([^;]+);/g), ([, name, value]) => [name, value]),
  )
  return (name: string) => tokens[name]!.replace('var(--gold)', tokens.gold!)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each([
  ['light', ':root'],
  ['dark', '.dark,\n.on-picture'],
])('in the %s theme words have 4.5:1, and borders of fields 3:1', (_, selector) => {
  const token = tokensOf(selector)
  const words = ['ink', 'quiet', 'fine', 'accent', 'sindoor'].flatMap(name =>
    ['background', 'raised', 'input'].map(ground => [name, ground, 4.5] as const),
  )
  for (const [name, ground, least] of [
    ...words,
    ['primary-foreground', 'primary', 4.5] as const,
    ['primary-foreground', 'primary-hover', 4.5] as const,
    ['field', 'background', 3] as const,
    ['field', 'input', 3] as const,
  ])
    expect(contrast(token(name), token(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(
      least,
    )
})
