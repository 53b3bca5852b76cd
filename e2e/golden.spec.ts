import type { Page } from '@playwright/test'
import { articles } from '@/content/journal'
import { navigation } from '@/content/studio'
import { expect, test } from './fixtures'
import {
  accessibilityTree,
  attributesOf,
  describeElements,
  expectGolden,
  headOf,
  describeOutline,
  describeSharedHead,
} from './golden'
import { expectHydrated } from './page-state'
import { allPaths, missingPath, onePathPerTemplate } from './routes'

const nameOf = (path: string) => path.split('/').at(-1) || 'home'
const pages = onePathPerTemplate.map(path => ({
  path,
  name: path === missingPath ? 'not-found' : nameOf(path),
}))
/** An article's text is its MDX, so one article's tree is enough. */
const otherArticles = allPaths.filter(path => !onePathPerTemplate.includes(path))

/** Lines of the tree that scripts add: the theme's button, and Next's announcer of pages. */
const addedByScripts = new RegExp(`^ *- (button "${navigation.theme.label}"|alert)\\n?`, 'gm')

for (const { name, path } of pages)
  test(`${path} matches its golden files, scripts on and off`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path)
    await expectHydrated(page)
    const main = await accessibilityTree(page.locator('main'))
    const frame = await frameTree(page)
    expectGolden(main, `${name}-aria.yml`)

    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(path)
    const plainMain = plain.locator('main')
    expectGolden(await headOf(plain), `${name}-head.txt`)
    expectGolden(await attributesOf(plainMain), `${name}-attributes.txt`)
    const plainTree = `${await accessibilityTree(plainMain)}\n${await frameTree(plain)}`
    expect.soft(plainTree).toBe(`${main}\n${frame}`.replace(addedByScripts, ''))
    await plain.close()
  })

test('what all pages share, and the sources of one picture, match their golden files', async ({
  page,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  expectGolden(await frameTree(page), 'frame-aria.yml')
  expectGolden(await describeSharedHead(page), 'frame-head.txt')
  expectGolden(await attributesOf(page.getByRole('banner')), 'frame-attributes.txt')
  const hero = page.locator('main picture').first()
  expectGolden(await describeElements(hero, 'source, img'), 'hero-sources.txt')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the head and outline of every other article match their golden files', async ({ page }) => {
    for (const path of otherArticles) {
      await page.goto(path)
      expectGolden(await headOf(page), `${nameOf(path)}-head.txt`)
      expectGolden(await describeOutline(page.locator('main')), `${nameOf(path)}-outline.txt`)
    }
  })
})

const frameTree = async (page: Page) =>
  `${await accessibilityTree(page.getByRole('banner'))}\n${await accessibilityTree(page.getByRole('contentinfo'))}`

test('feed, site map and robots.txt match their golden files', async ({ request }) => {
  for (const path of ['/journal/feed.xml', '/sitemap.xml', '/robots.txt']) {
    const text = await (await request.get(path)).text()
    // Each article's head has its description.
    const replaced = articles.reduce(
      (all, { description }) => all.replaceAll(description, '(description)'),
      text,
    )
    expectGolden(replaced, nameOf(path))
  }
})
