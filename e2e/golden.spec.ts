import { expect, test } from './fixtures'
import { accessibilityTree, attributesOf, expectGolden, headOf } from './golden'
import { expectHydrated } from './page-state'
import { allPaths, missingPath } from './routes'

const nameOf = (path: string) => path.split('/').at(-1) || 'home'
const pages = [
  ...allPaths.map(path => ({ path, name: nameOf(path) })),
  { path: missingPath, name: 'not-found' },
]

/** Lines of the tree that scripts add: the theme's button, and Next's announcer of pages. */
const addedByScripts = /^ *- (button "Light theme"|alert)\n?/gm

for (const { name, path } of pages)
  test(`${path} matches its golden files, scripts on and off`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path)
    await expectHydrated(page)
    const tree = await accessibilityTree(page.locator('body'))
    expectGolden(tree, `${name}-aria.yml`)
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(path)
    expectGolden(await headOf(plain), `${name}-head.txt`)
    expectGolden(await attributesOf(plain), `${name}-attributes.txt`)
    const plainTree = await accessibilityTree(plain.locator('body'))
    expect.soft(plainTree.trim()).toBe(tree.replace(addedByScripts, '').trim())
    await plain.close()
  })

test('feed, site map and robots.txt match their golden files', async ({ request }) => {
  for (const path of ['/journal/feed.xml', '/sitemap.xml', '/robots.txt'])
    expectGolden(await (await request.get(path)).text(), nameOf(path))
})
