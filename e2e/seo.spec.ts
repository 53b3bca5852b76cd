import { expect, test } from './fixtures'
import { allPaths } from './routes'

/** Drops the origin, because pages name the public one. */
const pathOf = (address: string) => new URL(address).pathname

test('the site map lists every page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)</g), ([, address]) => pathOf(address!))
  expect(pages.sort()).toEqual([...allPaths].sort())
})

test('every page has its own share title and picture, and all icons exist', async ({ request }) => {
  const titles = new Set<string>()
  const pictures = new Set<string>()
  for (const path of allPaths) {
    const html = await (await request.get(path)).text()
    const tag = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    titles.add(tag('og:title'))
    pictures.add(pathOf(tag('og:image')))
    for (const [, icon = ''] of html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g))
      pictures.add(icon)
  }
  expect(titles.size).toBe(allPaths.length)
  expect(pictures.size, 'one picture per page, and three icons').toBe(allPaths.length + 3)
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//)
  }
})
