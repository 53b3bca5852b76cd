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
  outlineOf,
  sharedHeadOf,
} from './golden'
import { expectHydrated } from './page-state'
import { allPaths, missingPath, onePathPerTemplate } from './routes'

const nameOf = (path: string) => path.split('/').at(-1) || 'home'
const pages = [
  ...allPaths.map(path => ({ path, name: nameOf(path) })),
  { path: missingPath, name: 'not-found' },
]

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
    // An article's text is its MDX, so one article's tree is enough.
    const isWhole = onePathPerTemplate.includes(path)
    if (isWhole) expectGolden(main, `${name}-aria.yml`)
    // Every page is compared with the same frame.
    expectGolden(frame, 'frame-aria.yml')

    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(path)
    const plainMain = plain.locator('main')
    expectGolden(await sharedHeadOf(plain), 'frame-head.txt')
    expectGolden(await headOf(plain), `${name}-head.txt`)
    if (isWhole) expectGolden(await attributesOf(plainMain), `${name}-attributes.txt`)
    else expectGolden(await outlineOf(plainMain), `${name}-outline.txt`)
    expectGolden(await attributesOf(plain.getByRole('banner')), 'frame-attributes.txt')
    const plainTree = `${await accessibilityTree(plainMain)}\n${await frameTree(plain)}`
    expect.soft(plainTree).toBe(`${main}\n${frame}`.replace(addedByScripts, ''))
    await plain.close()
  })

const frameTree = async (page: Page) =>
  `${await accessibilityTree(page.getByRole('banner'))}\n${await accessibilityTree(page.getByRole('contentinfo'))}`

test('the sources of one picture match their golden file', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('main picture').first()
  expectGolden(await describeElements(hero, 'source, img'), 'hero-sources.txt')
})

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
