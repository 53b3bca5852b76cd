import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf } from '@/e2e/contrast'

const css = readFileSync('app/styles/tokens.css', 'utf8')
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

const channelsOf = (colour: string) => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))

it.each([
  ['light', ':root'],
  ['dark', '.dark,\n.on-picture'],
])('in the %s theme text has a contrast of 4.5:1 and field borders 3:1', (_, selector) => {
  const token = tokensOf(selector)
  const texts = ['ink', 'quiet', 'fine', 'accent', 'sindoor'].flatMap(name =>
    ['background', 'raised', 'input'].map(ground => [name, ground, 4.5] as const),
  )
  for (const [name, ground, least] of [
    ...texts,
    ['primary-foreground', 'primary', 4.5] as const,
    ['primary-foreground', 'primary-hover', 4.5] as const,
    ['field', 'background', 3] as const,
    ['field', 'input', 3] as const,
  ]) {
    const contrast = contrastOf(channelsOf(token(name)), channelsOf(token(ground)))
    expect(contrast, `${name} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
})

it('the icon has the accent of each theme, and the buttons of emails have the gold', () => {
  const [lightAccent, gold] = [tokensOf(':root')('accent'), tokensOf(':root')('primary')]
  const icon = readFileSync('app/icon.svg', 'utf8').match(/#\w{6}\b/g)
  expect([...new Set(icon)], 'app/icon.svg').toEqual([lightAccent, gold])
  expect(readFileSync('notify/emails/parts.tsx', 'utf8')).toContain(`background: '${gold}'`)
})
