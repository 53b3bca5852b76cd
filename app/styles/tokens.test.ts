import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { computeContrast } from '@/e2e/contrast'

const css = readFileSync('app/styles/tokens.css', 'utf8')
/** The channels of a token, as the browser resolves it. */
function tokensOf(theme: string) {
  const rules = [':root', theme, '@theme static inline'].flatMap(selector =>
    css
      .split(`\n${selector} {`)
      .slice(1)
      .map(rest => rest.split('\n}')[0]),
  )
  const tokens = Object.fromEntries(
    Array.from(rules.join('').matchAll(/--([\w-]+): ([^;]+);/g), ([, name, value]) => [
      name,
      value,
    ]),
  )
  return function channelsOf(name: string): number[] {
    const value = tokens[name]!
    if (value.startsWith('#')) return [1, 3, 5].map(at => parseInt(value.slice(at, at + 2), 16))
    const [first, second = first] = Array.from(value.matchAll(/var\(--([\w-]+)\)/g), ([, other]) =>
      channelsOf(other!),
    )
    const share = Number(/(\d+)%/.exec(value)?.[1] ?? 100) / 100
    return first!.map((channel, index) => channel * share + second![index]! * (1 - share))
  }
}

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
    ...['morning', 'dusk'].map(ground => ['quiet', ground, 4.5] as const),
    ['primary-foreground', 'primary', 4.5] as const,
    ['primary-foreground', 'color-primary-hover', 4.5] as const,
    ['field', 'background', 3] as const,
    ['field', 'input', 3] as const,
  ])
    expect(
      computeContrast(token(name), token(ground)),
      `${name} on ${ground}`,
    ).toBeGreaterThanOrEqual(least)
})

it('the icon has the accent of each theme, and emails have that of buttons', () => {
  const coloursIn = (file: string) => readFileSync(file, 'utf8').match(/#[\da-f]{6}\b/g)
  const accentOf = (name: string) => new RegExp(`--${name}: (#.*);`).exec(css)?.[1]
  const [light, dark] = [accentOf('accent'), accentOf('primary')]
  expect(coloursIn('app/icon.svg'), 'app/icon.svg: run npm run icons').toEqual([light, dark])
  const file = 'notify/emails/accent.ts'
  expect(coloursIn(file), `${file}: run npm run icons`).toEqual([dark])
})
