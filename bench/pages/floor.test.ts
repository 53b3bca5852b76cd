import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { floorPage, heroParts } from './floor'

const hero = '<picture class="contents">\n<img src="/p/hero-640.jpg" alt="$& more"/></picture>'
const face = '<link rel="preload" href="/fonts/display.woff2" as="font" crossorigin="" type="font/woff2"/>'
const early = '<link rel="preload" as="image" href="/p/hero-640.avif" media="(orientation: portrait)"/>'
const script = '<link rel="preload" as="script" href="/a.js"/>'
const html = `<head>${script}${face}${early}</head><body>${hero}<picture><img src="/second.jpg"/></picture>`

test('the floor page takes the first picture, what fetches it early, and the first face', () => {
  expect(heroParts(html)).toEqual({ picture: hero, preloads: [early], font: '/fonts/display.woff2' })
  expect(() => heroParts('<p>a page of words</p>')).toThrow('no picture')
})

test('all of them stand in the page, and no gap is left', () => {
  const page = floorPage(readFileSync('bench/floor/index.html', 'utf8'), heroParts(html))
  for (const part of [hero, early, face, 'url(/fonts/display.woff2)']) expect(page).toContain(part)
  expect(page).not.toMatch(/<!-- \w+ -->|\/\* font/)
  expect(page).not.toContain('<script')
})
