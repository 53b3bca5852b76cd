import { routes } from '@/scripts/routes'
import { essays } from '@/e2e/essays'
import { expect, phone, test } from './fixtures'

for (const [screen, settings] of Object.entries({ phone, desk: {} }))
  test.describe(`a ${screen}`, () => {
    test.use({ settings })
    for (const { path, status } of routes)
      test(`a visitor reads ${path}: nothing breaks, nothing comes from elsewhere`, async ({ visitor }) => {
        await visitor.open(path)
        await visitor.sees('h1')
        const height = await visitor.look(() => document.documentElement.scrollHeight)
        for (let top = 0; top < height; top += 800) {
          await visitor.look(to => scrollTo({ top: to, behavior: 'instant' }), top)
          await visitor.soon(missingPictures).toEqual([])
        }
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect(await visitor.look(overflow), 'sideways scroll').toBe(0)
        const asked = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)
        expect([...new Set(await visitor.look(asked))]).toEqual([visitor.proxy.url])

        const missing = status === 404
        const said = await visitor.browser.consoleMessages()
        if (missing) expect(said.filter(line => line.includes(`Page not found: ${path}`))).toHaveLength(1)
        const expected = (line: string) => missing && (line.includes(path) || line.includes('status of 404'))
        expect(said.filter(line => !expected(line))).toEqual([])
        expect(visitor.proxy.refused).toEqual(missing ? [`404 ${path}`] : [])
      })
  })

test('the first three lines of an essay stand beside its capital', async ({ visitor }) => {
  await visitor.open(`/journal/${essays[0]!.slug}`)
  const beside = () => {
    const paragraph = document.querySelector('.essay > p:first-child')!
    const words = document.createRange()
    words.selectNodeContents(paragraph)
    const edge = paragraph.getBoundingClientRect().left + parseFloat(getComputedStyle(paragraph).lineHeight)
    const lines = [...words.getClientRects()].filter(({ left, width }) => left > edge && width > 100)
    return new Set(lines.map(({ top }) => Math.round(top))).size
  }
  await visitor.soon(beside).toBe(3)
})

/** Runs in the page: visible pictures and fonts that have not loaded. */
function missingPictures(): string[] {
  const seen = [...document.images].filter(image => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.checkVisibility() && bottom > 0 && top < innerHeight
  })
  return seen.filter(image => !image.naturalWidth).map(image => image.currentSrc)
}
