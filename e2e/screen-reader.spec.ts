import { home } from '@/content/home'
import { expect, test } from './fixtures'

test('the rites of the gallery are read out in Hindi', async ({ page }) => {
  await page.goto('/')
  const rites = home.gallery.frames.flatMap(({ moment, lang }) => (lang === 'hi-Latn' ? [moment] : []))
  expect(await page.locator('#gallery [lang=hi-Latn]').allInnerTexts()).toEqual(rites)
})

test('a caption is read out, and copied, as words with a space between them', async ({ page }) => {
  await page.goto('/')
  const captions = home.gallery.frames.map(({ moment, caption }) => `${moment} ${caption}`)
  expect(await page.locator('#gallery figcaption').allTextContents()).toEqual(captions)
})
